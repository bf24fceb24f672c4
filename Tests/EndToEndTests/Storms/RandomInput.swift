import MemoryGame

/// Random input from keyboard, mouse and clipboard, valid and broken.
struct RandomInput {
  /// Pasted and typed texts begin with it; the screen must never show it.
  static let mark = "St0rm"

  private static let letters = Array("hjklfnrsdtopg+-=_ \r\t").map { Array(String($0).utf8) }
  private static let others = [
    "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\u{1B}OA", "\u{1B}OB", "\u{1B}[Z", "\u{1B}[5~",
    "\u{1B}[6~", "\u{1B}[H", "\u{1B}[F", "\u{C}", "\u{1A}", "\u{7F}", "ö", "猫", "🎃", "\u{1B}[I",
    "\u{1B}[O",
  ].map { Array($0.utf8) }
  private static let broken = [
    "\u{1B}[", "\u{1B}O", "\u{1B}[<0;", "\u{1B}[<35;1", "\u{1B}]11;", "\u{1B}P", "\u{1B}[?",
    "\u{1B}[1;5", "\u{1B}\u{1B}[", "\u{1B}]0;\(mark)\u{7}", "\u{1B}[99999999999999999999A",
    "\u{1B}[200~", "\u{1B}[201~", "\u{1B}_\(mark)", "\u{9B}5n",
  ].map { Array($0.utf8) }
  /// Keys that open help, where any command can be chosen, and keys that quit.
  private static let leaving = [[0x3F], [0x71], [0x03]].map { $0.map(UInt8.init) }

  /// Whether the input may end the game, by a key or a click on a word.
  var mayLeave = false
  private(set) var dice: SeededGenerator
  private let columns: Int
  private let rows: Int

  init(_ dice: SeededGenerator, columns: Int, rows: Int) {
    self.dice = dice
    self.columns = columns
    self.rows = rows
  }

  /// The next key, mouse report, paste or broken sequence.
  mutating func next() -> [UInt8] {
    switch dice.next(below: 100) {
    case 0 where mayLeave: dice.pick(Self.leaving) ?? []
    case 0..<50: dice.pick(Self.letters) ?? []
    case 50..<65: dice.pick(Self.others) ?? []
    case 65..<85: mouse()
    case 85..<90: paste()
    case 90..<96: (dice.pick(Self.broken) ?? []) + bytes(atMost: 3)
    default: bytes(atMost: 40)
    }
  }

  private mutating func mouse() -> [UInt8] {
    // Hovering, the wheel and drags; with the left button only where a click may end the game.
    let codes = [35, 35, 35, 64, 65, 66, 67, 33, 1, 39, 200, -1] + (mayLeave ? [0, 0, 32, 2] : [])
    let (column, row) = (dice.number(in: -1...columns + 2), dice.number(in: -1...rows + 2))
    let final = dice.next(below: 3) == 0 ? "m" : "M"
    return Array("\u{1B}[<\(dice.pick(codes) ?? 35);\(column);\(row)\(final)".utf8)
  }

  /// A paste that contains anything except the end of a paste.
  private mutating func paste() -> [UInt8] {
    let rubbish = (0..<dice.next(below: 200)).map { _ in UInt8(dice.next(below: 256)) }
    let text = "\u{1B}[200~\(Self.mark) q \u{3}\u{1B}]0;\(Self.mark)\u{7}\u{1B}[5n\u{1B}[21t"
    return Array(text.utf8) + rubbish.filter { $0 != 0x1B } + Array("\u{1B}[201~".utf8)
  }

  /// The bytes that quit, open help, start an old mouse report, or start a Cyrillic or Korean letter,
  /// which may be the one on the key of `q`.
  private static let leavingBytes: Set<UInt8> = [0x03, 0x71, 0x3F, 0x4D, 0xD0, 0xE3]

  /// Bytes of any value except, if the game must not end, those that may end it.
  private mutating func bytes(atMost limit: Int) -> [UInt8] {
    (0..<dice.number(in: 1...limit)).map { _ in UInt8(dice.next(below: 256)) }
      .filter { mayLeave || !Self.leavingBytes.contains($0) }
  }
}
