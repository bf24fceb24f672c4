/// A reader of bytes from any source, and the conditions that it must meet.
///
/// The fuzzer feeds it bytes that it makes up, the tests those that the fuzzer has found before.
public struct FuzzBody: Sendable, CustomStringConvertible {
  /// The name of the reader on the command line and of the folder with its corpus.
  public let name: String

  private let body: @Sendable ([UInt8]) throws(Complaint) -> Void

  init(_ name: String, _ body: @escaping @Sendable ([UInt8]) throws(Complaint) -> Void) {
    self.name = name
    self.body = body
  }

  /// All readers.
  public static let all = [deck, journal, history, settings, board, input]

  /// Reads the bytes.
  ///
  /// - Throws: the condition that the reader does not meet.
  public func check(_ bytes: [UInt8]) throws(Complaint) {
    try body(bytes)
  }

  /// The name.
  public var description: String { name }
}
