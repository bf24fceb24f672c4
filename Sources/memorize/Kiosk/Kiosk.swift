import ArgumentParser
import Curses
import Libc
import MemorizeViewModel
import Races
import Words

/// `--kiosk`: a game for a public account, without access to files or a shell.
struct Kiosk: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      say("For a public account: no files, no shell, one shared list of best games.")))
  var kiosk = false

  @Option(
    help: ArgumentHelp(
      say(
        "The directory of the list of best games (--kiosk); \(KioskTable.usualDirectory) if omitted."
      ),
      valueName: "directory"),
    completion: .directory)
  var directory: String?

  func validate() throws {
    guard let directory else { return }
    guard kiosk else { throw ValidationError(say("--directory requires --kiosk")) }
    guard directory.utf8.first == UInt8(ascii: "/") else {
      throw ValidationError(say("--directory: expected an absolute path, found '\(directory)'"))
    }
  }

  /// The public table, if `--kiosk` is given.
  var table: KioskTable? {
    kiosk ? KioskTable(directory: directory ?? KioskTable.usualDirectory) : nil
  }

  /// The races of the public table, else those of the player.
  func races() throws(Failure) -> RacesFolder {
    guard let directory = table?.directory ?? Saving.directory else {
      throw Failure(.io, say("neither XDG_DATA_HOME nor HOME is set; a race needs a directory"))
    }
    return RacesFolder(directory: directory)
  }
}

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
