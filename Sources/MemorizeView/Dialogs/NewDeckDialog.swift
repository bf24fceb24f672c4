import Canvas
import MemorizeViewModel
import Words

/// Asks whether the cards of a new deck have pictures or words.
struct NewDeckDialog: Dialog {
  /// The kind chosen first: 1 for word pairs.
  var firstChoice = 0
  /// Makes the deck, with word pairs or without, and opens the editor.
  let makeDeck: (_ isWords: Bool) -> Action?

  let closingKeys: [Key] = ["A"]
  /// A player may start to type the name of the deck, which must not lead elsewhere.
  let letsKeysThrough = false

  var guide: Guide? {
    Guide(
      title: say("New deck"),
      rules: say(
        """
        Matching pictures: each card has a twin, which shows the same picture or word. Word pairs: \
        one card has a term, the other one its definition; they can be studied. The deck is saved as \
        soon as it has two pairs.
        """))
  }

  func content(in window: Size, theme: Theme) -> DialogContent {
    let rows = NewDeckDialog.tiles.enumerated().map { index, tile in
      DialogContent.Row(
        TextLine(tile.title, .heading), right: tile.note, rightTone: .dim,
        effect: { _, _ in makeDeck(index == 1) })
    }
    return DialogContent(
      title: say("New deck"), detail: say("Pictures or word pairs?"), rows: rows,
      tiles: NewDeckDialog.tiles, hint: "next",
      legends: [
        KeyLegend(keys: [.tab], hint: "other kind", help: ""),
        KeyLegend(keys: ["I"], hint: "import a file", help: ""),
      ])
  }

  private static var tiles: [DialogTile] {
    [
      DialogTile(
        faces: [Face](repeating: Pair(twin: "🐼").first, count: 2),
        title: say("Matching pictures", columns: 33),
        note: say("each one twice", columns: 33)),
      DialogTile(
        faces: Pair(term: "pueblo", definition: "village").differentFaces,
        title: say("Word pairs", columns: 33),
        note: say("a term and its definition", columns: 33)),
    ]
  }
}
