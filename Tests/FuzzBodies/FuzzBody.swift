/// A reader of untrusted bytes, with the conditions that hold for every input.
///
/// The fuzzer calls it with generated inputs, the tests with inputs that the fuzzer has found.
public struct FuzzBody: Sendable, CustomStringConvertible {
  /// The name on the command line, and of the folder of inputs.
  public let name: String

  private let body: @Sendable ([UInt8]) throws(Complaint) -> Void

  init(_ name: String, _ body: @escaping @Sendable ([UInt8]) throws(Complaint) -> Void) {
    self.name = name
    self.body = body
  }

  /// All bodies.
  public static let all = [
    deck, picture, journal, history, review, settings, board, performance, race, lines, input,
  ]

  /// Reads the bytes.
  ///
  /// - Throws: the condition that does not hold.
  public func check(_ bytes: [UInt8]) throws(Complaint) {
    try body(bytes)
  }

  /// The name.
  public var description: String { name }
}
