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

  /// What a terminal can show; by default a modern one.
  public init(colors: Colors = .many, glyphs: Glyphs = .unicode, showsPictures: Bool = true) {
    self.colors = colors
    self.glyphs = glyphs
    self.showsPictures = showsPictures
  }
}

/// A screen with a keyboard and perhaps a mouse.
public protocol Terminal: AnyObject {
  /// Columns and rows now.
  var size: Size { get }
  /// What it can show.
  var capabilities: Capabilities { get }
  /// Looks otherwise from the next picture on; what the terminal can show may change by that.
  func use(_ appearance: Appearance)
  /// Shows a picture; what differs from the last one is sent.
  func present(_ canvas: Canvas)
  /// Whether the terminal has taken in what was sent, so that a further picture would not queue up.
  var isReady: Bool { get }
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
