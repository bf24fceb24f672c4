import Canvas

/// A page with a list that moves by keys, the wheel and clicks.
///
/// The page describes its rows in `list`, draws them, and says what choosing a row does. A first
/// click on a row selects it, a second one chooses it.
protocol ListPage: Page {
  /// The rows as they are laid out now.
  var list: RowList { get }
  var position: ListPosition { get set }

  /// Chooses a row, by a second click on it.
  func choose(_ row: Int, at time: Duration) -> Action?
  /// Whether the first click on a row chooses it.
  func opensAtOnce(_ row: Int) -> Bool
  /// Reacts to a click beside the rows and the `[x]`.
  func click(_ point: Point, at time: Duration) -> Action?
}

extension ListPage {
  func choose(_ row: Int, at time: Duration) -> Action? { nil }
  func opensAtOnce(_ row: Int) -> Bool { false }
  func click(_ point: Point, at time: Duration) -> Action? { nil }

  /// Moves the selection; in a list that only scrolls, the visible rows.
  func move(by move: ListMove) { position = list.position(position, movedBy: move) }

  func scroll(by rows: Int) { position = list.position(position, scrolledBy: rows) }

  func use(_ mouse: Mouse, at time: Duration) -> Action? {
    switch mouse.action {
    case .wheel(let up): scroll(by: up ? -RowList.wheelStep : RowList.wheelStep)
    case .press(.left) where page.closeButton.contains(mouse.point): return .close
    case .press(.left):
      let list = list
      guard let row = list.row(at: mouse.point, top: position.top), list.choices.contains(row)
      else { return click(mouse.point, at: time) }
      if row == position.selected || opensAtOnce(row) { return choose(row, at: time) }
      position = list.showing(row, from: position.top)
    case .press, .drag, .release, .hover: break
    }
    return nil
  }
}

extension KeyBinding {
  /// The keys that move through a list, which the message line does not name; while the player is
  /// typing, letters are text.
  static func selecting(isTyping: Bool = false, _ command: (ListMove) -> Command) -> [KeyBinding] {
    let ends = [
      KeyBinding([.home], command(.start), help: "the first row"),
      KeyBinding([.end], command(.end), help: "the last row"),
    ]
    return [
      KeyBinding(
        isTyping ? [.up] : [.up, "k", .backTab], command(.step(-1)), help: "the row above"),
      KeyBinding(
        isTyping ? [.down] : [.down, "j", .tab], command(.step(1)), help: "the row below"),
      KeyBinding([.pageUp], command(.page(-1)), help: "a page up"),
      KeyBinding([.pageDown], command(.page(1)), help: "a page down"),
    ] + (isTyping ? [] : ends)
  }

  /// The keys that scroll a report; the message line names one if the report continues.
  static func scrolling(
    _ list: RowList, from top: Int, _ command: (ListMove) -> Command
  ) -> [KeyBinding] {
    let more = KeyBinding([.pageDown, " "], command(.page(1)), hint: "more", help: "page down")
    return [
      list.range.lastTop > top ? more : more.hinting(nil),
      KeyBinding([.pageUp], command(.page(-1)), help: "page up"),
      KeyBinding([.down, "j"], command(.step(1)), help: "line down"),
      KeyBinding([.up, "k"], command(.step(-1)), help: "line up"),
      KeyBinding([.home], command(.start), help: "to the top"),
      KeyBinding([.end], command(.end), help: "to the end"),
    ]
  }
}
