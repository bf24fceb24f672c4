/// One field of a record, with the blanks around it.
struct DeckField {
  /// The index in the file at which it begins; that of its opening quote if it has one.
  let start: Int
  /// The text of the field, without the quotes around it.
  let bytes: ArraySlice<UInt8>

  /// Whether the field has anything but blanks.
  var hasText: Bool { !bytes.allSatisfy(\.isBlank) }
}
