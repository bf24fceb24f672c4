import Emulation

/// Checks after a storm.
extension TerminalSession {
  /// Reads output for this long.
  func attend(for time: Duration) {
    let end = ContinuousClock.now + time
    while ContinuousClock.now < end { attend(milliseconds: 2) }
  }

  /// Ends a paste or key sequence in progress and closes everything that is open.
  func calmDown() {
    send("\u{1B}[201~")
    for _ in 0..<3 {
      // Escape counts as a key only if nothing follows.
      attend(for: .milliseconds(40))
      press(.escape)
    }
    attend(for: .milliseconds(40))
  }

  /// Checks that the screen shows what the program believes it shows.
  ///
  /// No clock runs under help, so a full redraw must give the same picture.
  func checkThatPictureIsWhole() throws {
    try openHelp()
    // Longer than the longest motion, which help may hide.
    try waitUntilQuiet(milliseconds: 2_500)
    let before = screen
    let count = output.count
    press(.control("l"))
    try wait("a picture sent anew") { _ in output[count...].contains(0x4A) }
    try waitUntilQuiet(milliseconds: 100)
    let places = screen.differences(from: before)
    guard places.isEmpty else {
      throw SessionError("There was another picture before, at \(places):\n\(before)", in: self)
    }
    press(.escape)
    try settle("help to be closed") { !$0.contains("How to play") && $0.status.pairs != nil }
  }

  /// Opens help; repeats the key in case the first one was taken as part of an Escape sequence.
  private func openHelp() throws {
    for seconds in [0.5, 1, 2, 10] where !screen.contains("How to play") {
      press("?")
      do {
        try settle("help", seconds: seconds) { $0.contains("How to play") }
      } catch let error where seconds == 10 {
        throw error
      } catch {}
    }
  }

  /// The status line matches the journal, and the faces of the open cards are visible.
  func checkThatTableShows(_ game: RetoldGame) throws {
    try wait("\(game.found) pairs in \(game.moves) moves, score \(game.score)") { screen in
      let status = screen.status
      return status.found == game.found && status.moves == game.moves && status.score == game.score
    }
    try settle("\(game.faces) up, and nothing else") { screen in
      let board = screen.lines.dropFirst().dropLast().joined(separator: "\n")
      return game.faces.allSatisfy(board.contains)
        && !game.hiddenFaces.contains(where: board.contains)
    }
  }
}

extension Screen {
  /// The places in which two screens of the same size differ.
  ///
  /// The right half of a wide character is ignored: the emulator leaves its old colours.
  fileprivate func differences(from other: Screen) -> [Position] {
    (0..<rows).flatMap { row in (0..<columns).map { Position(column: $0, row: row) } }
      .filter { place in
        let one = cell(column: place.column, row: place.row)
        let another = other.cell(column: place.column, row: place.row)
        return one != another && one.width + another.width > 0
      }
  }
}
