import Words

/// A fault of a deck file, in one line for the person who wrote the file.
public struct DeckError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The line number, counted from 1; nil if the fault concerns the whole file.
  public let line: Int?

  /// The character at which the fault begins, counted from 1; nil if it concerns the whole line.
  public let column: Int?

  /// The expected and the actual text; safe to write to any terminal.
  public var message: String {
    guard similar > 0 else { return text }
    let more = say(similar, one: "and \(similar) more", other: "and \(similar) more")
    return "\(text) (\(more))"
  }

  private let text: String

  /// The side of a pair that is empty, if that is the fault.
  var missingSide: Side?
  /// Whether a row or a field is over its limit.
  var isTooLong = false
  /// The number of later rows that are over a limit as well.
  fileprivate(set) var similar = 0

  /// Makes an error about a line, or about the whole file.
  ///
  /// - Parameters:
  ///   - line: counted from 1.
  ///   - column: counted in characters from 1.
  ///   - message: what was expected; control characters are removed.
  public init(line: Int? = nil, column: Int? = nil, message: String) {
    self.line = line
    self.column = line == nil ? nil : column
    text = message.cleaned
  }

  /// The message after the line number, as in `line 7: expected …`.
  public var description: String {
    guard let line else { return message }
    return say("line \(line): \(message)")
  }

  /// The message after its place as compilers write it, as in `words.tsv:7:3: expected …`.
  ///
  /// - Parameter file: the name of the file; control characters are removed.
  /// - Returns: one line, safe to write to any terminal.
  public func description(in file: String) -> String {
    let places = [line, column].compactMap { $0.map { ":\($0)" } }.joined()
    return "\(file.cleaned)\(places): \(message)"
  }
}

extension String {
  /// The text in quotes for an error message: clean, and short enough for one line.
  package var quoted: String {
    let text = String(decoding: utf8.prefix(DeckLimit.quotedBytes), as: UTF8.self).cleaned
    guard text.count > DeckLimit.quotedCharacters else { return "\"\(text)\"" }
    return "\"\(text.prefix(DeckLimit.quotedCharacters))...\""
  }
}

/// The faults of a deck file, counted by kind; the first 100 of them in full.
public struct DeckFaults: Equatable, Sendable {
  /// The first faults, in the order of the file; all rows over a limit are one.
  public private(set) var list: [DeckError] = []
  /// The number of all faults.
  public private(set) var count = 0
  /// The place of the rows over a limit in the list.
  private var tooLong: Int?
  /// The number of faults if all rows over a limit are one.
  public var kinds: Int { count - (tooLong.map { list[$0].similar } ?? 0) }
  /// The number of rows that have a definition and no term.
  public private(set) var missingTerms = 0
  /// The number of rows that have a term and no definition.
  public private(set) var missingDefinitions = 0
  /// The number of faults of the file as a whole.
  public private(set) var ofWholeFile = 0

  /// The number of rows that could not be read for another reason.
  public var unreadableRows: Int { count - missingTerms - missingDefinitions - ofWholeFile }

  mutating func add(_ fault: DeckError) {
    count += 1
    if fault.line == nil { ofWholeFile += 1 }
    switch fault.missingSide {
    case .term: missingTerms += 1
    case .definition: missingDefinitions += 1
    default: break
    }
    if fault.isTooLong, let tooLong {
      list[tooLong].similar += 1
    } else if list.count < DeckLimit.faults {
      if fault.isTooLong { tooLong = list.count }
      list.append(fault)
    }
  }
}
