import Libc
import MemorizeViewModel
import Storage

/// The files of this program, with directories from the environment and dates from the system.
enum Saving {
  /// The player's settings; not saved if no environment variable names a directory.
  static func preferences() -> Preferences {
    Preferences(directory: path(.config))
  }

  /// The recorder of the player's games; `nil` if no environment variable names a directory.
  static func recorder() -> GameRecorder? {
    guard let directory else { return nil }
    return GameRecorder(
      directory: directory, program: Memorize.version, date: { Int64(time(nil)) },
      suffix: FreshSeed.next, day: LocalDay.number)
  }

  /// The directory of the player's games; `nil` if no environment variable names one.
  static var directory: String? { path(.data) }

  /// The player's decks and the built-in ones.
  static func library() -> DeckLibrary {
    DeckLibrary(directory: path(.data))
  }

  private static func path(_ directory: StorageDirectory) -> String? {
    try? directory.path { Environment[$0] }
  }
}
