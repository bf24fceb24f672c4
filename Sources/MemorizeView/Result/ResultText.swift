import Canvas
import MemorizeViewModel

/// The words of a result in the colours of its page.
struct ResultText {
  let table: TableViewModel
  let words: ResultWords
  let theme: Theme
  private var result: GameRecord { words.result }

  /// The words of the game on a table; `nil` while it goes on.
  init?(_ table: TableViewModel, theme: Theme) {
    guard let words = ResultWords(table) else { return nil }
    (self.table, self.words, self.theme) = (table, words, theme)
  }

  /// The comma of the current language, with the blank after it if it has one.
  private var comma: String { ["", ""].listed }

  /// The moves against par; with open cards, the time and the misses; in company, the pairs.
  var line: TextLine {
    guard result.isAlone, result.isWon else { return start }
    guard !result.isOpen else { return start.adding(comma + result.misses.missesText, .dim) }
    return start.adding(comma).adding(result.par.phrase, .dim)
  }

  /// The beginning of the line, for narrow windows.
  var start: TextLine {
    guard result.isAlone else { return figures }
    guard result.isWon else {
      return TextLine(
        result.setup.pairsText(found: "\(Slot.first)"), .plain,
        values: [("\(result.pairsFound)", .gold)])
    }
    return result.isOpen
      ? TextLine(result.time.shortText, .gold)
      : TextLine(
        result.moves.movesText("\(Slot.first)"), .plain, values: [("\(result.moves)", .gold)])
  }

  /// The rest of the line, for narrow windows.
  var rest: TextLine {
    guard result.isWon else { return TextLine(facts.text, .dim) }
    return TextLine(result.isOpen ? result.misses.missesText : result.par.phrase, .dim)
  }

  /// The pairs of each player in the player's colour.
  private var figures: TextLine {
    result.found.enumerated().map { TextLine("\($1)", PlayerMark.of($0).tone) }.joined(" : ", .dim)
  }

  /// The comparison with other games; the rule that ended the game; in company, who has won, and
  /// the players in the order of their figures: the longest form first.
  var best: [TextLine] {
    let lines = (words.ending ?? words.parLesson ?? words.comparison).map(TextLine.forms) ?? []
    guard !result.isAlone else { return lines }
    return lines.map { line in
      table.company.contestants.enumerated().reduce(line) { line, player in
        let mark = PlayerMark.of(player.offset)
        return line.adding("   ").adding([mark.symbol(theme)].text, mark.tone)
          .adding(" \(player.element.name)", .plain)
      }
    } + lines
  }

  /// Who was better on the same board, the longest wording first; none without others.
  var race: [TextLine] { words.race.map(TextLine.forms) ?? [] }

  /// A mark for each pair, gold or of the player who found it, unless there are many, and the counts.
  var facts: TextLine {
    guard result.setup.pairs <= 15 else { return counts }
    let pips =
      result.isAlone
      ? TextLine(
        String(repeating: [Marks(theme).mark(of: .pair)].text, count: result.pairsFound), .gold)
      : result.found.enumerated().reduce(TextLine()) { line, player in
        let mark = PlayerMark.of(player.offset)
        let marks = String(repeating: [mark.symbol(theme)].text, count: player.element)
        return line.adding(marks, mark.tone)
      }
    return pips.adding("   ").adding(counts.text, .dim)
  }

  /// The time, and alone the moves and points.
  var counts: TextLine {
    let hasPoints = result.isWon && table.hasPoints
    let points = hasPoints ? "\(result.score.pointsText)   " : ""
    let moves = result.isAlone ? "\(result.moves.movesText)   " : ""
    return TextLine("\(moves)\(points)\(result.time.shortText)", .dim)
  }
}

extension TextLine {
  /// The forms of a wording with their asides, the longest first, then those without.
  static func forms(of wording: Wording) -> [TextLine] {
    let leads = wording.shown.map { TextLine($0, wording.mood.tone) }
    return zip(leads, wording.asides).filter { !$1.isEmpty }.map { $0.adding("  \($1)", .dim) }
      + leads
  }
}

extension Wording.Mood {
  /// The tone on the page of a result.
  fileprivate var tone: Tone {
    switch self {
    case .good: .gold
    case .bad: .forgotten
    case .neutral: .heading
    case .quiet: .dim
    }
  }
}
