import Canvas
import Decks
import HomeFixtures
import MemorizeViewModel
import MemoryGame
import Options
import Testing

@testable import MemorizeView

/// A game on a screen, with a clock moved by hand.
final class Table: AppFixture {
  let viewModel: TableViewModel
  let app: App
  let play: PlayScreen
  var size: Size
  var now: Duration = .zero

  convenience init(
    _ deck: Deck = .letters(8), pairs: Int? = nil, seed: String = "ghost",
    size: Size = Size(79, 23), motion: MotionLevel = .none, rules: Rules = Rules(),
    capabilities: Capabilities = Capabilities()
  ) throws {
    let viewModel = try GameHome().table(
      deck, pairs: pairs, seed: seed, rules: rules, library: [.letters(4), .words], isSaved: false)
    try self.init(viewModel, size: size, motion: motion, capabilities: capabilities)
    pass(.seconds(3))
  }

  /// The table of a view model, as it is at first.
  init(
    _ viewModel: TableViewModel, size: Size = Size(79, 23), motion: MotionLevel = .none,
    capabilities: Capabilities = Capabilities(), isKiosk: Bool = false
  ) throws {
    self.viewModel = viewModel
    app = App(
      playing: viewModel, theme: Theme(capabilities, options: ThemeOptions(motion: motion)),
      isKiosk: isKiosk)
    play = try #require(app.screen as? PlayScreen)
    self.size = size
    frame()
  }

  /// Lets time go by, and looks.
  func pass(_ time: Duration) {
    now += time
    frame()
  }

  /// Opens the help with all keys.
  func openCompleteHelp() {
    press(.function(1))
    if (dialog as? HelpDialog)?.isForm == true { press(.enter) }
  }

  /// Turns cards by number with the cursor there; pair `n` has the numbers `2n` and `2n + 1`.
  func choose(_ numbers: Int...) {
    for number in numbers {
      stage.cursor = place(of: number)
      viewModel.choose(CardID(rawValue: number), at: now)
      frame()
    }
  }

  func place(of number: Int) -> Int {
    viewModel.places.firstIndex { $0?.id.rawValue == number } ?? 0
  }

  /// Finds all pairs, a second after another.
  func win() {
    for pair in 0..<viewModel.pairs where viewModel.card(CardID(rawValue: 2 * pair)) != nil {
      viewModel.turnDown(at: now)
      choose(2 * pair, 2 * pair + 1)
      pass(.seconds(1))
    }
  }

  /// Finds all pairs, and waits for the result.
  func winAndWait() {
    win()
    pass(.seconds(9))
  }

  /// Where a place is seen on the screen.
  func cell(of place: Int) -> Point {
    let frame = stage.layout?.board.frame(of: place) ?? Rect(x: 0, y: 0, width: 0, height: 0)
    return frame.moved(x: -stage.scroll.x, y: -stage.scroll.y).middle
  }

  var stage: TableStage { play.stage }
  /// The cells between the status line and the message line: the cards and the piles.
  var cards: Rect { Rect(x: 0, y: 1, width: size.width, height: size.height - 2) }
  /// Everything below the status line.
  var belowStatus: Rect { Rect(x: 0, y: 1, width: size.width, height: size.height - 1) }
  /// The lines at the bottom: course, remark and message.
  var lines: Rect { Rect(x: 0, y: max(0, size.height - 3), width: size.width, height: 3) }
  /// The frame of the open dialog.
  var dialogFrame: Rect? { dialogView?.frame }
  /// The open dialog.
  var dialog: (any Dialog)? { app.dialog }
  /// The text of the open dialog.
  var content: DialogContent? { app.content }
  /// The open dialog as it is drawn.
  var dialogView: DialogView? { app.openDialog?.view(size: size, theme: app.screen.theme) }
  /// The result, while it is on top.
  var result: ResultScreen? { app.screen as? ResultScreen }
  /// Whether no screen lies over the table.
  var isOnTop: Bool { app.screen === play }
  /// The chooser, while it is open.
  var chooser: ChooserScreen? { app.screen as? ChooserScreen }
  var review: ReviewScreen? { app.screen as? ReviewScreen }
}

extension Deck {
  /// Twins, each a letter or two.
  static func letters(_ count: Int) -> Deck {
    let names = (0..<count).map { number in
      let letter = String(UnicodeScalar(UInt8(65 + number % 26)))
      return number < 26 ? letter : "\(letter)\(number / 26)"
    }
    return Deck(
      name: "Letters", color: .blue, usualPairs: min(count, 8),
      pairs: names.map { Pair(twin: $0) })
  }

  static let pictures = Deck(
    name: "Pictures", color: .orange, usualPairs: 8,
    pairs: ["👻", "🎃", "😈", "👽", "🕷", "🍭", "☠", "🌕", "🦇", "🧟"].map { Pair(twin: $0) })

  static let words = Deck.pairs(
    [
      ("Afghanistan", "Kabul"), ("Sri Lanka", "Sri Jayawardenepura Kotte"), ("Chad", "N'Djamena"),
      ("Peru", "Lima"), ("Japan", "東京 Tokyo"), ("Türkiye", "Ankara"), ("Fiji", "Suva"),
    ], name: "Words", color: .teal, usualPairs: 6)
}

extension Rules {
  /// Rules of a game by their codes, as in `gaps+peek5`.
  static func codes(_ codes: String) throws -> Rules {
    Rules(variant: try Variant(codes: codes.split(separator: "+")))
  }
}

extension Capabilities {
  /// A modern terminal with a change.
  init(_ change: (inout Capabilities) -> Void) {
    self.init()
    change(&self)
  }

  /// A terminal that draws pictures in quarters of a cell.
  static let quadrants = Capabilities { $0.blocks = .quadrants }
  static let ascii = Capabilities(colors: .none, glyphs: .ascii)
  static let wire = Capabilities(colors: .eight, glyphs: .unicode)
  static let console = Capabilities(colors: .sixteen, glyphs: .console)
  static let all = [Capabilities(), .wire, .ascii, .console]
  /// The terminals of recorded screens, by the names in their files.
  static let looks = [("solid", Capabilities()), ("wire", .wire), ("ascii", .ascii)]
}
