/// One visible character as a cell holds it: a base character and up to four combining marks, in
/// composed form.
///
/// A glyph is as wide as its base on every terminal. The two letters of a flag are one wide glyph.
/// Control characters become blanks.
public struct Glyph: Hashable, Sendable {
  /// The marks in order, 16 bits each from the lowest bits up; 0 where there is none.
  private var marks: UInt64 = 0
  /// The base in the lower 24 bits, and its columns above them.
  ///
  /// Packed so that a cell takes 16 bytes: every frame writes and compares thousands of cells.
  private let code: UInt32

  /// An empty cell.
  public static let blank = Glyph(base: " ", columns: 1)

  /// The right half of a wide glyph.
  static let continuation = Glyph(base: "\0", columns: 0)

  /// The glyph for a single scalar; a blank if the scalar shows nothing on its own, or if terminals
  /// disagree about its columns.
  public init(_ scalar: Unicode.Scalar) {
    let columns = scalar.columns
    let isVisible = columns > 0 && scalar.value != 0xA0 && !scalar.isVisibleFormat
    self.init(base: isVisible ? scalar : " ", columns: isVisible ? columns : 1)
  }

  private init(base: Unicode.Scalar, columns: Int) {
    code = base.value | UInt32(columns) << 24
  }

  /// A flag of two regional indicators; `nil` for other characters.
  private init?(flag first: Glyph, _ second: Unicode.Scalar) {
    guard first.marks == 0, first.base.isRegionalIndicator, second.isRegionalIndicator else {
      return nil
    }
    self.init(base: first.base, columns: 2)
    marks = UInt64(second.value & 0xFFFF)
  }

  private var base: Unicode.Scalar { Unicode.Scalar(code & 0xFF_FFFF) ?? " " }

  /// The glyphs for a character: one, except in scripts whose syllables have several letters.
  ///
  /// Leaves out everything terminals disagree about: variation selectors, joiners and the emoji
  /// they join, skin tones, tags and enclosing marks.
  public static func glyphs(of character: Character) -> [Glyph] {
    var glyphs: [Glyph] = []
    var isJoined = false
    for scalar in character.composedScalars {
      if let flag = glyphs.last.flatMap({ Glyph(flag: $0, scalar) }) {
        return [flag]
      } else if glyphs.isEmpty {
        glyphs.append(Glyph(scalar))
      } else if scalar.isMark {
        glyphs[glyphs.count - 1].add(scalar)
      } else if scalar.standsAlone, !(isJoined && scalar.properties.isEmoji) {
        glyphs.append(Glyph(scalar))
      }
      isJoined = scalar.value == 0x200D
    }
    return glyphs
  }

  /// The number of columns: 1 or 2, and 0 for the right half of a wide glyph.
  public var columns: Int { Int(code >> 24) }

  /// Whether the cell holds the right half of the wide glyph before it.
  public var isContinuation: Bool { columns == 0 }

  /// The base and its marks; empty for the right half of a wide glyph.
  public var scalars: [Unicode.Scalar] {
    guard !isContinuation else { return [] }
    var scalars = [base]
    var rest = marks
    if isFlag { return scalars + [Unicode.Scalar(UInt32(marks) | 0x1_0000)].compactMap { $0 } }
    while let mark = Unicode.Scalar(UInt16(truncatingIfNeeded: rest)), mark != "\0" {
      scalars.append(mark)
      rest >>= 16
    }
    return scalars
  }

  /// Whether the glyph is a flag of two regional indicators.
  public var isFlag: Bool { base.isRegionalIndicator && columns == 2 }

  /// The base, if the glyph has no marks.
  public var single: Unicode.Scalar? { marks == 0 ? base : nil }

  /// Whether all known terminals give this glyph the computed number of columns.
  ///
  /// Measured on 17 terminals: letters, signs, lines and blocks are safe. An emoji is safe if it is
  /// wide on its own and lies between U+1F300 and U+1FAFF, except for skin tones and hair.
  var hasSafeWidth: Bool {
    guard base.value >= 0x2600, base.properties.isEmoji else { return true }
    switch base.value {
    case 0x2660, 0x2663, 0x2665, 0x2666: return true
    case 0x1F3FB...0x1F3FF, 0x1F9B0...0x1F9B3: return false
    case 0x1F300...0x1FAFF: return columns == 2
    default: return false
    }
  }

  /// Whether terminals show what the glyph means.
  ///
  /// Many draw the same box for all characters of private use and all unassigned ones, and a single
  /// letter of a flag as half of one or not at all. GNU screen loses its place after some of them.
  public var isMeaningful: Bool {
    guard base.value >= 0x300 else { return true }
    if base.isRegionalIndicator { return isFlag }
    switch base.properties.generalCategory {
    case .privateUse, .unassigned: return false
    default: return true
    }
  }

  private mutating func add(_ mark: Unicode.Scalar) {
    guard base != " ", marks >> 48 == 0 else { return }
    var shift: UInt64 = 0
    while marks >> shift != 0 { shift += 16 }
    marks |= UInt64(mark.value) << shift
  }
}

extension Glyph: ExpressibleByUnicodeScalarLiteral {
  /// The glyph for a character written in the program.
  public init(unicodeScalarLiteral scalar: Unicode.Scalar) {
    self.init(scalar)
  }
}

extension [Glyph] {
  /// The total number of columns.
  public var columns: Int { reduce(0) { $0 + $1.columns } }

  /// The text sent to a terminal for these glyphs.
  public var text: String {
    reduce(into: "") { text, glyph in text.unicodeScalars.append(contentsOf: glyph.scalars) }
  }
}

extension Unicode.Scalar {
  /// Whether it is one of the letters of which two make a flag.
  fileprivate var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  /// Whether it combines with the character before it on every terminal, and fits into 16 bits.
  fileprivate var isMark: Bool {
    guard value >= 0x300, value <= 0xFFFF, columns == 0, !(0xFE00...0xFE0F).contains(value)
    else { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .otherLetter: return true
    default: return false
    }
  }

  /// Whether the scalar takes its own cell after another part of the same character.
  fileprivate var standsAlone: Bool {
    columns > 0 && !(0x1F3FB...0x1F3FF).contains(value)
  }
}
