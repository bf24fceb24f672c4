import Canvas
import Decks
import Expectations
import Foundation
import MemorizeViewModel
import Testing

@testable import MemorizeView

/// Replacements for characters that the terminal draws wider or narrower than computed.
struct WidthMismatchTests {
  private func avoiding(_ characters: some Sequence<Character>) -> Capabilities {
    Capabilities { $0.widthMismatches = Set(characters.map { Glyph.glyphs(of: $0) }) }
  }

  @Test func `a text of the computed width is not changed`() {
    for text in ["", "ghost", "👻", "🇩🇪", "漢字"] {
      expectEqual(FaceText(text, avoiding("☀")).text, text)
    }
  }

  @Test(arguments: [
    ("🕷️", "spider"), ("🕷", "spider"), ("🇩🇪", "flag: Germany"), ("漢é", "漢e"),
    ("漢e\u{301}", "漢e"), ("½x", "1/2x"), ("hi 🕷!", "hi spider!"), ("🇩🇪 flag", "DE flag"),
    ("हि", "hi"), ("👻", "👻"),
  ])
  func `an emoji of another width is named, a letter replaced, a flag spelled`(
    _ text: String, _ shown: String
  ) {
    let capabilities = avoiding(["🕷", "🇩🇪", "é", "e\u{301}", "½", "हि"])
    expectEqual(FaceText(text, capabilities).text, shown)
  }

  @Test func `faces stay different if their letters cannot be drawn`() {
    let words = ["हिन्दी", "मराठी", "नेपाली"]
    let all = avoiding(words.joined())
    expectEqual(Set(words.map { FaceText($0, all).text }).count, words.count)
  }

  @Test func `no character of another width is left on any screen`() throws {
    let table = try Table(.pictures, size: Size(100, 30))
    let faces = Set(table.viewModel.places.flatMap { $0?.content.text ?? "" })
    table.app.adapt(to: avoiding(faces))
    for key: Key in ["d", .escape, " ", .right, " "] {
      table.press(key)
      let picture = table.frame()
      #expect(!picture.cells.contains { faces.map(Glyph.glyphs).contains([$0.glyph]) })
    }
  }

  @Test func `the program draws with no symbols other than those it asks about`() throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: .inPackage("Tests/MemorizeViewTests/Screens"), includingPropertiesForKeys: nil)
    #expect(files.count > 10)
    // The map asks about the faces of its boards, like the table about those of its cards.
    let faces =
      (Deck.pictures.pairs.map(\.first) + Journey.boards.compactMap { $0.deck.flatMap($0.face) })
      .flatMap(\.text.unicodeScalars)
    let known = Set((Symbols.all + Symbols.charts).flatMap(\.unicodeScalars) + faces)
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      let used = text.unicodeScalars.filter { scalar in
        !scalar.isASCII && scalar.columns == 1 && !scalar.properties.isAlphabetic
          && !(0x2800...0x28FF).contains(scalar.value)
      }
      #expect(used.filter { !known.contains($0) }.isEmpty, "\(file.lastPathComponent)")
    }
  }

  @Test func `the pages of the journey and of the day ask about the faces they show`() throws {
    let table = try Table(.pictures, size: Size(100, 30))
    for key: Key in ["J", "D"] {
      table.press(key)
      let faces = table.app.screen.texts
      #expect(!faces.isEmpty && table.app.newTexts()?.suffix(faces.count) == faces[...])
      table.press(.escape)
    }
  }

  @Test func `if the program's symbols are too wide, only faces are drawn beyond ASCII`() throws {
    let table = try Table(.pictures)
    table.app.adapt(to: Capabilities { $0.drawsSymbols = false })
    table.press(" ")
    let picture = table.frame()
    let others = picture.cells.compactMap(\.glyph.single).filter { !$0.isASCII }
    #expect(!others.isEmpty)
    #expect(others.allSatisfy { $0.columns == 2 })
  }

  @Test func `texts to measure are returned once a deal, the program's own first`() throws {
    let table = try Table(.pictures)
    let texts = try #require(table.app.newTexts())
    expectEqual(texts.first.map(Array.init), Symbols.all)
    // A board of emoji asks about its faces at once.
    for pair in Deck.pictures.pairs.prefix(2) { #expect(texts.contains(pair.first.text)) }
    expectNil(table.app.newTexts())
    table.press("n")
    #expect(table.app.newTexts() != nil)
    table.press("d")
    #expect(table.app.newTexts() != nil)
    expectNil(table.app.newTexts())
  }

  @Test func `a board of pictures asks about its faces once a card is turned`() throws {
    let table = try Table(.pictures, size: Size(80, 24))
    table.app.adapt(to: .quadrants)
    table.frame()
    let first = try #require(table.app.newTexts())
    expectEqual(first.dropFirst(), [Deck.pictures.name])
    table.press(" ")
    _ = table.frame()
    let later = try #require(table.app.newTexts())
    for pair in Deck.pictures.pairs.prefix(2) { #expect(later.contains(pair.first.text)) }
  }
}
