import Canvas

/// Text in large letters of half blocks: four rows, and pixels as high as wide.
///
/// It has the digits and the few letters that results need.
struct LargeText: Equatable {
  /// The rows of the letters, with descenders.
  static let height = 4
  private static let blankColumns = 2

  let line: TextLine

  /// A line in large letters; `nil` if a letter is missing, on terminals without half blocks, and on
  /// a quiet screen.
  init?(_ line: TextLine, _ theme: Theme) {
    let letters = line.parts.map(\.text).joined()
    guard theme.glyphs == .unicode, !theme.options.isQuiet,
      letters.allSatisfy({ $0 == " " || LargeText.letters[$0] != nil })
    else { return nil }
    self.line = line
  }

  /// The columns that the text takes.
  var columns: Int {
    line.parts.reduce(-1) { $1.text.reduce($0) { $0 + LargeText.advance($1) } }
  }

  func draw(
    at origin: Point, _ theme: Theme, scale: Int = 1, style: Style? = nil,
    on canvas: inout Canvas
  ) {
    var x = origin.x
    for part in line.parts {
      let style = style ?? theme.style(part.tone)
      for character in part.text {
        LargeText.draw(character, scale, at: Point(x: x, y: origin.y), style, on: &canvas)
        x += scale * LargeText.advance(character)
      }
    }
  }

  private static func draw(
    _ character: Character, _ scale: Int, at origin: Point, _ style: Style,
    on canvas: inout Canvas
  ) {
    guard let letter = letters[character] else { return }
    let rows = letter.rows
    func isSet(_ x: Int, _ y: Int) -> Bool {
      let (x, y) = (x / scale, y / scale - letter.top)
      return rows.indices.contains(y) && rows[y].indices.contains(x) && rows[y][x] == "#"
    }
    for y in 0..<scale * height {
      for x in 0..<scale * letter.columns {
        let (upper, lower) = (isSet(x, 2 * y), isSet(x, 2 * y + 1))
        guard upper || lower else { continue }
        canvas.put(upper ? "▀" : "▄", at: origin.moved(x: x, y: y), style)
        if upper, lower { canvas.putFull(at: origin.moved(x: x, y: y), style) }
      }
    }
  }

  private static func advance(_ character: Character) -> Int {
    (letters[character]?.columns ?? blankColumns - 1) + 1
  }
}

extension Canvas {
  /// Fills a cell with the foreground of a style, without the seams that some terminals leave
  /// around full blocks.
  mutating func putFull(at point: Point, _ style: Style) {
    var style = style
    style.attributes.formSymmetricDifference(.reverse)
    put(.blank, at: point, style)
  }
}

/// The pixels of a letter.
private struct LargeLetter: Equatable {
  /// The empty rows above it.
  let top: Int
  let rows: [[Character]]

  /// A letter, row by row; `#` is a pixel.
  init(_ rows: String, top: Int = 0) {
    self.top = top
    self.rows = rows.split(separator: " ").map(Array.init)
  }

  var columns: Int { rows.map(\.count).max() ?? 0 }
}

extension LargeText {
  fileprivate static let letters: [Character: LargeLetter] = [
    "0": LargeLetter(".##. #..# #..# #..# #..# .##."),
    "1": LargeLetter(".#. ##. .#. .#. .#. ###"),
    "2": LargeLetter(".##. #..# ...# ..#. .#.. ####"),
    "3": LargeLetter("###. ...# .##. ...# ...# ###."),
    "4": LargeLetter("#..# #..# #..# #### ...# ...#"),
    "5": LargeLetter("#### #... ###. ...# ...# ###."),
    "6": LargeLetter(".##. #... ###. #..# #..# .##."),
    "7": LargeLetter("#### ...# ..#. ..#. .#.. .#.."),
    "8": LargeLetter(".##. #..# .##. #..# #..# .##."),
    "9": LargeLetter(".##. #..# #..# .### ...# .##."),
    "a": LargeLetter(".### #..# #..# .###", top: 2),
    "e": LargeLetter(".##. #### #... .###", top: 2),
    "f": LargeLetter(".## #.. ### #.. #.. #.."),
    "i": LargeLetter("# . # # # #"),
    "m": LargeLetter("##.#. #.#.# #.#.# #.#.#", top: 2),
    "o": LargeLetter(".##. #..# #..# .##.", top: 2),
    "p": LargeLetter("###. #..# #..# ###. #... #...", top: 2),
    "r": LargeLetter("#.## ##.. #... #...", top: 2),
    "s": LargeLetter(".### ##.. ..## ###.", top: 2),
    "v": LargeLetter("#...# #...# .#.#. ..#..", top: 2),
    "+": LargeLetter(".#. ### .#.", top: 1),
    "-": LargeLetter("###", top: 2),
    ".": LargeLetter("#", top: 5),
    ",": LargeLetter(".# .# #.", top: 5),
    ":": LargeLetter("# . #", top: 2),
  ]
}
