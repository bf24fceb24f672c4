import Decks
import Expectations
import MemoryGame
import Testing

@Suite struct JourneyBoardTests {
  @Test func `boards are numbered from one, six in a chapter`() {
    expectEqual(Journey.boards.map(\.number), Array(1...60))
    #expect(Journey.chapters.allSatisfy { $0.boards.count == Journey.boardsPerChapter })
    #expect(Journey.board(1)?.deckName == "Animals" && Journey.board(36)?.pairs == 30)
    expectEqual(Journey.board(60)?.variant.code, "drift+moves3")
    #expect(Journey.board(0) == nil && Journey.board(61) == nil)
  }

  @Test func `boards grow from three pairs, and in every chapter`() throws {
    let first = try #require(Journey.chapters.first)
    expectEqual(first.boards.map(\.pairs), [3, 4, 5, 6, 9, 10])
    for chapter in Journey.chapters {
      #expect(zip(chapter.boards, chapter.boards.dropFirst()).allSatisfy { $0.pairs < $1.pairs })
    }
  }

  @Test func `decks come before rules`() {
    let variants = Journey.boards.map(\.variant)
    #expect(variants.prefix(18).allSatisfy { $0 == Variant() })
    #expect(variants.dropFirst(18).allSatisfy { $0 != Variant() && !$0.isOpen })
  }

  @Test func `every board has a deck that fills it`() throws {
    for board in Journey.boards {
      let deck = try #require(board.deck)
      #expect(BuiltInDecks.names.contains(deck.name))
      #expect(deck.playablePairs >= board.pairs, "\(board.number)")
      #expect(!board.variant.hasSides || deck.isWords, "\(board.number)")
      #expect(board.variant.ofAKind == nil || !deck.isWords, "\(board.number)")
    }
  }

  @Test func `each chapter opens with fewer stars than the chapters before it have`() {
    let needed = Journey.chapters.map(\.stars)
    #expect(needed == needed.sorted() && needed.first == 0)
    for (index, stars) in needed.enumerated() { #expect(stars <= 12 * index) }
  }
}
