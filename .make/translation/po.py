"""Reads and writes the files of the translators."""
import re

from .phrases import Fault

LINE = re.compile(r'(?:(msgctxt|msgid_plural|msgid|msgstr(?:\[\d+\])?) )?"(.*)"$')
ESCAPES = {"n": "\n", "t": "\t", '"': '"', "\\": "\\"}


def read(path):
    """The translations of a file by context and English text: the forms, and the comments."""
    texts = {}
    with open(path, encoding="utf-8") as file:
        for number, entry in _entries(file.read()):
            comments, fields, field = [], {}, None
            for line in entry.splitlines():
                match = LINE.match(line)
                if line.startswith("# ") or line == "#":
                    comments.append(line)
                elif match:
                    if match.group(1) in fields:
                        raise Fault(f"{path}:{number}: expected a blank line between two texts")
                    field = match.group(1) or field
                    fields[field] = fields.get(field, "") + _plain(match.group(2))
                elif line and not line.startswith("#"):
                    raise Fault(f"{path}:{number}: cannot read '{line}'")
            if fields.get("msgid") and "fuzzy" not in _flags(entry):
                forms = [fields[name] for name in sorted(fields) if name.startswith("msgstr")]
                texts[fields.get("msgctxt", ""), fields["msgid"]] = (forms, comments)
    return texts


def header(path):
    """The fields of a file's header that the script does not know, such as the last translator."""
    with open(path, encoding="utf-8") as file:
        lines = file.read().split("\n\n")[0].replace("\\n", "").splitlines()
    fields = [line.strip('"').split(": ", 1) for line in lines if line.startswith('"')]
    return {field[0]: field[1] for field in fields if len(field) == 2}


def forms(fields):
    """The number of plural forms that a file's header names; two without one, as in English."""
    match = re.match(r"nplurals=(\d+);", fields.get("Plural-Forms", ""))
    return int(match.group(1)) if match else 2


def text(phrases, language="", translations=None, fields=None):
    """A file with all phrases, and with the translations of a language."""
    count = forms(fields or {})
    fields = {**(fields or {}), "Project-Id-Version": "memorize", "Language": language,
              "MIME-Version": "1.0", "Content-Type": "text/plain; charset=UTF-8",
              "Content-Transfer-Encoding": "8bit"}
    lines = [f'"{name}: {value}\\n"' for name, value in sorted(fields.items())]
    entries = ["\n".join(['msgid ""', 'msgstr ""'] + lines)]
    entries += [_entry(phrase, count, *(translations or {}).get(
        phrase.key, ([], []))) for phrase in phrases]
    return "\n\n".join(entries) + "\n"


def _entry(phrase, count, forms, comments):
    lines = list(comments)
    if phrase.columns is not None:
        lines.append(f"#. At most {phrase.columns} columns.")
    if phrase.places:
        lines.append("#, python-brace-format")
    if phrase.context:
        lines.append(f"msgctxt {_quoted(phrase.context)}")
    lines.append(f"msgid {_quoted(phrase.english)}")
    if phrase.plural is None:
        return "\n".join(lines + [f"msgstr {_quoted(forms[0] if forms else '')}"])
    lines.append(f"msgid_plural {_quoted(phrase.plural)}")
    filled = [forms[index] if index < len(forms) else "" for index in range(count)]
    return "\n".join(lines + [f"msgstr[{index}] {_quoted(form)}"
                              for index, form in enumerate(filled)])


def _entries(source):
    number = 1
    for entry in source.split("\n\n"):
        yield number, entry.strip("\n")
        number += entry.count("\n") + 2


def _flags(entry):
    return " ".join(line for line in entry.splitlines() if line.startswith("#,"))


def _quoted(text):
    text = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return '"' + text.replace("\t", "\\t") + '"'


def _plain(text):
    return re.sub(r"\\(.)", lambda match: ESCAPES.get(match.group(1), match.group(1)), text)
