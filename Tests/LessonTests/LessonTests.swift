import Canvas
import Expectations
import Foundation
import MemoryGame
import Testing

@testable import lesson

/// The lesson: a whole game of Memory in a few hundred lines.
struct LessonTests {
  private let size = Size(width: 60, height: 20)

  private func game(pairs: Int = 8) throws -> EmojiMemoryGame {
    var theme = Theme.halloween
    theme.numberOfPairs = pairs
    return try #require(EmojiMemoryGame(theme, seed: 7))
  }

  private func text(_ view: EmojiMemoryGameView, at time: Duration) -> String {
    view.frame(size: size, capabilities: Capabilities(), at: time).description
  }

  /// The places of a pair.
  private func pair(_ number: Int, in game: EmojiMemoryGame) -> [Int] {
    game.cards.indices.filter { game.cards[$0].id.pair == number }
  }

  // MARK: - View model

  @Test func `a pair that is found is matched, and leaves at the next choice`() throws {
    let game = try game()
    for place in pair(0, in: game) { game.choose(game.cards[place], at: .zero) }
    #expect(game.moves == 1 && game.score == 14)
    expectEqual(game.cards.count { $0.isMatched }, 2)
    let other = try #require(pair(1, in: game).first)
    game.choose(game.cards[other], at: .seconds(1))
    expectEqual(game.cards.count { $0.isGone }, 2)
  }

  @Test func `a theme without two pairs makes no game`() {
    expectNil(EmojiMemoryGame(Theme(name: "", emojis: "👻", numberOfPairs: 8, color: .red), seed: 1))
  }

  private final class Counter: GameObserver {
    var changes = 0
    func gameDidChange() { changes += 1 }
  }

  @Test func `observers are notified of each change, and not kept alive`() throws {
    let game = try game()
    var counter: Counter? = Counter()
    weak let released = counter
    game.addObserver(try #require(counter))
    game.choose(game.cards[0], at: .zero)
    game.choose(game.cards[0], at: .zero)
    game.shuffle(at: .zero)
    game.newGame()
    expectEqual(counter?.changes, 3, "a card that is up changes nothing")
    counter = nil
    expectNil(released)
    game.newGame()
  }

  @Test func `a new game is another board`() throws {
    let game = try game()
    let before = game.cards.map(\.content)
    game.newGame()
    #expect(game.cards.map(\.content) != before && game.moves == 0)
  }

  // MARK: - View

  @Test func `arrows and Space turn a card, and so does a click`() throws {
    let view = EmojiMemoryGameView(try game())
    _ = text(view, at: .zero)
    for key in [Key.right, .down, .left, .up, .right, " "] {
      #expect(view.handle(.key(key), at: .zero))
    }
    #expect(view.cursor == 1 && view.game.cards[1].isFaceUp)
    let frame = try #require(view.grid.frames.last)
    #expect(view.handle(.mouse(Mouse(.press(.left), at: frame.middle)), at: .seconds(1)))
    #expect(view.cursor == 15 && view.game.cards[15].isFaceUp && view.game.moves == 1)
    #expect(!view.handle(.key("q"), at: .seconds(1)) && !view.handle(.end, at: .seconds(1)))
  }

  @Test func `a card that turns narrows to an edge, shows its face and rests`() throws {
    let game = try game()
    let view = EmojiMemoryGameView(game)
    let face = String(game.cards[0].content)
    let before = text(view, at: .zero)
    #expect(!before.contains(face))
    expectNil(view.nextChange(after: .zero))
    _ = view.handle(.key(" "), at: .seconds(1))
    expectEqual(text(view, at: .seconds(1)).filter { $0 == "░" }, before.filter { $0 == "░" })
    let middle = text(view, at: .milliseconds(1_150))
    #expect(middle != before && !middle.contains(face))
    #expect(view.nextChange(after: .milliseconds(1_150)) != nil)
    #expect(text(view, at: .milliseconds(1_300)).contains(face))
    expectNil(view.nextChange(after: .milliseconds(1_300)))
  }

  @Test func `a shuffle moves each card by its id from its old place to the new one`() throws {
    let game = try game()
    let view = EmojiMemoryGameView(game)
    _ = text(view, at: .zero)
    _ = view.handle(.key("s"), at: .seconds(1))
    let before = CardPose(card: game.cards[0], frame: Rect(x: 0, y: 0, width: 8, height: 4))
    let after = CardPose(card: game.cards[0], frame: Rect(x: 20, y: 10, width: 8, height: 4))
    expectEqual(CardPose.between(before, after, progress: 0), before)
    expectEqual(CardPose.between(before, after, progress: 1), after)
    expectEqual(
      CardPose.between(before, after, progress: 0.5).frame, Rect(x: 10, y: 5, width: 8, height: 4))
    let start = text(view, at: .seconds(1))
    #expect(text(view, at: .milliseconds(1_150)) != start)
  }

  @Test func `a whole game is won, and a new one begins`() throws {
    let view = EmojiMemoryGameView(try game(pairs: 3))
    for number in 0..<3 {
      for place in pair(number, in: view.game) {
        view.game.choose(view.game.cards[place], at: .zero)
        _ = text(view, at: .zero)
      }
    }
    #expect(view.game.isOver && text(view, at: .seconds(9)).contains("All pairs found!"))
    _ = view.handle(.key("n"), at: .seconds(9))
    #expect(!view.game.isOver)
  }

  @Test func `every window and every terminal has a frame`() throws {
    let view = EmojiMemoryGameView(try game())
    for size in [(0, 0), (1, 1), (2, 9), (9, 2), (25, 5), (40, 12), (500, 200)] {
      for capabilities in [Capabilities(), Capabilities(colors: .none, glyphs: .ascii)] {
        let size = Size(width: size.0, height: size.1)
        let frame = view.frame(size: size, capabilities: capabilities, at: .zero)
        expectEqual(frame.size, size)
        let frames = view.grid.frames.filter { !$0.size.isEmpty }
        #expect(frames.allSatisfy { Rect(size).intersection($0) == $0 })
        _ = view.handle(.key(.down), at: .zero)
        _ = view.handle(.key(" "), at: .zero)
      }
    }
  }

  @Test(arguments: [(40, 12), (20, 13)])
  func `the face of a small card is seen under the cursor`(width: Int, height: Int) throws {
    let view = EmojiMemoryGameView(try game())
    func text(at time: Duration) -> String {
      let size = Size(width: width, height: height)
      return view.frame(size: size, capabilities: Capabilities(), at: time).description
    }
    _ = text(at: .zero)
    #expect((1...2).contains(view.grid.frames[0].height))
    _ = view.handle(.key(" "), at: .zero)
    _ = text(at: .zero)
    #expect(text(at: .seconds(1)).contains(view.game.cards[0].content))
  }

  @Test func `a window too small for cards says so, and a narrow one shortens the name`() throws {
    let view = EmojiMemoryGameView(try game())
    func lines(_ size: Size) -> [Substring] {
      view.frame(size: size, capabilities: Capabilities(), at: .zero).description
        .split(separator: "\n")
    }
    expectEqual(lines(Size(width: 20, height: 6)).last, " Enlarge the window")
    expectEqual(lines(Size(width: 25, height: 12)).first, " Hall… moves 0   score 0")
  }

  @Test func `where emoji cannot be drawn, letters stand for them`() throws {
    let view = EmojiMemoryGameView(try game())
    _ = text(view, at: .zero)
    _ = view.handle(.key(" "), at: .zero)
    let ascii = Capabilities(colors: .none, glyphs: .ascii, showsPictures: false)
    var capabilities = ascii
    capabilities.confirmedWidths = []
    _ = view.frame(size: size, capabilities: capabilities, at: .zero)
    let shown = view.frame(size: size, capabilities: capabilities, at: .seconds(1)).description
    let letter = Character(Unicode.Scalar(UInt8(65 + view.game.cards[0].id.pair)))
    #expect(shown.contains(letter) && shown.allSatisfy(\.isASCII))
  }
}

/// The page about the lesson.
struct LessonPageTests {
  private func text(_ path: String) throws -> String {
    try String(contentsOf: .inPackage(path), encoding: .utf8)
  }

  private func sources(in folder: String) throws -> [String] {
    let files = FileManager.default.enumerator(
      at: .inPackage(folder), includingPropertiesForKeys: nil)
    return try (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }

  /// The text without indentation and blank lines.
  private func lines(_ text: some StringProtocol) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  @Test func `each piece of code on the page stands in the sources word for word`() throws {
    let parts = try text("docs/mvvm.md").split(separator: "```")
    let pieces = parts.filter { $0.hasPrefix("swift\n") }.map { lines($0.dropFirst(6)) }
    let sources = try sources(in: "Sources").map(lines)
    #expect(pieces.count > 20)
    for piece in pieces {
      #expect(sources.contains { $0.contains(piece) }, "not in the sources: \(piece)")
    }
  }

  @Test func `each file that the page names exists`() throws {
    let names = try text("docs/mvvm.md").matches(of: /`([A-Za-z+\/]+\.swift)`/).map { $0.1 }
    let all = FileManager.default.enumerator(atPath: URL.inPackage("Sources").path)
    let files = all?.compactMap { $0 as? String } ?? []
    for name in names { #expect(files.contains { "/\($0)".hasSuffix("/\(name)") }, "\(name)") }
  }

  @Test func `the solution of each exercise fits the lesson`() throws {
    let exercises = URL.inPackage("docs/exercises").path
    let names = try FileManager.default.contentsOfDirectory(atPath: exercises)
      .filter { $0.first?.isNumber == true }
    expectEqual(names.count, 12)
    for name in names {
      let patch = try text("docs/exercises/\(name)/solution.patch")
      for file in patch.components(separatedBy: "--- a/").dropFirst() {
        let hunks = file.components(separatedBy: "\n@@ ")
        let path = file.prefix { !$0.isNewline }
        for hunk in hunks.dropFirst() where !hunk.hasPrefix("-0,0") {
          let old = hunk.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
            .filter { $0.hasPrefix(" ") || $0.hasPrefix("-") }.map { $0.dropFirst() }
          let source = try text(String(path))
          #expect(source.contains(old.joined(separator: "\n")), "\(name): \(path)")
        }
      }
    }
  }

  @Test func `the lesson has at most 300 lines in five files`() throws {
    let files = try sources(in: "Sources/lesson")
    let lines = files.map { $0.split(separator: "\n", omittingEmptySubsequences: false).count - 1 }
    #expect(files.count <= 5 && lines.reduce(0, +) <= 300, "\(lines)")
  }
}
