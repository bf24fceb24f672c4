import Canvas
import MemorizeViewModel
import Words

/// The best games of all players of a kiosk, those like the one on the table first.
struct BestListDialog: Dialog {
  let standings: [Standing]

  let closingKeys: [Key] = ["t"]

  func content(in window: Size, theme: Theme) -> DialogContent {
    guard !standings.isEmpty else {
      return DialogContent(
        title: say("Best games"),
        rows: [DialogContent.Row(left: say("Nobody has finished a game yet."))])
    }
    var rows: [DialogContent.Row] = []
    for standing in standings {
      if standing.place == 1 { rows.append(heading(above: standing.result, isFirst: rows.isEmpty)) }
      rows.append(row(for: standing))
    }
    return DialogContent(title: say("Best games"), rows: rows)
  }

  private func heading(above result: GameRecord, isFirst: Bool) -> DialogContent.Row {
    let heads = [
      (say("moves", context: "column", columns: 6), 6),
      (say("score", context: "column", columns: 7), 7),
      (say("time", context: "column", columns: 7), 7),
    ]
    return DialogContent.Row(
      left: result.kind.title,
      right: isFirst ? heads.map { $0.padded(to: $1) }.joined() : "", isHeading: true)
  }

  private func row(for standing: Standing) -> DialogContent.Row {
    let result = standing.result
    let numbers = [
      "\(result.moves)".padded(to: 6), "\(result.score)".padded(to: 7),
      result.time.clockText.padded(to: 7),
    ]
    let mark = standing.isOfThisVisit ? "*" : " "
    let name = standing.player ?? (standing.isOfThisVisit ? say("you", context: "player") : "")
    return DialogContent.Row(
      left: "\("\(standing.place)".padded(to: 2)) \(mark) \(name)", right: numbers.joined())
  }
}
