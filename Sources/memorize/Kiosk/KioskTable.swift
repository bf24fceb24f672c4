import Curses
import Libc
import MemorizeViewModel

/// A public table, with one list of the best games of all players.
struct KioskTable: Equatable {
  static let usualDirectory = "/var/lib/memorize"

  /// The directory of the list.
  let directory: String

  /// Gives up access to files and the shell for good, and opens the shared list.
  func enter() -> BestResults {
    let player = Environment["MEMORIZE_PLAYER"]
    KioskEnvironment.clean()
    KioskHardening.hardenForKiosk()
    return BestResults(
      directory: directory, player: player, date: { Int64(time(nil)) }, day: LocalDay.number)
  }
}
