// Small comforts. Every page works without them; nothing here knows the game.
(() => {
  "use strict";
  const QUIET = 450; // ms after a tap in which the next button at the same place ignores the second one
  let last = 0;

  const free = (form) => {
    delete form.dataset.busy;
    form.removeAttribute("aria-busy");
  };
  const freeAll = () => document.querySelectorAll("form[data-busy]").forEach(free);

  // A form is sent once, and a double tap never reaches the form that replaced it.
  // data-rapid: a form that is meant to be tapped quickly (it still waits for its answer).
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if ((form.getAttribute("method") || "get").toLowerCase() !== "post") return;
    const now = Date.now();
    if (form.dataset.busy || (form.dataset.rapid === undefined && now - last < QUIET)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    last = now;
    form.dataset.busy = "1";
    form.setAttribute("aria-busy", "true");
    setTimeout(free, 8000, form);
  }, true);
  document.addEventListener("htmx:finally:request", freeAll);
  const offline = (on) => {
    const note = document.getElementById("offline");
    if (!note) return;
    note.hidden = !on;
    if (on) note.scrollIntoView({ block: "nearest" });
  };
  document.addEventListener("htmx:error", () => offline(true));
  document.addEventListener("htmx:after:swap", () => offline(false));
  window.addEventListener("pageshow", freeAll);

  // What the reader has unfolded stays unfolded when htmx brings a new copy of it; a new question is read from the top.
  // A counter that has changed flashes once (the style sheet leaves it still for those who asked for rest).
  const question = () => document.getElementById("question");
  const counters = () => [...document.querySelectorAll(".counter dd, .mat .now")];
  // What was typed or ticked stays too while the question is the same.
  const answers = () => [...document.querySelectorAll("#q input[name]:not([type=hidden])")];
  const changed = (input) => input.checked !== input.defaultChecked || input.value !== input.defaultValue;
  const twin = (input) => answers().find(({ name, type, value }) => name === input.name && type === input.type &&
    (!/checkbox|radio/.test(type) || value === input.value));
  let filled = [];
  let unfolded = [];
  let asked;
  let numbers = [];
  document.addEventListener("htmx:before:swap", () => {
    unfolded = [...document.querySelectorAll("details[id][open]")].map((fold) => fold.id);
    asked = question() && question().textContent;
    filled = answers().filter(changed);
    numbers = counters().map((counter) => counter.textContent);
  });
  document.addEventListener("htmx:after:swap", () => {
    if (asked && question() && question().textContent !== asked) {
      scrollTo(0, 0);
      question().focus({ preventScroll: true });
    } else if (document.querySelector("#table .notice")) {
      scrollTo(0, 0);
    } else if (!/^(missed|query)$/.test((document.activeElement || {}).name)) {
      filled.filter(({ name }) => !/^(missed|query)$/.test(name)).forEach((input) => {
        const same = twin(input);
        if (same && !changed(same)) Object.assign(same, { checked: input.checked, value: input.value });
      });
    }
    if (counters().length === numbers.length) {
      counters().forEach((counter, i) => counter.classList.toggle("flash", counter.textContent !== numbers[i]));
    }
    unfolded.forEach((id) => {
      const fold = document.getElementById(id);
      if (fold && !fold.classList.contains("menu")) fold.open = true;
    });
  });

  // Menus close on Escape and on a tap elsewhere.
  const closeMenus = (except) => document.querySelectorAll("details.menu[open]").forEach((menu) => {
    if (menu !== except) menu.open = false;
  });
  document.addEventListener("keydown", (event) => {
    const menu = event.key === "Escape" && document.querySelector("details.menu[open]");
    if (!menu) return;
    menu.open = false;
    menu.querySelector("summary").focus();
  });

  // What was typed into <form data-draft="action"> is kept by that action before the page changes its language.
  const typed = (form) => [...form.elements].some(({ value, defaultValue = value }) => value !== defaultValue);
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[hreflang]");
    const form = document.querySelector("form[data-draft]");
    if (!link || !form || !typed(form) || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const body = new URLSearchParams(new FormData(form));
    body.set("do", form.dataset.draft);
    fetch(form.action, { method: "POST", body, headers: { "HX-Request": "true", "HX-Request-Type": "partial" } })
      .finally(() => location.assign(link.href));
  });

  // <a data-overlay href="…"> opens the page's content over this one; closing returns to the link.
  const overlay = document.getElementById("overlay");
  const show = async (link) => {
    const answer = await fetch(link.href, {
      headers: { "HX-Request": "true", "HX-Request-Type": "partial", "HX-Target": "overlay-body" },
    });
    if (!answer.ok) throw new Error(answer.status);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const body = overlay.querySelector("#overlay-body");
    body.replaceChildren(...(page.querySelector("main") || page.body).childNodes);
    overlay.showModal();
    overlay.scrollTop = 0;
    overlay.addEventListener("close", () => {
      body.replaceChildren();
      if (link.isConnected) link.focus();
    }, { once: true });
  };
  document.addEventListener("click", (event) => {
    closeMenus(event.target.closest("details.menu"));
    if (overlay && event.target === overlay) overlay.close();
    const link = event.target.closest("a[data-overlay]");
    if (!link || !overlay || !overlay.showModal || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (overlay.open) overlay.close();
    show(link).catch(() => location.assign(link.href));
  });
})();
