import Decks
import Expectations
import Testing

/// Chosen columns and tags of a file with more fields.
struct DeckColumnsTests {
  private static let notes = """
    #separator:tab
    #html:true
    #guid column:1
    #tags column:6
    G1\tle c&oelig;ur\t[sound:x.mp3]\tnoun\t<b>heart</b>\tbody Words::French
    G2\tl'eau\t\tnoun\twater\twords::french::drinks
    G3\tel agua\t\tnoun\twater, too\twords::spanish
    G4\tel pie\t\tnoun

    """

  private func reading(_ columns: DeckColumns) -> DeckReading {
    DeckReading(DeckColumnsTests.notes.utf8, named: "notes", columns: columns)
  }

  private func texts(_ columns: DeckColumns) -> [String] {
    reading(columns).deck?.pairs.flatMap { [$0.first.text, $0.second.text] } ?? []
  }

  @Test func `two columns of many are chosen, in any order`() {
    let forward = DeckColumns(DeckColumns.Faces(term: 2, definition: 5))
    expectEqual(
      texts(forward), ["le cœur", "heart", "l'eau", "water", "el agua", "water, too"])
    expectEqual(reading(forward).faults.missingDefinitions, 1)
    let reverse = DeckColumns(DeckColumns.Faces(term: 5, definition: 2))
    expectEqual(texts(reverse).prefix(2), ["heart", "le cœur"])
  }

  @Test func `a tag chooses its notes and those of tags below it`() {
    let faces = DeckColumns.Faces(term: 2, definition: 5)
    expectEqual(
      texts(DeckColumns(faces, tag: "WORDS::French")), ["le cœur", "heart", "l'eau", "water"])
    expectEqual(texts(DeckColumns(faces, tag: "words")).count, 6)
    expectNil(reading(DeckColumns(faces, tag: "Words::Fre")).deck)
  }

  @Test func `a tag needs a column of tags`() {
    let reading = DeckReading("a\tb\nc\td\n".utf8, named: "x", columns: DeckColumns(tag: "t"))
    expectNil(reading.deck)
    expectEqual(reading.faults.list.first?.message.contains("#tags column:"), true)
  }

  @Test func `columns are two different numbers from 1`() {
    expectNil(DeckColumns.Faces(term: 0, definition: 1))
    expectNil(DeckColumns.Faces(term: 2, definition: 2))
    expectEqual(texts(DeckColumns(DeckColumns.Faces(term: 90, definition: 91))), [])
  }
}
