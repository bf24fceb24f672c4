/// A language of the game's texts.
public enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case russian = "ru"
  case chinese = "zh"
  case korean = "ko"

  /// The language's name in the language itself, as lists of languages show it.
  public var ownName: String {
    switch self {
    case .english: "English"
    case .russian: "Русский"
    case .chinese: "简体中文"
    case .korean: "한국어"
    }
  }

  /// The mark before the decimals of a number, as people write it; files and codes have a point.
  public var decimalMark: Character { self == .russian ? "," : "." }

  /// The language that a locale's name begins with, as in `ru_RU.UTF-8`, `ko` or `zh_CN`.
  ///
  /// The locales `C` and `POSIX` are English. Traditional Chinese is not among the languages, but
  /// `zh_TW` is shown in the simplified characters, which its readers know better than English.
  public init?(locale: String) {
    let name = locale.prefix { $0 != "." && $0 != "@" }
    let language = name.prefix { $0 != "_" && $0 != "-" }.lowercased()
    if language == "c" || language == "posix" {
      self = .english
    } else {
      self.init(rawValue: language)
    }
  }

  /// The language that the environment asks for: that of the first of `LC_ALL`, `LC_MESSAGES` and
  /// `LANG` that is set and not empty.
  ///
  /// It is English without such a variable, and for languages that the game does not have.
  ///
  /// - Parameter variable: returns the value of an environment variable.
  public init(environment variable: (String) -> String?) {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let locale = names.lazy.compactMap(variable).first { !$0.isEmpty }
    self = locale.flatMap(Language.init(locale:)) ?? .english
  }
}
