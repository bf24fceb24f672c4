import Curses
import Libc
import MemorizeViewModel

/// A table for strangers, with one list of the best for all.
struct KioskTable: Equatable {
  static let usualDirectory = "/var/lib/memorize"

  /// Where the list is.
  let directory: String

  /// Shuts everything that leads out of the game, for good, and finds the shared list.
  func enter() -> BestResults {
    let player = Environment["MEMORIZE_PLAYER"]
    KioskEnvironment.clean()
    KioskHardening.hardenForKiosk()
    return BestResults(directory: directory, player: player, date: { Int64(time(nil)) })
  }
}
