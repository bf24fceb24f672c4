import Canvas
import MemorizeViewModel
import Pictures
import Words

/// The pictures that the deck editor offers, in groups, and their places on the screen.
struct PicturePicker: Equatable {
  /// The reason why a picture is offered.
  enum Group: Equatable {
    /// Its name matches the typed text.
    case found
    /// It resembles the first picture that was found, or those of the deck.
    case near
    /// The player added it lately.
    case recent
    /// It is the typed text itself.
    case text

    var title: String {
      switch self {
      case .found: say("Found")
      case .near: say("Similar", context: "pictures")
      case .recent: say("Recent", context: "pictures")
      case .text: say("As a word", context: "pictures")
      }
    }
  }

  /// The title of a group.
  struct Heading: Equatable {
    let group: Group
    let origin: Point
    /// The number of its pictures that have room.
    let count: Int
  }

  /// A picture that can be chosen.
  struct Choice: Equatable {
    let face: String
    let frame: Rect
    /// Whether it is drawn as a card, not as an emoji.
    let isCard: Bool
  }

  private(set) var headings: [Heading] = []
  private(set) var choices: [Choice] = []

  /// The columns of an emoji with a mark before it.
  private static let columns = 4
  private static let cardGap = 2
  /// The rows of the text below the pictures: its heading, the text and a blank one.
  private static let textRows = 3
  /// The most rows of a group that nobody asked for.
  private static let mostRows = 2

  /// No pictures.
  init() {}

  /// Groups below each other, as far as there is room; a picture is in the first of its groups.
  ///
  /// The text comes last: it is a card, too.
  init(_ groups: [(Group, [String])], text: String, in area: Rect, card: CardSize?) {
    var top = area.minY
    let end = area.maxY - (text.isEmpty ? 0 : PicturePicker.textRows)
    for (group, faces) in groups {
      let size = group == .found ? card : nil
      // Above and below cards there is room for the cursor's frame.
      let start = Point(x: area.minX, y: top + (size == nil ? 1 : 2))
      let new = choices(from: faces, group, at: start, width: area.width, size).prefix {
        $0.frame.maxY <= end - (size == nil ? 0 : 1)
      }
      guard let last = new.last else { continue }
      headings.append(
        Heading(group: group, origin: Point(x: area.minX, y: top), count: new.count))
      choices += new
      top = last.frame.maxY + (size == nil ? 1 : 2)
    }
    guard !text.isEmpty, top + PicturePicker.textRows <= area.maxY + 1 else { return }
    headings.append(Heading(group: .text, origin: Point(x: area.minX, y: top), count: 1))
    add(text, in: Rect(x: area.minX, y: top + 1, width: area.width, height: 1))
  }

  /// One row of pictures, as far as there is room, and the text behind them.
  init(_ faces: [String], text: String, inRow row: Rect) {
    let room = text.isEmpty ? 0 : min(PicturePicker.textColumns(text), row.width / 2)
    choices = Array(
      choices(from: faces, .found, at: row.origin, width: row.width - room, nil).prefix {
        $0.frame.minY == row.minY
      })
    let start = choices.last?.frame.maxX ?? row.minX
    if !text.isEmpty {
      add(text, in: Rect(x: start, y: row.minY, width: row.maxX - start, height: 1))
    }
  }

  /// The columns of a text with a mark before it and a blank behind it.
  private static func textColumns(_ text: String) -> Int { text.columns + 2 }

  private mutating func add(_ text: String, in row: Rect) {
    let width = min(PicturePicker.textColumns(text), row.width)
    choices.append(
      Choice(
        face: text, frame: Rect(x: row.minX, y: row.minY, width: width, height: 1), isCard: false))
  }

  private func choices(
    from faces: [String], _ group: Group, at start: Point, width: Int, _ card: CardSize?
  ) -> [Choice] {
    let known = Set(choices.map(\.face))
    let new = faces.filter { !known.contains($0) }
    let gap = card == nil ? 0 : PicturePicker.cardGap
    let size = Size(width: card?.width ?? PicturePicker.columns, height: card?.height ?? 1)
    let pitch = size.width + gap
    let grid = CellGrid(
      origin: start, perLine: max(1, (width + gap) / pitch), pitch: pitch, size: size)
    let most = group == .found ? new.count : grid.perLine * PicturePicker.mostRows
    return new.prefix(most).enumerated().map { index, face in
      Choice(face: face, frame: grid.frame(of: index), isCard: card != nil)
    }
  }

  /// The index of the picture at a cell.
  func index(at point: Point) -> Int? { choices.firstIndex { $0.frame.contains(point) } }

  /// The nearest picture of the next row, above or below; `nil` if there is none.
  func index(from index: Int, rows step: Int) -> Int? {
    guard let start = choices[at: index]?.frame else { return nil }
    // Rows count first, then columns.
    func distance(_ index: Int) -> (Int, Int) {
      let frame = choices[index].frame
      return ((frame.minY - start.minY) * step, abs(frame.minX - start.minX))
    }
    return choices.indices.filter { distance($0).0 > 0 }.min { distance($0) < distance($1) }
  }
}

/// Choosing pictures for new faces.
extension EditorScreen {
  /// The rows of the cards at the bottom of the sidebar.
  var previewRows: Int { layout.isLarge ? 17 : 9 }
  private static let leastWidthForCards = 40
  /// The most near pictures to lay out.
  private static let mostNear = 40

  /// The text of a new face as typed so far.
  var typedFace: String { (focus == .newFirst ? field?.text : nil) ?? draft[.newFirst] ?? "" }

  /// The pictures that are offered: those found by the text, those near to the first of them or to the
  /// deck, and recent ones.
  var picker: PicturePicker {
    guard editor.kind == .faces, theme.capabilities.glyphs == .unicode else {
      return PicturePicker()
    }
    let groups = groups
    let text = groups.isEmpty ? "" : typedFace
    if let area = pickerArea { return PicturePicker(groups, text: text, in: area, card: foundCard) }
    guard let line = layout.pictureLine, focus == .newFirst else { return PicturePicker() }
    let row = Rect(x: 1, y: line, width: layout.width - 2, height: 1)
    var faces: [String] = []
    for face in groups.flatMap(\.1) where !faces.contains(face) { faces.append(face) }
    return PicturePicker(faces, text: text, inRow: onScreen(row))
  }

  /// The pictures that match the text of a new face.
  private var groups: [(PicturePicker.Group, [String])] {
    let text = typedFace
    let found = PictureSearch.faces(named: text).filter(isShown)
    // Text that finds nothing becomes a word.
    guard text.isEmpty || !found.isEmpty else { return [] }
    let deck = editor.pairs.flatMap { [$0.first.text, $0.second.text] }
    let known = Set(deck.map(Pictures.withoutSelectors))
    let isNew = { (face: String) in !known.contains(Pictures.withoutSelectors(face)) }
    let near = nearPictures.faces(near: found.first.map { [$0] } ?? deck)
    return [
      (.found, found),
      (.near, Array(near.lazy.filter { isNew($0) && self.isWide($0) }.prefix(Self.mostNear))),
      (.recent, editor.recentPictures.filter { isNew($0) && isShown($0) }),
    ]
  }

  /// Whether the terminal shows a picture as an emoji.
  private func isShown(_ face: String) -> Bool {
    let shown = theme.spelled(face)
    return shown.columns <= 2 && shown != "?"
  }

  /// Whether a picture has the two columns of an emoji; signs of one column are hard to recognise.
  private func isWide(_ face: String) -> Bool { isShown(face) && theme.spelled(face).columns == 2 }

  /// The cells for pictures above the cards at the bottom of the sidebar.
  private var pickerArea: Rect? {
    guard let area = layout.sidebarInside else { return nil }
    let top = area.minY + 3
    return Rect(
      x: area.minX, y: top, width: area.width,
      height: area.maxY - previewRows - 1 - top)
  }

  /// The size of a picture that was found as a card; `nil` where it is an emoji.
  private var foundCard: CardSize? {
    guard let area = layout.sidebar, area.width >= EditorScreen.leastWidthForCards, theme.isSolid,
      theme.capabilities.blocks != .none
    else { return nil }
    return CardSize(width: 8, height: 5)
  }

  /// The index of the picture that Enter adds: the chosen one, else the first one that was found.
  var offered: Int? {
    picked ?? (focus == .newFirst && !typedFace.isEmpty && !picker.choices.isEmpty ? 0 : nil)
  }

  /// Whether arrows move between pictures and faces, not in the text.
  var hasArrows: Bool {
    focus == .newFirst && (picked != nil || layout.hasAddSlot && typedFace.isEmpty)
  }

  /// Chooses the next or the previous picture; where nothing is typed, none after the last one.
  ///
  /// - Returns: whether there are any; where nothing is typed, whether there is a next one.
  func pick(by step: Int) -> Bool {
    guard focus == .newFirst else { return false }
    let count = picker.choices.count
    guard count > 0 else { return false }
    if let offered, !typedFace.isEmpty {
      picked = (offered + step + count) % count
      return true
    }
    let next = picked.map { $0 + step } ?? (step > 0 ? 0 : count)
    picked = next < count && next >= 0 ? next : nil
    return next < count
  }

  /// Chooses a picture in the next row, above or below; above the first row, none.
  ///
  /// - Returns: whether the cursor is among the pictures now.
  func pick(rows step: Int) -> Bool {
    guard focus == .newFirst else { return false }
    guard let offered, picked != nil || step > 0 else { return false }
    let next = picker.index(from: offered, rows: step)
    if next == nil, step > 0 { return layout.hasAddSlot }
    self.picked = next
    return true
  }

  /// Adds a picture that is offered, and starts a new search.
  ///
  /// Among pictures that nobody searched for, the cursor stays for the next one.
  func addPicture(_ index: Int) {
    guard let face = picker.choices[at: index]?.face else { return }
    let stays = typedFace.isEmpty && picked != nil
    if focus == .newFirst { field = TextField("") } else { endTyping() }
    draft = [:]
    editor.add([Pair(twin: face)])
    added = face
    let count = picker.choices.count
    picked = stays && count > 0 ? min(index, count - 1) : nil
  }
}
