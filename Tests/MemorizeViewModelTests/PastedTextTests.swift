import Decks
import Expectations
import MemorizeViewModel
import Testing

struct PastedTextTests {
  @Test func `each picture of a line of pictures is a face`() {
    let pairs = PastedText("🎃👻 🇩🇪👩‍🚀\n☠️").pairs
    expectEqual(pairs, ["🎃", "👻", "🇩🇪", "👩‍🚀", "☠️"].map { Pair(twin: $0) })
  }

  @Test func `a line of words is one face, and with a tab a term and its definition`() {
    expectEqual(
      PastedText("two words\r\n\r\nParis\tFrance\tEurope\nghost 👻").pairs,
      [
        Pair(twin: "two words"), Pair(term: "Paris", definition: "France"), Pair(twin: "ghost 👻"),
      ])
  }

  @Test func `control characters are removed`() {
    expectEqual(PastedText("a\u{1B}[31mb").pairs, [Pair(twin: "ab")])
  }

  @Test(
    arguments: [
      ("👻", true), ("☠️", true), ("🇩🇪", true), ("a", false), ("7", false), ("東", false),
      ("♠", false),
    ] as [(Character, Bool)])
  func `pictures are distinguished from letters and symbols`(character: Character, isPicture: Bool)
  {
    expectEqual(character.isPicture, isPicture)
  }
}
