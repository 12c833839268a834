"""What newcomers write, and what they are told: the words they change, the line that is named, what is said of it."""

from typing import NamedTuple

from tests.engine.boxes import Change


class Wrong(NamedTuple):
    """Words of a file and what stands there instead; some of the line that is named; some of the message."""

    file: str
    old: str
    new: str
    at: str
    says: str

    @property
    def change(self) -> Change:
        """The change alone."""
        return Change(self.file, self.old, self.new)


def _rule(line: str, says: str) -> Wrong:
    """A line in a rule."""
    return Wrong(
        "rules.py", "    worth = points * PRICE\n", f"    worth = 1\n    {line}\n", line.partition("\n")[0], says
    )


def _rules(old: str, new: str, at: str, says: str) -> Wrong:
    return Wrong("rules.py", old, new, at, says)


def _field(new: str, says: str) -> Wrong:
    """A line of the table."""
    return Wrong("state.py", "    leader: int = upto(3)\n", f"    {new}\n", new, says)


def _table(old: str, new: str, at: str, says: str) -> Wrong:
    return Wrong("state.py", old, new, at, says)


def _game(old: str, new: str, at: str, says: str) -> Wrong:
    return Wrong("__init__.py", old, new, at, says)


def _name(name: str, whose: str) -> Wrong:
    """A rule that is called like something else."""
    says = f"a rule has the name {name}, which {whose} already; expected a name that nothing else has"
    return Wrong("rules.py", "def price(", f"def {name}(", f"def {name}(t: State, points", says)


T = "t, as in every rule"
QUESTION = '@book.question(Step.CALL, "{}")\ndef {}(t: State, seat: int, called: int) -> Ask:\n'
BETS = QUESTION.format("bets", "bet_how_much")
MORE = f'    """X3"""\n    return amount(1, 3)\n\n\n{QUESTION}'
HAPPENS = "@book.happens(Step.NEXT)\n"
ASKS = "return one_of(…), some_of(…), amount(…) or nothing() on every way"
ANSWER = "@book.answer_to(Step.CALL)\n"
BUILTINS = "abs, bool, divmod, enumerate, int, len, max, min, pow, range, round, sum, zip"

STATE = [
    _rules("price(t: State", "price(state: State", "def price", f"price calls the state state; expected {T}"),
    _rules(
        "bet_how_much(t: State", "bet_how_much(s", "def bet_how_much", f"bet_how_much calls the state s; expected {T}"
    ),
    _rules(
        "def price(t: State, points: int) -> int:\n",
        "def price(_t: State, points: int) -> int:\n    x = _t.round\n",
        "x = _t",
        "price uses _t; ",
    ),
    _rules(
        "points: int) -> int:", "points: int, *more: int) -> int:", "def price", "price takes *, / or ** parameters"
    ),
    _rule("x = t.pionts[0]", "the table has no pionts; expected points"),
    _rule("x = t.xyz", "the table has no xyz; expected about, actor, asked, chance"),
    _rule("x = points.real", "points.real in price; expected a field of the table as t.NAME, or form, members, least"),
    _rule("t.now = 2", "t.now is set by price; expected the engine to set it; rules plan steps"),
    _rule("t.said[0] = 2", "t.said is set by price; expected the engine to set it; rules plan steps"),
    _rule("t.coins = 2", "the pile coins is replaced; expected words that move cards: draw, move, put, throw, clear"),
    _rule("t.round = t.point", "the table has no point; expected points"),
    _rule("x = t.points.real", "t.points.real in price; expected a field of the table as t.NAME"),
    _rule("t.coins[0] = 2", "the pile coins is replaced; expected words that move cards"),
    _rule("t.plan_step[0] += 1", "t.plan_step is set by price; expected the engine to set it; rules plan steps"),
    _rules("points: int) -> int:", "points: int, *, more: int) -> int:", "def price", "price takes *, / or ** param"),
    _rules("points: int) -> int:", "points: int, /) -> int:", "def price", "price takes *, / or ** parameters"),
    _rules(
        "points: int) -> int:", "points: int, **more: int) -> int:", "def price", "price takes *, / or ** parameters"
    ),
    _rule("t.points = 2", "the whole list points is replaced; expected its items, one by one: t.points[i] = …"),
]

CALLED = [
    _rule("x = Call.HAED", "Call has no HAED; expected HEAD"),
    _rule("x = Step.CALL.nome", "Step.CALL.nome in price; expected a field of the table as t.NAME"),
    _rule("x = price.real", "price.real in price; expected a number that has a name of its own"),
    _rule("x = Nobody.real", "the name Nobody, which nothing stands for; expected a name of this file"),
    _rule("x: int = Call.HAED", "Call has no HAED; expected HEAD"),
    _rule("assert Call.HAED", "Call has no HAED; expected HEAD"),
    _rule("return Call.HAED", "Call has no HAED; expected HEAD"),
    _rule("x = 1 if points > Call.HAED else 2", "Call has no HAED; expected HEAD"),
    _rule("x = t.points[Call.HAED]", "Call has no HAED; expected HEAD"),
    _rule("t.round += Call.HAED", "Call has no HAED; expected HEAD"),
    _rule("x = bit(Call.HAED)", "Call has no HAED; expected HEAD"),
    _rule("x = xyz(Call.HAED)", "xyz is called, which is no function here"),
    _rule("x = points(1)", "points is called, which is no function here; expected a function of this file"),
    _rule("x = bit()", "bit is called with 0 arguments; expected 1: member"),
    _rule("x = price(t)", "price is called with 1 arguments; expected 2: t, points"),
    _rule("t.round /= 2", "/ in price; expected //, since rules count in whole numbers"),
    _rule("x = 1 < points is t", "is in price; expected =="),
    _rule("x = PRIZE", "the name PRIZE, which nothing stands for; expected PRICE"),
    _rule("x = XYZ", "the name XYZ, which nothing stands for; expected a name of this file"),
    _rule("x = Told", "Told, a EnumType, in price; expected numbers and tuples of numbers"),
    _rule("x = prize(t)", "prize is called, which is no function here; expected price"),
    _rule("x = xyz(t)", "xyz is called, which is no function here; expected a function of this file, by its name"),
    _rule("x = lowst(1)", "lowst is called, which is no function here; expected from brelan.engine.sets import lowest"),
    _rule("shake(t, t.coins[0], 2, 1)", "no function here; expected from brelan.engine.cups import shake"),
    _rule("x = sorted(t.points)", f"sorted(…) in price; expected of Python only {BUILTINS}"),
    _rule("x = t.points.count(1)", "t.points.count(…) in price; expected functions, called by name"),
    _rule("x = bit(member=1)", "bit is called with member=; expected arguments in their order"),
    _rules(
        "run(t, ROUND)", "run(t, flow=ROUND)", "run(t", "run is called with flow=; expected arguments in their order"
    ),
    _rule("x = bit(1, 2)", "bit is called with 2 arguments; expected 1: member"),
    _rules(
        "worth = points *", "worth = price(t, 1) *", "def price", "price comes to call itself; expected a while loop"
    ),
    _rule("x = tell(t, Told.CALLED, 0)", "tell inside a line; expected a tell on a line of its own, by its own name"),
    _rule("x = half(points)", "prices is called; expected a word of the engine, a rule in one of the modules coins"),
    _rules("run(t, ROUND)", "go(t, ROUND)", "go(t", "run is called go; expected its own name, run"),
    _name("count", "brelan.engine.sets has"),
    _name("step", "brelan.engine.doors has"),
    _name("choose", "brelan.engine.drive has"),
    _name("entry", "the compiler has"),
    _name("len", "Python has"),
    _rules("def price(", "def call(", "def call(t: State, points", "a rule has the name call, which line 44 of coins"),
    _rules("def price(", "half = lambda t: 2\n\n\ndef price(", "half = ", "a lambda is not defined at module level"),
]

CONSTANTS = [
    _rule("x = 0.5", "0.5 in price; expected whole numbers"),
    _rule("x = None", "None in price; expected a number: −1 or 0 for what is not there"),
    _rule(
        "x = 'two'", "the text 'two' in price; expected a number, or a member of an enumeration; only tells have words"
    ),
]

GAME = [
    _game("=wealth", "=wealth, minutes=set_up", "game = Game(", "the game has one of clock and minutes; expected both"),
    _game("=wealth", "=wealth, load=set_up", "load=", "load takes 1 arguments (t); expected t and path"),
    _game("=wealth", "=wealth, load=7", "load=", "load is 7; expected a function of t and path"),
    _game("=set_up", "=score", "set_up=", "set_up takes 2 arguments (t, seat); expected t"),
    _game("=set_up", "=None", "set_up=", "set_up is None; expected a function of t"),
    _game("least=2", "least=0", "least=", "it is for 0 to 4 players; expected the lesser number first"),
    _game("version=1", "version=True - 1", "version=", "its version is 0; expected 1, and one more"),
    _game("version=1", 'version="1"', "version=", "its version is '1'; expected 1, and one more for every new version"),
    _game(
        'name="coins"', 'name="common"', "name=", "the game is called 'common'; expected a word of lowercase letters"
    ),
    _game(
        'name="coins"', 'name="2coins"', "name=", "the game is called '2coins'; expected a word of lowercase letters"
    ),
    _game("=ROUND", "=(*ROUND, 2)", "opening=", "the opening names 2; expected steps: THROW, CALL, NEXT"),
    _game("=ROUND", "=ROUND * 5 + ROUND[:2]", "opening=", "the opening has 17 steps; expected at most 16 plans that"),
    _game("modules=(", "modules=[]  and (", "modules=", "the modules are []; expected a tuple with the names"),
    _game("steps=Step", "steps=3", "steps=", "the steps are 3; expected an IntEnum of all steps"),
    _game(
        'deal="',
        'services=(("a", "brelan.deck:Dek"),), deal="',
        "services=",
        "the service a is said to be at 'brelan.deck:Dek'; expected module:RANKING.compiled(n)",
    ),
    _game(
        'deal="',
        'services=(("a", "brelan.deck"),), deal="',
        "services=",
        "the service a is said to be at 'brelan.deck'",
    ),
    _game(
        'deal="',
        'services=(("price", "brelan.deck:Deck"),), deal="',
        "def price",
        "a rule has the name price, which a ranking has, among the services already",
    ),
    _game("=wealth", "=wealth, clock=set_up", "clock=", "the game has one of clock and minutes; expected both"),
    _rules("def score(", "def scores(", "score, set_up", "rules has no score; expected scores"),
    _rules(
        "def wealth(",
        "def riches(",
        "score, set_up",
        "rules has no wealth; expected a function or constant wealth in it",
    ),
    _rules("def set_up(", "def setup(", "score, set_up", "rules has no set_up; expected setup"),
    _game("    score=score,\n", "", "game = Game(", "missing 1 required positional argument: 'score'"),
    _game("=score,", "=wealth,", "score=wealth", "score takes 1 arguments (t); expected t and seat"),
    _game(
        "=score,", "=lambda t, seat: 0,", "score=", "<lambda>; expected a function called score in one of the game's"
    ),
    _game("=wealth", "=score", "wealth=score", "wealth takes 2 arguments (t, seat); expected t"),
    _game("=wealth", "=7", "wealth=7", "wealth is 7; expected a function of t"),
    _game(
        '"round"',
        '"rund"',
        "deal=",
        "deals are counted in 'rund'; expected a number of the table: way, rounds, round, leader",
    ),
    _game('"round"', '"points"', "deal=", "deals are counted in 'points'; expected a number of the table"),
    _game("=ROUND", "=(1, 2)", "opening=", "the opening names 1; expected steps: THROW, CALL, NEXT"),
    _game("=ROUND", "=()", "opening=", "the opening is empty; expected steps: THROW, CALL, NEXT"),
    _game("=ROUND", "=ROUND * 6", "opening=", "the opening has 18 steps; expected at most 16 plans that wait"),
    _game(
        'name="coins"', 'name="Coins!"', "name=", "the game is called 'Coins!'; expected a word of lowercase letters"
    ),
    _game("version=1", "version=0", "version=", "its version is 0; expected 1, and one more for every new version"),
    _game("least=2", "least=5", "least=", "it is for 5 to 4 players; expected the lesser number first"),
    _game("most=4", "most=5", "most=", "it is for up to 5 players; expected at most 4, the seats of its table"),
    _game(
        "state=State", "state=Step", "state=", "the state is <enum 'Step'>; expected a class under @declared(seats=…)"
    ),
    _game("book=book", "book=None", "book=", "the book is None; expected book = Book()"),
    _game("steps=Step", "steps=State", "steps=", "; expected an IntEnum of all steps"),
    _game("modules=(", "modules=(), minutes=(", "modules=", "the modules are (); expected a tuple with the names"),
    _game(
        'deal="', 'services=(("a", "b.c:D"),), deal="', "services=", "the service a is said to be at 'b.c:D'; expected"
    ),
    _game("game = ", "games = ", '"""Coins', "game is None; expected game = Game(…)"),
    _game("import Game", "import Gane", "import Gane", "brelan.engine.game has no Gane; expected Game"),
    _game("rules import", "ruels import", "ruels", "ModuleNotFoundError: No module named"),
    _rules(
        "ROUND = (",
        "from {package} import game\n\nROUND = (",
        "import game",
        "has it; expected modules that do not import each other in a circle",
    ),
    _rules("Step.THROW, ", "Step.THORW, ", "ROUND =", "Step has no THORW; expected THROW"),
    _rules("ROUND = (", "ROUND = ((", "ROUND =", "this cannot be read ('(' was never closed); expected Python"),
    _rules("ROUND = (", "ROUND = (X, ", "ROUND =", "name 'X' is not defined; expected a name that this file defines"),
]

BOOK = [
    _rules(
        "options=Call", 'options=("head",)', "def call_what", "step CALL offers ('head',); expected options= an IntEnum"
    ),
    _rules(
        "Told.CALLED,", '"called",', "tell(t", "call tells no known thing; expected a member of an IntEnum: Told.WON"
    ),
    _table("CALL = 1", "CALL = -1", "CALL = -1", "step CALL is -1; expected 0 to 63"),
    _table("TAIL = 1", "TAIL = -1", "def call_what", "the option TAIL of step CALL is -1; expected 0 to 62"),
    _rules(
        "(Step.CALL, options=Call)", "(Step.CALL)", "def call_what", "question 1 of step CALL has no verb; expected"
    ),
    _rules(
        "options=Call", '"bets", options=Call', "def bet", "two questions of step CALL have the verb bets; expected a"
    ),
    _rules('"bets"', '"bets", of=1', "def bet", "of=1 for question 2 of step CALL; expected the number of an earlier"),
    _rules("options=Call", '"asks", of=0', "def call_what", "of=0 for question 1 of step CALL; expected the number of"),
    _rules(
        ANSWER,
        "@book.late(Step.CALL)\ndef late(t: State, seat: int) -> int:\n    return 0\n\n\n" + ANSWER,
        "def late",
        "late of step CALL takes 2 arguments (t, seat); expected t, seat and ask",
    ),
    _rules(
        "next_round(t: State)", "next_round(t: State, seat: int, x: int)", "def next", "takes 3 arguments (t, seat, x)"
    ),
    _rules(
        "call_what(t: State, seat: int)",
        "call_what(t: State)",
        "def call_what",
        "takes 1 arguments (t); expected t and",
    ),
    _rules(
        HAPPENS,
        f"@book.answer_to(Step.NEXT)\n{HAPPENS}",
        "def next_round",
        "step NEXT has an answer, but asks nothing; expected a @book.question for it",
    ),
    _rules(
        ANSWER, f"{ANSWER}{ANSWER}", "def call", "a second function under @book.answer_to for CALL; expected one at"
    ),
    _rules(
        "return amount(1, 3)",
        "return amount(1, 3) if called else 2",
        "def bet",
        f"bet_how_much gives back amount(1, 3) if called else 2; expected {ASKS}",
    ),
    _rules(
        "return amount(1, 3)",
        "return 2 if called else amount(1, 3)",
        "def bet",
        f"bet_how_much gives back 2 if called else amount(1, 3); expected {ASKS}",
    ),
    _rules(
        "    return amount(1, 3)",
        "    if called:\n        return amount(1, 3)\n    else:\n        points = 2",
        "def bet",
        f"bet_how_much may give back nothing; expected {ASKS}",
    ),
    _rules(
        "    return amount(1, 3)",
        "    if called:\n        points = 2\n    else:\n        return amount(1, 3)",
        "def bet",
        f"bet_how_much may give back nothing; expected {ASKS}",
    ),
    _rules("run(t, ROUND)", "run(t, (Step.THROW, 7))", "run(t", "7 is planned; expected a step of Step: THROW, CALL"),
    _rules(
        "run(t, ROUND)",
        "plan_for(t, Step.THROW if t.round else 7, 0)",
        "plan_for(t",
        "7 is planned; expected a step of Step",
    ),
    _rules(
        "run(t, ROUND)",
        "plan_for(t, 7 if t.round else Step.THROW, 0)",
        "plan_for(t",
        "7 is planned; expected a step of Step",
    ),
    _rules(
        "Step.CALL, Step.NEXT)",
        "Step.NEXT)\nCALLED = 1",
        "CALL = 1",
        "nothing leads to step CALL; expected a rule that plans it",
    ),
    _rules("Told.CALLED,", "Told.CALED,", "tell(t", "Told has no CALED; expected CALLED"),
    _rules("Told.CALLED,", "Told.WON,", "tell(t", "Told has no WON; expected one of THREW, CALLED"),
    _rules(
        "    return amount(1, 3)", "    amount(1, 3)", "def bet", f"bet_how_much may give back nothing; expected {ASKS}"
    ),
    _rules("return amount(1, 3)", "return", "def bet", f"bet_how_much may give back nothing; expected {ASKS}"),
    _rules("return amount(1, 3)", "return 3", "def bet", f"bet_how_much gives back 3; expected {ASKS}"),
    _rules("return amount(1, 3)", "return 1 | 2", "def bet", f"bet_how_much gives back 1 | 2; expected {ASKS}"),
    _rules("return amount(1, 3)", "return bit(3)", "def bet", f"bet_how_much gives back bit(3); expected {ASKS}"),
    _rules(
        "    return amount(1, 3)",
        "    if called:\n        return amount(1, 3)",
        "def bet",
        f"bet_how_much may give back nothing; expected {ASKS}",
    ),
    _rules(
        "tell(t, Told.CALLED",
        "tell(t)\n    tell(t, Told.CALLED",
        "tell(t)",
        "call tells no known thing; expected a member of an IntEnum: Told.WON",
    ),
    _rules(
        "def price(",
        "@staticmethod\ndef price(",
        "@static",
        "price stands under @staticmethod; expected the decorators",
    ),
    _rules(
        HAPPENS,
        "",
        "NEXT = 2",
        "step NEXT has no rule; expected a function under @book.happens(Step.NEXT) or @book.question(…) in one of the "
        "modules coins",
    ),
    _rules(
        BETS,
        BETS + MORE.format("x", "x") + MORE.format("y", "fourth"),
        "def fourth",
        "question 4 of step CALL; expected at most 3 in a chain, or a step planned by the answer",
    ),
    _rules(
        '"bets")',
        '"bets", manner=Manner.SEALED)',
        "def bet",
        "a second question of step CALL, which is put to all at once",
    ),
    _rules(
        ANSWER,
        "",
        "def call_what",
        "step CALL asks, but nothing answers; expected a function under @book.answer_to(Step.CALL)",
    ),
    _rules(
        HAPPENS,
        f"@book.late(Step.NEXT)\n{HAPPENS}",
        "def next_round",
        "step NEXT has a time-out answer, but asks nothing",
    ),
    _rules(
        HAPPENS,
        f"@book.happens(Step.THROW)\n{HAPPENS}",
        "def next_round",
        "a second function under @book.happens for THROW; expected one at most",
    ),
    _rules(HAPPENS, "@book.happens(3)\n", "def next_round", "next_round belongs to 3; expected a step of Step"),
    _rules(
        "called: int) -> Ask",
        ") -> Ask",
        "def bet",
        "takes 2 arguments (t, seat); expected t and seat, and 1 answer of the chain",
    ),
    _rules(
        "called: int, points: int)",
        "called: int)",
        "def call",
        "takes 3 arguments (t, seat, called); expected t and seat, and 2 answers",
    ),
    _rules("next_round(t: State)", "next_round()", "def next_round", "takes 0 arguments (); expected t, or t and seat"),
    _rules(
        '(Step.CALL, "bets")', "(Step.CALL)", "def bet", "question 2 of step CALL has no verb; expected a word, as in"
    ),
    _rules('"bets"', '"bets much"', "def bet", "step CALL has the verb 'bets much'; expected one lowercase word"),
    _rules(
        '"bets"',
        '"bets", of=0',
        "def bet",
        "of=0 for question 2 of step CALL; expected the number of an earlier question of the chain",
    ),
    _rules(
        '"bets"',
        '"bets", members="dogs"',
        "def bet",
        "step CALL asks for 'dogs'; expected members=SEATS, members=POSITIONS or members=UNDER_CUP",
    ),
    _rules(
        "Step.CALL, Step.NEXT)", "Step.NEXT)", "CALL = 1", "nothing leads to step CALL; expected a rule that plans it"
    ),
    _rules(
        "        end(t)", "        t.round = 0", "opening=ROUND", "no rule ends the game; expected end(t) in a rule"
    ),
    _rules("run(t, ROUND)", "run(t, (0, 1))", "run(t", "0 is planned; expected a step of Step: THROW, CALL, NEXT"),
    _rules(
        "run(t, ROUND)",
        "plan_for(t, Told.THREW, 0)",
        "plan_for(t",
        "<Told.THREW: 0> is planned; expected a step of Step",
    ),
    _rules(
        '"""X2 All',
        '"""All',
        "tell_cards(",
        "throw_coins tells something by no rule; expected its id as the first word",
    ),
    _rules(
        "t.coins[seat])\n\n\n",
        "t.coins[seat], n=2)\n\n\n",
        "tell_cards(",
        "throw_coins tells n=, which sentences have already",
    ),
]

TABLE = [
    _table("seats=4", "seats=9", "class State", "a table of 9 seats; expected 1 to 8"),
    _table("seats=4", "seats=0", "class State", "a table of 0 seats; expected 1 to 8"),
    _field("_leader: int = upto(3)", "a field is called _leader; expected another name, in lowercase"),
    _field(
        "who: list[int] = each(3)", "a number for each seat is called who, which sentences about a seat know already"
    ),
    _field("leader: int = upto(3, least=-(1 << 62) - 1)", "leader goes from -4611686018427387905 to 3; expected the"),
    _field("leader: int = upto(1 << 62 | 1)", "leader goes from 0 to 4611686018427387905; expected the lesser first"),
    _table(
        "number(2, 1,", "number(21, 1,", "rounds:", "the option rounds is 21 unless the table chooses; expected a whole"
    ),
    _table("dice_each(2,", "dice_each(0,", "coins:", "the pile coins has room for 0; expected 1 to 255 cards or dice"),
    _table('("head", "tail")', "()", "coins:", "the deck of coins has 0 cards; expected 1 to 127"),
    _table('"head", "tail"', '"head", "=tail"', "coins:", "a card of coins is written '=tail'; expected a short text"),
    _table('"head", "tail"', '"head", "??"', "coins:", "a card of coins is written '??'; expected a short text"),
    _table('"head", "tail"', '"head", ""', "coins:", "a card of coins is written ''; expected a short text"),
    _table(
        "seats=4",
        "seats=4, backs=(0, 1)",
        "class State",
        "2 backs from 0 to 1; expected one of 1 to 63 for each of 0 cards",
    ),
    _table("(AnyState)", "(dict)", "class State", "the state is a dict; expected class State(AnyState)"),
    _field("lead: int = upto(3)", "a field is called lead, which every table has; expected another name"),
    _field("copy: int = upto(3)", "a field is called copy, which every table has; expected another name"),
    _field("tobytes: int = upto(3)", "a field is called tobytes, which every table has; expected another name"),
    _field("Leader: int = upto(3)", "a field is called Leader; expected another name, in lowercase"),
    _field(
        "known: list[int] = each(3)",
        "a number for each seat is called known, which sentences about a seat know already",
    ),
    _field("leader: int", "the field leader is without a value; expected = upto, ints, each, pile"),
    _field("leader: int = ints(-1, 3)", "leader is a list of -1 numbers; expected one at least"),
    _field("leader: int = ints(0, 3)", "leader is a list of 0 numbers; expected one at least"),
    _field("leader: int = 3", "the field leader is declared as 3; expected = upto, ints, each, pile"),
    _field("leader = upto(3)", "leader has no type; expected leader: int = …"),
    _field(
        "leader: int = upto(3, least=4)", "leader goes from 4 to 3; expected the lesser first, and no more than 2^62"
    ),
    _field("leader: int = upto(1 << 63)", "leader goes from 0 to 9223372036854775808; expected the lesser first"),
    _field("def leader(self): return 0", "the table has a method leader; expected a function of a rule's module"),
    _table(
        "number(2, 1,",
        "number(0, 1,",
        "rounds:",
        "the option rounds is 0 unless the table chooses; expected a whole number",
    ),
    _table(
        "dice_each(2,", "dice_each(256,", "coins:", "the pile coins has room for 256; expected 1 to 255 cards or dice"
    ),
    _table('"head", "tail"', "*map(str, range(128)),", "coins:", "the deck of coins has 128 cards; expected 1 to 127"),
    _table(
        '"head", "tail"',
        '"head", "Head"',
        "coins:",
        "two cards of coins are written alike; expected a text for each card",
    ),
    _table(
        '"head", "tail"', '"head", "the tail"', "coins:", "a card of coins is written 'the tail'; expected a short text"
    ),
    _table(
        "    coins:",
        '    more: Pile = dice(1, Deck(("head", "edge")))\n    coins:',
        "coins:",
        "head is a card of two decks",
    ),
    _table(
        "    coins:", "    more: Pile = pile(1, COINS)\n    coins:", "more:", "the deck of more is of cards and of dice"
    ),
    _table(
        "seats=4",
        "seats=4, backs=(1, 2)",
        "class State",
        "2 backs from 1 to 2; expected one of 1 to 63 for each of 0 cards",
    ),
    _table("TAIL = 1", "TAIL = 63", "def call_what", "the option TAIL of step CALL is 63; expected 0 to 62"),
    _table("CALL = 1", "CALL = 64", "CALL = 64", "step CALL is 64; expected 0 to 63"),
    _table("SHORT = 1", "SHORT = 2", "SHORT = 2", "SHORT of the option Way is 2; expected 1: members count from 0"),
]
