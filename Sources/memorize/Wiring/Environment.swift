import Libc

/// The environment variables of the program.
enum Environment {
  static subscript(name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}

/// Random seeds for new boards: the only source of chance in the program.
enum FreshSeed {
  /// Letters and digits that are not easily confused.
  private static let alphabet = Array("abcdefghjkmnpqrstuvwxyz23456789")

  /// Makes a seed of six letters and digits: one of almost 10^9.
  static func next() -> String {
    String((0..<6).compactMap { _ in alphabet.randomElement() })
  }
}
