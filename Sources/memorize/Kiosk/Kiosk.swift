import ArgumentParser

/// `--kiosk`: a game for a public account, from which no way leads to a file or to a shell.
struct Kiosk: ParsableArguments {
  @Flag(help: "For a public account: no files, no shell, one list of the best for all.")
  var kiosk = false

  @Option(
    help: ArgumentHelp(
      "Where that list is, with --kiosk; \(KioskTable.usualDirectory) if not given.",
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

  /// The table that was asked for, if it is one for strangers.
  var table: KioskTable? {
    kiosk ? KioskTable(directory: directory ?? KioskTable.usualDirectory) : nil
  }
}
