import Canvas

/// Makes the bytes that change some cells of a screen.
struct ChangeEncoder: CellTarget {
  private(set) var bytes: [UInt8] = []
  private var controls: ScreenControls
  private var width = 0
  /// Where the terminal's cursor is; `nil` if that is not known.
  private var place: Point?
  private var attributes: Style.Attributes = []
  private var (foreground, background) = (Palette.own, Palette.own)

  /// An encoder for a terminal that is sent these controls.
  init(_ controls: ScreenControls) {
    self.controls = controls
  }

  /// Makes the bytes for changes, after which the attributes are plain, and the cursor where it
  /// belongs.
  ///
  /// - Parameters:
  ///   - changes: from the top left on.
  ///   - canvas: the picture, as large as the screen.
  ///   - writer: says what of each cell is put where.
  ///   - isEmptied: whether the screen is emptied before, whatever it shows.
  mutating func encode(
    _ changes: [Run], of canvas: Canvas, with writer: inout CellWriter, onEmptied isEmptied: Bool
  ) {
    bytes.removeAll(keepingCapacity: true)
    (place, width) = (nil, canvas.size.width)
    if isEmptied { bytes += controls.plain + controls.clear }
    writer.begin()
    for run in changes {
      let start = Point(x: run.columns.lowerBound, y: run.row)
      writer.put(canvas.rows[run.row][run.columns], at: start, on: &self)
    }
    move(to: canvas.cursor ?? Point(x: 0, y: 0))
    if !attributes.isEmpty || foreground != Palette.own || background != Palette.own { usePlain() }
  }

  mutating func put(_ glyph: DrawnGlyph, _ foreground: Ink, times: Int, at place: Point) {
    move(to: place)
    use(foreground)
    if glyph.glyph == .blank, times > ChangeEncoder.erasure, erases(in: foreground) {
      append(times, then: "X")
      return
    }
    for _ in 0..<times { append(glyph) }
    let x = place.x + times * glyph.glyph.columns
    // A terminal waits behind the last column of a row, each in its own way.
    self.place = x < width ? Point(x: x, y: place.y) : nil
  }

  /// The bytes that erase some cells are as many as so many blanks, about.
  private static let erasure = 5

  private func erases(in foreground: Ink) -> Bool {
    controls.erases && foreground.isUnseenOnBlanks
      && (controls.erasesInGround || foreground.background == Palette.own)
  }

  private mutating func move(to target: Point) {
    guard target != place else { return }
    if let place, place.y == target.y, place.x < target.x {
      append(target.x - place.x, then: "C")
    } else {
      bytes += [0x1B, UInt8(ascii: "[")]
      appendNumber(target.y + 1)
      // The first column is what is meant where none is named.
      if target.x > 0 {
        bytes.append(UInt8(ascii: ";"))
        appendNumber(target.x + 1)
      }
      bytes.append(UInt8(ascii: "H"))
    }
    place = target
  }

  private mutating func use(_ wanted: Ink) {
    let colors = (
      foreground: wanted.colors?.foreground ?? Palette.own, background: wanted.background
    )
    if wanted.attributes != attributes { use(wanted.attributes) }
    let losesInk = colors.foreground == Palette.own && foreground != Palette.own
    let losesGround = colors.background == Palette.own && background != Palette.own
    if losesInk || losesGround { usePlainColors(losesInk, losesGround) }
    if colors.foreground != foreground { bytes += controls.color(colors.foreground).foreground }
    if colors.background != background { bytes += controls.color(colors.background).background }
    (foreground, background) = colors
  }

  /// Attributes can be added to others, but not all of them be taken away alone.
  private mutating func use(_ wanted: Style.Attributes) {
    if !attributes.isSubset(of: wanted) { usePlain() }
    for number in controls.numbers(for: wanted.subtracting(attributes)) {
      append(number, then: "m")
    }
    attributes = wanted
  }

  /// The terminal's own colours: where that can be had, of ink or ground alone.
  private mutating func usePlainColors(_ losesInk: Bool, _ losesGround: Bool) {
    guard losesInk != losesGround, controls.hasPlainEach else {
      bytes += Array("\u{1B}[39;49m".utf8)
      (foreground, background) = (Palette.own, Palette.own)
      return
    }
    append(losesInk ? 39 : 49, then: "m")
    if losesInk { foreground = Palette.own } else { background = Palette.own }
  }

  /// The terminal's own looks.
  private mutating func usePlain() {
    bytes += controls.plain
    (attributes, foreground, background) = ([], Palette.own, Palette.own)
  }

  private mutating func append(_ glyph: DrawnGlyph) {
    guard let single = glyph.single else {
      for scalar in glyph.scalars { append(scalar) }
      return
    }
    append(single)
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    if let encoded = UTF8.encode(scalar) { bytes.append(contentsOf: encoded) }
  }

  /// Adds a control sequence with a number.
  private mutating func append(_ number: Int, then final: Unicode.Scalar) {
    bytes += [0x1B, UInt8(ascii: "[")]
    appendNumber(number)
    bytes.append(UInt8(ascii: final))
  }

  /// Adds a number, at least 0, in decimal digits.
  private mutating func appendNumber(_ number: Int) {
    if number >= 10 { appendNumber(number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }
}
