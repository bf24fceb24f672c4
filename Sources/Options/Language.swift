/// A language of the game's texts.
public enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case russian = "ru"
  case chinese = "zh"
  case korean = "ko"

  /// The properties of a language that its translations do not tell.
  private var traits: (ownName: String, decimalMark: Character, pluralForm: (UInt) -> Int) {
    switch self {
    case .english: ("English", ".", { $0 == 1 ? 0 : 1 })
    case .russian: ("Русский", ",", Language.slavicForm)
    case .chinese: ("简体中文", ".", { _ in 0 })
    case .korean: ("한국어", ".", { _ in 0 })
    }
  }

  /// The language's name in the language itself, as lists of languages show it.
  public var ownName: String { traits.ownName }

  /// The mark before the decimals of a number, as people write it; files and codes have a point.
  public var decimalMark: Character { traits.decimalMark }

  /// The place of a number's form among the forms of a text, as gettext counts them: the rules are
  /// those of the header `Plural-Forms` in the files of the translators.
  public func pluralForm(for count: Int) -> Int { traits.pluralForm(count.magnitude) }

  private static func slavicForm(_ count: UInt) -> Int {
    if count % 10 == 1, count % 100 != 11 { return 0 }
    return (2...4).contains(count % 10) && !(12...14).contains(count % 100) ? 1 : 2
  }

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
