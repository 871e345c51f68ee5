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
    // The way back from the theme keeps the place in the page.
    const back = form.elements.return;
    if (back) back.value = back.value.split("#")[0] + location.hash;
  }, true);
  document.addEventListener("htmx:finally:request", freeAll);
  // Says that no answer came, or takes it back; gives the note that is seen.
  const offline = (on) => {
    const notes = [...document.querySelectorAll(".offline")];
    notes.forEach((note) => { note.hidden = !on; });
    const seen = notes.reverse().find((note) => note.getClientRects().length);
    if (seen) seen.scrollIntoView({ block: "nearest" });
    return seen;
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
    if (seek && seek.open) return; // results over the page: the page itself has not changed
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

  // Where htmx changes the query of the address, other languages and the way back from the theme follow.
  document.addEventListener("htmx:after:history:update", () => {
    document.querySelectorAll(".menu a[hreflang]").forEach((link) => { link.search = location.search; });
    document.querySelectorAll(".menu [name=return]").forEach((back) => { back.value = location.pathname + location.search; });
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
    if (link) link.hash = location.hash;
    if (!link || !form || !typed(form) || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const body = new URLSearchParams(new FormData(form));
    body.set("do", form.dataset.draft);
    fetch(form.action, { method: "POST", body, headers: { "HX-Request": "true", "HX-Request-Type": "partial" } })
      .finally(() => location.assign(link.href));
  });

  // The search: "/" goes to the page's own box, else opens the dialog, as the header's box and links with data-open-seek do.
  // In the box, arrow down goes to the results and Enter opens the first of them, once they are those of what is typed.
  const seek = document.getElementById("seek");
  const overlay = document.getElementById("overlay");
  const box = () => [...document.querySelectorAll("[data-seek]")].find((input) => !seek || !seek.contains(input) || seek.open);
  const hits = () => [...document.querySelectorAll("#found li > a")];
  let shown; // what was asked, as it was typed
  let eager; // the first result is to open when it comes
  let loading;
  let opener;
  const forget = () => {
    eager = false;
    if (loading) loading.abort();
  };
  // Closes what has opened over the page, not to go back to its link.
  const leave = () => {
    opener = null;
    if (overlay) overlay.close();
  };
  const ask = (input) => input.dispatchEvent(new Event("input", { bubbles: true }));
  const fresh = ({ value }) => [shown, document.getElementById("found").dataset.query || ""].includes(value);
  const openFirst = (input) => {
    eager = !fresh(input);
    if (eager) ask(input);
    else if (hits().length) hits()[0].click();
  };
  document.addEventListener("htmx:after:swap", ({ detail: { ctx } }) => {
    if (!ctx.target) return;
    // The link that was followed is gone: reading goes on at what it has found.
    if (ctx.target.id === "finder") document.getElementById("results").focus({ preventScroll: true });
    if (ctx.target.id !== "found") return;
    shown = new URL(ctx.request.action, location).searchParams.get("q");
    const input = box();
    if (eager && input && fresh(input)) openFirst(input);
  });
  // What was typed before htmx was there is asked now.
  document.addEventListener("htmx:after:process", () => {
    const input = box();
    if (input && !fresh(input)) ask(input);
  }, { once: true });
  const openSeek = (text = "") => {
    if (!seek || !seek.showModal) return false;
    closeMenus();
    const input = seek.querySelector("[data-seek]");
    if (!seek.open) seek.showModal();
    if (text) input.value = text;
    if (text) ask(input);
    else input.select();
    input.focus();
    return true;
  };
  document.addEventListener("keydown", (event) => {
    const { target, key } = event;
    if (key === "Escape") forget();
    if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return;
    const found = hits();
    if (key === "/" && !target.closest("input, textarea, select, [contenteditable]")) {
      leave();
      const input = box();
      if (input ? (input.focus(), input.select(), true) : openSeek()) event.preventDefault();
    } else if (target.matches("[data-seek]")) {
      const down = key === "ArrowDown" && found.length;
      const enter = key === "Enter" && window.htmx;
      if (down || enter) event.preventDefault();
      if (down) found[0].focus();
      if (enter) openFirst(target);
    } else if (found.includes(target) && /^Arrow(Up|Down)$/.test(key)) {
      event.preventDefault();
      (found[found.indexOf(target) + (key === "ArrowDown" ? 1 : -1)] || (key === "ArrowUp" ? box() : target)).focus();
    }
  });
  document.addEventListener("input", (event) => {
    const { target } = event;
    if (event.isTrusted) forget();
    if (target.closest(".seek") && openSeek(target.value)) target.value = "";
  });
  // In the dialog its button and links bring other results there: the page below stays.
  document.addEventListener("submit", (event) => {
    const input = event.target.querySelector("#seek [data-seek]");
    if (!input || !window.htmx) return;
    event.preventDefault();
    ask(input);
  });

  // <a data-overlay href="…"> opens the page's content over this one; closing returns to the link.
  const show = async (link) => {
    const { signal } = loading = new AbortController();
    try {
      const answer = await fetch(link.href, {
        signal,
        headers: { "HX-Request": "true", "HX-Request-Type": "partial", "HX-Target": "overlay-body" },
      });
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      page.querySelectorAll('a[href^="#"]').forEach((inner) => {
        inner.href = link.href.split("#")[0] + inner.getAttribute("href");
      });
      const part = link.hash && page.getElementById(decodeURIComponent(link.hash.slice(1)));
      const whole = part && part.closest("[data-whole]"); // a rule is read in its section
      const alone = whole || (part && part.matches(".entry") && part);
      const inside = overlay.contains(link);
      const styles = page.querySelectorAll("link[rel=stylesheet]");
      overlay.querySelector("#overlay-body").replaceChildren(...styles,
        ...(alone ? [alone] : (page.querySelector("main") || page.body).childNodes));
      offline(false);
      if (inside) overlay.querySelector("button").focus();
      else opener = link;
      if (!overlay.open) overlay.showModal();
      overlay.scrollTop = 0;
      if (whole) {
        const there = () => part.scrollIntoView({ block: "center" });
        part.classList.add("here");
        styles[0].onload = there;
        there();
      } else if (part && !alone) {
        part.scrollIntoView();
      }
    } catch (error) {
      if (!signal.aborted && !offline(true)) location.assign(link.href);
    }
  };
  if (overlay) overlay.addEventListener("close", () => {
    forget();
    overlay.querySelector("#overlay-body").replaceChildren();
    if (opener && opener.isConnected) opener.focus();
  });
  document.addEventListener("click", (event) => {
    const { target } = event;
    forget();
    closeMenus(target.closest("details.menu"));
    if (overlay && target === overlay) overlay.close();
    if (seek && target === seek) seek.close();
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (target.closest(".seek, [data-open-seek]") && openSeek()) event.preventDefault();
    const more = window.htmx && target.closest("#seek #found :not(li) > a");
    if (more) {
      event.preventDefault();
      const source = seek.querySelector("[role=search]");
      source.elements.q.value = new URL(more.href).searchParams.get("q");
      htmx.ajax("GET", more.href, { source, target: "#found", swap: "outerMorph ignoreTitle:true" });
    }
    // Over a game everything opens, so that the game stays where it is; what is elsewhere opens apart.
    const over = document.getElementById("table") ? ", #found li > a, #overlay-body a[href]:not([type])" : "";
    const link = target.closest(`a[data-overlay]${over}`);
    // What is on this very page is gone to.
    if (!link || !overlay || !overlay.showModal || (link.hash && link.href === location.href.split("#")[0] + link.hash)) return;
    if (link.origin === location.origin) {
      event.preventDefault();
      show(link);
    } else {
      link.target = "_blank";
    }
  });
  addEventListener("hashchange", leave);
})();
