"""Finds the phrases in Swift files."""
import os
import re

from .tokens import CLOSERS, OPENERS, Literal, tokens

# The context of words that name keys, as on the message line.
KEY = "key"
# The labels of arguments that are phrases, and their context.
LABELS = {"hint": KEY, "help": "", "verb": KEY, "closing": KEY}
# The calls in which these labels mean a phrase.
CALLS = ("KeyBinding", "KeyLegend", "KeyTopic", "arrows", "DialogContent", "with")

# Calls that declare words which are said elsewhere: the contexts of their arguments, by label.
DECLARATIONS = {
    "Rule": {"title": "rule", "amountTitle": "rule", "spokenTitle": "rule", "effect": "rule",
             "explanation": "", "without": "", "report": "", "spokenReport": ""},
    "Setting": {"title": "", "help": "", "steps": ""},
    "EnglishText": {"": ""},
    "Figure": {"title": ""},
    "chapter": {"title": "chapter"},
    "Rival": {"name": "rival"},
    "SideNames": {"term": "side", "definition": "side"},
    "topic": {"term": "side", "definition": "side"},
}
# The most columns of these words.
COLUMNS = {("Setting", "title"): 22}


class Phrase:
    """A text of the program."""

    def __init__(self, context, english, plural=None, columns=None):
        self.context, self.english, self.plural = context, english, plural
        self.columns = columns

    @property
    def key(self):
        return self.context, self.english

    @property
    def places(self):
        """The numbers of the places that a translation must have."""
        return places(self.english if self.plural is None else self.plural)


class Fault(Exception):
    """Something that people have to mend."""


def places(text):
    return sorted(re.findall(r"\{\d+\}", text))


def phrases_in(folder):
    """All phrases of the Swift files in a folder, each one once.

    They are sorted by their words, so that moved source leaves the translators' files alone.
    """
    found = {}
    for path in sorted(_files(folder, ".swift")):
        with open(path, encoding="utf-8") as file:
            try:
                part = _Finder().find(tokens(file.read()))
            except (Fault, SyntaxError) as fault:
                raise Fault(f"{path}: {fault}") from fault
        for phrase in part:
            _add(phrase, path, found)
    for phrase in _deck_names(folder) + _side_names(folder):
        _add(phrase, os.path.join(folder, "Decks"), found)
    return sorted(found.values(), key=lambda phrase: (phrase.english, phrase.context))


def _files(folder, ending):
    for place, _, names in os.walk(folder):
        yield from (os.path.join(place, name) for name in names if name.endswith(ending))


def _add(phrase, path, found):
    known = found.setdefault(phrase.key, phrase)
    if known.plural != phrase.plural:
        raise Fault(f"{path}: '{phrase.english}' is also used with another plural form")
    if phrase.columns is not None:
        known.columns = min(phrase.columns, known.columns or phrase.columns)


def _deck_names(folder):
    """The names of built-in and generated decks."""
    names = []
    for path in sorted(_files(os.path.join(folder, "Decks", "BuiltIn"), ".tsv")):
        with open(path, encoding="utf-8") as file:
            names += re.findall(r"^#name:(.*)$", file.read(), re.M)
    for path in sorted(_files(os.path.join(folder, "Decks", "Generated"), ".swift")):
        with open(path, encoding="utf-8") as file:
            source = file.read()
        names += re.findall(r'\btopic\(\s*"([^"]*)"', source)
        if re.search(r"DeckTopic\(\s*name: rawValue", source):
            names += re.findall(r'case \w+ = "([^"]*)"', source)
    return [Phrase("deck", name) for name in names]


def _side_names(folder):
    """The words for the sides of built-in decks."""
    names = []
    for path in sorted(_files(os.path.join(folder, "Decks", "BuiltIn"), ".tsv")):
        with open(path, encoding="utf-8") as file:
            for line in re.findall(r"^#columns:(.*)$", file.read(), re.M):
                names += line.split("\t")
    return [Phrase("side", name) for name in names]


class _Finder:
    """Collects the phrases in the tokens of a file."""

    def __init__(self):
        self.found = []

    def find(self, tokens):
        for at, token in enumerate(tokens):
            if isinstance(token, Literal):
                for value in token.values:
                    self.find(value)
            elif token == "say" and _is(tokens, at + 1, "(") and not _is(tokens, at - 1, "func"):
                self._say(_arguments(tokens, at + 1))
            elif token == "hinting" and _is(tokens, at + 1, "("):
                self._add(KEY, [tokens for _, tokens in _arguments(tokens, at + 1)])
            elif token in DECLARATIONS and _is(tokens, at + 1, "("):
                self._declared(token, _arguments(tokens, at + 1))
            elif token == "NameTable" and _is(tokens, at + 1, "("):
                self._names(_arguments(tokens, at + 1))
            elif token in CALLS and _is(tokens, at + 1, "("):
                self._call(token, _arguments(tokens, at + 1))
            elif token == "Phrase":
                self._declaration(tokens, at + 1)
        return self.found

    def _say(self, arguments):
        labels = {label: tokens for label, tokens in arguments[1:]}
        words = arguments[0][1] if "one" not in labels else labels["one"]
        if "name" in [label for label, _ in arguments] or not _literals(words):
            return
        context = self._word(labels.get("context"))
        columns = self._number(labels.get("columns"))
        if "one" not in labels:
            self._add(context, [words], columns)
            return
        self._forms(context, labels, columns)

    def _forms(self, context, labels, columns=None):
        """The words for one thing and for several, unless they were declared elsewhere."""
        one, other = (_literals(labels[label]) for label in ("one", "other"))
        if len(one) != len(other):
            raise Fault(f"line {(one or other)[0].line}: one and other must be written out")
        for literal, plural in zip(one, other):
            self.found.append(Phrase(context, literal.text, plural.text, columns))

    def _declared(self, name, arguments):
        contexts = DECLARATIONS[name]
        for label, tokens in arguments:
            if label not in contexts:
                continue
            columns = COLUMNS.get((name, label))
            if "counted" in tokens:
                parts = _arguments(tokens, tokens.index("counted") + 1)
                self._forms(contexts[label], dict(parts), columns)
            else:
                self._add(contexts[label], [tokens], columns)

    def _names(self, arguments):
        labels = dict(arguments)
        columns = self._number(labels.get("columns"))
        names = [tokens for label, tokens in arguments if not label]
        self._add(self._word(labels.get("context")), names, columns)

    def _word(self, tokens):
        if tokens is None:
            return ""
        literals = _literals(tokens)
        if len(literals) != 1:
            raise Fault("the context of a phrase must be written out")
        return literals[0].text

    def _number(self, tokens):
        if tokens is None:
            return None
        number = "".join(token for token in tokens if not token.isspace())
        if not number.isdigit():
            raise Fault(f"columns: expected a number, found '{number}'")
        return int(number)

    def _call(self, name, arguments):
        for label, tokens in arguments:
            if label in LABELS:
                self._add(LABELS[label], [tokens])
            elif name == "KeyTopic" and label in ("keys", "name"):
                self._add("", [tokens])

    def _declaration(self, tokens, at):
        """A property or function whose type is a phrase: the hint of a key."""
        while _is(tokens, at, "?") or _is(tokens, at, "\n"):
            at += 1
        if _is(tokens, at, "{"):
            self._add(KEY, [_block(tokens, at)])
        elif _is(tokens, at, "="):
            end = at
            while end < len(tokens) and tokens[end] != "\n":
                end += 1
            self._add(KEY, [tokens[at:end]])

    def _add(self, context, parts, columns=None):
        for tokens in parts:
            for literal in _literals(tokens):
                if literal.text:
                    self.found.append(Phrase(context, literal.text, None, columns))


def _is(tokens, at, mark):
    return 0 <= at < len(tokens) and tokens[at] == mark


def _block(tokens, at):
    """The tokens between an opening mark and the one that closes it."""
    depth = 0
    for end in range(at, len(tokens)):
        if not isinstance(tokens[end], Literal):
            depth += (tokens[end] in OPENERS) - (tokens[end] in CLOSERS)
        if depth == 0:
            return tokens[at + 1:end]
    return tokens[at + 1:]


def _arguments(tokens, at):
    """The arguments of a call: labels, which may be empty, and tokens."""
    parts, depth = [[]], 0
    for token in _block(tokens, at):
        if isinstance(token, str):
            depth += (token in OPENERS) - (token in CLOSERS)
        if token == "," and depth == 0:
            parts.append([])
        elif token != "\n":
            parts[-1].append(token)
    return [(part[0], part[2:]) if _is(part, 1, ":") and isinstance(part[0], str) else ("", part)
            for part in parts]


def _literals(tokens):
    """The literals of an expression except those that it compares with, and in calls of `say`."""
    found, at = [], 0
    while at < len(tokens):
        token = tokens[at]
        if token == "say" and _is(tokens, at + 1, "("):
            at += 2 + len(_block(tokens, at + 1))
        elif isinstance(token, Literal) and not _is(tokens, at - 1, "="):
            found.append(token)
        at += 1
    return found
