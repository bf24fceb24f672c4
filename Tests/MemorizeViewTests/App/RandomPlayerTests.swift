import Canvas
import Decks
import Foundation
import MemorizeViewModel
import MemoryGame
import Options
import Testing
import Words

@testable import MemorizeView

/// Somebody who does anything at all: nothing may trap, and every picture must be a whole one.
@Suite struct `Random player` {
  /// Events for each player; MEMORIZE_STORM asks for another number.
  private static let events =
    ProcessInfo.processInfo.environment["MEMORIZE_STORM"].flatMap { Int($0) } ?? 400

  private static let sizes = [(79, 23), (25, 5), (1, 1), (5, 2), (40, 12), (160, 50), (3, 30)]

  @Test(arguments: 0..<14)
  func `plays on whatever happens`(seed: Int) throws {
    var player = RandomPlayer(seed: UInt64(seed))
    let (width, height) = Self.sizes[seed % Self.sizes.count]
    // Players who choose another language must not change that of the others.
    try Language.$use.withValue(Language.Use(.english)) {
      let table = try player.table(Size(width, height))
      for number in 0..<Self.events {
        if let fault = player.step(on: table) {
          Issue.record("event \(number): \(fault)")
          return
        }
      }
    }
  }
}

/// Events that follow from a number.
private struct RandomPlayer {
  private var dice: SeededGenerator

  init(seed: UInt64) { dice = SeededGenerator(seed: seed) }

  mutating func table(_ size: Size) throws -> Table {
    let decks: [Deck] = [.pictures, .words, .letters(3), .letters(60), .letters(26)]
    let capabilities = Capabilities.all.randomElement(using: &dice) ?? Capabilities()
    let rules = Rules(
      flipBack: Bool.random(using: &dice) ? .milliseconds(800) : nil,
      variant: GameVariant(closesGaps: Bool.random(using: &dice)))
    return try Table(
      decks.randomElement(using: &dice) ?? .words, pairs: Int.random(in: 2...30, using: &dice),
      seed: "\(dice.next())", size: size,
      motion: MotionLevel.allCases.randomElement(using: &dice) ?? .full, rules: rules,
      capabilities: capabilities)
  }

  /// Does something, and sometimes looks; what is wrong with the picture, if anything.
  mutating func step(on table: Table) -> String? {
    table.now += .milliseconds(Int.random(in: 0...400, using: &dice) * roll(3))
    _ = table.app.handle(event(table.size), at: table.now)
    if roll(60) == 0 { table.size = size() }
    guard roll(3) == 0 else { return nil }
    if let next = table.app.nextChange(after: table.now), next < table.now {
      return "the next change lies in the past"
    }
    let picture = table.frame()
    _ = table.app.nextChange(after: table.now)
    guard picture == table.frame() else { return "the same moment drawn anew differs" }
    return fault(of: picture, table.size)
  }

  private mutating func roll(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &dice) }

  private mutating func size() -> Size {
    roll(4) == 0 ? Size(roll(4), roll(4)) : Size(roll(150), roll(50))
  }

  private mutating func event(_ size: Size) -> Event {
    switch roll(20) {
    case 0: .paste(["", "q", "\u{1B}[2J", "日本\n語", "aaaa"].randomElement(using: &dice) ?? "")
    case 1: .resize
    case 2: .measured
    case 3: .background(isLight: roll(2) == 0)
    case 4..<10: .mouse(mouse(size))
    default: .key(key())
    }
  }

  private mutating func mouse(_ size: Size) -> Mouse {
    let actions: [Mouse.Action] = [
      .press(.left), .press(.left), .release, .drag(.left), .hover, .wheel(up: true),
      .wheel(up: false), .press(.right), .press(.middle), .drag(.right),
    ]
    let action = actions.randomElement(using: &dice) ?? .hover
    let point =
      roll(9) == 0
      ? Point(x: roll(1000) - 500, y: roll(1000) - 500)
      : Point(x: roll(size.width + 2) - 1, y: roll(size.height + 2) - 1)
    return Mouse(action, at: point)
  }

  private mutating func key() -> Key {
    if roll(2) == 0 { return [" ", .enter, .up, .down, .left, .right, .tab][roll(7)] }
    let bound =
      PlayScreen.allBindings.flatMap(\.keys)
      + CommonCommand.keyMap(
        isTakingText: false, isKiosk: false, below: nil
      ).legends.flatMap(\.keys)
    if roll(3) > 0 { return bound.randomElement(using: &dice) ?? " " }
    let others: [Key] = [
      .backspace, .delete, .insert, .home, .end, .function(5), "a", "s", "Z", "é", "👻", "1",
    ]
    return others.randomElement(using: &dice) ?? " "
  }
}

/// What is wrong with a picture, if anything.
private func fault(of canvas: Canvas, _ size: Size) -> String? {
  guard canvas.size == size, canvas.cells.count == size.width * size.height else {
    return "the picture has another size than \(size)"
  }
  if let cursor = canvas.cursor, !Rect(size).contains(cursor) {
    return "the cursor lies outside, at \(cursor) of \(size)"
  }
  for y in 0..<size.height {
    for x in 0..<size.width {
      let here = canvas[Point(x: x, y: y)].glyph
      let isRightHalf = x > 0 && canvas[Point(x: x - 1, y: y)].glyph.columns == 2
      if here.isContinuation != isRightHalf { return "half a character at \(x), \(y)" }
      if x == size.width - 1, here.columns == 2 { return "a character sticks out at \(x), \(y)" }
    }
  }
  return nil
}
