import Canvas
import Words

extension RecordedTable {
  /// A click pauses or resumes, the wheel scrolls a large board.
  func use(_ mouse: Mouse, at time: Duration) -> Action? {
    switch mouse.action {
    case .press(.left):
      if header?.closeButton.contains(mouse.point) == true { return .close }
      guard stage.layout?.board.area.contains(mouse.point) == true else { return nil }
      playback.toggleRunning(at: time)
    case .wheel(let up): stage.wheel(up: up)
    case .press, .drag, .release, .hover: break
    }
    return nil
  }

  /// How forgotten cards are marked, for the help of recordings.
  static var marksText: String {
    say(
      """
      A card that had been seen and was forgotten is marked with a !. Luck and the cost of \
      forgetting are given in moves.
      """)
  }

  /// The mouse actions, for the help of recordings.
  static var mouseHelp: [(action: String, help: String)] {
    [
      (say("Click"), say("pause or resume, or press the key you click")),
      (say("Right click"), say("this help")),
      (say("Wheel"), say("move a board larger than the window")),
    ]
  }
}
