import Emulation

/// What is left of a session when a storm is over.
extension TerminalSession {
  /// Reads output for so long, whatever comes.
  func attend(for time: Duration) {
    let end = ContinuousClock.now + time
    while ContinuousClock.now < end { attend(milliseconds: 2) }
  }

  /// Ends whatever has been begun to be typed or pasted, and closes what is open.
  func calmDown() {
    send("\u{1B}[201~")
    for _ in 0..<3 {
      // Escape is Escape only if nothing follows.
      attend(for: .milliseconds(40))
      press(.escape)
    }
    attend(for: .milliseconds(40))
  }

  /// Shows that the picture on the screen is the one that the program believes to be there.
  ///
  /// Under the help no clock runs, so that the whole picture can be asked for once more.
  func checkThatPictureIsWhole() throws {
    try openHelp()
    // The longest motion, all of which the help may hide.
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

  /// Asks for help, and once more should the first key have been taken for the rest of an Escape.
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

  /// The table says what the journal tells, and shows the faces of the cards that are up.
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
  /// The places at which another screen of the same size looks otherwise.
  ///
  /// The emulator leaves the right half of a wide character in the colours of what was there before.
  fileprivate func differences(from other: Screen) -> [Position] {
    (0..<rows).flatMap { row in (0..<columns).map { Position(column: $0, row: row) } }
      .filter { place in
        let one = cell(column: place.column, row: place.row)
        let another = other.cell(column: place.column, row: place.row)
        return one != another && one.width + another.width > 0
      }
  }
}
