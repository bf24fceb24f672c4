import Canvas
import Emulation
import Expectations
import Options
import Testing

@testable import Curses

struct PaletteTests {
  private static let backgrounds = [Brightness.unknown, .dark, .light]

  /// The numbers of all roles, tints and layers.
  private func numbers(_ palette: Palette) -> Set<Int32> {
    let artwork = (0..<ColorRole.artworkColors).map(ColorRole.init(artwork:))
    return Set(
      (ColorRole.named + artwork).flatMap { role in
        DeckColor.allCases.flatMap { tint in
          ColorTable.Layer.allCases.map { palette.color(role, tint, $0) }
        }
      })
  }

  @Test func `with 256 colours only those are used that all terminals share`() {
    for (name, palette) in Palette.tables {
      #expect(
        numbers(palette).allSatisfy { $0 == Palette.own || (16...255).contains($0) }, "\(name)")
    }
  }

  @Test(arguments: [Capabilities.Colors.none, .eight, .sixteen])
  func `fewer colours stay within their number`(_ colors: Capabilities.Colors) {
    for brightness in PaletteTests.backgrounds {
      for isHighContrast in [false, true] {
        let palette = Palette(
          colors: colors, brightness, isHighContrast: isHighContrast, table: .felt)
        let range = -1..<Int32(max(0, colors.rawValue))
        #expect(numbers(palette).allSatisfy(range.contains))
      }
    }
  }

  @Test(arguments: [Capabilities.Colors.none, .eight, .sixteen])
  func `with few colours the table is the terminal's own`(_ colors: Capabilities.Colors) {
    let palette = Palette(colors: colors, .dark, table: .felt, precision: .slots)
    expectEqual(palette.color(.table, .red, .background), Palette.own)
    expectEqual(palette.color(.table, .red, .foreground), Palette.own)
    expectNil(palette.exactColors)
  }

  @Test func `the terminal's own table has no rail and no marked places`() {
    for precision in [Palette.Precision.fixed, .slots, .direct] {
      let palette = Palette(colors: .many, .dark, table: .own, precision: precision)
      for role in [ColorRole.table, .rail, .trace] {
        expectEqual(palette.color(role, .red, .background), Palette.own)
      }
    }
  }

  @Test func `any other colour becomes the nearest fixed one`() {
    for number in Int32(16)...255 {
      let nearest = FixedColors.number(for: FixedColors.color(number))
      expectEqual(FixedColors.color(nearest), FixedColors.color(number))
    }
    expectEqual(FixedColors.number(for: RGB(254, 1, 2)), 196)
    expectEqual(FixedColors.number(for: RGB(128, 128, 129)), 244)
    expectEqual(FixedColors.number(for: RGB(3, 3, 3)), 16)
    expectEqual(FixedColors.number(for: RGB(90, 140, 210)), 68)
  }

  @Test func `where numbers are colours the exact ones are used`() {
    let palette = Palette(colors: .many, .unknown, table: .felt, precision: .direct)
    expectEqual(palette.color(.table, .blue, .background), 0x134636)
    expectEqual(palette.color(.face, .blue, .background), 0xFBF6EB)
    let strong = Palette(colors: .many, .dark, isHighContrast: true, precision: .direct)
    expectEqual(strong.color(.face, .blue, .background), 0xFFFFFF)
    // The lowest numbers are indexed colours.
    expectEqual(strong.color(.ink, .blue, .foreground), 0x000100)
  }

  @Test func `the artwork has the exact colours it comes with`() throws {
    let artwork = (0..<160).map { RGB(UInt8($0), 7, 9) }
    let palette = Palette(
      colors: .many, .unknown, table: .felt, precision: .slots, artwork: artwork)
    for number in [0, 1, 159] {
      let slot = palette.color(ColorRole(artwork: number), .blue, .foreground)
      expectEqual(Int(slot), 96 + number)
      try expectEqual(#require(palette.exactColors)[Int(slot)], artwork[number])
    }
  }

  @Test func `palettes with the same colours are equal`() {
    let felt = Palette(colors: .many, .unknown, table: .felt, precision: .slots)
    expectEqual(felt, Palette(colors: .many, .light, table: .felt, precision: .slots))
    #expect(felt != Palette(colors: .many, .unknown, table: .navy, precision: .slots))
    let fixed = Palette(colors: .many, .unknown, table: .felt)
    expectEqual(fixed, Palette(colors: .many, .dark, table: .navy))
    #expect(fixed != Palette(colors: .many, .dark, table: .own))
  }
}

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
    func `24-bit colour is exact; a new table repaints all`(environment: [String: String]) throws {
      let tables = [TableColor.felt, .navy, .charcoal, .own]
      let shown = try shown(environment, tables.map { ThemeOptions(table: $0) })
      expectEqual(
        shown.map(\.table),
        [rgb(19, 70, 54), rgb(24, 38, 74), rgb(42, 44, 48), .standard])
      #expect(shown.allSatisfy { $0.card == rgb(198, 84, 16) })
      expectEqual(shown[0].text, rgb(142, 182, 165))
      expectEqual(shown[1].text, rgb(152, 168, 204))
    }

    @Test func `light colours have the terminal's own background, whatever the table`() throws {
      let tables = [TableColor.felt, .navy, .charcoal]
      let themes = tables.flatMap {
        [ThemeOptions(colors: .light, table: $0), ThemeOptions(colors: .dark, table: $0)]
      }
      let shown = try shown(["TERM": "alacritty"], themes)
      expectEqual(
        shown.map(\.table),
        [.standard, rgb(19, 70, 54), .standard, rgb(24, 38, 74), .standard, rgb(42, 44, 48)])
      expectEqual(shown[0].text, rgb(112, 110, 106))
    }

    @Test(arguments: [
      ["TERM": "xterm-256color"], ["TERM": "tmux-256color", "COLORTERM": "truecolor"],
      ["TERM": "screen-256color", "COLORTERM": "truecolor"],
    ])
    func `256 colours are fixed, and the table is charcoal`(environment: [String: String]) throws {
      let shown = try shown(environment, [TableColor.felt, .own].map { ThemeOptions(table: $0) })
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

extension Palette {
  static let black = RGB(gray: 0)
  static let white = RGB(gray: 255)

  /// All tables with many colours, by name.
  static let tables: [(name: String, palette: Palette)] =
    [Precision.fixed, .slots].flatMap { precision in
      TableColor.allCases.flatMap { table in
        let all: [Brightness] = table == .own ? [.dark, .light, .unknown] : [.unknown]
        return all.map { brightness in
          (
            "\(precision) \(table) \(brightness)",
            Palette(colors: .many, brightness, table: table, precision: precision)
          )
        }
      }
    }

  /// The colours that the table can have.
  var grounds: [RGB] {
    if let table = shown(.table, .blue, .background) { return [table] }
    return switch brightness {
    case .dark: [Palette.black]
    case .light: [Palette.white]
    case .unknown: [Palette.black, Palette.white]
    }
  }

  /// The contrast of two roles that have colours of their own.
  func ratio(
    _ foreground: ColorRole, on background: ColorRole, _ tint: DeckColor = .blue
  ) throws -> Double {
    Colorimetry.ratio(
      try #require(shown(foreground, tint)), try #require(shown(background, tint, .background)))
  }

  /// The colour that a terminal shows for a role; `nil` for its own.
  func shown(
    _ role: ColorRole, _ tint: DeckColor = .blue, _ layer: ColorTable.Layer = .foreground
  ) -> RGB? {
    let number = color(role, tint, layer)
    guard number != Palette.own else { return nil }
    guard let exactColors else { return FixedColors.color(number) }
    return exactColors[Int(number)]
  }

  /// The colour that a terminal shows for a background behind a dialog; `nil` for its own.
  func shownDimmed(_ role: ColorRole, _ tint: DeckColor) -> RGB? {
    let number = color(role, tint, .background, isDimmed: true)
    guard number != Palette.own else { return nil }
    return exactColors.map { $0[Int(number)] } ?? FixedColors.color(number)
  }
}
