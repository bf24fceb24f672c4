import Options
import Synchronization

/// A language of the game's texts.
public typealias Language = Options.Language

extension Language {
  /// The language of texts.
  public static var current: Language { use.current.withLock { $0 } }

  /// Chooses the language of texts from now on.
  public static func use(_ language: Language) {
    use.current.withLock { $0 = language }
  }

  /// The language of the environment, for players who have not chosen one.
  public static var ofEnvironment: Language {
    get { use.environment.withLock { $0 } }
    set { use.environment.withLock { $0 = newValue } }
  }

  /// The languages in use.
  public final class Use: Sendable {
    fileprivate let current: Mutex<Language>
    fileprivate let environment: Mutex<Language>

    /// Begins with one language for both.
    public init(_ language: Language) {
      current = Mutex(language)
      environment = Mutex(language)
    }
  }

  /// The languages in use by the program, or within a task, for tests that run at the same time.
  @TaskLocal public static var use = Use(.english)
}
