// Made by `make words` from Languages/ru.po. Change that file instead.

let russianWords = #"""
  """#
