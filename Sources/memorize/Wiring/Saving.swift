import Libc
import MemorizeViewModel
import Storage

/// Where this program saves: the directory from the environment, the date from the system.
enum Saving {
  /// The player's settings; kept nowhere if no variable says where they could be.
  static func preferences() -> Preferences {
    Preferences(directory: path(.config))
  }

  /// The chronicle of the player's games; `nil` if no variable says where it could be.
  static func recorder() -> GameRecorder? {
    guard let directory else { return nil }
    return GameRecorder(
      directory: directory, program: Memorize.version, date: { Int64(time(nil)) },
      suffix: FreshSeed.next, day: LocalDay.number)
  }

  /// Where the player's games are; `nil` if no variable says where that could be.
  static var directory: String? { path(.data) }

  /// The player's decks and those that come with the game.
  static func library() -> DeckLibrary {
    DeckLibrary(directory: path(.data))
  }

  private static func path(_ directory: StorageDirectory) -> String? {
    try? directory.path { Environment[$0] }
  }
}
