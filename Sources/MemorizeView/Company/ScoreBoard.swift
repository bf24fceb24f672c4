import Canvas
import MemorizeViewModel
import Words

/// The players of a shared game on the status line: each with a symbol, a colour and the pairs
/// found; an arrow points to the one to move.
struct ScoreBoard: Equatable {
  let contestants: [Contestant]
  let theme: Theme

  private typealias Form = (nameColumns: Int, gap: Int)

  /// The ways to write the players, from the widest to the narrowest.
  private static let forms: [Form] = [(100, 3), (6, 3), (3, 2), (0, 1)]

  /// The columns that whole names take.
  var columns: Int { ScoreBoard.forms.first.map(width) ?? 0 }

  /// Draws the players, with shorter names where there is too little room.
  func draw(in area: Rect, on canvas: inout Canvas) {
    let fitting = ScoreBoard.forms.first { width($0) <= area.width }
    guard let form = fitting ?? ScoreBoard.forms.last else { return }
    var x = area.minX
    let isUnicode = theme.glyphs == .unicode
    for (number, player) in contestants.enumerated() {
      let mark = PlayerMark.of(number)
      let (start, text) = (Point(x: x, y: area.minY), text(of: player, form))
      if player.isToMove {
        canvas.put(isUnicode ? "▸" : ">", at: start, theme.style(.accent, .bold))
      }
      canvas.put(
        mark.symbol(theme), at: start.moved(x: 1), theme.style(mark.color))
      canvas.write(
        text, at: start.moved(x: 3),
        player.isToMove ? theme.style(.table, .bold) : theme.style(.dim))
      x += 3 + text.columns + form.gap
    }
  }

  /// A player's name, as far as it has room, and pairs.
  private func text(of player: Contestant, _ form: Form) -> String {
    let name = name(of: player, columns: form.nameColumns)
    return name.isEmpty ? "\(player.pairs)" : "\(name) \(player.pairs)"
  }

  /// A name as far as it has room; a number at its end stays, as in `P1`.
  private func name(of player: Contestant, columns: Int) -> String {
    let number = String(player.name.reversed().prefix(while: \.isNumber).reversed())
    guard player.name.columns > columns, columns > number.count, !number.isEmpty else {
      return theme.fit(player.name, columns)
    }
    return player.name.prefix(1) + number
  }

  private func width(_ form: Form) -> Int {
    contestants.reduce(-form.gap) { $0 + 3 + text(of: $1, form).columns + form.gap }
  }
}

/// The colour and the symbol of a player; the symbols tell players apart without colours.
struct PlayerMark: Equatable {
  let color: ColorRole
  let tone: Tone
  private let symbol: Glyph
  private let ascii: Glyph

  private static let all = [
    PlayerMark(color: .accent, tone: .accent, symbol: "●", ascii: "o"),
    PlayerMark(color: .chart, tone: .chart, symbol: "▲", ascii: "^"),
    PlayerMark(color: .good, tone: .good, symbol: "■", ascii: "#"),
    PlayerMark(color: .bad, tone: .forgotten, symbol: "◆", ascii: "+"),
  ]

  /// The mark of a player by number, from 0; four players have different ones.
  static func of(_ player: Int) -> PlayerMark { all[abs(player % all.count)] }

  /// The symbol in characters that the terminal has.
  func symbol(_ theme: Theme) -> Glyph { theme.glyphs == .unicode ? symbol : ascii }
}

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
    canvas.fill(hand.left, "▌", theme.style(mark.tone, on: background))
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
    [name, pairs, memory].compactMap(\.self)
      .draw(
        in: hand.without(columns: HandsView.indent), theme, background: background, on: &canvas)
    let columns = max(HandsView.nameColumns, memory?.columns ?? 0)
    drawCards(of: number, in: hand.without(columns: HandsView.indent + columns + 1), on: &canvas)
  }

  /// How many cards the rival remembers; `nil` where it would leave no room for two cards.
  private func memoryLine(in hand: Rect) -> TextLine? {
    guard let rivalsMemory else { return nil }
    func count(_ memory: RivalsMemory) -> String {
      "\(rivalsMemory.count { $0 == memory })\(memory.sign(theme))"
    }
    let line = TextLine(say("sure \(count(.clear))  unsure \(count(.hazy))"), .dim)
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
      view.draw(face, in: HandsView.card.frame(at: area.origin.moved(x: place * step)), on: &canvas)
    }
  }
}

/// How well a rival remembers a card.
enum RivalsMemory: Hashable {
  case clear
  /// The rival will have forgotten the card after two more.
  case hazy

  /// The sign on a card, in characters that the terminal has.
  func sign(_ theme: Theme) -> String {
    let isUnicode = theme.glyphs == .unicode
    return switch self {
    case .clear: isUnicode ? "◆" : "*"
    case .hazy: isUnicode ? "◇" : "-"
    }
  }
}

extension TableStage {
  /// The hidden cards that the rival remembers, and how well, while that is shown.
  ///
  /// Empty during a pause, when no card can be told from another.
  var rivalsMemory: [CardID: RivalsMemory] {
    guard showsRivalsMemory, !table.isPaused, let memory = viewModel.company.rivalsMemory else {
      return [:]
    }
    let hidden = memory.remembered.filter { id in
      table[id].map { table.isHidden($0.place) } ?? false
    }
    return Dictionary(
      uniqueKeysWithValues: hidden.map { ($0, memory.fading.contains($0) ? .hazy : .clear) })
  }
}
