/// The colours and characters a terminal can show.
public struct Capabilities: Equatable, Sendable {
  /// The number of colours.
  public enum Colors: Int, Comparable, Sendable {
    case none = 0
    case eight = 8
    case sixteen = 16
    case many = 256

    /// Compares by number.
    public static func < (one: Colors, other: Colors) -> Bool { one.rawValue < other.rawValue }
  }

  /// The set of characters.
  public enum Glyphs: Equatable, Sendable {
    /// Letters, digits and signs of ASCII only.
    case ascii
    /// Lines, shades and Latin letters, as on the Linux console: no emoji, no half blocks.
    case console
    /// All of Unicode.
    case unicode
  }

  /// The signs beyond Latin letters that all usual fonts of the Linux console have.
  ///
  /// The kernel's own font has half blocks and triangles, too, but Debian's fonts lack them.
  public static let consoleSigns = Set<Character>("─│┌┐└┘├┤┬┴┼█░▒■•↑↓←→")

  /// The parts of a cell from which pictures can be made.
  public enum Blocks: Sendable {
    /// None: pictures are emoji or words.
    case none
    /// Two by two parts.
    case quadrants
    /// Two by three parts.
    case sextants
  }

  /// The number of colours.
  public var colors: Colors
  /// The set of characters.
  public var glyphs: Glyphs
  /// Whether emoji are drawn; otherwise their names are written.
  public var showsPictures: Bool
  /// The parts of cells from which pictures are made.
  public var blocks = Blocks.none
  /// Characters that the terminal draws wider or narrower than computed.
  public var widthMismatches: Set<[Glyph]> = []
  /// Characters that the terminal has said it draws as wide as computed.
  ///
  /// Before that, only characters with a safe width are trusted; `nil` trusts all of them.
  public var confirmedWidths: Set<[Glyph]>?
  /// How the terminal arranges letters that are written from right to left.
  public var textOrder = TextOrder.cells
  /// Whether the terminal puts text on the clipboard for the program.
  public var canCopy = false
  /// Whether the program's own lines, blocks and marks take one column each.
  public var drawsSymbols = true

  /// Creates capabilities; by default those of a modern terminal.
  public init(colors: Colors = .many, glyphs: Glyphs = .unicode, showsPictures: Bool = true) {
    self.colors = colors
    self.glyphs = glyphs
    self.showsPictures = showsPictures
  }

  /// The set of characters for the program's own lines, blocks and marks.
  public var symbols: Glyphs { drawsSymbols ? glyphs : .ascii }

  /// Whether the terminal can be trusted to draw a character, and as wide as computed.
  public func draws(_ character: Character) -> Bool {
    guard !character.isASCII else { return true }
    let glyphs = Glyph.glyphs(of: character)
    return glyphs.allSatisfy(\.isMeaningful) && isTrusted(glyphs)
      && (glyphs.count == 1 || glyphs.allSatisfy { isTrusted([$0]) })
  }

  private func isTrusted(_ glyphs: [Glyph]) -> Bool {
    guard !widthMismatches.contains(glyphs) else { return false }
    guard let confirmedWidths else { return true }
    return glyphs.allSatisfy(\.hasSafeWidth) || confirmedWidths.contains(glyphs)
  }
}
