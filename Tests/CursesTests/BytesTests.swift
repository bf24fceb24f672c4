import Canvas
import Decks
import Expectations
import Glibc
import MemorizeView
import MemorizeViewModel
import MemoryGame
import Options
import Testing

@testable import Curses

extension TerminalTests {
  /// The number of bytes sent for frames, on a pseudo-terminal.
  struct BytesTests {
    /// A game on a real terminal.
    private final class Game {
      let viewModel: TableViewModel
      var now: Duration
      private let line: Line
      private let terminal: CursesTerminal
      private let app: App
      private var frame = Canvas(size: Size(width: 0, height: 0))

      init(
        _ kind: String, _ theme: ThemeOptions, _ columns: Int, _ rows: Int,
        pairs: Int = 8, of name: String = "Halloween"
      ) throws {
        line = try Line(columns: UInt16(columns), rows: UInt16(rows))
        var setup = TerminalSetup(TerminalProfile { ["TERM": kind, "COLORFGBG": "15;0"][$0] })
        setup.theme = theme
        terminal = try CursesTerminal(setup, input: line.end, output: line.end)
        let deck = try name == twins.name ? twins : #require(BuiltInDecks.deck(named: name))
        let board = try #require(Board.of(deck, pairs: pairs, seed: "ghost"))
        viewModel = try #require(TableViewModel.dealing(board) { "next" })
        now = pairs > 8 ? .zero : .seconds(1)
        app = App(
          playing: viewModel,
          theme: Theme(
            terminal.capabilities, options: ThemeOptions(motion: pairs > 8 ? .full : .none)))
        if pairs == 8 { _ = show() }
      }

      deinit {
        terminal.close()
      }

      func press(_ key: Key) -> (bytes: Int, cells: Int) {
        _ = app.handle(.key(key), at: now)
        return show()
      }

      /// Shows all frames of a motion, and returns the number of bytes of each.
      func play() -> [Int] {
        var costs = [show().bytes]
        while let next = app.nextChange(after: now) {
          now = next
          costs.append(show().bytes)
        }
        return costs
      }

      /// Shows the next frame, and returns the numbers of bytes sent and of cells changed.
      private func show() -> (bytes: Int, cells: Int) {
        let before = frame.cells
        frame = app.frame(size: terminal.size, at: now)
        terminal.present(frame)
        var bytes = 0
        repeat { bytes += line.sentBytes().count } while !terminal.isReady
        return (bytes + line.sentBytes().count, zip(before, frame.cells).count { $0 != $1 })
      }
    }

    private static let twins = Deck(
      name: "Twins", color: .blue, usualPairs: 8, pairs: (0..<50).map { Pair(twin: "\($0)") })

    private static let colorless = ThemeOptions(colors: .none)

    // The frame is closed on all four sides, and each of its cells shows two colours.
    @Test(arguments: ["xterm-256color", "tmux-256color"], [TableColor.own, .felt])
    func `a cursor move takes few bytes`(_ kind: String, _ table: TableColor) throws {
      let game = try Game(kind, ThemeOptions(table: table), 160, 48)
      for key in [Key.right, .left, .right, .right, .down, .up, .left] {
        let cost = game.press(key)
        #expect(cost.bytes > 0 && cost.bytes <= 2_000, "\(key): \(cost)")
      }
    }

    @Test(arguments: [(160, 48), (200, 60), (80, 24)])
    func `each cell that changes takes few bytes`(_ columns: Int, _ rows: Int) throws {
      let game = try Game("xterm-256color", ThemeOptions(), columns, rows)
      for key in [Key.right, " ", .right, " ", .down, .left, " ", .right, " "] {
        let cost = game.press(key)
        // Every cell of a card can show two colours of its own.
        #expect(cost.bytes <= 16 * cost.cells, "\(key): \(cost)")
      }
    }

    @Test(arguments: ["xterm-256color", "vt100"])
    func `each cell takes fewer bytes without colours`(_ kind: String) throws {
      let game = try Game(kind, Self.colorless, 160, 48)
      for key in [Key.right, " ", .right, " ", .down, .left, " ", .right, " "] {
        let cost = game.press(key)
        // The sides of the cursor's frame are single cells, far from each other.
        #expect(cost.bytes <= (key == " " ? 4 : 6) * cost.cells, "\(key): \(cost)")
      }
    }

    @Test func `a frame like the last one takes no bytes`() throws {
      try expectEqual(Game("xterm-256color", ThemeOptions(), 160, 48).press(.function(5)).bytes, 0)
    }

    // Whole cards move, with their borders, lattices and shadows.
    // tmux cannot erase a few cells: blanks are sent one by one.
    @Test(
      arguments: zip(["xterm-256color", "tmux-256color", "vt100"], [TableColor.felt, .own, .own]))
    func `a hundred cards change places in few bytes`(_ kind: String, _ table: TableColor) throws {
      for name in ["Twins", "Capitals"] {
        let game = try Game(kind, ThemeOptions(table: table), 200, 60, pairs: 50, of: name)
        let most = 600_000
        let deal = game.play()
        #expect(deal.count > 50 && deal.reduce(0, +) < most, "\(deal.reduce(0, +))")
        for _ in 1...2 {
          game.viewModel.shuffle(at: game.now)
          let shuffle = game.play()
          #expect(shuffle.count > 14 && shuffle.reduce(0, +) < most, "\(shuffle.reduce(0, +))")
        }
      }
    }

    @Test func `bytes for the clipboard are encoded as in RFC 4648`() {
      for (text, code) in [
        ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
        ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"), ("\u{0}\u{7F}~?>", "AH9+Pz4="),
      ] {
        expectEqual(Array(text.utf8).base64, code)
      }
    }
  }
}

/// Bytes in great numbers or in pieces, of which the fuzzed inputs have many more.
struct AnyBytesTests {
  @Test func `the decoder does not wait after complete keys`() {
    var decoder = InputDecoder()
    for text in [
      "a", "ä", "^[A", "^OP", "^[<0;5;5M", "^[M !!", "^]11;rgb:f/f/f^\\", "^[200~x^[201~",
    ] {
      _ = decoder.feed(bytes(text))
      expectNil(decoder.patience, "\(text)")
    }
  }

  @Test func `a flood of bytes is decoded quickly`() {
    var dice = SeededGenerator(seed: 2)
    let flood = (0..<200_000).map { _ in UInt8(truncatingIfNeeded: dice.next()) }
    let time = processorTime {
      var decoder = InputDecoder()
      for start in stride(from: 0, to: flood.count, by: 65_536) {
        _ = decoder.feed(flood[start..<min(flood.count, start + 65_536)])
      }
      _ = decoder.feed(flood)
    }
    #expect(time < .seconds(4), "\(time)")
  }
}

/// The events a new decoder returns for these bytes, including those at the end of its wait.
func decoded(_ bytes: some Sequence<UInt8>, extra: [[UInt8]: Key] = [:]) -> [Event] {
  var decoder = InputDecoder(extra: extra)
  return decoder.feed(bytes) + decoder.flush()
}

/// The events a new decoder returns for this text, in which `^` stands for Escape.
func decoded(_ text: String, extra: [[UInt8]: Key] = [:]) -> [Event] {
  decoded(bytes(text), extra: extra)
}

/// The bytes of a text in which `^` stands for Escape.
func bytes(_ text: String) -> [UInt8] { text.utf8.map { $0 == UInt8(ascii: "^") ? 0x1B : $0 } }
