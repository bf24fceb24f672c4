/// One field of a record, blanks included.
struct DeckField {
  /// Where it begins among the bytes of the file, its opening quote included.
  let start: Int
  /// Where what it says stands there.
  let range: Range<Int>
  /// What it says if that stands nowhere as it is, since quotes had to be undone.
  let unquoted: [UInt8]?

  init(start: Int, range: Range<Int>, unquoted: [UInt8]? = nil) {
    self.start = start
    self.range = range
    self.unquoted = unquoted
  }
}
