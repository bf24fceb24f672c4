/// Seeds for new boards: the only chance in the program that follows from nothing.
enum FreshSeed {
  /// Letters and digits that are not mistaken for each other.
  private static let alphabet = Array("abcdefghjkmnpqrstuvwxyz23456789")

  /// Six letters and digits, of almost a thousand million.
  static func next() -> String {
    String((0..<6).compactMap { _ in alphabet.randomElement() })
  }
}
