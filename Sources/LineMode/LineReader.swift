/// Makes lines out of the bytes that arrive, in constant memory.
public struct LineReader {
  /// A line that was read.
  public enum Input: Equatable, Sendable {
    /// A line of text.
    case line(String)
    /// A line that was too long, and was skipped.
    case tooLong
    /// A line with control characters, as arrow keys send them.
    case controls
    /// A line that is not text in UTF-8.
    case notText
  }

  /// The most bytes of a line.
  public static let longest = 1000

  private var bytes: [UInt8] = []
  /// Whether the rest of a line that is too long is being skipped.
  private var isSkipping = false

  /// A reader at the beginning of a line.
  public init() {}

  /// Reads some bytes.
  ///
  /// - Parameter new: the bytes that arrived, in pieces of any length.
  /// - Returns: the lines that they complete, in order.
  public mutating func read(_ new: some Sequence<UInt8>) -> [Input] {
    var found: [Input] = []
    for byte in new {
      if byte == UInt8(ascii: "\n") {
        if !isSkipping { found.append(line) }
        (bytes, isSkipping) = ([], false)
      } else if !isSkipping {
        bytes.append(byte)
        guard bytes.count > LineReader.longest else { continue }
        found.append(.tooLong)
        (bytes, isSkipping) = ([], true)
      }
    }
    return found
  }

  /// The line that was begun when the input ends; `nil` if there is none.
  public mutating func end() -> Input? {
    defer { (bytes, isSkipping) = ([], false) }
    return bytes.isEmpty ? nil : line
  }

  private var line: Input {
    let bytes = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes[...]
    guard let text = String(validating: bytes, as: UTF8.self) else { return .notText }
    let hasControls = text.unicodeScalars.contains {
      $0 != "\t" && $0.properties.generalCategory == .control
    }
    return hasControls ? .controls : .line(text)
  }
}
