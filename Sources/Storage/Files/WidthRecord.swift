/// What one terminal answered to one question about the widths of characters.
public struct WidthRecord: Equatable, Sendable {
  /// The kind of terminal.
  public let terminal: String
  /// The fingerprint of what was asked; empty for a terminal that gives no answer to any question.
  public let question: String
  /// What of it takes other columns than it is counted with.
  public let widthMismatches: [String]

  /// An answer.
  public init(terminal: String, question: String, widthMismatches: [String]) {
    self.terminal = terminal
    self.question = question
    self.widthMismatches = widthMismatches
  }

  /// The news that a terminal gives no answer.
  public init(silent terminal: String) {
    self.init(terminal: terminal, question: "", widthMismatches: [])
  }

  /// Whether the terminal gives no answer.
  public var isSilent: Bool { question.isEmpty }

  /// Whether there is but one place for this and another record.
  func replaces(_ other: WidthRecord) -> Bool {
    terminal == other.terminal && (question == other.question || other.isSilent || isSilent)
  }
}

extension WidthRecord: Codable {
  private enum CodingKeys: String, CodingKey {
    case terminal
    case question
    case widthMismatches = "misdrawn"
  }

  /// The line of the file without its end.
  var line: String {
    JSONText.object([
      "terminal": JSONText.quoted(terminal), "question": JSONText.quoted(question),
      "misdrawn": JSONText.array(widthMismatches.map(JSONText.quoted)),
    ])
  }

  /// The record of a line that is written exactly as `line` does it, in ASCII, and names nothing
  /// widthMismatches, as most are; `nil` for any other.
  init?(plain bytes: ArraySlice<UInt8>, terminal: String, beginning: [UInt8]) {
    guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
    let rest = bytes.dropFirst(beginning.count)
    let digits = rest.dropFirst(WidthRecord.beforeQuestion.utf8.count).prefix { $0 != 0x22 }
    self.init(
      terminal: terminal, question: String(decoding: digits, as: UTF8.self), widthMismatches: [])
    guard line.utf8.elementsEqual(bytes) else { return nil }
  }

  private static let beforeQuestion = "\"question\":\""

  /// What lines about a terminal begin with.
  static func beginning(_ terminal: String) -> [UInt8] {
    Array("{\"terminal\":\(JSONText.quoted(terminal)),".utf8)
  }
}
