/// The columns and rows of a file that are wanted, where a file has more than a deck needs.
public struct DeckColumns: Equatable, Sendable {
  /// The column of the terms and that of the definitions, counted from 1; `nil` for the first ones
  /// with text to read.
  public var faces: Faces?
  /// The tag that rows must have, in the column that the header `#tags column` names; `nil` for all
  /// rows.
  public var tag: String?

  /// Two columns, counted from 1.
  public struct Faces: Equatable, Sendable {
    /// The column of the terms.
    public let term: Int
    /// The column of the definitions.
    public let definition: Int

    /// Two columns; `nil` unless they differ and are possible.
    public init?(term: Int, definition: Int) {
      let limits = DeckLimit.columns
      guard limits.contains(term), limits.contains(definition), term != definition else {
        return nil
      }
      self.term = term
      self.definition = definition
    }
  }

  /// The wanted columns; the usual ones unless given.
  public init(_ faces: Faces? = nil, tag: String? = nil) {
    self.faces = faces
    self.tag = tag
  }
}

/// The meaning of the columns of a file.
struct DeckLayout: Equatable {
  var wanted = DeckColumns()
  /// Columns that hold neither term nor definition, counted from 1.
  var otherColumns: Set<Int> = []
  /// The column of tags, counted from 1.
  var tagsColumn: Int?

  /// Whether a row with these tags is wanted; `Words::French` belongs to `words`, too.
  func wants(tags: String) -> Bool {
    guard let tag = wanted.tag?.caseFolded else { return true }
    return tags.caseFolded.split(whereSeparator: \.isWhitespace).contains {
      $0 == tag || $0.hasPrefix("\(tag)::")
    }
  }
}
