import Canvas

/// The areas of the screen.
struct TableLayout: Equatable {
  /// The whole screen.
  let size: Size
  /// The line at the top; `nil` on screens with fewer than two rows.
  let statusLine: Rect?
  /// The line at the bottom; `nil` on screens with fewer than three rows.
  let messageLine: Rect?
  /// The line for remarks on a recording; `nil` without remarks, or without room.
  let remarkLine: Rect?
  /// The line below it for the moves of a recording; `nil` without remarks, or without room.
  let courseLine: Rect?
  /// The rows for the piles; `nil` if they would make the cards smaller.
  let tray: Rect?
  /// The columns beside the cards for other players; `nil` without players or without room.
  let panel: Rect?
  /// The rows below the cards for what each player has found; `nil` without players or room.
  let hands: Rect?
  /// The layout of the cards.
  private(set) var board: BoardLayout
  private let isSolid: Bool

  /// The minimum height of a screen with rows for the piles.
  private static let leastHeightForTray = 18
  /// The minimum height of a screen with rows for what each player has found.
  private static let leastHeightForHands = 28
  /// The smallest screen with a panel beside the cards.
  private static let leastSizeForPanel = Size(width: 96, height: 20)
  /// The minimum height of a screen with a line for remarks.
  private static let leastHeightForRemarks = 8
  /// The minimum height of a screen with a line for the moves of a recording, too.
  private static let leastHeightForCourse = 20
  /// The number of rows for the piles: a card of four by three.
  private static let trayHeight = 3

  init(
    size: Size, count: Int, shape: CardShape, isSolid: Bool, faces: Faces? = nil,
    hasSides: Bool = false, hasRemarks: Bool = false, hasPanel: Bool = false,
    players: Int = 0, plan: BoardLayout.Plan? = nil
  ) {
    self.size = size
    self.isSolid = isSolid
    statusLine = size.height >= 2 ? Rect(x: 0, y: 0, width: size.width, height: 1) : nil
    let top = size.height >= 2 ? 1 : 0
    let remarks =
      !hasRemarks || size.height < TableLayout.leastHeightForRemarks
      ? 0 : size.height < TableLayout.leastHeightForCourse ? 1 : 2
    let hasHands =
      isSolid && players > 0 && size.height >= TableLayout.leastHeightForHands
      && size.width >= players * HandsView.leastWidth
    let lastLine = size.height >= 3 ? 1 : 0
    let bottom = lastLine + remarks + (hasHands ? HandsView.height : 0)
    hands =
      hasHands
      ? Rect(
        x: 0, y: size.height - lastLine - HandsView.height, width: size.width,
        height: HandsView.height) : nil
    let hasRoom = TableLayout.leastSizeForPanel.fits(in: size)
    let panelWidth = hasPanel && hasRoom ? SidePanel.width : 0
    let width = size.width - panelWidth
    panel =
      panelWidth > 0
      ? Rect(x: width, y: top, width: panelWidth, height: size.height - top - bottom) : nil
    let placing = BoardPlacing(
      count: count, shape: shape, isSolid: isSolid, faces: faces, plan: plan)
    func board(below rows: Int) -> BoardLayout {
      let area = Rect(
        x: 0, y: top, width: width, height: size.height - top - bottom - rows)
      return hasSides ? placing.halves(in: area) : placing.whole(in: area)
    }
    let whole = board(below: 0)
    // On solid cards pictures are large, and no row is left for anything else.
    let mayHaveTray = !isSolid && size.height >= TableLayout.leastHeightForTray
    let smaller = mayHaveTray ? board(below: TableLayout.trayHeight) : whole
    let hasTray = mayHaveTray && smaller.isNearly(whole, faces)
    self.board = hasTray ? smaller : whole
    tray =
      hasTray
      ? Rect(x: 0, y: smaller.area.maxY, width: width, height: TableLayout.trayHeight) : nil
    let line = Rect(x: 0, y: size.height - 1, width: size.width, height: 1)
    remarkLine = remarks > 0 ? line.moved(y: -remarks) : nil
    courseLine = remarks > 1 ? line.moved(y: -1) : nil
    messageLine = bottom > 0 ? line : nil
  }

  /// The same rows with cards that are some sizes larger, or smaller if negative; they may need more
  /// room than there is.
  func zoomed(by steps: Int, _ shape: CardShape) -> TableLayout {
    guard steps != 0 else { return self }
    var layout = self
    layout.board = BoardLayout(
      area: board.area,
      grid: board.grid.zoomed(by: steps, in: board.area.size, shape, isSolid: isSolid),
      count: board.count, halves: board.halves)
    return layout
  }

  /// The place of the undealt cards, in cells of the screen: at the bottom left.
  ///
  /// Solid cards have their full size there, and most of the pile lies below the screen.
  var deckPile: Rect {
    if isSolid { return board.grid.card.frame(at: Point(x: 2, y: size.height - 2)) }
    guard let tray else { return Rect(x: 1, y: max(0, size.height - 1), width: 2, height: 1) }
    return Rect(x: 2, y: tray.minY, width: 4, height: tray.height)
  }

  /// The place of the pair found last, in cells of the screen: beside a short row of cards, else at
  /// the bottom right; solid cards leave the screen there.
  var foundPile: Rect {
    if isSolid {
      let card = board.grid.card
      let exit = Point(x: board.area.maxX - card.width - 2, y: size.height)
      return board.freePlace ?? card.frame(at: exit)
    }
    guard let tray else {
      return Rect(x: size.width - 3, y: max(0, size.height - 1), width: 2, height: 1)
    }
    return Rect(x: tray.maxX - 6, y: tray.minY, width: 4, height: tray.height)
  }
}

extension BoardLayout {
  /// Whether the wire frames of this board are nearly as large as those of another one and show as
  /// much.
  fileprivate func isNearly(_ other: BoardLayout, _ faces: Faces?) -> Bool {
    let (card, larger) = (grid.card, other.grid.card)
    let legibility = { (card: CardSize) in faces?.legibility(on: card, isSolid: false) }
    guard !isScrollable, card.width * 10 >= larger.width * 9,
      card.height * 10 >= larger.height * 9
    else { return false }
    guard let own = legibility(card), let most = legibility(larger) else { return true }
    return own >= most
  }
}
