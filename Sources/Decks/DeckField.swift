/// One field of a record, as it stands there, quotes undone and blanks included.
struct DeckField {
  let bytes: ArraySlice<UInt8>
  /// Where it begins among the bytes of the file.
  let start: Int
}
