import Synchronization

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

  /// The language of texts.
  public static var current: Language { ofTask ?? ofProgram.withLock { $0 } }

  /// Chooses the language of texts from now on.
  public static func use(_ language: Language) {
    ofProgram.withLock { $0 = language }
  }

  /// The language within a task, for tests that run at the same time.
  @TaskLocal public static var ofTask: Language?

  private static let ofProgram = Mutex(Language.english)
}
