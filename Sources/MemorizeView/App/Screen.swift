import Canvas
import Words

/// Anything that fills the window: the table, the chooser, the editor and so on.
///
/// The app keeps screens on a stack and hands every event to the top one: a key that the screen's
/// own key map binds becomes one of the screen's own commands.
protocol Screen: AnyObject {
  /// The screen's own commands, an enum.
  associatedtype Command: Sendable

  /// Colours, glyphs, motion and labels; the app sets it when the screen opens and when it changes.
  var theme: Theme { get set }
  /// A word for this screen where Escape leads back to it.
  var shortName: Phrase { get }
  /// The keys that are available now.
  var keyMap: KeyMap<Command> { get }
  /// The title and text of the screen's help.
  var guide: Guide { get }
  /// The message line; `nil` where the window is too small for one.
  var footer: Footer? { get }
  /// The row of the table with buttons; `nil` if there is none.
  var buttonRow: Rect? { get }
  /// The keys of the key map, in words.
  var legends: [KeyLegend] { get }
  /// The keys that open a page; they also work on the pages above this screen.
  var pageKeys: [Key] { get }
  /// Whether another page can be opened in place of this one by its key.
  var canGiveWay: Bool { get }
  /// Whether letters are text now, so that the app leaves them to the screen.
  var isTakingText: Bool { get }
  /// Whether the screen opens by itself, so that the first keys may have been meant for the one below.
  var opensUnasked: Bool { get }
  /// Whether the message line of the page names the key that quits, because a game has ended.
  var offersQuit: Bool { get }
  /// Whether something changed the screen besides the events handed to it.
  var isStale: Bool { get }

  /// Carries out a command.
  func perform(_ command: Command, at time: Duration) -> Action?
  /// A key is pressed that is not bound: a question that waits for a second press is no longer
  /// asked.
  func moveOn()
  /// Whether a key that means the same everywhere is a part of what is being typed here.
  func claims(_ key: Key) -> Bool
  /// Takes a key that is not bound, as text; `nil` if the key means nothing here.
  func insert(_ key: Key, at time: Duration) -> Action??
  /// The page that an unknown key of this screen is meant for, which then opens; `nil` for none.
  func page(for key: Key) -> (any Screen)?
  /// Takes text that was pasted; returns whether anything changed.
  func paste(_ text: String, at time: Duration) -> Bool
  /// Reacts to a click, the wheel or dragging; the app has already handled the message line.
  func use(_ mouse: Mouse, at time: Duration) -> Action?
  /// Reacts to the mouse moving with no button pressed; returns whether anything changed.
  func hover(over point: Point, at time: Duration) -> Bool

  /// Lays out the screen for a window; called before every frame.
  func fit(to size: Size)
  /// Does what is due by a moment.
  func advance(to time: Duration) -> Action?
  /// The moment of the next change without input; `nil` if there is none.
  func nextChange(after time: Duration) -> Duration?
  /// Draws the whole screen except the words of the message line.
  func draw(on canvas: inout Canvas, at time: Duration)

  /// Something outside the program has changed, such as the game of another racer; every screen on
  /// the stack is told.
  func catchUp(at time: Duration)

  /// A dialog or another screen now lies over this one.
  func cover(at time: Duration)
  /// This screen is on top again.
  func uncover(after cover: Cover, at time: Duration) -> Action?
  /// Saves what has been typed: the screen closes, or the program ends or is suspended.
  func save(at time: Duration)
  /// The program ends.
  func leave(at time: Duration)
  /// The texts that the screen may show, the most important ones first.
  ///
  /// The terminal is asked for the widths of their characters.
  var texts: [String] { get }
}

/// The kind of layer that lay over a screen.
enum Cover {
  case dialog
  case screen
}

extension Screen {
  var shortName: Phrase { "back" }
  var buttonRow: Rect? { nil }
  var opensUnasked: Bool { false }
  var offersQuit: Bool { false }
  var pageKeys: [Key] { [] }
  var canGiveWay: Bool { !isTakingText }
  var isTakingText: Bool { false }
  var isStale: Bool { false }
  var texts: [String] { [] }

  func moveOn() {}
  func claims(_ key: Key) -> Bool { false }
  func insert(_ key: Key, at time: Duration) -> Action?? { nil }
  func paste(_ text: String, at time: Duration) -> Bool { false }
  func use(_ mouse: Mouse, at time: Duration) -> Action? { nil }
  func hover(over point: Point, at time: Duration) -> Bool { false }
  func fit(to size: Size) {}
  func page(for key: Key) -> (any Screen)? { nil }
  func advance(to time: Duration) -> Action? { nil }
  func nextChange(after time: Duration) -> Duration? { nil }
  func catchUp(at time: Duration) {}
  func cover(at time: Duration) {}
  func uncover(after cover: Cover, at time: Duration) -> Action? { nil }
  func save(at time: Duration) {}
  func leave(at time: Duration) {}

  /// Carries out the command that a key is bound to.
  ///
  /// - Returns: `nil` if the key is not bound here; else the command's outcome.
  func press(_ key: Key, at time: Duration) -> Action?? {
    keyMap.command(for: key).map { perform($0, at: time) }
  }

  /// The command that a key has here, of whatever type.
  func command(for key: Key) -> (any Sendable)? { keyMap.command(for: key) }
  /// Whether a key has a command here.
  func binds(_ key: Key) -> Bool { command(for: key) != nil }

  /// The legends of the screen's own keys.
  var legends: [KeyLegend] { keyMap.legends }
}

/// The message line of a screen, without the keys, which the app adds.
struct Footer {
  /// One row of cells.
  let line: Rect
  /// The message about the last event, if any.
  var message: Message?
  /// Whether to keep room for a message even when there is none, so that the words stay in place.
  var keepsRoom = true
  /// How many of the first keys stay beside a long message: the ways on from here.
  var keepsFirst = 0
  /// Whether keys are named beside the message.
  var namesKeys = true
}

/// The help of a screen, apart from its keys.
struct Guide {
  /// The title of the help dialog.
  let title: String
  /// The screen in one sentence, beside the title where there is room.
  var summary = ""
  /// A few sentences.
  let rules: String
  /// The title of these sentences where they follow the keys.
  var rulesTitle = say("Notes")
  /// The lines on the first page of the help; without any, all keys are on one page.
  var firstKeys: [FirstKeys] = []
  /// Mouse actions and what they do, after the keys.
  var mouse = [
    (action: say("Click"), help: say("press the button or key you click"))
  ]
}

/// A line on the first page of the help: one key, or several with words of their own.
struct FirstKeys {
  let keys: [Key]
  let words: String?

  init(_ keys: [Key], _ words: String? = nil) { (self.keys, self.words) = (keys, words) }

  /// A line for each key.
  static func each(_ keys: Key...) -> [FirstKeys] { keys.map { FirstKeys([$0]) } }
}
