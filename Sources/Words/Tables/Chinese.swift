// Made by `make words` from Languages/zh.po. Change that file instead.

let chineseWords = #"""
  """#
