"""Every element of the pages at once, and a sample of the game page: for the eye and for tests.

No menu leads here. The samples are words of the elements' real kind and length, in each language, and are not
for translators; pictures of the mat are built from the same values that a game gives.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from flask import Blueprint, Flask, g, render_template

from webapp import languages
from webapp.cards import Card
from webapp.catalogue.reader import catalogue
from webapp.icons import symbols
from webapp.patterns_lookup import samples
from webapp.solo.picture import FACES, SPACES, MatPicture, Space, Token

bp = Blueprint("patterns", __name__, url_prefix=languages.PREFIX)

WORDS: dict[str, dict[str, str]] = {
    "en": {
        "round": "Round 3",
        "question": "Settle: the robot acts. Do this with the cards.",
        "hint": "Your own Settle is finished.",
        "draw": "Move 3 cards unseen from the deck to the robot’s draw stack.",
        "flip": "Turn over the draw stack card by card until a non-military world shows.",
        "pay": "Move the credit marker down by one.",
        "why": "In a Settle action the robot draws three cards and then flips for a non-military world.",
        "done": "Found it",
        "miss": "A miss: next card",
        "empty": "The stack is empty",
        "stack": "Draw stack",
        "chips": "Robot’s chips",
        "pool": "Chips left",
        "counters": "Counters left",
        "prestige": "Prestige",
        "leader": "Leader: robot",
        "own": "Your chips",
        "tableau": "The robot’s tableau",
        "correct": "Correct a number",
        "log": "What happened",
        "all": "The whole timeline",
        "log1": "The robot rolled Settle and Produce.",
        "log2": "Develop: Public Works placed, credit 2 → 1.",
        "log3": "You finished Settle.",
        "summary": "Settle, action; credit 2, economy size 1.",
        "undo": "Undo",
    },
    "hu": {
        "round": "3. forduló",
        "question": "Letelepedés: a robot cselekszik. Hajtsd végre a kártyákkal.",
        "hint": "A saját Letelepedésedet befejezted.",
        "draw": "Tegyél 3 kártyát képpel lefelé a közös pakliról a robot húzókupacára.",
        "flip": "Fordítsd fel egyenként a húzókupac lapjait, amíg nem katonai világ nem kerül elő.",
        "pay": "Léptesd a kreditjelölőt eggyel vissza.",
        "why": "Letelepedés akciójában a robot három kártyát húz, majd nem katonai világot keres.",
        "done": "Megvan",
        "miss": "Nem megfelelő: következő kártya",
        "empty": "Elfogyott a kupac",
        "stack": "Húzókupac",
        "chips": "A robot lapkái",
        "pool": "Maradék lapka",
        "counters": "Maradék jelző",
        "prestige": "Presztízs",
        "leader": "Presztízsvezető: a robot",
        "own": "Saját lapkáid",
        "tableau": "A robot tablója",
        "correct": "Érték javítása",
        "log": "Ami eddig történt",
        "all": "A teljes eseménynapló",
        "log1": "A robot dobása: Letelepedés és Termelés.",
        "log2": "Fejlesztés: Közmunkák lehelyezve, kredit 2 → 1.",
        "log3": "Befejezted a Letelepedést.",
        "summary": "Letelepedés, akció; kredit 2, gazdasági méret 1.",
        "undo": "Visszavonás",
    },
    "ru": {
        "round": "Раунд 3",
        "question": "Освоение: действует робот. Сделайте это с картами.",
        "hint": "Ваше Освоение завершено.",
        "draw": "Переложите 3 карты взакрытую из общей колоды в стопку добора робота.",
        "flip": "Открывайте карты стопки добора по одной, пока не откроется невоенный мир.",
        "pay": "Передвиньте маркер кредитов на деление назад.",
        "why": "Действуя в фазе Освоения, робот добирает три карты и затем ищет невоенный мир.",
        "done": "Найдено",
        "miss": "Не подходит: следующая карта",
        "empty": "Стопка закончилась",
        "stack": "Стопка добора",
        "chips": "Жетоны робота",
        "pool": "Осталось жетонов",
        "counters": "Осталось фишек",
        "prestige": "Престиж",
        "leader": "Лидер престижа: робот",
        "own": "Ваши жетоны",
        "tableau": "Сектор робота",
        "correct": "Исправить значение",
        "log": "Что произошло",
        "all": "Весь ход партии",
        "log1": "Робот бросил: Освоение и Производство.",
        "log2": "Развитие: выложены Общественные работы, кредит 2 → 1.",
        "log3": "Вы завершили Освоение.",
        "summary": "Освоение, действие; кредит 2, размер экономики 1.",
        "undo": "Отменить",
    },
    "el": {
        "round": "Γύρος 3",
        "question": "Αποίκιση: ενεργεί το ρομπότ. Κάντε το με τις κάρτες.",
        "hint": "Η δική σας Αποίκιση ολοκληρώθηκε.",
        "draw": "Μεταφέρετε 3 κάρτες κλειστές από το κοινό απόθεμα στη στοίβα τραβήγματος του ρομπότ.",
        "flip": "Ανοίγετε μία μία τις κάρτες της στοίβας ώσπου να βρεθεί μη στρατιωτικός κόσμος.",
        "pay": "Μετακινήστε τον δείκτη πίστωσης μία θέση πίσω.",
        "why": "Στην ενέργεια Αποίκισης το ρομπότ τραβά τρεις κάρτες και ψάχνει μη στρατιωτικό κόσμο.",
        "done": "Βρέθηκε",
        "miss": "Δεν ταιριάζει: επόμενη κάρτα",
        "empty": "Η στοίβα τελείωσε",
        "stack": "Στοίβα τραβήγματος",
        "chips": "Δείκτες του ρομπότ",
        "pool": "Απομένουν",
        "counters": "Δείκτες ανάπτυξης",
        "prestige": "Κύρος",
        "leader": "Ηγέτης κύρους: το ρομπότ",
        "own": "Οι δείκτες σας",
        "tableau": "Η περιοχή του ρομπότ",
        "correct": "Διόρθωση αριθμού",
        "log": "Τι έγινε",
        "all": "Ολόκληρο το ιστορικό",
        "log1": "Το ρομπότ έριξε: Αποίκιση και Παραγωγή.",
        "log2": "Ανάπτυξη: τοποθετήθηκαν Δημόσια Έργα, πίστωση 2 → 1.",
        "log3": "Ολοκληρώσατε την Αποίκιση.",
        "summary": "Αποίκιση, ενέργεια· πίστωση 2, μέγεθος οικονομίας 1.",
        "undo": "Αναίρεση",
    },
    "pt": {
        "round": "Rodada 3",
        "question": "Assentamento: o robô age. Faça isto com as cartas.",
        "hint": "O seu Assentamento terminou.",
        "draw": "Passe 3 cartas, sem olhar, da reserva comum para a pilha de compra do robô.",
        "flip": "Vire as cartas da pilha de compra uma a uma até aparecer um mundo não militar.",
        "pay": "Recue o marcador de crédito uma casa.",
        "why": "Na ação de Assentamento o robô compra três cartas e depois procura um mundo não militar.",
        "done": "Encontrada",
        "miss": "Não serve: próxima carta",
        "empty": "A pilha acabou",
        "stack": "Pilha de compra",
        "chips": "Chips do robô",
        "pool": "Chips restantes",
        "counters": "Marcadores restantes",
        "prestige": "Prestígio",
        "leader": "Líder de prestígio: o robô",
        "own": "Seus chips",
        "tableau": "O tabuleiro do robô",
        "correct": "Corrigir um número",
        "log": "O que aconteceu",
        "all": "Toda a linha do tempo",
        "log1": "O robô tirou Assentamento e Produção.",
        "log2": "Desenvolvimento: Obras Públicas colocada, crédito 2 → 1.",
        "log3": "Você terminou o Assentamento.",
        "summary": "Assentamento, ação; crédito 2, tamanho da economia 1.",
        "undo": "Desfazer",
    },
}
"""Sample words of a game page by language."""

PRINTED: dict[str, tuple[str, str]] = {
    "explore_left": ("draw 1, credit 1", "draw 1"),
    "explore_right": ("both, draw 3, credit 1", "none"),
    "develop_left": (
        "counter 2, draw 1, find_development, price_six_cost 1",
        "counter 3, find_development, price_credit 1",
    ),
    "develop_right": (
        "counter 2, draw 1, find_development, price_six_cost 1",
        "counter 3, find_development, price_credit 1",
    ),
    "settle_left": ("draw 3, find_nonmilitary_world", "draw 2, find_nonmilitary_world, price_credit 1"),
    "settle_right": ("draw 3, find_nonmilitary_world", "draw 2, find_nonmilitary_world, price_credit 1"),
    "trade": ("credit 2, vp_per_economy 1", "vp_per_economy 1"),
    "double": ("vp_per_economy 2, economy 1", "vp_per_economy 1"),
    "produce": ("economy 1", "none"),
}
"""The cells without any special counter: action and response of each space."""


def init_app(app: Flask) -> None:
    """Register the pages for tests and for development only: their sample texts are nobody's translation."""
    if app.testing or app.debug:
        app.register_blueprint(bp)


@bp.get("/patterns/")
def page() -> str:
    """Show every element."""
    cards = tuple(shapes(catalogue().race.values()))
    names = sorted(symbols())
    return render_template(
        "patterns.html",
        mats=mats(),
        faces=FACES,
        shapes=cards,
        words=WORDS[g.lang],
        symbols=names,
        lookup=samples(),
    )


@bp.get("/patterns/game/")
def game() -> str:
    """Show the sample of a game page."""
    cards = tuple(catalogue().race.values())[:7]
    return render_template("solo/_layout_sample.html", picture=mats()[0][1], cards=cards, words=WORDS[g.lang])


def tokens(text: str) -> tuple[Token, ...]:
    """Read tokens as in `PRINTED`: kind and number, commas between."""
    parts = (part.split() for part in text.split(", ") if part)
    return tuple(Token(kind, int(number[0]) if number else None) for kind, *number in parts)


def mat(
    changes: dict[str, tuple[str, str]] | None = None,
    markers: tuple[str, ...] = (),
    dice: dict[str, tuple[str, ...]] | None = None,
    lit: tuple[str, str] | None = None,
    credit: int = 1,
    economy: int = 0,
    robot: str = "settle",
) -> MatPicture:
    """Return a picture of the mat with some cells changed by special counters."""
    changes, dice = changes or {}, dice or {}
    spaces = tuple(
        Space(
            name=name,
            phase=phase,
            marker=name in markers,
            dice=dice.get(name, ()),
            action=tokens(changes.get(name, PRINTED[name])[0]),
            response=tokens(changes.get(name, PRINTED[name])[1]),
            lit=lit[1] if lit and lit[0] == name else None,
            special=name in changes,
        )
        for name, phase in SPACES
    )
    return MatPicture(spaces, credit, 4, economy, 5, robot, WORDS[g.lang]["summary"])


def mats() -> tuple[tuple[str, MatPicture], ...]:
    """Return sample mats with their captions: start worlds that change many cells, every kind of token."""
    exploring = ("both, draw 7, credit 1", "none")
    return (
        (
            "Earth’s Lost Colony",
            mat(
                markers=("develop_left", "settle_left"),
                dice={"settle_left": ("settle",), "produce": ("robot",)},
                lit=("settle_left", "action"),
                credit=2,
                economy=1,
                robot="produce",
            ),
        ),
        (
            "Rebel Cantina",
            mat(
                {
                    "settle_left": ("draw 4, find_any_world", "draw 3, find_any_world, price_credit 1"),
                    "settle_right": ("draw 4, find_any_world", "draw 3, find_any_world, price_credit 1"),
                    "produce": ("economy 1, credit 1", "credit 1"),
                },
                markers=("trade", "double"),
                dice={"trade": ("match", "trade")},
                lit=("trade", "action"),
                credit=4,
                economy=5,
            ),
        ),
        (
            "Uplift Mercenary Force",
            mat(
                {
                    "explore_left": ("draw 2, credit 1", "draw 2"),
                    "explore_right": ("both, draw 5, credit 1", "none"),
                    "settle_left": (
                        "draw 4, per_chromosome 1, find_military_world",
                        "draw 4, per_chromosome 1, find_military_world, price_credit 1",
                    ),
                },
                markers=("settle_left", "settle_right"),
                lit=("settle_left", "response"),
                credit=0,
            ),
        ),
        (
            "Alien Research Team",
            mat(
                {
                    "explore_right": exploring,
                    "settle_left": (
                        "draw 3, find_alien_world",
                        "draw 2, find_alien_military_or_nonmilitary_world, price_credit 1",
                    ),
                    "trade": ("credit 3, vp_per_economy 1", "vp_per_economy 1"),
                    "double": ("vp_per_economy 2, prestige 1, economy 1", "vp 1"),
                },
                markers=("explore_left", "double"),
                dice={"explore_left": ("explore",), "double": ("double",)},
                lit=("double", "action"),
                robot="explore",
            ),
        ),
        (
            "Doomed World",
            mat(
                {"settle_left": ("find_nonmilitary_world 3, credit 2, economy 1", PRINTED["settle_left"][1])}
            ),
        ),
    )


def shapes(cards: Iterable[Card]) -> Iterator[Card]:
    """Yield one card of each look: kind, military, production, good."""
    seen = set()
    for card in cards:
        look = (card.kind, card.military, card.production, card.good)
        if look not in seen:
            seen.add(look)
            yield card
