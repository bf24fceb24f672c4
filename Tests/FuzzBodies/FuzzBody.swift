/// A reader of bytes that strangers may have written, and what must hold whatever they are.
///
/// The fuzzer hands it bytes of its own making, the tests those that the fuzzer has found before.
public struct FuzzBody: Sendable, CustomStringConvertible {
  /// What the reader is called on the command line; its corpus is the folder of that name.
  public let name: String

  private let body: @Sendable ([UInt8]) throws(Complaint) -> Void

  init(_ name: String, _ body: @escaping @Sendable ([UInt8]) throws(Complaint) -> Void) {
    self.name = name
    self.body = body
  }

  /// All of them.
  public static let all = [deck, journal, history, settings, board, input]

  /// Reads the bytes.
  ///
  /// - Throws: what the reader has done that it must not do.
  public func check(_ bytes: [UInt8]) throws(Complaint) {
    try body(bytes)
  }

  /// The name.
  public var description: String { name }
}
