import Decks
import Words

extension Journey.Chapter {
  /// The name on the map, in the player's language.
  public var shownTitle: String {
    switch number {
    case 1: say("First steps", context: "chapter")
    case 2: say("Bigger boards", context: "chapter")
    case 3: say("Words", context: "chapter")
    case 4: say("Two sides: terms here, definitions there", context: "chapter")
    case 5: say("Close gaps: cards move up", context: "chapter")
    case 6: say("All together", context: "chapter")
    case 7: say("Drift: a miss slides a row", context: "chapter")
    case 8: say("Three of a kind", context: "chapter")
    case 9: say("Sudden death: forget nothing", context: "chapter")
    case 10: say("The last mile: par and three moves", context: "chapter")
    default: title
    }
  }

  /// The number in the journey, from 1.
  private var number: Int {
    ((boards.first?.number ?? 1) - 1) / Journey.boardsPerChapter + 1
  }
}
