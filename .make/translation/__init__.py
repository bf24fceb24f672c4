"""The parts of .make/words: phrases in Swift files, and the files of the translators."""
