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
    deck, encoding, package, picture, journal, history, review, settings, board, performance, race,
    lines,
    input,
  ]

  /// Reads the bytes.
  ///
  /// - Throws: the condition that does not hold.
  public func check(_ bytes: [UInt8]) throws(Complaint) { try body(bytes) }

  /// The name.
  public var description: String { name }
}

/// A condition that a reader of hostile bytes does not meet.
public struct Complaint: Error, Equatable, Sendable, CustomStringConvertible {
  /// The fault, in words.
  public let description: String
}

/// Throws a complaint unless a condition holds.
func expect(_ holds: Bool, _ what: @autoclosure () -> String) throws(Complaint) {
  guard holds else { throw Complaint(description: what()) }
}

extension String {
  /// Whether a terminal can show the text as it is: no character is a command or changes its order.
  var isHarmless: Bool {
    unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: return false
      default: break
      }
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: return false
      default: return true
      }
    }
  }

  /// Whether the text can be an error message: one harmless and short line.
  var isOneShortLine: Bool { isHarmless && !isEmpty && unicodeScalars.count < 1000 }
}
