/// Why a deck file cannot be played, in one line for the person who wrote it.
public struct DeckError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The line at fault, counted from 1, or nil if it is the file as a whole.
  public let line: Int?

  /// The character of that line at which the fault begins, counted from 1, or nil if it is the line
  /// as a whole.
  public let column: Int?

  /// What was expected, and what was found instead; safe to write to any terminal.
  public let message: String

  /// Makes an error about a line or, without one, about the whole file.
  ///
  /// - Parameters:
  ///   - line: counted from 1.
  ///   - column: counted in characters from 1.
  ///   - message: what was expected; what a terminal would obey is taken out.
  public init(line: Int?, column: Int? = nil, message: String) {
    self.line = line
    self.column = line == nil ? nil : column
    self.message = message.cleaned
  }

  /// The message with the line it is about in front, as in `line 7: expected …`.
  public var description: String {
    guard let line else { return message }
    return "line \(line): \(message)"
  }

  /// The message with the place in front the way compilers write it, as in
  /// `words.tsv:7:3: expected …`.
  ///
  /// - Parameter file: what to call the file; what a terminal would obey is taken out.
  /// - Returns: one line, safe to write to any terminal.
  public func description(in file: String) -> String {
    let places = [line, column].compactMap { $0.map { ":\($0)" } }.joined()
    return "\(file.cleaned)\(places): \(message)"
  }
}

extension String {
  /// The text in quotes for an error message, clean and cut to a length that leaves it one line.
  var quoted: String {
    let text = String(decoding: utf8.prefix(DeckLimit.quotedBytes), as: UTF8.self).cleaned
    guard text.count > DeckLimit.quotedCharacters else { return "\"\(text)\"" }
    return "\"\(text.prefix(DeckLimit.quotedCharacters))...\""
  }
}
