"""Splits Swift source into words, marks and string literals, as far as phrases need it."""
import re

WORD = re.compile(r"[A-Za-z_]\w*|\d\w*")
# Stand for an escaped line break and for a line that goes on, until the indentation is removed.
BREAK, GOES_ON = "\ue000", "\ue001"
OPENERS, CLOSERS = "([{", ")]}"


class Literal:
    """A string literal: its text with {1}, {2} for the values, and the tokens of each value."""

    def __init__(self, line):
        self.line, self.text, self.values = line, "", []

    def __repr__(self):
        return repr(self.text)


def tokens(source):
    """The tokens of a file: strings for words and marks, and Literal for string literals."""
    return _Reader(source).read(len(source), None)[0]


class _Reader:
    def __init__(self, source):
        self.source = source
        self.at = 0

    def read(self, end, closer):
        """Reads up to a closing mark that nothing opened, or to the end."""
        found, depth = [], 0
        source = self.source
        while self.at < end:
            if source.startswith("//", self.at):
                self.at = self._find("\n")
            elif source.startswith("/*", self.at):
                self.at = self._find("*/") + 2
            elif (match := re.compile(r'(#*)("""|")').match(source, self.at)):
                found.append(self._literal(match))
            elif (match := WORD.match(source, self.at)):
                found.append(match.group())
                self.at = match.end()
            else:
                mark = source[self.at]
                if mark == closer and depth == 0:
                    break
                depth += (mark in OPENERS) - (mark in CLOSERS)
                self.at += 1
                if mark == "\n" or not mark.isspace():
                    found.append(mark)
        return found, self.at

    def _find(self, text):
        place = self.source.find(text, self.at)
        return len(self.source) if place < 0 else place

    def _literal(self, match):
        source, (pounds, quotes) = self.source, match.groups()
        literal = Literal(source.count("\n", 0, self.at) + 1)
        self.at = match.end()
        end, escape, pieces = quotes + pounds, "\\" + pounds, []
        while not source.startswith(end, self.at):
            if self.at >= len(source):
                raise SyntaxError(f"line {literal.line}: the string has no end")
            if source.startswith(escape, self.at):
                self.at += len(escape)
                pieces.append(self._escaped(literal))
            else:
                pieces.append(source[self.at])
                self.at += 1
        self.at += len(end)
        text = "".join(pieces)
        literal.text = (_unindented(text) if quotes == '"""' else text).replace(BREAK, "\n")
        return literal

    def _escaped(self, literal):
        """What follows a backslash: a value, a line that goes on, or a character."""
        source, mark = self.source, self.source[self.at]
        self.at += 1
        if mark == "(":
            value, self.at = self.read(len(source), ")")
            self.at += 1
            literal.values.append(value)
            return "{%d}" % len(literal.values)
        if mark == "u":
            code = source[self.at + 1:source.index("}", self.at)]
            self.at += len(code) + 2
            return chr(int(code, 16))
        if mark.isspace():
            self.at = source.index("\n", self.at - 1) + 1
            return GOES_ON
        return {"n": BREAK, "t": "\t", "0": "\0", "r": "\r"}.get(mark, mark)


def _unindented(text):
    """The text of a literal of several lines, without the indentation of its last line."""
    lines = text.split("\n")
    indent = len(lines[-1])
    text = "\n".join(line[indent:] for line in lines[1:-1])
    return re.sub(GOES_ON + " {%d}" % indent, "", text)
