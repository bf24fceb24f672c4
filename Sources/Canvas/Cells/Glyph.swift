/// One visible character as a cell holds it: a base and up to four marks that combine with it.
///
/// A glyph is as wide as its base on every terminal. Control characters are blanks.
public struct Glyph: Hashable, Sendable {
  /// The scalar's number in the lower 24 bits, the columns it takes in the upper ones; for a base with
  /// marks a number beyond those of Unicode.
  private let packed: UInt32

  /// An empty place.
  public static let blank = Glyph(base: 0x20, columns: 1)

  /// What the right half of a wide glyph holds.
  static let continuation = Glyph(base: 0, columns: 0)

  /// The glyph for a single scalar; a blank for one that shows nothing by itself.
  public init(_ scalar: Unicode.Scalar) {
    let columns = scalar.columns
    let isSeen = columns > 0 && scalar.value != 0xA0
    self.init(base: isSeen ? scalar.value : 0x20, columns: isSeen ? columns : 1)
  }

  private init(base: UInt32, columns: Int) {
    packed = base | UInt32(columns) << 24
  }

  private var base: UInt32 { packed & 0xFF_FFFF }

  /// The glyphs for what a reader takes as one character: one, save in scripts whose syllables
  /// have several letters.
  ///
  /// What terminals disagree about is left out: variation selectors, joiners and the pictures they
  /// join, skin tones, tags, enclosing marks.
  public static func glyphs(of character: Character) -> [Glyph] {
    if let single = character.singleScalar { return [Glyph(single)] }
    var glyphs: [Glyph] = []
    var isJoined = false
    for scalar in character.unicodeScalars {
      if let last = glyphs.indices.last, scalar.isMark {
        glyphs[last].add(scalar)
      } else if glyphs.isEmpty || (scalar.standsAlone && !(isJoined && scalar.properties.isEmoji)) {
        glyphs.append(Glyph(scalar))
      }
      isJoined = scalar.value == 0x200D
    }
    return glyphs
  }

  /// Columns: 1 or 2, and 0 for the right half of a wide glyph.
  public var columns: Int { Int(packed >> 24) }

  /// Whether the cell holds the right half of the wide glyph before it.
  public var isContinuation: Bool { packed == 0 }

  /// The base and its marks; empty for the right half of a wide glyph.
  public var scalars: [Unicode.Scalar] {
    guard base != 0 else { return [] }
    return single.map { [$0] } ?? MarkedCharacters.scalars(of: base)
  }

  /// The single scalar, if there are no marks: the quick way for most cells.
  public var single: Unicode.Scalar? { Unicode.Scalar(base) }

  private mutating func add(_ mark: Unicode.Scalar) {
    let scalars = scalars
    guard base != 0x20, scalars.count <= 4 else { return }
    self = Glyph(base: MarkedCharacters.number(of: scalars + [mark]), columns: columns)
  }
}

extension Glyph: ExpressibleByUnicodeScalarLiteral {
  /// The glyph for a character written in the program.
  public init(unicodeScalarLiteral scalar: Unicode.Scalar) {
    self.init(scalar)
  }
}

extension Character {
  /// The only scalar, if there are not several.
  var singleScalar: Unicode.Scalar? {
    let scalars = unicodeScalars
    guard let first = scalars.first,
      scalars.index(after: scalars.startIndex) == scalars.endIndex
    else { return nil }
    return first
  }
}

extension Unicode.Scalar {
  /// Whether it combines with the character before it everywhere, and fits into 16 bits.
  fileprivate var isMark: Bool {
    guard value >= 0x300, value <= 0xFFFF, columns == 0, !(0xFE00...0xFE0F).contains(value)
    else { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .otherLetter: return true
    default: return false
    }
  }

  /// Whether it takes a place of its own after another part of the same character.
  fileprivate var standsAlone: Bool {
    columns > 0 && !(0x1F3FB...0x1F3FF).contains(value)
  }
}
