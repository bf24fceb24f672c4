extension Collection<String> {
  /// The texts one after the other, with the commas of the current language between them.
  public var listed: String {
    guard var list = first else { return "" }
    for text in dropFirst() { list = say("\(list), \(text)") }
    return list
  }
}
