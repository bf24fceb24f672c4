import Canvas
import Curses
import Decks
import Glibc
import MemorizeView
import MemorizeViewModel
import Options
import Testing

extension TerminalTests {
  /// The number of bytes sent for a motion.
  struct MotionBytesTests {
    /// A game of a hundred cards on a large terminal.
    private final class Game {
      let viewModel: TableViewModel
      var now: Duration = .zero
      private let app: App
      private let master: Int32
      private let end: Int32
      private let terminal: CursesTerminal

      init(_ kind: String, _ deck: Deck, _ table: TableColor) throws {
        var (master, end): (Int32, Int32) = (-1, -1)
        var size = winsize(ws_row: 60, ws_col: 200, ws_xpixel: 0, ws_ypixel: 0)
        try #require(openpty(&master, &end, nil, nil, &size) == 0)
        _ = fcntl(master, F_SETFL, O_NONBLOCK)
        (self.master, self.end) = (master, end)
        var setup = TerminalSetup(name: kind)
        setup.theme.table = table
        setup.foregroundAndBackground = "15;0"
        terminal = try CursesTerminal(setup, input: end, output: end)
        let board = try #require(Board.of(deck, pairs: 50, seed: "ghost"))
        viewModel = try #require(TableViewModel.dealing(board) { "next" })
        app = App(
          playing: viewModel, options: ThemeOptions(motion: .full),
          capabilities: terminal.capabilities)
      }

      deinit {
        terminal.close()
        close(master)
        close(end)
      }

      /// Shows all frames of a motion, and returns the number of bytes of each.
      func play() -> [Int] {
        var costs = [show()]
        while let next = app.nextChange(after: now) {
          now = next
          costs.append(show())
        }
        return costs
      }

      private func show() -> Int {
        terminal.present(app.frame(size: terminal.size, at: now))
        var bytes = 0
        repeat { bytes += takeIn() } while !terminal.isReady
        return bytes + takeIn()
      }

      private func takeIn() -> Int {
        var bytes = 0
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while case let count = read(master, &buffer, buffer.count), count > 0 { bytes += count }
        return bytes
      }
    }

    private static let twins = Deck(
      name: "Twins", color: .blue, usualPairs: 8, pairs: (0..<50).map { Pair(twin: "\($0)") })

    private static func deck(_ name: String) throws -> Deck {
      name == twins.name ? twins : try #require(BuiltInDecks.deck(named: name))
    }

    // Whole cards move, with their borders, lattices and shadows.
    // tmux cannot erase a few cells: blanks are sent one by one.
    @Test(arguments: ["xterm-256color", "tmux-256color", "vt100"], [TableColor.own, .felt])
    func `a hundred cards change places in few bytes`(
      _ kind: String, _ table: TableColor
    ) throws {
      for name in ["Twins", "Capitals"] { try changePlaces(kind, name, table) }
    }

    private func changePlaces(_ kind: String, _ name: String, _ table: TableColor) throws {
      let game = try Game(kind, Self.deck(name), table)
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
}
