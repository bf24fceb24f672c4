import Canvas
import MemorizeViewModel
import Words

/// The empty table under the list of races; closing the list ends the program.
final class RacesScreen: Screen {
  var theme = Theme()
  let keyMap = KeyMap<Never>([])
  let footer: Footer? = nil
  private let dialog: RacesDialog
  private var hasOpened = false

  init(_ races: [RaceEntry], choice: RaceChoice) {
    dialog = RacesDialog(races: races, choice: choice)
  }

  var guide: Guide {
    Guide(title: say("Races"), rules: say("Choose a race to join it, or make a new one."))
  }

  func perform(_ command: Never, at time: Duration) -> Action? {}

  func advance(to time: Duration) -> Action? {
    guard !hasOpened else { return nil }
    hasOpened = true
    return .show(dialog)
  }

  func uncover(after cover: Cover, at time: Duration) -> Action? { .ask(.quit) }

  func draw(on canvas: inout Canvas, at time: Duration) {
    canvas.fill(Rect(canvas.size), theme.style())
  }
}

/// The races of this computer; choosing one joins it.
struct RacesDialog: Dialog {
  let races: [RaceEntry]
  let choice: RaceChoice

  func content(in window: Size, theme: Theme) -> DialogContent {
    let entries = races.flatMap { [row($0, theme), racers(of: $0)] }
    return DialogContent(
      title: say("Races"), detail: races.isEmpty ? "" : say("on this computer"),
      rows: entries + (races.isEmpty ? [] : [DialogContent.Row(left: "")]) + [new],
      leastColumns: 56, hint: races.isEmpty ? "new race" : "join")
  }

  private func row(_ race: RaceEntry, _ theme: Theme) -> DialogContent.Row {
    let name = TextLine(theme.fit(race.deck.deckTitle, 24), .heading).adding(
      "  \(race.pairs.pairsText)", .dim)
    return DialogContent.Row(
      name, right: race.code, rightTone: .accent, swatch: race.color,
      effect: leave(with: .join(race.code)))
  }

  private func racers(of race: RaceEntry) -> DialogContent.Row {
    let names =
      race.racers.isEmpty
      ? say("nobody yet", context: "racers") : race.racers.listedNames
    return DialogContent.Row(TextLine(names, .dim), isContinuation: true, swatch: race.color)
  }

  private var new: DialogContent.Row {
    DialogContent.Row(TextLine(say("New race")), effect: leave(with: .new))
  }

  /// Keeps the choice and ends the program.
  private func leave(with outcome: RaceChoice.Outcome) -> DialogContent.Row.Effect {
    { _, _ in
      choice.outcome = outcome
      return .ask(.quit)
    }
  }
}

/// Everybody in a race before it starts, and how to join.
struct RaceDialog: Dialog {
  let table: TableViewModel
  /// The time of the screen.
  let now: () -> Duration

  let startsAtTop = true

  func content(in window: Size, theme: Theme) -> DialogContent {
    guard let race = table.race.status(at: now()) else {
      return DialogContent(title: say("Race"), rows: [])
    }
    let board = table.pairs.pairsText(of: table.board.deck.name.deckTitle)
    return DialogContent(
      title: say("Race \(race.code)"), detail: board,
      rows: race.racers.map { row($0, in: race, theme) }
        + [DialogContent.Row(left: "")] + hints(race) + button(race), leastColumns: 48,
      hint: race.phase == .waiting ? "start without them" : "ready")
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
    let row = DialogContent.Row(TextLine(text)) { _, time in
      table.race.getReady(at: time)
      return nil
    }
    return [DialogContent.Row(left: ""), row]
  }
}
