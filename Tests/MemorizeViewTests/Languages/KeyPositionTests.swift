import Canvas
import Expectations
import Testing

@testable import MemorizeView

/// Keys of other layouts.
struct KeyPositionTests {
  @Test(
    arguments: [
      ("й", "q"), ("Й", "Q"), ("ф", "a"), ("я", "z"), ("м", "v"), ("ь", "m"), ("т", "n"),
      ("Т", "N"),
      ("ㅂ", "q"), ("ㅃ", "Q"), ("ㅜ", "n"), ("ㅗ", "h"), ("ㅓ", "j"), ("ㅏ", "k"), ("ㅣ", "l"),
      ("ㅔ", "p"), ("ㅖ", "P"), ("ㅡ", "m"),
    ] as [(Character, Character)])
  func `a letter stands for the key at its place`(letter: Character, key: Character) {
    expectEqual(Key.character(letter).atSamePosition, .character(key))
  }

  @Test(arguments: ["q", "é", "가", "ς", " "] as [Character])
  func `other characters stand for themselves`(character: Character) {
    expectNil(Key.character(character).atSamePosition)
    expectNil(Key.escape.atSamePosition)
  }

  @Test func `commands work with a Cyrillic and a Korean layout, and over dialogs, too`() throws {
    for quit in ["й", "ㅂ"] as [Key] { try expectEqual(Table().press(quit), .quit) }
    let table = try Table()
    table.press("щ")
    #expect(table.dialog is SettingsDialog)
    table.press("о")
    #expect(table.app.openDialog?.position.selected != table.content?.choices.first)
    table.press("щ")
    expectNil(table.dialog)
    table.press("ㅇ")
    #expect(table.chooser != nil)
  }

  @Test func `letters of cards can be typed with either layout`() throws {
    let (one, other) = (try Table(), try Table())
    one.press("f", "a")
    other.press("а", "ф")
    expectEqual(other.frame(), one.frame())
  }

  @Test func `in a text field, letters are text`() throws {
    let table = try Table()
    table.press("d", "/", "й", "ㅂ")
    #expect(table.frame().description.contains("йㅂ"))
  }
}
