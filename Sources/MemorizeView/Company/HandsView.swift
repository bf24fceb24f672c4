import Canvas
import MemorizeViewModel
import Words

/// The rows below the table with the pairs that each player of a shared game has found.
struct HandsView {
  let contestants: [Contestant]
  /// One card of each pair found, and its player, in the order in which they were found.
  let found: [(card: CardID, player: Int)]
  /// The face of a card.
  let face: (CardID) -> FaceText?
  /// How well the rival remembers each card that it remembers; `nil` while that is not shown.
  var rivalsMemory: [RivalsMemory]?
  let theme: Theme

  /// The rows of a hand: those of a small card.
  static let height = 3
  /// The fewest columns of a hand.
  static let leastWidth = 26
  private static let card = CardSize(width: 5, height: 3)
  /// The columns before the name: a bar, an arrow, the player's symbol.
  private static let indent = 6
  private static let nameColumns = 12

  /// Draws a hand for each player side by side.
  func draw(in area: Rect, on canvas: inout Canvas) {
    guard !contestants.isEmpty else { return }
    for (number, player) in contestants.enumerated() {
      let start = area.minX + number * area.width / contestants.count
      let end = area.minX + (number + 1) * area.width / contestants.count
      let hand = Rect(x: start, y: area.minY, width: end - start, height: area.height)
      draw(player, number, in: hand, on: &canvas)
    }
  }

  private func draw(
    _ player: Contestant, _ number: Int, in hand: Rect, on canvas: inout Canvas
  ) {
    let background: ColorRole = player.isToMove ? .selection : .rail
    canvas.fill(hand, theme.style(.table, on: background))
    let mark = PlayerMark.of(number)
    for y in hand.minY..<hand.maxY {
      canvas.put("▌", at: Point(x: hand.minX, y: y), theme.style(mark.tone, on: background))
    }
    if player.isToMove {
      canvas.put("▶", at: hand.origin.moved(x: 2), theme.style(Tone.accent, on: background))
    }
    canvas.put(
      mark.symbol(theme), at: hand.origin.moved(x: 4), theme.style(mark.tone, on: background))
    let name = TextLine(
      theme.fit(player.name, HandsView.nameColumns), player.isToMove ? .heading : .plain)
    let pairs = TextLine(
      say(player.pairs, one: "\(player.pairs) pair", other: "\(player.pairs) pairs"), .dim)
    let memory = player.isRival ? memoryLine(in: hand) : nil
    for (row, line) in [name, pairs, memory].enumerated() {
      line?.draw(
        at: hand.origin.moved(x: HandsView.indent, y: row), width: hand.width - HandsView.indent,
        theme: theme, background: background, on: &canvas)
    }
    let columns = max(HandsView.nameColumns, memory?.columns ?? 0)
    let start = hand.minX + HandsView.indent + columns + 1
    drawCards(
      of: number, in: Rect(x: start, y: hand.minY, width: hand.maxX - start, height: hand.height),
      on: &canvas)
  }

  /// How many cards the rival remembers; `nil` where it would leave no room for two cards.
  private func memoryLine(in hand: Rect) -> TextLine? {
    guard let rivalsMemory else { return nil }
    func count(_ memory: RivalsMemory) -> String {
      "\(rivalsMemory.count { $0 == memory })\(memory.sign(theme))"
    }
    let line = TextLine(say("knows \(count(.clear))  hazy \(count(.hazy))"), .dim)
    let room = hand.width - HandsView.indent - line.columns - 1
    return room >= 2 * (HandsView.card.width + 1) ? line : nil
  }

  /// Draws the pairs of a player, the last ones where they have no room for all.
  private func drawCards(of number: Int, in area: Rect, on canvas: inout Canvas) {
    let step = HandsView.card.width + 1
    let room = max(0, area.width / step)
    let view = CardView(theme: theme, size: HandsView.card)
    let cards = found.filter { $0.player == number }.suffix(room)
    for (place, card) in cards.enumerated() {
      guard let face = face(card.card) else { continue }
      let frame = Rect(
        x: area.minX + place * step, y: area.minY, width: HandsView.card.width,
        height: area.height)
      view.draw(
        CardPose(id: card.card, frame: frame, side: .face), CardView.Details(face: face),
        on: &canvas)
    }
  }
}
