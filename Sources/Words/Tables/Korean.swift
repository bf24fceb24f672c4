// Made by `make words` from Languages/ko.po. Change that file instead.

let koreanWords = #"""
  """#
