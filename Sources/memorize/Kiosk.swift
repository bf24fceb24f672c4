import ArgumentParser
import Curses
import MemorizeViewModel

#if canImport(Glibc)
  import Glibc
#else
  import Musl
#endif

/// `--kiosk`: a game for a public account, from which no way leads to a file or to a shell.
struct Kiosk: ParsableArguments {
  private static let usualDirectory = "/var/lib/memorize"

  @Flag(help: "For a public account: no files, no shell, one list of the best for all.")
  var kiosk = false

  @Option(
    help: ArgumentHelp(
      "Where that list is, with --kiosk; \(Kiosk.usualDirectory) if not given.",
      valueName: "directory"),
    completion: .directory)
  var directory: String?

  func validate() throws {
    guard let directory else { return }
    guard kiosk else { throw ValidationError("--directory has a meaning only with --kiosk") }
    guard directory.utf8.first == UInt8(ascii: "/") else {
      throw ValidationError("--directory: expected an absolute path, found '\(directory)'")
    }
  }

  /// Shuts everything that leads out of the game, for good, and finds the shared list; `nil` without
  /// `--kiosk`.
  func enter() -> BestResults? {
    guard kiosk else { return nil }
    let player = Environment["MEMORIZE_PLAYER"]
    KioskEnvironment.clean()
    Strangers.lockIn()
    return BestResults(
      directory: directory ?? Kiosk.usualDirectory, player: player, date: { Int64(time(nil)) })
  }
}
