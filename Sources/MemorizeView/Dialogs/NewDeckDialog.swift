import Canvas
import MemorizeViewModel

/// Asks whether the cards of a new deck have pictures or words.
struct NewDeckDialog: Dialog {
  /// Makes the deck, with word pairs or without, and opens the editor.
  let makeDeck: (_ isWords: Bool) -> Action?

  let closingKeys: [Key] = ["a"]

  func content(width: Int, theme: Theme) -> DialogContent {
    let rows = NewDeckDialog.tiles.map { tile in
      var row = DialogContent.Row(
        TextLine(tile.title, .heading), right: tile.note, rightTone: .dim)
      row.isChoice = true
      return row
    }
    return DialogContent(
      title: "New deck", detail: "What is on the cards?", rows: rows, tiles: NewDeckDialog.tiles,
      verb: "next", legends: [KeyLegend(keys: ["i"], hint: "import a file", help: "")])
  }

  func choose(_ row: Int, theme: Theme, at time: Duration) -> Action? { makeDeck(row == 1) }

  private static let tiles = [
    DialogTile(
      faces: [Face](repeating: Pair(twin: "🐼").first, count: 2), title: "Matching pictures",
      note: "each one twice"),
    DialogTile(
      faces: Pair(term: "pueblo", definition: "village").faces, title: "Word pairs",
      note: "a word and its meaning"),
  ]
}

extension Pair {
  fileprivate var faces: [Face] { [first, second] }
}
