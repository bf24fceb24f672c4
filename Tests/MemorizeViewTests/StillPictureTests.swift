import Canvas
import Decks
import MemoryGame
import Testing

@testable import MemorizeView

/// What is drawn over the picture before must be what would be drawn from nothing.
struct StillPictureTests {
  private static let sizes = [(160, 48), (79, 23), (40, 12), (25, 8), (200, 60)]

  @Test(arguments: sizes, Capabilities.all)
  func `picture after picture is what it would be from nothing`(
    size: (Int, Int), capabilities: Capabilities
  ) throws {
    let size = Size(width: size.0, height: size.1)
    for (deck, pairs) in [(Deck.pictures, 6), (.words, 7), (.letters(40), 40)] {
      var dice = SeededGenerator(seed: "\(deck.name) \(size)")
      let make = { try Table(deck, pairs: pairs, size: size, capabilities: capabilities) }
      let (table, fresh) = (try make(), try make())
      for number in 0..<60 {
        let time = Duration.milliseconds(dice.next(below: 400))
        let key: Key = [" ", " ", " ", .left, .right, .up, .down, .tab, "s"][dice.next(below: 9)]
        for table in [table, fresh] {
          table.now += time
          _ = table.screen.handle(.key(key), at: table.now)
        }
        fresh.screen.forgetPicture()
        #expect(table.frame() == fresh.frame(), "\(deck.name), key \(number), \(key)")
      }
    }
  }

  @Test func `a turned card changes its place alone, and what has not changed none`() throws {
    let table = try Table(.pictures)
    let before = try #require(table.screen.stillPicture(at: table.now))
    table.press(" ")
    let now = try #require(table.screen.stillPicture(at: table.now))
    #expect(now.isChange(of: before))
    #expect(now.places(changedSince: before) == [table.screen.cursor])
    #expect(now.topic != before.topic)
    let again = try #require(table.screen.stillPicture(at: table.now))
    #expect(again.places(changedSince: now).isEmpty)
    #expect(again.topic == now.topic)
  }

  @Test func `a second card leaves the first as it is drawn`() throws {
    let table = try Table(.letters(8))
    table.choose(0)
    let before = try #require(table.screen.stillPicture(at: table.now))
    table.choose(3)
    let now = try #require(table.screen.stillPicture(at: table.now))
    #expect(now.places(changedSince: before) == [table.place(of: 3)])
    table.now += .seconds(2)
    let later = try #require(table.screen.stillPicture(at: table.now))
    #expect(Set(later.places(changedSince: now)) == [table.place(of: 0), table.place(of: 3)])
  }
}
