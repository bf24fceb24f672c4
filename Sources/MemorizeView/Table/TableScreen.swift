import Canvas
import MemorizeViewModel

/// The screen on which a game is played.
///
/// It turns events into intents of the view model, keeps what is its own (the cursor, the scroll, an
/// open dialog), and draws a picture whenever one is asked for. The model's changes have happened when
/// it hears of them; it only stretches them over time.
public final class TableScreen: ViewModelObserver {
  let viewModel: TableViewModel
  /// What plays a recording back on the table; `nil` where a game is played.
  let playback: Playback?
  /// Whether it is that of a finished game to be looked through.
  let isReview: Bool
  /// Up to which step of it all has been seen.
  var told = 0
  /// What is asked of the page that this screen is on.
  var wish: PageRequest?
  /// The decks, where they can be edited.
  let library: LibraryViewModel?
  /// The pages that lie over the table, the one that is seen last.
  var pages: [any Page] = []
  /// How the decks to choose from were sorted last.
  var shelfOrder = ShelfOrder.library
  /// The names of files, for importing one as a deck.
  public var paths = PathSource()
  /// Whether the recording goes on when the open dialog is closed.
  var isPlaybackHeld = false
  var options: TableOptions
  var capabilities: Capabilities

  /// The place under the cursor.
  var cursor = 0
  /// Rows the board is scrolled up by.
  var scroll = 0
  /// Sizes by which the player wants the cards larger, or smaller.
  var zoom = 0
  /// What has been typed of a label, while labels are typed.
  var typedLabel: String?
  /// Whether the message line still says what labels are for: until the first one has been typed.
  var isLabelPromptShown = false
  var dialog: OldDialog?
  /// Where the mouse button went down on a board that can be dragged, and the scroll then.
  var drag: (from: Point, scroll: Int, hasMoved: Bool)?
  /// Whether the cursor was moved to a card since something last happened.
  var isLookingAround = false

  /// What was last drawn, and what is moving: all of it can be thrown away at any time.
  var layout: TableLayout?
  var table: TableSnapshot
  var hasBeenShown = false
  var motion: Motion?
  var points: [FlyingPoints] = []
  var shine: Shine?
  var celebration: Celebration?
  var resultDue: Duration?
  /// The picture that was shown last, and what it was drawn from if nothing moved on it.
  private var picture: Canvas?
  private var still: StillPicture?
  /// The pairs that have left, in their order.
  var found: [CardID] = []

  /// Whether the picture may differ from the last one.
  public private(set) var isStale = true
  private var hasGameChanged = false

  /// A screen for a game.
  ///
  /// - Parameters:
  ///   - viewModel: the door to the game.
  ///   - library: the decks, if they may be edited here.
  ///   - options: how it looks and moves.
  ///   - capabilities: what the terminal can show.
  public init(
    viewModel: TableViewModel, library: LibraryViewModel? = nil,
    options: TableOptions = TableOptions(), capabilities: Capabilities = Capabilities()
  ) {
    self.viewModel = viewModel
    self.library = options.isPublic ? nil : library
    playback = nil
    isReview = false
    self.options = options
    self.capabilities = capabilities
    table = TableSnapshot(viewModel)
    viewModel.addObserver(self)
  }

  /// A screen on which a recording is played back, be it that of a finished game to be looked through.
  init(
    playback: Playback, options: TableOptions, capabilities: Capabilities, isReview: Bool
  ) {
    viewModel = playback.table
    library = nil
    self.playback = playback
    self.isReview = isReview
    self.options = options
    self.capabilities = capabilities
    table = TableSnapshot(playback.table)
    viewModel.addObserver(self)
  }

  /// The player leaves: the game can be gone on with later.
  public func leave(at time: Duration) {
    leavePages()
    viewModel.leave(at: time)
  }

  /// The game has changed: the next picture shows it.
  public func viewModelDidChange() {
    hasGameChanged = true
    isStale = true
  }

  /// The terminal can show something else from now on.
  public func adapt(to capabilities: Capabilities) {
    self.capabilities = capabilities
    knownFaces = nil
    isStale = true
  }

  /// The next picture may differ from the last one.
  func markStale() { isStale = true }

  /// The picture at a moment.
  ///
  /// - Parameters:
  ///   - size: of the screen.
  ///   - time: now; it must not run backwards.
  /// - Returns: a picture of that size.
  public func frame(size: Size, at time: Duration) -> Canvas {
    fit(to: size)
    advance(to: time)
    isStale = false
    // Held by nobody else while it is drawn on: it would else be copied.
    var canvas = picture.flatMap { $0.size == size ? $0 : nil } ?? Canvas(size: size)
    picture = nil
    let still = stillPicture(at: time)
    if let still, let before = self.still, still.isChange(of: before) {
      drawChanges(from: before, to: still, on: &canvas, at: time)
    } else {
      canvas.clear()
      draw(on: &canvas, at: time)
    }
    self.still = still
    picture = canvas
    return canvas
  }

  /// Draws the next picture from nothing.
  func forgetPicture() { (picture, still) = (nil, nil) }

  /// Brings the screen up to a moment: changes are noticed, motions that have ended settled.
  func advance(to time: Duration) {
    playback?.advance(to: time)
    page?.advance(to: time)
    viewModel.turnDownIfDue(at: time)
    viewModel.endPreviewIfDue(at: time)
    if hasGameChanged || !hasBeenShown {
      hasGameChanged = false
      notice(TableSnapshot(viewModel), at: time)
    }
    if let motion, motion.end <= time { settle(motion, at: motion.end) }
    tellStep()
    points.removeAll { $0.end <= time }
    if let shine, shine.end <= time { self.shine = nil }
    if let celebration, celebration.end <= time { self.celebration = nil }
    if let due = resultDue, due <= time {
      resultDue = nil
      if dialog == nil { open(.result, at: time) }
      if dialog?.kind == .result, options.theme.motion != .none {
        dialog?.quietUntil = time + Timing.quiet
      }
    }
  }

  /// What the layout follows from, and the faces that it was made for.
  var laidOut: LayoutQuestion?
  var knownFaces: (deals: Int, faces: Faces)?
  /// The game and the page about whose characters the terminal was last asked.
  var dealsAskedAbout: Int?
  var askedOnPage: [Character] = []
}
