import Decks
import Expectations
import Testing

/// Checksums of the decks that come with the game.
///
/// A board code, the daily boards and the journey mean the same boards for ever only if no deck
/// changes: neither its pairs nor their order.
@Suite struct FrozenDecksTests {
  static let checksums: [(name: String, checksum: String)] = [
    ("Halloween", "da286e57e4b70d67"),
    ("Animals", "ecca8e0a679dd4f5"),
    ("Food", "c3cfe20b3ed1d985"),
    ("Faces", "735849b6cdd174cb"),
    ("Weather", "47018f0518955409"),
    ("Sports", "4f6bfc65ad0e27d"),
    ("Playing Cards", "caae28341757f565"),
    ("Shapes", "cdfe6548c90c41bf"),
    ("Greek Letters", "781a3e00b40e9688"),
    ("Capitals", "82b31ffaf7eac77c"),
    ("Kana", "abc7ab670e32f6ba"),
    ("Morse", "d0d45ac49a8934b2"),
    ("NATO", "a125fb2229c1d9a8"),
    ("Times Tables", "401a68d7eee2844a"),
    ("Elements", "87a447991c72ced8"),
    ("HTTP Status", "643e17a2d2ffc62d"),
    ("Vi Keys", "900032c8ec34bb45"),
    ("Sums:1", "3c84210e0d037ba9"),
    ("Sums:2", "b5464752e35cf444"),
    ("Sums:3", "737389cf18c9ab37"),
    ("Sums:4", "b210d770f5bf70d5"),
    ("Sums:5", "beb6315184a3f8f"),
    ("Sums:6", "d8f4592a1441a059"),
    ("Sums:7", "1b41852bf35793c1"),
    ("Sums:8", "e8e4061227bc46a1"),
    ("Sums:9", "12bd9db0fa0fdb35"),
    ("Sums:10", "21508df01f13f5e"),
    ("Differences:1", "750380afedcfcfad"),
    ("Differences:2", "b2dd02bfb681eef6"),
    ("Differences:3", "9c4b6644f79f2307"),
    ("Differences:4", "46646e22e2a2519d"),
    ("Differences:5", "242b3bdf3da3ca24"),
    ("Differences:6", "4fd22d8875740f3"),
    ("Differences:7", "abe62efb550f2307"),
    ("Differences:8", "d5b1e9a45da892d3"),
    ("Differences:9", "4a4396d816c26e52"),
    ("Differences:10", "3255b90ab737c166"),
    ("Products:1", "7bb29d8e7d0c6e0e"),
    ("Products:2", "91bd502ef6ad73a4"),
    ("Products:3", "a90bd306682c0bca"),
    ("Products:4", "2797456119df2b11"),
    ("Products:5", "dee7b3db702f86d"),
    ("Products:6", "48e7c0faa5cfd8c4"),
    ("Products:7", "2d6184e279275a6a"),
    ("Products:8", "d46995a6fdb23c59"),
    ("Products:9", "9f677f59a79410b7"),
    ("Products:10", "b95ac8e25e56e350"),
    ("Quotients:1", "be2c31d68b4f44a0"),
    ("Quotients:2", "5ab0056a99b05366"),
    ("Quotients:3", "dbb2c2f283a15372"),
    ("Quotients:4", "f1c3c309aa1c96f6"),
    ("Quotients:5", "669e356b26e3ef58"),
    ("Quotients:6", "f77ac81bb4bb9ad8"),
    ("Quotients:7", "9de2f79031a62c88"),
    ("Quotients:8", "d278cc2b9dbf5664"),
    ("Quotients:9", "87a482ad0f6882e1"),
    ("Quotients:10", "60e9f46c0a10c3f2"),
    ("Number Words", "ff6d94f46d3fa073"),
    ("Clock Times", "5d0311bf6c9d6727"),
    ("Roman", "1386be830f527f65"),
    ("Binary", "a758786d0b1cc4b5"),
    ("Hexadecimal", "3f77fb3db8a807cf"),
    ("Powers", "3a1412f9481b5623"),
  ]

  @Test(arguments: checksums) func `the pairs of a deck never change`(
    name: String, checksum: String
  ) throws {
    let deck = try #require(BuiltInDecks.deck(named: name))
    expectEqual(deck.name, name)
    expectEqual(Self.checksum(of: deck), checksum)
  }

  @Test func `every deck is frozen`() {
    let all = BuiltInDecks.all + GeneratedDecks.all
    expectEqual(Self.checksums.map(\.name), all.map(\.name))
  }

  /// The 64-bit FNV-1a hash of all texts, each with a line feed after it.
  static func checksum(of deck: Deck) -> String {
    let text = deck.pairs.map { "\($0.first.source)\n\($0.second.source)\n" }.joined()
    let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return String(hash, radix: 16)
  }
}
