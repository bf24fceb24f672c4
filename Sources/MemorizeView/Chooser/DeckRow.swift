import Canvas
import MemorizeViewModel
import Options
import Words

/// A deck as the chooser lists it.
struct DeckRow: Equatable {
  let deck: Deck
  /// The number of pairs on the next board.
  let nextPairs: Int
  /// Whether the deck belongs to the player.
  let isOwn: Bool
  /// Whether the deck has pairs of a term and a definition.
  var isWords = false
  /// Whether the program makes the deck up.
  var isGenerated = false
  /// The level of a generated deck; only one level of each is shown at a time.
  var level: DeckLevel?
  /// Whether the deck is on the table and not in the library.
  var isGuest = false
  /// The pairs that were begun; `nil` for a deck that was never studied.
  var study: StudyCounts?
  /// The pairs that were not begun yet.
  var newPairs: Int { deck.pairs.count - (study.map { $0.learning + $0.mature } ?? 0) }
  /// The best game of the kind that would be dealt next.
  var best: GameRecord?
  /// Larger for decks that were played later; `nil` for decks that were never played.
  var lastPlayed: Int?

  var name: String { deck.name }
  /// The name as players read it; they named their own decks themselves.
  var title: String { isOwn ? name : name.deckTitle }

  /// The first few pairs, as many as a row can show faces of.
  var samples: ArraySlice<Pair> { deck.pairs.prefix(8) }

  /// The best game in a word: its moves or, with open cards, its time; `nil` without a game.
  var bestText: String? { best.map { $0.isOpen ? $0.time.shortText : "\($0.moves)" } }
}

/// Draws one row of the chooser: the deck's colour, its name, some of its cards, stars and the best
/// result.
struct DeckRowView {
  let row: DeckRow
  /// The faces that were searched for; empty without a search.
  let found: [String]
  /// The text searched for, whose places in names and faces are gold.
  var filter = ""
  /// The theme in the deck's colour.
  let theme: Theme
  let isSelected: Bool
  /// Whether the last columns have the pairs that are new and due, not the best game.
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
    if isSelected { canvas.drawSelection(in: isNarrow ? frame : frame.inset(x: 1, y: 0), theme) }
    let shift = isNarrow ? 2 : 0
    drawSwatch(at: frame.origin.moved(x: DeckRowView.swatch - shift), on: &canvas)
    let end = drawNumbers(in: frame, on: &canvas)
    let start = frame.minX + DeckRowView.name - shift
    let hasSample = frame.width >= DeckRowView.leastForSample
    let nameEnd = hasSample ? frame.minX + DeckRowView.sample - 1 : end
    let title = theme.fit(row.title, max(0, nameEnd - start))
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
  /// the pairs that are new and due.
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
    canvas.write(last, endingAt: Point(x: end, y: frame.minY), style)
    if isForStudy {
      canvas.write(
        say("new", context: "deck", columns: 4),
        endingAt: Point(x: end - bestWidth - 1, y: frame.minY), style)
    }
    guard frame.width >= leastForPairs else { return }
    canvas.write(
      say("pairs", context: "deck", columns: 7),
      endingAt: Point(x: end - bestWidth - starsWidth - 2, y: frame.minY), style)
  }

  /// Draws the deck's colour; where colours are few, letters stand for it.
  private func drawSwatch(at point: Point, on canvas: inout Canvas) {
    if theme.isSolid {
      canvas.write("  ", at: point, theme.style(.plain, on: .pattern))
    } else if !theme.options.isQuiet {
      canvas.write(row.deck.color.letters, at: point, theme.style(.back, .reverse))
    }
  }

  /// Draws pairs, stars and the last figure at the right; returns the column where they begin.
  private func drawNumbers(in frame: Rect, on canvas: inout Canvas) -> Int {
    var end = frame.maxX - 3
    guard frame.width >= DeckRowView.leastForBest else { return frame.maxX }
    let none = theme.options.isQuiet ? "" : theme.glyphs == .unicode ? "─" : "-"
    let figure = isForStudy ? row.study.map { "\($0.due)" } : row.bestText
    canvas.write(
      figure ?? none, endingAt: Point(x: end, y: frame.minY),
      theme.style(figure == nil ? .faint : .plain, on: back))
    end -= DeckRowView.bestWidth
    if frame.width >= DeckRowView.leastForStars {
      if isForStudy {
        canvas.write(
          "\(row.newPairs)", endingAt: Point(x: end - 1, y: frame.minY),
          theme.style(.dim, on: back))
      } else if let stars = row.best?.stars {
        Marks(theme).starLine(stars).draw(
          at: Point(x: end - 3, y: frame.minY), width: 3, theme: theme, background: back,
          on: &canvas)
      }
      end -= DeckRowView.starsWidth
    }
    if frame.width >= DeckRowView.leastForPairs {
      canvas.write(
        "\(row.deck.pairs.count)", endingAt: Point(x: end - 2, y: frame.minY),
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
    // Where the last column has the pairs that are due, the sample tells more.
    if !isForStudy, let study = row.study, study.due > 0,
      let line = study.lines.first(where: { $0.columns <= width })
    {
      return line
    }
    guard row.isWords, let pair = row.samples.first else {
      return faces(row.samples.map(\.first.text), isSelected ? .plain : .dim, fitting: width)
    }
    let (term, definition) = (pair.first.text, pair.second.text)
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

  private func faces(_ texts: [String], _ tone: Tone, fitting width: Int) -> TextLine {
    let line = texts.map(theme.spelled).joined(upTo: width)
    return TextLine(line.isEmpty ? theme.fit(texts.first ?? "", width) : line, tone)
  }
}
