import Canvas

/// The view: draws the game, and turns keys and clicks into intents.
final class EmojiMemoryGameView: GameObserver {
  let game: EmojiMemoryGame
  /// The place under the cursor.
  private(set) var cursor = 0
  /// The cards before the motion that is running, and its start.
  private var motion: (before: [EmojiMemoryGame.Card], start: Duration)?
  /// The cards as they were drawn last.
  private var shown: [EmojiMemoryGame.Card]
  private var hasChanged = false
  private(set) var grid = AspectGrid(count: 0, in: Rect(Size(width: 0, height: 0)))

  init(_ game: EmojiMemoryGame) {
    self.game = game
    shown = game.cards
    game.addObserver(self)
  }

  /// The model has changed; the change is drawn with the next frame.
  func gameDidChange() { hasChanged = true }

  /// When the picture changes next without an event; `nil` while nothing moves.
  func nextChange(after time: Duration) -> Duration? {
    motion.map { _ in time + .milliseconds(33) }
  }

  // MARK: - Intents

  /// Reacts to an event; returns whether the player goes on.
  func handle(_ event: Event, at time: Duration) -> Bool {
    switch event {
    case .key(.left): move(by: -1)
    case .key(.right): move(by: 1)
    case .key(.up): move(by: -grid.columns)
    case .key(.down): move(by: grid.columns)
    case .key(" "), .key(.enter): choose(cursor, at: time)
    case .key("s"): game.shuffle(at: time)
    case .key("n"): game.newGame()
    case .mouse(let mouse) where mouse.action == .press(.left):
      if let place = grid.frames.firstIndex(where: { $0.contains(mouse.point) }) {
        cursor = place
        choose(place, at: time)
      }
    case .key("q"), .key(.control("c")), .end: return false
    default: break
    }
    return true
  }

  private func move(by step: Int) {
    if game.cards.indices.contains(cursor + step) { cursor += step }
  }

  private func choose(_ place: Int, at time: Duration) {
    if game.cards.indices.contains(place) { game.choose(game.cards[place], at: time) }
  }

  // MARK: - Drawing

  /// The whole screen at a moment: a function of the game, the cursor and the time.
  func frame(size: Size, capabilities: Capabilities, at time: Duration) -> Canvas {
    if hasChanged { (motion, shown, hasChanged) = ((shown, time), game.cards, false) }
    grid = AspectGrid(count: shown.count, in: Rect(size).inset(x: 0, y: 1))
    let progress = motion.map { (time - $0.start) / .milliseconds(300) } ?? 1
    if progress >= 1 { motion = nil }
    var canvas = Canvas(size: size)
    for (place, pose) in poses(progress).enumerated() {
      CardView(
        pose: pose, color: game.theme.color, isUnderCursor: place == cursor,
        capabilities: capabilities
      ).draw(on: &canvas)
    }
    let score = "moves \(game.moves)   score \(game.score) "
    let name = " \(game.theme.name)".shortened(to: max(0, size.width - score.columns - 1))
    canvas.write(name, at: Point(x: 0, y: 0), Style(.accent, .bold))
    canvas.write(score, at: Point(x: size.width - score.columns, y: 0), Style(.dim))
    let keys = game.isOver ? "All pairs found! n new game" : "Space turn  s shuffle  n new  q quit"
    let hint = grid.frames.contains { !$0.size.isEmpty } ? keys : "Enlarge the window"
    canvas.write(" \(hint)", at: Point(x: 0, y: size.height - 1), Style(.dim))
    return canvas
  }

  /// The cards between those before the motion and those now, matched by their ids.
  private func poses(_ progress: Double) -> [CardPose] {
    let before = Dictionary(
      zip(motion?.before ?? [], grid.frames).map { ($0.id, CardPose(card: $0, frame: $1)) },
      uniquingKeysWith: { first, _ in first })
    return zip(shown, grid.frames).map { card, frame in
      let after = CardPose(card: card, frame: frame)
      return .between(before[card.id] ?? after, after, progress: progress)
    }
  }
}
