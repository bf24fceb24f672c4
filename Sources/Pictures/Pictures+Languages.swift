extension Pictures {
  /// A language of names, by its code.
  public enum NameLanguage: String, Sendable {
    case russian = "ru"
    case chinese = "zh"
    case korean = "ko"

    fileprivate var names: [String: String] {
      switch self {
      case .russian: EmojiNames.russian
      case .chinese: EmojiNames.chinese
      case .korean: EmojiNames.korean
      }
    }
  }

  /// The short name of an emoji or a sign in another language than English, in Unicode's CLDR.
  ///
  /// Variation selectors make no difference. It is `nil` for any other text, and for a few emoji
  /// without a name in the language.
  public static func name(of face: String, in language: NameLanguage) -> String? {
    let names = language.names
    let scalars = face.unicodeScalars.filter { !$0.properties.isVariationSelector }
    let whole = String(String.UnicodeScalarView(scalars))
    if let name = names[whole] { return name }
    let isTone = { (scalar: Unicode.Scalar) in (0x1F3FB...0x1F3FF).contains(scalar.value) }
    let base = String(String.UnicodeScalarView(scalars.filter { !isTone($0) }))
    return joined(
      names[base], scalars.filter(isTone).compactMap { names[String($0)] }, isEmpty: base.isEmpty)
  }
}
