import Expectations
import Testing

@testable import MemorizeView

struct LabelsTests {
  @Test func `labels are unique, equally long, and lead back to their places`() {
    for count in stride(from: 4, through: 1000, by: 2) {
      let labels = Labels(count: count)
      let texts = (0..<count).map(labels.text)
      expectEqual(Set(texts).count, count)
      #expect(texts.allSatisfy { $0.count == labels.length })
      #expect(texts.indices.allSatisfy { labels.place(for: texts[$0]) == $0 })
    }
  }

  @Test(arguments: [4, 16, 24, 26, 500, 578, 1000])
  func `no label needs a key that leaves or opens anything`(count: Int) {
    let labels = Labels(count: count)
    for place in 0..<count {
      #expect(!labels.text(for: place).contains { "fq?".contains($0) })
    }
    #expect(!labels.isBeginning("f"))
    #expect(!labels.isBeginning("q"))
  }

  @Test func `boards that usual windows hold need one letter or two`() {
    expectEqual(Labels(count: 16).length, 1)
    expectEqual(Labels(count: 24).length, 1)
    expectEqual(Labels(count: 26).length, 2)
    expectEqual(Labels(count: 1000).length, 2)
  }

  @Test func `what is no label leads nowhere`() {
    let labels = Labels(count: 30)
    for text in ["", "a", "q", "qq", "aaa", "mm", "ä"] {
      expectNil(labels.place(for: text))
    }
  }

  @Test func `typing a label chooses its card and stays ready for the next`() throws {
    let table = try Table()
    table.press("f")
    table.press(.character(Character(Labels(count: 16).text(for: 6))))
    expectEqual(table.stage.cursor, 6)
    expectEqual(table.viewModel.places[6]?.isFaceUp, true)
    expectEqual(table.play.typedLetters, "")
    table.press(.escape)
    expectNil(table.play.typedLetters)
  }

  @Test func `the message line asks for letters, then tells what they have done`() throws {
    let table = try Table()
    _ = table.frame()
    table.press("f")
    #expect(table.bottom.hasPrefix(" Type a card's letters "))
    let labels = Labels(count: 16)
    let cards = [0, 2].map { labels.text(for: table.place(of: $0)) }
    for (card, start) in zip(cards, [" C (bonus 5 s). ", " Not a pair: C and B. "]) {
      table.press(.character(Character(card)))
      table.pass(.seconds(1))
      #expect(table.bottom.hasPrefix(start))
    }
    table.press(.escape, "f")
    #expect(table.bottom.hasPrefix(" Type a card's letters "))
  }

  @Test func `two letters are typed one after the other, and taken back`() throws {
    let table = try Table(.letters(20), pairs: 20)
    let label = Labels(count: 40).text(for: 11)
    let letters = Array(label)
    table.press("f", .character(letters[0]))
    expectEqual(table.play.typedLetters, String(letters[0]))
    table.press(.backspace)
    expectEqual(table.play.typedLetters, "")
    table.press(.character(letters[0]), .character(letters[1]))
    expectEqual(table.stage.cursor, 11)
    expectEqual(table.viewModel.places[11]?.isFaceUp, true)
  }

  @Test func `q still quits while labels are typed`() throws {
    let table = try Table()
    table.press("f")
    expectEqual(table.press("q"), .quit)
  }
}
