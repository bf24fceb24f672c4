import Canvas
import Words

/// A number that is typed digit by digit.
struct TypedNumber {
  private var value = 0
  /// Whether the last key was a digit.
  private(set) var isOpen = false

  /// Adds a digit.
  ///
  /// - Parameters:
  ///   - digit: the digit, from 0 to 9.
  ///   - most: the largest number, which takes the place of larger ones. A digit too many begins a
  ///     new number.
  /// - Returns: the number so far.
  mutating func add(_ digit: Int, upTo most: Int) -> Int {
    defer { isOpen = true }
    let longer = value * 10 + digit
    if longer > most, digit == 0 || "\(longer)".count == "\(most)".count {
      end()
      return most
    }
    value = longer <= most ? longer : digit
    return value
  }

  /// The next digit begins a new number.
  mutating func end() { (value, isOpen) = (0, false) }
}

extension KeyBinding {
  /// The ten digits, which set a number: of pairs, unless the topic says otherwise.
  static func digits(
    of topic: KeyTopic = KeyTopic(keys: "0-9", help: "the number of pairs"),
    _ command: (Int) -> Command
  ) -> [KeyBinding] {
    (0...9).map { digit in
      KeyBinding(
        [.character(Character("\(digit)"))], command(digit), help: topic.helpPhrase, topic: topic)
    }
  }
}
