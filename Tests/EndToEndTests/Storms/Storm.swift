import Emulation
import Foundation
import MemoryGame

/// The length of the storms: seconds in every test run, much longer in a soak.
///
/// Everything random in a storm follows from its seed, which a failure reports.
enum Storm {
  /// MEMORIZE_SOAK=1 means eight seeds, 2 sixteen and so on; MEMORIZE_SEED names a single one.
  static let seeds: [UInt64] = {
    if let seed = variable("MEMORIZE_SEED") { return [UInt64(max(0, seed))] }
    return isSoak ? Array(0..<UInt64(8 * soak)) : [2_026]
  }()

  static var isSoak: Bool { soak > 0 }

  /// The number of repetitions with each seed.
  static func count(_ short: Int, inSoak long: Int) -> Int { isSoak ? long : short }

  private static let soak = max(0, variable("MEMORIZE_SOAK") ?? 0)

  private static func variable(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }
}

extension SeededGenerator {
  /// A number of a range, all equally likely.
  mutating func number(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + next(below: range.count)
  }

  /// An element; nil only if there is none.
  mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[next(below: elements.count)]
  }
}

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
    try settle("help to be closed") { !isHelp($0) && $0.status.pairs != nil }
  }

  /// The title of the table's help; a storm may have chosen another language.
  private static let helpTitles = ["How to play", "Как играть", "玩法", "게임 방법"]

  private func isHelp(_ screen: Screen) -> Bool {
    TerminalSession.helpTitles.contains(where: screen.contains)
  }

  /// Opens help; repeats the key in case the first one was taken as part of an Escape sequence.
  private func openHelp() throws {
    for seconds in [0.5, 1, 2, 10] where !isHelp(screen) {
      press("?")
      do {
        try settle("help", seconds: seconds, until: isHelp)
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

/// The speed at which a terminal reads, as at the end of a slow line.
struct ReadingPace {
  private let bytesPerSecond: Int
  private let start = ContinuousClock.now
  private var taken = 0

  init(bytesPerSecond: Int) { self.bytesPerSecond = bytesPerSecond }

  /// The number of bytes that may be read now: never more than those of a tenth of a second, since
  /// a line that was idle makes nothing good.
  var allowance: Int { max(0, min(earned - taken, bytesPerSecond / 10)) }

  private var earned: Int {
    Int((ContinuousClock.now - start) / .milliseconds(1)) * bytesPerSecond / 1_000
  }

  mutating func take(_ count: Int) { taken = max(taken, earned - bytesPerSecond / 10) + count }
}

/// Checks the output of a program for anything that a picture does not need.
///
/// Text, cursor movements, colours, erasing, modes and a few questions are allowed. Titles,
/// answers of the terminal and typed control characters are not.
struct OutputInspector {
  private static let plainControls: Set<Unicode.Scalar> = ["\r", "\n", "\u{8}", "\u{E}", "\u{F}"]
  private static let finals = Set("@ABCDGHIJKLMPSTXZbdhlmr".unicodeScalars)
  /// Questions, and terminfo's sequences for entering and leaving the full screen.
  private static let exceptions = ["5n", "6n", "c", ">c", "?u", "!p", "22;0;0t", "23;0;0t"]
  private static let commands = ["11;?", "104"]

  private var rest: Substring.UnicodeScalarView

  /// The first fault in an output with the text after it; nil if there is none.
  static func fault(in output: [UInt8], never text: String? = nil) -> String? {
    // The rest of a character may not have arrived yet.
    let bytes = output.dropLast(output.reversed().prefix { $0 >= 0x80 }.count)
    guard let all = String(validating: bytes, as: UTF8.self) else { return "no UTF-8" }
    if let text, all.contains(text) { return "“\(text)” in the output" }
    var inspector = OutputInspector(rest: Substring(all).unicodeScalars)
    return inspector.fault()
  }

  private mutating func fault() -> String? {
    while let scalar = rest.first {
      let place = rest
      rest.removeFirst()
      let isFine =
        scalar == "\u{1B}"
        ? takeSequence()
        : scalar.properties.generalCategory != .control || Self.plainControls.contains(scalar)
      if !isFine { return String(Substring(place.prefix(40))).debugDescription }
    }
    return nil
  }

  /// Takes the sequence after an Escape; returns whether a picture needs it.
  private mutating func takeSequence() -> Bool {
    guard let kind = rest.popFirst() else { return true }
    switch kind {
    case "[":
      let body = take { !("@"..."~").contains($0) }
      guard let final = rest.popFirst() else { return true }
      return Self.finals.contains(final) || Self.exceptions.contains("\(body)\(final)")
    case "]":
      let body = take { $0 != "\u{1B}" && $0 != "\u{7}" }
      let end = rest.popFirst()
      return Self.commands.contains(body) && (end == "\u{7}" || rest.popFirst() == "\\")
    case "(", ")": return rest.popFirst() != nil
    case "7", "8", "=", ">", "M": return true
    default: return false
    }
  }

  private mutating func take(while isPart: (Unicode.Scalar) -> Bool) -> String {
    let part = rest.prefix(while: isPart)
    rest = rest.dropFirst(part.count)
    return String(Substring(part))
  }
}
