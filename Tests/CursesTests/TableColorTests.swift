import Canvas
import Emulation
import Expectations
import Options
import Testing

@testable import Curses

extension TerminalTests {
  /// The colours that an emulator shows for the table and a card.
  struct TableColorTests {
    private typealias Shown = (table: Color, card: Color, text: Color)

    private static let canvas = {
      var canvas = Canvas(size: Size(width: 20, height: 5))
      canvas.fill(
        Rect(x: 2, y: 1, width: 4, height: 2), .blank, Style(.ink, on: .back, tint: .orange))
      canvas.write("x", at: Point(x: 0, y: 4), Style(.dim))
      return canvas
    }()

    /// Draws with each theme, one after the other, on one terminal.
    private func shown(
      _ environment: [String: String], _ themes: [ThemeOptions]
    ) throws -> [Shown] {
      let line = try Line()
      defer { line.close() }
      let emulator = try #require(Emulator(columns: 20, rows: 5))
      let setup = TerminalSetup(TerminalProfile { environment[$0] })
      let terminal = try CursesTerminal(setup, input: line.end, output: line.end)
      defer { terminal.close() }
      return themes.map { theme in
        terminal.use(theme)
        terminal.present(Self.canvas)
        while !terminal.isReady { _ = emulator.show(line.sentBytes()) }
        for _ in 0..<20 { _ = emulator.show(line.sentBytes()) }
        let cell = { emulator.screen.cell(column: $0, row: $1) }
        return (cell(10, 4).background, cell(3, 1).background, cell(0, 4).foreground)
      }
    }

    private func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Color {
      .rgb(red: red, green: green, blue: blue)
    }

    @Test(arguments: [
      ["TERM": "xterm-256color", "COLORTERM": "truecolor"], ["TERM": "alacritty"],
      ["TERM": "konsole-direct"], ["TERM": "foot"],
    ])
    func `24-bit colour is exact, and another table repaints everything`(
      _ environment: [String: String]
    ) throws {
      let tables = [TableColor.felt, .navy, .charcoal, .own]
      let shown = try shown(environment, tables.map { ThemeOptions(table: $0) })
      expectEqual(
        shown.map(\.table),
        [rgb(19, 70, 54), rgb(24, 38, 74), rgb(42, 44, 48), .standard])
      #expect(shown.allSatisfy { $0.card == rgb(198, 84, 16) })
      expectEqual(shown[0].text, rgb(142, 182, 165))
      expectEqual(shown[1].text, rgb(152, 168, 204))
    }

    @Test(arguments: [
      ["TERM": "xterm-256color"], ["TERM": "tmux-256color", "COLORTERM": "truecolor"],
      ["TERM": "screen-256color", "COLORTERM": "truecolor"],
    ])
    func `256 colours are fixed ones, and the table is charcoal`(
      _ environment: [String: String]
    ) throws {
      let shown = try shown(
        environment, [TableColor.felt, .own].map { ThemeOptions(table: $0) })
      expectEqual(shown.map(\.table), [.indexed(236), .standard])
      #expect(shown.allSatisfy { $0.card == .indexed(166) })
      expectEqual(shown[0].text, .indexed(248))
    }

    @Test func `high contrast has fixed colours even with 24-bit colour`() throws {
      let themes = [ThemeOptions(), ThemeOptions(colors: .highContrast), ThemeOptions()]
      let shown = try shown(["TERM": "alacritty"], themes)
      expectEqual(shown.map(\.card), [rgb(198, 84, 16), .indexed(166), rgb(198, 84, 16)])
      expectEqual(shown.map(\.table), [rgb(19, 70, 54), .standard, rgb(19, 70, 54)])
    }

    @Test func `more pairs than the terminal has room for are shown in the end`() throws {
      let line = try Line()
      defer { line.close() }
      var setup = TerminalSetup(name: "alacritty")
      setup.artwork = (0..<160).map { RGB(UInt8($0), 100, 7) }
      let terminal = try CursesTerminal(setup, input: line.end, output: line.end)
      defer { terminal.close() }
      let emulator = try #require(Emulator(columns: 20, rows: 5))
      let artwork = (0..<160).map(ColorRole.init(artwork:))
      for foreground in artwork {
        for part in 0..<2 {
          var canvas = Canvas(size: terminal.size)
          for (number, background) in artwork[(80 * part)..<(80 * part + 80)].enumerated() {
            let point = Point(x: number % 20, y: number / 20)
            canvas.put("x", at: point, Style(foreground, on: background))
          }
          terminal.present(canvas)
          while !terminal.isReady { _ = emulator.show(line.sentBytes()) }
          _ = emulator.show(line.sentBytes())
        }
      }
      for _ in 0..<20 { _ = emulator.show(line.sentBytes()) }
      let last = emulator.screen.cell(column: 19, row: 3)
      #expect(last.foreground == rgb(159, 100, 7) && last.background == rgb(159, 100, 7))
    }
  }
}
