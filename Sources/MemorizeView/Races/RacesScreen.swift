import Canvas
import MemorizeViewModel
import Words

/// The empty table under the list of races; closing the list ends the program.
final class RacesScreen: Screen {
  /// The screen has no commands of its own.
  enum Command {}

  var theme = Theme()
  let keyMap = KeyMap<Command>([])
  let footer: Footer? = nil
  private let dialog: RacesDialog
  private var hasOpened = false

  init(_ races: [RaceEntry], choice: RaceChoice) {
    dialog = RacesDialog(races: races, choice: choice)
  }

  var guide: Guide {
    Guide(title: say("Races"), rules: say("Choose a race to join it, or make a new one."))
  }

  func perform(_ command: Command, at time: Duration) -> Action? {}

  func advance(to time: Duration) -> Action? {
    guard !hasOpened else { return nil }
    hasOpened = true
    return .show(dialog)
  }

  func uncover(after cover: Cover, at time: Duration) -> Action? { .quit }

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

  func choose(_ row: Int, theme: Theme, at time: Duration) -> Action? {
    choice.outcome = races.indices.contains(row / 2) ? .join(races[row / 2].code) : .new
    return .quit
  }

  private func row(_ race: RaceEntry, _ theme: Theme) -> DialogContent.Row {
    let name = TextLine(theme.fit(race.deck.deckTitle, 24), .heading).adding(
      "  \(race.pairs.pairsText)", .dim)
    var row = DialogContent.Row(name, right: race.code, rightTone: .accent)
    row.isChoice = true
    row.swatch = race.color
    return row
  }

  private func racers(of race: RaceEntry) -> DialogContent.Row {
    let names =
      race.racers.isEmpty
      ? say("nobody yet", context: "racers") : race.racers.listed
    var row = DialogContent.Row(TextLine(names, .dim))
    row.isContinuation = true
    row.swatch = race.color
    return row
  }

  private var new: DialogContent.Row { DialogContent.Row(left: say("New race"), isChoice: true) }
}
