#!/usr/bin/env python3
"""Says what Anki's own library reads of a package: pip install anki; python3 read.py PACKAGE

The lines have the deck, the fields, and the number of cards of each note; then the pictures, those
that are missing, and the check of the collection. exported.txt is what it says of exported.apkg, which
`memorize decks export zoo exported.apkg` made of the deck Zoo in latest.apkg.
"""
import os
import sys
import tempfile

from anki.collection import Collection, ImportAnkiPackageOptions, ImportAnkiPackageRequest

path = os.path.abspath(sys.argv[1])
with tempfile.TemporaryDirectory() as folder:
    found = Collection(os.path.join(folder, "collection.anki2"))
    found.import_anki_package(ImportAnkiPackageRequest(
        package_path=path, options=ImportAnkiPackageOptions()))
    for number in found.find_notes(""):
        note = found.get_note(number)
        deck = found.decks.name(note.cards()[0].did)
        print(deck, *note.fields, len(note.cards()), sep="\t")
    print("pictures:", *sorted(os.listdir(found.media.dir())))
    print("missing:", *found.media.check().missing)
    print("check:", *found.fix_integrity())
    found.close()
