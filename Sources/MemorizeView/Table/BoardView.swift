import Canvas
import MemorizeViewModel

/// Draws the cards on the table.
struct BoardView {
  let theme: Theme
  let layout: TableLayout
  /// The columns and rows by which the board is scrolled left and up.
  let scroll: Point
  /// The images of cards at rest.
  let images: CardImageCache
  /// The details of each card.
  let details: (CardID) -> CardView.Details

  private var cardView: CardView { CardView(theme: theme, size: layout.board.grid.card) }

  /// Draws the table at rest, without the cards in motion.
  func draw(
    _ table: TableSnapshot, except moving: Set<CardID>, cursor: Int?, on canvas: inout Canvas
  ) {
    images.begin(cardView)
    canvas.clip = layout.board.area
    for place in 0..<layout.board.count where isVisible(place) {
      draw(place, of: table, except: moving, cursor: cursor, on: &canvas)
    }
    drawMore(on: &canvas)
    canvas.clip = Rect(canvas.size)
  }

  private func draw(
    _ place: Int, of table: TableSnapshot, except moving: Set<CardID>, cursor: Int?,
    on canvas: inout Canvas
  ) {
    guard let id = table.card(at: place), let state = table[id] else {
      return cardView.draw(in: frame(place), side: .trace, on: &canvas)
    }
    guard !moving.contains(id) else { return }
    let pose = CardPose(id: id, frame: frame(place), side: state.side)
    let isUnderCursor = place == cursor && !theme.isSolid
    let cell = layout.board.cell(of: place)
    var details = details(id)
    details.isAlternate = !(cell.x + cell.y).isMultiple(of: 2)
    images.draw(pose, details, isUnderCursor: isUnderCursor, on: &canvas)
  }

  /// Draws arrows at the edges of the window beyond which there are cards.
  private func drawMore(on canvas: inout Canvas) {
    let (area, most) = (layout.board.area, layout.board.mostScroll)
    let isASCII = theme.glyphs == .ascii
    let (right, bottom) = (area.maxX - 1, area.maxY - 1)
    let arrows: [(isShown: Bool, glyph: Glyph, ascii: Glyph, x: Int, y: Int)] = [
      (scroll.x > 0, "←", "<", area.minX, area.middle.y),
      (scroll.x < most.x, "→", ">", right, area.middle.y),
      (scroll.y > 0, "↑", "^", right, area.minY),
      (scroll.y < most.y, "↓", "v", right, bottom),
    ]
    for arrow in arrows where arrow.isShown {
      canvas.put(
        isASCII ? arrow.ascii : arrow.glyph, at: Point(x: arrow.x, y: arrow.y),
        theme.style(.accent, .bold))
    }
  }

  /// Draws the edge around the card under the cursor, over its neighbours.
  ///
  /// - Parameters:
  ///   - place: the place of the card.
  ///   - offset: the number of columns by which the card lies beside its place, while it shakes.
  ///   - canvas: the frame to draw on.
  func drawCursor(_ place: Int, offset: Int, on canvas: inout Canvas) {
    canvas.clip = layout.board.area
    cardView.drawCursor(around: frame(place).moved(x: offset), on: &canvas)
    canvas.clip = Rect(canvas.size)
  }

  /// Draws the pile of a deal, and the cards that turn or shake in their places.
  func draw(_ motion: Motion, at time: Duration, cursor: CardID?, on canvas: inout Canvas) {
    let undealt = motion.undealt(at: time)
    if undealt > 0 { drawPile(undealt, at: layout.deckPile, on: &canvas) }
    draw(motion.poses(at: time).filter { !motion.isTravelling($0.id) }, of: motion, cursor, &canvas)
  }

  /// Draws the cards on their way to another place, above everything they pass.
  func drawTravelling(_ motion: Motion, at time: Duration, on canvas: inout Canvas) {
    let pile = motion.undealt(at: time) > 0 ? layout.deckPile.moved(x: scroll.x, y: scroll.y) : nil
    let poses = motion.poses(at: time).filter { motion.isTravelling($0.id) && $0.frame != pile }
    draw(poses, of: motion, nil, &canvas)
  }

  /// Draws cards; those between the piles and fully visible places may pass over the lines at the
  /// edges.
  private func draw(
    _ poses: [CardPose], of motion: Motion, _ cursor: CardID?, _ canvas: inout Canvas
  ) {
    var view = cardView
    view.hasPlainBacks = motion.isCrowded
    for var pose in poses {
      pose.frame = pose.frame.moved(x: -scroll.x, y: -scroll.y)
      let isFree = motion.usesPile(pose.id) && motion.place(of: pose.id).map(isWhole) ?? false
      canvas.clip = isFree ? Rect(canvas.size) : layout.board.area
      view.draw(pose, details(pose.id), isUnderCursor: pose.id == cursor, on: &canvas)
    }
    canvas.clip = Rect(canvas.size)
  }

  /// The cells of a place on the screen.
  func frame(_ place: Int) -> Rect {
    layout.board.frame(of: place).moved(x: -scroll.x, y: -scroll.y)
  }

  private func isVisible(_ place: Int) -> Bool {
    !frame(place).intersection(layout.board.area).size.isEmpty
  }

  /// Whether a place is fully visible in the window.
  private func isWhole(_ place: Int) -> Bool {
    frame(place).intersection(layout.board.area) == frame(place)
  }
}

extension BoardView {
  /// Draws the undealt cards as a pile, higher if there are more of them.
  func drawPile(_ count: Int, at pile: Rect, on canvas: inout Canvas) {
    let view = CardView(theme: theme, size: CardSize(pile))
    for depth in stride(from: min(2, (count - 1) / 4), through: 0, by: -1) {
      view.draw(in: pile.moved(x: depth), side: .back, on: &canvas)
    }
  }

  /// Draws the pairs found as small faces side by side, the last one at the right.
  func drawFound(_ pairs: [CardID], on canvas: inout Canvas) {
    guard let last = pairs.last else { return }
    guard let tray = layout.tray else {
      if theme.isSolid, let place = layout.board.freePlace {
        return drawStack(last, pairs.count, place, &canvas)
      }
      return
    }
    let pile = layout.foundPile
    let view = CardView(theme: theme, size: CardSize(pile))
    let room = (pile.minX - tray.minX - 12) / (pile.width + 1)
    let shown = pairs.suffix(max(1, min(room + 1, pairs.count)))
    for (number, id) in shown.enumerated() {
      let x = pile.minX - (shown.count - 1 - number) * (pile.width + 1)
      let frame = Rect(x: x, y: pile.minY, width: pile.width, height: pile.height)
      view.draw(details(id).face, in: frame, on: &canvas)
    }
    let hidden = pairs.count - shown.count
    guard hidden > 0 else { return }
    let text = "+\(hidden)"
    let x = pile.minX - shown.count * (pile.width + 1) + pile.width - text.count
    canvas.write(text, at: Point(x: x, y: pile.minY + 1), theme.style(.dim))
  }

  /// Draws the pair found last in a place of its own among the cards, on the paper of a match, which
  /// no card in play has for long, and with the edge of the cards below it at its left.
  private func drawStack(_ last: CardID, _ count: Int, _ place: Rect, _ canvas: inout Canvas) {
    let size = layout.board.grid.card
    cardView.draw(details(last).face, in: place, side: .matched, on: &canvas)
    guard count > 1 else { return }
    let (top, bottom) = (place.minY, place.maxY - 2)
    for y in top...max(top, bottom) {
      let edge: Glyph = y == top ? "▄" : y == bottom && size.has(.gutter) ? "▀" : "█"
      canvas.put(edge, at: Point(x: place.minX - 1, y: y), theme.style(.shade))
    }
  }
}
