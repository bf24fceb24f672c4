extension Collection<String> {
  /// The texts one after the other, with the commas of the current language between them.
  public var listed: String {
    guard var list = first else { return "" }
    for text in dropFirst() { list = say("\(list), \(text)") }
    return list
  }

  /// The texts one after the other as sentences; some languages have no blank between them.
  public var asSentences: String {
    guard var all = first else { return "" }
    for text in dropFirst() { all = say("\(all) \(text)", context: "two sentences") }
    return all
  }
}
