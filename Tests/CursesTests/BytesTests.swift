import Canvas
import Curses
import Decks
import Glibc
import MemorizeView
import MemorizeViewModel
import Options
import Testing

extension TerminalTests {
  /// The number of bytes sent for a frame, on a pseudo-terminal.
  struct BytesTests {
    /// A game of eight pairs on a real terminal.
    private final class Game {
      private let master: Int32
      private let end: Int32
      private let terminal: CursesTerminal
      private let app: App
      private var frame = Canvas(size: Size(width: 0, height: 0))

      init(_ kind: String, _ theme: ThemeOptions, columns: UInt16, rows: UInt16) throws {
        var (master, end): (Int32, Int32) = (-1, -1)
        var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        try #require(openpty(&master, &end, nil, nil, &size) == 0)
        _ = fcntl(master, F_SETFL, O_NONBLOCK)
        (self.master, self.end) = (master, end)
        var setup = TerminalSetup(name: kind)
        setup.theme = theme
        setup.foregroundAndBackground = "15;0"
        terminal = try CursesTerminal(setup, input: end, output: end)
        let deck = try #require(BuiltInDecks.all.first { $0.name == "Halloween" })
        let board = try #require(Board.of(deck, pairs: 8, seed: "ghost"))
        let game = try #require(TableViewModel.dealing(board) { "next" })
        app = App(
          playing: game, options: ThemeOptions(motion: .none),
          capabilities: terminal.capabilities
        )
        _ = show()
      }

      deinit {
        terminal.close()
        close(master)
        close(end)
      }

      /// Shows the next frame, and returns the numbers of bytes sent and of cells changed.
      private func show() -> (bytes: Int, cells: Int) {
        let before = frame.cells
        frame = app.frame(size: terminal.size, at: .seconds(1))
        terminal.present(frame)
        var bytes = 0
        var buffer = [UInt8](repeating: 0, count: 65_536)
        repeat {
          while case let count = read(master, &buffer, buffer.count), count > 0 { bytes += count }
        } while !terminal.isReady
        while case let count = read(master, &buffer, buffer.count), count > 0 { bytes += count }
        return (bytes, zip(before, frame.cells).count { $0 != $1 })
      }

      func press(_ key: Key) -> (bytes: Int, cells: Int) {
        _ = app.handle(.key(key), at: .seconds(1))
        return show()
      }
    }

    private static let colorless: ThemeOptions = {
      var theme = ThemeOptions()
      theme.colors = .none
      return theme
    }()

    // The frame is closed on all four sides, and each of its cells shows two colours.
    @Test(arguments: ["xterm-256color", "tmux-256color"], [TableColor.own, .felt])
    func `a cursor move takes few bytes`(_ kind: String, _ table: TableColor) throws {
      let game = try Game(kind, ThemeOptions(table: table), columns: 160, rows: 48)
      for key in [Key.right, .left, .right, .right, .down, .up, .left] {
        let cost = game.press(key)
        #expect(cost.bytes > 0 && cost.bytes <= 2_000, "\(key): \(cost)")
      }
    }

    @Test(arguments: [(160, 48), (200, 60), (80, 24)] as [(UInt16, UInt16)])
    func `each cell that changes takes few bytes`(_ columns: UInt16, _ rows: UInt16) throws {
      let game = try Game("xterm-256color", ThemeOptions(), columns: columns, rows: rows)
      for key in [Key.right, " ", .right, " ", .down, .left, " ", .right, " "] {
        let cost = game.press(key)
        // Every cell of a card can show two colours of its own.
        #expect(cost.bytes <= 16 * cost.cells, "\(key): \(cost)")
      }
    }

    @Test(arguments: ["xterm-256color", "vt100"])
    func `each cell takes fewer bytes without colours`(_ kind: String) throws {
      let game = try Game(kind, Self.colorless, columns: 160, rows: 48)
      for key in [Key.right, " ", .right, " ", .down, .left, " ", .right, " "] {
        let cost = game.press(key)
        // The sides of the cursor's frame are single cells, far from each other.
        #expect(cost.bytes <= (key == " " ? 4 : 6) * cost.cells, "\(key): \(cost)")
      }
    }

    @Test func `a frame like the last one takes no bytes`() throws {
      let game = try Game("xterm-256color", ThemeOptions(), columns: 160, rows: 48)
      #expect(game.press(.escape).bytes == 0)
    }
  }
}
