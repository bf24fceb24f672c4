import Canvas
import MemorizeViewModel
import Words

/// The figures of a finished game: luck and memory, the forgotten pairs, the points.
struct DetailsDialog: Dialog {
  /// The fewest rows of a window with room for more pairs, blank rows and a part about the board.
  private static let leastTall = 32
  /// The most rows of the list of forgotten pairs, in small and in tall windows.
  private static let mostRows = (small: 3, tall: 7)

  let stage: TableStage
  /// The words on the first button of the result below, which Enter presses.
  let next: String
  var table: TableViewModel { stage.viewModel }

  let closingKeys: [Key] = ["a"]

  func content(in window: Size, theme: Theme) -> DialogContent {
    guard let result = table.result, let words = DetailWords(table) else {
      return DialogContent(title: say("Details"), rows: [])
    }
    let lines = DetailLines(width: min(60, max(12, window.width - 8)), theme: theme)
    let board = result.setup.pairs.pairsText(
      of: table.board.deck.name.deckTitle, ofAKind: result.setup.variant.cardsOfAKind)
    let isTall = window.height >= DetailsDialog.leastTall
    let rows = rows(words, lines, isTall: isTall)
    // The board is left out where its row alone would make the list scroll.
    let room = DialogLayout(width: 0, rows: window.height, in: window).list.height
    let last = isTall ? boardSection(words, lines) : boardRows(words, lines)
    return DialogContent(
      title: say("Details"), detail: [board, result.time.shortText].listed,
      rows: rows + (isTall || rows.count != room ? last : []), isMenu: false, legends: legends)
  }

  private var legends: [KeyLegend] {
    let next = next.prefix(1).lowercased() + next.dropFirst()
    return [KeyLegend(keys: [.enter], hint: Phrase(next, values: []), help: "go on")]
      + (table.replay.hasReview && !table.isPractice
        ? [KeyLegend(keys: ["v"], hint: "review", help: "review the game")] : [])
  }

  private func rows(
    _ words: DetailWords, _ lines: DetailLines, isTall: Bool
  ) -> [DialogContent.Row] {
    // Narrow windows have no room for explanations that are sentences.
    let whole = { (line: Detail) in lines.row(lines.isWide ? line : line.withoutWords) }
    guard table.result?.isOpen == false else { return words.first.map(lines.row) }
    let reason = wrapped(words.missingFigures, .dim, lines)
    return words.first.map(whole) + words.summary.map(lines.row) + reason
      + forgottenRows(words, lines, isTall: isTall)
      + (words.points.isEmpty ? [] : [DialogContent.Row(left: ""), pointsHeading])
      + words.points.map(whole)
  }

  private var pointsHeading: DialogContent.Row {
    DialogContent.Row(left: say("Score"), isHeading: true)
  }

  private func wrapped(
    _ text: String?, _ tone: Tone, _ lines: DetailLines
  ) -> [DialogContent.Row] {
    text.map { $0.wrapped(to: lines.width).map { DialogContent.Row(TextLine($0, tone)) } } ?? []
  }

  /// The list of forgotten pairs, or praise.
  private func forgottenRows(
    _ words: DetailWords, _ lines: DetailLines, isTall: Bool
  ) -> [DialogContent.Row] {
    if let praise = words.praise { return wrapped(praise, .good, lines) }
    let most = isTall ? DetailsDialog.mostRows.tall : DetailsDialog.mostRows.small
    let rows = words.forgotten(most: most) { name(of: $0, isWide: lines.isWide) }.map(lines.row)
    guard !rows.isEmpty else { return [] }
    return [
      DialogContent.Row(left: ""), DialogContent.Row(left: say("Forgotten"), isHeading: true),
    ] + rows
  }

  /// A picture with its name, if there is room.
  private func name(of id: CardID, isWide: Bool) -> String {
    let name = stage.spelling(id)
    guard isWide, let text = stage.faces[id]?.text, text.columns <= 2, text != name,
      !name.hasPrefix(text)
    else { return name }
    return "\(text)  \(name)"
  }

  /// The board for playing it again: a part of its own, in tall windows.
  private func boardSection(_ words: DetailWords, _ lines: DetailLines) -> [DialogContent.Row] {
    guard let board = words.board else { return [] }
    return [
      DialogContent.Row(left: ""), DialogContent.Row(left: say("Board"), isHeading: true),
      DialogContent.Row(left: lines.theme.fit(board, lines.width)),
    ]
  }

  /// A row or two at the end of the points.
  private func boardRows(_ words: DetailWords, _ lines: DetailLines) -> [DialogContent.Row] {
    let label = TextLine(say("Board"), .dim)
    let text = words.board.map { lines.theme.fit($0, lines.width - (lines.isWide ? 20 : 2)) }
    guard !lines.isWide else {
      return text.map { [DialogContent.Row(label.filled(to: 20).adding($0))] } ?? []
    }
    return [words.time.map(lines.row)].compactMap(\.self)
      + (text.map { [DialogContent.Row(label), DialogContent.Row(left: "  \($0)")] } ?? [])
  }
}

/// Lays out the lines of the details in columns if there is room, else with the figure at the end.
struct DetailLines {
  /// The minimum width for columns.
  private static let leastWide = 44
  private static let labelWidth = 12
  private static let figureWidth = 6
  private static let meterWidth = 14

  /// The available width in columns.
  let width: Int
  let theme: Theme

  /// Whether a window of this width has room for columns.
  var isWide: Bool { width >= DetailLines.leastWide }

  func row(_ line: Detail) -> DialogContent.Row { isWide ? wide(line) : narrow(line) }

  private func wide(_ line: Detail) -> DialogContent.Row {
    let isName = line.figure.isEmpty
    // A name takes the column of the figures too, and what the shortest words leave.
    let others = (line.words.last?.columns ?? 0) + line.end.columns + 4
    let label = theme.fit(
      line.label,
      isName
        ? max(DetailLines.labelWidth + DetailLines.figureWidth, width - others)
        : DetailLines.labelWidth)
    var text = TextLine(label, isName ? .plain : .dim)
    if !isName {
      text = text.filled(
        to: DetailLines.labelWidth + DetailLines.figureWidth - line.figure.columns
      ).adding(line.figure, line.tone)
    }
    text = text.filled(
      to: max(text.columns, DetailLines.labelWidth + DetailLines.figureWidth) + 2)
    if let share = line.share {
      text = text.adding(
        Meter(share: share, tone: line.meterTone).line(width: DetailLines.meterWidth, theme)
      ).adding("  ")
    }
    let room = width - text.columns - (line.end.isEmpty ? 0 : line.end.columns + 2)
    text = text.adding(line.words.first { $0.columns <= room } ?? "", line.wordTone)
    return DialogContent.Row(text, right: line.end, rightTone: .forgotten)
  }

  private func narrow(_ line: Detail) -> DialogContent.Row {
    let figure = (line.figure.isEmpty ? line.end : line.figure).split(separator: " ").joined()
    let label = theme.fit(line.label, max(4, width - figure.columns - 1))
    let room = width - label.columns - 2 - figure.columns
    let words = line.words.first { $0.columns <= room }.map { say(", \($0)") } ?? ""
    return DialogContent.Row(
      TextLine(label, .dim).adding(words, line.wordTone), right: figure,
      rightTone: line.figure.isEmpty ? .forgotten : line.tone)
  }
}

extension Detail {
  fileprivate var tone: Tone { mood == .bad ? .forgotten : .heading }
  fileprivate var wordTone: Tone { isBest && share == nil ? .gold : .dim }
  fileprivate var meterTone: Tone { mood == .bad ? .forgotten : isBest ? .gold : .chart }
}
