import Expectations
import MemoryGame
import Testing

@Suite("Storms: sizes", .serialized)
struct ResizeStormTests {
  private static let keys: [Key] = [
    .space, .tab, "s", "n", "d", "o", "+", "-", .escape, .down, "f",
  ]
  private static let sizesAtOnce = 20

  @Test(arguments: Storm.seeds)
  func `the table fits every window size`(seed: UInt64) throws {
    var dice = SeededGenerator(seed: seed)
    let session = try TerminalSession(["--seed", "storm", "-n", "20", "--motion", "full"])
    try session.wait("the table") { $0.status.pairs != nil }
    for _ in 0..<Storm.count(2, inSoak: 13) {
      for _ in 0..<Self.sizesAtOnce { try resize(session, &dice) }
      // A window with room for the status line and help.
      try session.resize(columns: dice.number(in: 70...160), rows: dice.number(in: 20...60))
      session.calmDown()
      try session.checkThatPictureIsWhole()
    }
    try expectEqual(session.quit(), .exited(0))
    expectEqual(session.modes, TerminalModes())
    expectNil(OutputInspector.fault(in: session.output, never: RandomInput.mark))
  }

  /// Resizes the window, to small sizes as often as to large ones, and starts some motion.
  private func resize(_ session: TerminalSession, _ dice: inout SeededGenerator) throws {
    let isSmall = dice.next(below: 2) == 0
    try session.resize(
      columns: dice.number(in: 1...(isSmall ? 30 : 500)),
      rows: dice.number(in: 1...(isSmall ? 10 : 200)))
    if dice.next(below: 2) == 0 { session.press(dice.pick(Self.keys) ?? .space) }
    if dice.next(below: 3) == 0 { session.attend(for: .milliseconds(dice.next(below: 60))) }
  }
}
