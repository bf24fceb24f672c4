import Canvas
import MemorizeViewModel
import Words

/// Everybody in a race before it starts, and how to join.
struct RaceDialog: Dialog {
  let table: TableViewModel
  /// The time of the screen.
  let now: () -> Duration

  let startsAtTop = true

  func content(in window: Size, theme: Theme) -> DialogContent {
    guard let race = table.race(at: now()) else {
      return DialogContent(title: say("Race"), rows: [])
    }
    let board = table.pairs.pairsText(of: table.board.deck.name.deckTitle)
    return DialogContent(
      title: say("Race \(race.code)"), detail: board,
      rows: race.racers.map { row($0, in: race, theme) }
        + [DialogContent.Row(left: "")] + hints(race) + button(race), leastColumns: 48,
      hint: race.phase == .waiting ? "start without them" : "ready")
  }

  func choose(_ row: Int, theme: Theme, at time: Duration) -> Action? {
    table.getReady(at: time)
    return nil
  }

  private func row(_ racer: Racer, in race: RaceStatus, _ theme: Theme) -> DialogContent.Row {
    let mark = PlayerMark.of(racer.number)
    let name = TextLine([mark.symbol(theme)].text + "  ", mark.tone)
      .adding(racer.name, racer.isOwn ? .heading : .plain).adding(
        racer.isOwn ? "  " + say("you", context: "player") : "", .dim)
    let found = say(
      table.pairs, one: "\(racer.pairs)/\(table.pairs) pair",
      other: "\(racer.pairs)/\(table.pairs) pairs")
    let progress = [found, racer.moves.movesText].listed
    let note =
      racer.state == .racing ? TextLine(progress, .plain) : racer.note(in: race, ownPairs: 0)
    return DialogContent.Row(
      name, right: note.text, rightTone: note.parts.first?.tone ?? .plain)
  }

  private func hints(_ race: RaceStatus) -> [DialogContent.Row] {
    let lines: [TextLine] =
      switch race.phase {
      case .open:
        [TextLine(say("It starts when everybody is ready."), .dim), join(race)]
      case .waiting:
        [
          race.racers.count > 1
            ? TextLine(say("Waiting for the others."), .plain)
            : TextLine(say("Waiting for somebody to join."), .plain), join(race),
        ]
      case .countdown(let seconds):
        [
          TextLine(
            say(seconds, one: "It starts in \(seconds)…", other: "It starts in \(seconds)…"), .gold)
        ]
      case .started, .watching: [join(race)]
      }
    return lines.map { DialogContent.Row($0) }
  }

  private func join(_ race: RaceStatus) -> TextLine {
    TextLine(say("To join:") + "  ", .dim).adding("memorize race \(race.code)", .accent)
  }

  private func button(_ race: RaceStatus) -> [DialogContent.Row] {
    let text: String
    switch race.phase {
    case .open: text = say("I am ready")
    case .waiting: text = say("Start without the others")
    case .countdown, .started, .watching: return []
    }
    var row = DialogContent.Row(left: text)
    row.isChoice = true
    return [DialogContent.Row(left: ""), row]
  }
}
