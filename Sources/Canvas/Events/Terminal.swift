import Options

/// What a terminal can show.
public struct Capabilities: Equatable, Sendable {
  /// How many colours there are.
  public enum Colors: Int, Comparable, Sendable {
    case none = 0
    case eight = 8
    case sixteen = 16
    case many = 256

    /// By their number.
    public static func < (one: Colors, other: Colors) -> Bool { one.rawValue < other.rawValue }
  }

  /// Which characters there are.
  public enum Glyphs: Equatable, Sendable {
    /// Letters, digits and signs of ASCII only.
    case ascii
    /// Lines, shades and Latin letters, as on the Linux console: no emoji, no half blocks.
    case console
    /// What Unicode has.
    case unicode
  }

  /// How many colours there are.
  public var colors: Colors
  /// Which characters there are.
  public var glyphs: Glyphs
  /// Whether pictures are drawn; else their names are written.
  public var showsPictures: Bool
  /// What takes other columns here than it is counted with: single glyphs, and characters of several.
  public var widthMismatches: Set<[Glyph]> = []
  /// What the terminal does with letters that are written from right to left.
  public var textOrder = TextOrder.cells
  /// Whether the program's own lines, blocks and marks take one column each, as they should.
  public var drawsSymbols = true

  /// What a terminal can show; by default a modern one.
  public init(colors: Colors = .many, glyphs: Glyphs = .unicode, showsPictures: Bool = true) {
    self.colors = colors
    self.glyphs = glyphs
    self.showsPictures = showsPictures
  }

  /// Which characters there are for the program's own lines, blocks and marks.
  public var symbols: Glyphs { drawsSymbols ? glyphs : .ascii }

  /// Whether a character takes the columns it is counted with.
  public func draws(_ character: Character) -> Bool {
    guard !widthMismatches.isEmpty, !character.isASCII else { return true }
    let glyphs = Glyph.glyphs(of: character)
    guard !widthMismatches.contains(glyphs) else { return false }
    return glyphs.count == 1 || !glyphs.contains { widthMismatches.contains([$0]) }
  }
}

/// A screen with a keyboard and perhaps a mouse.
public protocol Terminal: AnyObject {
  /// Columns and rows now.
  var size: Size { get }
  /// What it can show; what becomes known of it later is told to it as well.
  var capabilities: Capabilities { get set }
  /// Looks otherwise from the next picture on; what the terminal can show may change by that.
  func use(_ theme: ThemeOptions)
  /// Whether a glyph can be drawn at all with the columns it is counted with.
  func canDraw(_ glyph: Glyph) -> Bool
  /// Asks the terminal how many columns texts take; nothing of them stays on the screen.
  ///
  /// What happens meanwhile is kept for `events`. An answer that comes late is an event.
  ///
  /// - Parameters:
  ///   - texts: each short, of which glyphs consist.
  ///   - patience: how long to wait for the answer at most.
  /// - Returns: columns, one number a text, none where there was no answer in time; `nil` if this is
  ///   no terminal, or no moment, to ask.
  func measure(_ texts: [String], waiting patience: Duration) -> [Int?]?
  /// Shows a picture; what differs from the last one is sent.
  func present(_ canvas: Canvas)
  /// Whether the terminal has taken in what was sent, so that a further picture would not queue up.
  var isReady: Bool { get }
  /// Whether the program is to end at once, whatever has happened before and is still to be done.
  var isEnding: Bool { get }
  /// Waits for something to happen.
  ///
  /// - Parameter timeout: how long at most; for ever if there is none.
  /// - Returns: all that has happened, in its order; nothing if the time ran out.
  func events(waiting timeout: Duration?) -> [Event]
  /// Gives the terminal back to the shell until the program is told to go on.
  func suspend()
  /// Sends everything again, for a screen that something else has written on.
  func redraw()
}
