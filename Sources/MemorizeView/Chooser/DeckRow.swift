import Canvas
import MemorizeViewModel
import Options
import Words

/// A deck as the chooser lists it.
struct DeckRow: Equatable {
  let name: String
  let color: DeckColor
  /// The number of pairs in the deck.
  let pairs: Int
  /// The number of pairs on the next board.
  let nextPairs: Int
  /// The faces of the first few cards.
  let samples: [String]
  /// Whether the deck belongs to the player.
  let isOwn: Bool
  /// The other sides of the first few cards.
  var definitions: [String] = []
  /// Whether the deck has pairs of a term and a definition.
  var isWords = false
  /// The words for the two sides of its pairs.
  var sides: SideNames?
  /// Whether the program makes the deck up.
  var isGenerated = false
  /// The level of a generated deck; only one level of each is shown at a time.
  var level: DeckLevel?
  /// Whether the deck is on the table and not in the library.
  var isGuest = false
  /// The pairs that were begun; `nil` for a deck that was never studied.
  var study: StudyCounts?
  /// The best game of the kind that would be dealt next.
  var best: GameRecord?
  /// Larger for decks that were played later; `nil` for decks that were never played.
  var lastPlayed: Int?

  /// The name as players read it; they named their own decks themselves.
  var title: String { isOwn ? name : name.deckTitle }
}

extension DeckRow {
  /// The most faces that a row can show.
  private static let mostSamples = 8

  /// A row for a deck with its finished games, numbered in the order of play.
  init(
    _ deck: Deck, isOwn: Bool, pairs chosen: Int?, games: [(offset: Int, element: GameRecord)],
    table: TableViewModel
  ) {
    name = deck.name
    color = deck.color
    pairs = deck.pairs.count
    let next = table.kindOfNextGame(with: deck, pairs: chosen)
    nextPairs = next.pairs
    samples = deck.pairs.prefix(DeckRow.mostSamples).map(\.first.text)
    definitions = deck.pairs.prefix(DeckRow.mostSamples).map(\.second.text)
    isWords = deck.isWords
    sides = deck.sides
    self.isOwn = isOwn
    isGenerated = !isOwn && deck.isGenerated
    level = isOwn ? nil : deck.level
    best = games.map(\.element).best(next)
    lastPlayed = table.board.deck.name == name ? .max : games.last?.offset
  }

  /// The best game in a word: its moves or, with open cards, its time; `nil` without a game.
  var bestText: String? { best.map { $0.isOpen ? $0.time.shortText : "\($0.moves)" } }
}

/// Draws one row of the chooser: the deck's colour, its name, some of its cards, stars and the best
/// result.
struct DeckRowView {
  let deck: DeckRow
  /// The faces that were searched for; empty without a search.
  let found: [String]
  /// The text searched for, whose places in names and faces are gold.
  var filter = ""
  /// The theme in the deck's colour.
  let theme: Theme
  let isSelected: Bool
  /// Whether the last column has the pairs that are due, not the best game.
  var isForStudy = false
  /// The colour behind the list.
  let background: ColorRole

  private static let swatch = 3
  private static let name = 6
  private static let sample = 20
  private static let bestWidth = 4
  private static let starsWidth = 4
  private static let pairsWidth = 7
  /// The widths from which the columns are shown.
  private static let (leastForBest, leastForStars, leastForSample, leastForPairs) = (22, 30, 40, 60)

  /// The fewest columns for a shortened second side.
  private static let leastForSecond = 4

  private var back: ColorRole { isSelected ? .selection : background }

  func draw(in frame: Rect, on canvas: inout Canvas) {
    guard !frame.size.isEmpty else { return }
    let isNarrow = frame.width < DeckRowView.leastForBest
    if isSelected {
      SelectedRow(theme: theme).draw(
        in: isNarrow ? frame : frame.inset(x: 1, y: 0), on: &canvas)
    }
    let shift = isNarrow ? 2 : 0
    drawSwatch(at: frame.origin.moved(x: DeckRowView.swatch - shift), on: &canvas)
    let end = drawNumbers(in: frame, on: &canvas)
    let start = frame.minX + DeckRowView.name - shift
    let hasSample = frame.width >= DeckRowView.leastForSample
    let nameEnd = hasSample ? frame.minX + DeckRowView.sample - 1 : end
    let title = theme.fit(deck.title, max(0, nameEnd - start))
    TextLine(title, isSelected ? .heading : .plain, marking: filter).draw(
      at: Point(x: start, y: frame.minY), width: max(0, nameEnd - start), theme: theme,
      background: back, on: &canvas)
    guard hasSample else { return }
    let sample = frame.minX + DeckRowView.sample
    line(fitting: end - sample).draw(
      at: Point(x: sample, y: frame.minY), width: max(0, end - sample), theme: theme,
      background: back, on: &canvas)
  }

  /// Names the columns at the right: the pairs of a deck, and the best game with the usual number or
  /// the pairs that are due.
  static func drawColumnNames(
    in frame: Rect, _ theme: Theme, isForStudy: Bool, background: ColorRole,
    on canvas: inout Canvas
  ) {
    guard frame.width >= leastForStars else { return }
    let style = theme.style(.faint, on: background)
    let end = frame.maxX - 3
    let last =
      isForStudy
      ? say("due", context: "deck", columns: 8) : say("best", context: "deck", columns: 8)
    canvas.write(last, at: Point(x: end - last.columns, y: frame.minY), style)
    guard frame.width >= leastForPairs else { return }
    let pairs = say("pairs", context: "deck", columns: 7)
    let pairsEnd = end - bestWidth - starsWidth - 2
    canvas.write(pairs, at: Point(x: pairsEnd - pairs.columns, y: frame.minY), style)
  }

  /// Draws the deck's colour; where colours are few, letters stand for it.
  private func drawSwatch(at point: Point, on canvas: inout Canvas) {
    guard theme.isSolid else {
      guard !theme.options.isQuiet else { return }
      canvas.write(deck.color.letters, at: point, theme.style(.back, .reverse))
      return
    }
    canvas.write("  ", at: point, theme.style(.plain, on: .pattern))
  }

  /// Draws pairs, stars and the last figure at the right; returns the column where they begin.
  private func drawNumbers(in frame: Rect, on canvas: inout Canvas) -> Int {
    var end = frame.maxX - 3
    guard frame.width >= DeckRowView.leastForBest else { return frame.maxX }
    let none = theme.options.isQuiet ? "" : theme.glyphs == .unicode ? "─" : "-"
    let figure = isForStudy ? deck.study.map { "\($0.due)" } : deck.bestText
    let text = figure ?? none
    canvas.write(
      text, at: Point(x: end - text.columns, y: frame.minY),
      theme.style(figure == nil ? .faint : .plain, on: back))
    end -= DeckRowView.bestWidth
    if frame.width >= DeckRowView.leastForStars {
      if !isForStudy, let stars = deck.best?.stars {
        Marks(theme).starLine(stars).draw(
          at: Point(x: end - 3, y: frame.minY), width: 3, theme: theme, background: back,
          on: &canvas)
      }
      end -= DeckRowView.starsWidth
    }
    if frame.width >= DeckRowView.leastForPairs {
      let pairs = "\(deck.pairs)"
      canvas.write(
        pairs, at: Point(x: end - 2 - pairs.columns, y: frame.minY),
        theme.style(.dim, on: back))
      end -= DeckRowView.pairsWidth
    }
    return end
  }

  /// The cards as text: both sides of a pair, or as many faces as fit.
  ///
  /// Where the second side has no room, the first one stands alone.
  private func line(fitting width: Int) -> TextLine {
    if !found.isEmpty { return foundLine(fitting: width) }
    if let study = deck.study, let line = line(about: study, fitting: width) { return line }
    guard deck.isWords, let term = deck.samples.first, let definition = deck.definitions.first
    else { return faces(deck.samples, isSelected ? .plain : .dim, fitting: width) }
    let arrow = theme.glyphs == .unicode ? "→" : "="
    let room = width - theme.spelled(term).columns - 3
    let first = TextLine(theme.fit(term, width), .dim)
    guard room >= min(theme.spelled(definition).columns, DeckRowView.leastForSecond) else {
      return first
    }
    return first.adding(" \(arrow) ", .faint).adding(theme.fit(definition, room), .dim)
  }

  /// The faces that were found, with the places of the searched text in gold; a face that was found
  /// by its name is gold as a whole.
  private func foundLine(fitting width: Int) -> TextLine {
    let tone: Tone = isSelected ? .plain : .dim
    var line = TextLine()
    for text in found.map(theme.spelled) {
      let next = line.adding(line.parts.isEmpty ? "" : "  ")
        .adding(TextLine(text, text.matches(of: filter).isEmpty ? .gold : tone, marking: filter))
      guard next.columns <= width else { break }
      line = next
    }
    guard line.parts.isEmpty else { return line }
    return TextLine(theme.fit(found.first ?? "", width), tone, marking: filter)
  }

  /// The pairs that are due and known, as far as there is room.
  private func line(about study: StudyCounts, fitting width: Int) -> TextLine? {
    study.lines.first { $0.columns <= width }
  }

  private func faces(_ texts: [String], _ tone: Tone, fitting width: Int) -> TextLine {
    let line = texts.map(theme.spelled).joined(upTo: width)
    return TextLine(line.isEmpty ? theme.fit(texts.first ?? "", width) : line, tone)
  }
}
