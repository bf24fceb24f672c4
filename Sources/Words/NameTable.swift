/// Names that belong together, such as those of the months.
///
/// `make words` finds them here; each is said in the language of the moment when it is shown.
public struct NameTable: Sendable {
  private let names: [String]
  private let context: String

  /// A table.
  ///
  /// - Parameters:
  ///   - names: the names in English.
  ///   - context: see ``say(_:context:columns:)``.
  ///   - columns: see ``say(_:context:columns:)``.
  public init(_ names: String..., context: String, columns: Int? = nil) {
    self.names = names
    self.context = context
  }

  /// A name in the current language; empty for a number without a name.
  public subscript(number: Int) -> String {
    names.indices.contains(number) ? say(name: names[number], context: context) : ""
  }
}
