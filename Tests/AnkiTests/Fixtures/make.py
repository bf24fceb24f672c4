#!/usr/bin/env python3
"""Makes the packages in this folder again: pip install anki genanki; python3 make.py

latest.apkg has collection.anki21b, legacy.apkg collection.anki21, oldest.apkg collection.anki2;
latest.colpkg is a whole collection. All have the same notes, except that genanki, which makes the
oldest one, has no image occlusion. In schedule.apkg some cards were answered.
"""
import os
import struct
import tempfile
import zlib

import genanki
from anki.collection import Collection, ExportAnkiPackageOptions

here = os.path.dirname(os.path.abspath(__file__))


def png(red):
    """A picture of one colour."""
    def chunk(kind, data):
        return (struct.pack(">I", len(data)) + kind + data
                + struct.pack(">I", zlib.crc32(kind + data)))
    rows = b"".join(b"\0" + bytes([red, 80, 160]) * 16 for _ in range(16))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 16, 16, 8, 2, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


pictures = {"cat.png": png(10), "my dog.png": png(200)}
french, animals = "Languages::French", "Zoo"
notes = [  # deck, note type, fields
    (french, "Basic", ["le&nbsp;chat", "<b>the cat</b>"]),
    (french, "Basic", ["l'eau[sound:eau.mp3]", "the<br>water"]),
    (french, "Basic", ['"oui"', "#yes"]),
    (french, "Basic", ["bonjour", "[sound:bonjour.mp3]"]),
    (french, "Basic (and reversed card)", ["la maison", "the\nhouse"]),
    (french, "Cloze", ["The capital of {{c1::France}} is {{c2::Paris::city}}.", ""]),
    (animals, "Basic", ['<img src="cat.png">', "cat"]),
    (animals, "Basic", ["dog", '<img src="my dog.png">']),
    (animals, "Basic", ["bird", '<img src="bird.png"> a bird']),
    (animals, "Basic", ["worm", '<img src="../worm.png">a worm']),
    (animals, "Basic", [r"\(x^2\)", "[$]x \\cdot x[/$]"]),
]


def collection(path):
    found = Collection(path)
    for name, data in pictures.items():
        with open(os.path.join(found.media.dir(), name), "wb") as file:
            file.write(data)
    for deck, kind, fields in notes:
        note = found.new_note(found.models.by_name(kind))
        note.fields = (fields + [""] * 9)[:len(note.fields)]
        found.add_note(note, found.decks.id(deck))
    occlusion = found.new_note(found.models.by_name("Image Occlusion"))
    occlusion.fields[:2] = [
        "{{c1::image-occlusion:rect:left=.1:top=.1:width=.2:height=.2}}", '<img src="cat.png">']
    found.add_note(occlusion, found.decks.id(animals))
    return found


def latest_and_legacy(folder):
    found = collection(os.path.join(folder, "collection.anki2"))
    for name, is_legacy in [("latest", False), ("legacy", True)]:
        options = ExportAnkiPackageOptions(
            with_scheduling=True, with_deck_configs=False, with_media=True, legacy=is_legacy)
        found.export_anki_package(
            out_path=f"{here}/{name}.apkg", options=options, limit=None)
    found.export_collection_package(f"{here}/latest.colpkg", include_media=True, legacy=False)


def schedule(folder):
    """Some cards were answered: both directions of a pair, and one of two gaps."""
    found = Collection(os.path.join(folder, "schedule.anki2"))
    found.set_config("fsrs", True)
    for kind, fields in [("Basic", ["one", "eins"]), ("Basic (and reversed card)", ["two", "zwei"]),
                         ("Cloze", ["{{c1::A}} {{c2::house}}.", ""])]:
        note = found.new_note(found.models.by_name(kind))
        note.fields = fields
        found.add_note(note, found.decks.id("Numbers"))
    found.decks.select(found.decks.id("Numbers"))
    grades = {("one", 0): 4, ("two", 0): 4, ("two", 1): 3, ("{{c1::A}} {{c2::house}}.", 1): 1}
    for number in found.find_cards(""):
        card = found.get_card(number)
        grade = grades.get((card.note().fields[0], card.ord))
        if grade:
            card.start_timer()
            found.sched.answerCard(card, grade)
    # As if that had been on the first day of 2025.
    found.db.execute(
        "update cards set data = json_set(data, '$.lrt', 1735689600) where data like '%lrt%'")
    options = ExportAnkiPackageOptions(
        with_scheduling=True, with_deck_configs=False, with_media=False, legacy=False)
    found.export_anki_package(out_path=f"{here}/schedule.apkg", options=options, limit=None)


def oldest(folder):
    kinds = {"Basic": genanki.BASIC_MODEL, "Cloze": genanki.CLOZE_MODEL,
             "Basic (and reversed card)": genanki.BASIC_AND_REVERSED_CARD_MODEL}
    decks = {french: genanki.Deck(2059400110, french), animals: genanki.Deck(2059400111, animals)}
    for number, (deck, kind, fields) in enumerate(notes):
        decks[deck].add_note(genanki.Note(
            model=kinds[kind], fields=fields, guid=f"note{number}"))
    files = []
    for name, data in pictures.items():
        files.append(os.path.join(folder, name))
        with open(files[-1], "wb") as file:
            file.write(data)
    genanki.Package(list(decks.values()), media_files=files).write_to_file(
        f"{here}/oldest.apkg", timestamp=1_767_225_600)


if __name__ == "__main__":
    for make in [latest_and_legacy, schedule, oldest]:
        with tempfile.TemporaryDirectory() as folder:
            make(folder)
