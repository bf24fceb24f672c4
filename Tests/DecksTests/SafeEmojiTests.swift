import Decks
import Expectations
import Testing

/// Emoji that are two columns wide in every terminal that was measured.
///
/// Each is one scalar of Unicode 12 or older that is always wide and always drawn as a picture.
private let safeEmoji: [ClosedRange<UInt32>] = [
  0x1F300...0x1F310, 0x1F319...0x1F320, 0x1F32D...0x1F335, 0x1F337...0x1F37C,
  0x1F37E...0x1F393, 0x1F3A0...0x1F3CA, 0x1F3CF...0x1F3D3, 0x1F3E0...0x1F3F0,
  0x1F3F4...0x1F3F4, 0x1F3F8...0x1F3FA, 0x1F400...0x1F42C, 0x1F42F...0x1F430,
  0x1F432...0x1F434, 0x1F436...0x1F43E, 0x1F440...0x1F440, 0x1F442...0x1F4FC,
  0x1F4FF...0x1F53D, 0x1F54B...0x1F54E, 0x1F550...0x1F567, 0x1F57A...0x1F57A,
  0x1F595...0x1F596, 0x1F5A4...0x1F5A4, 0x1F5FB...0x1F5FF, 0x1F624...0x1F624,
  0x1F62C...0x1F62C, 0x1F641...0x1F642, 0x1F644...0x1F64F, 0x1F680...0x1F6C5,
  0x1F6CC...0x1F6CC, 0x1F6D0...0x1F6D2, 0x1F6D5...0x1F6D5, 0x1F6EB...0x1F6EC,
  0x1F6F4...0x1F6FA, 0x1F7E0...0x1F7EB, 0x1F90D...0x1F93A, 0x1F93C...0x1F945,
  0x1F947...0x1F971, 0x1F973...0x1F976, 0x1F97A...0x1F9A2, 0x1F9A5...0x1F9AA,
  0x1F9AE...0x1F9AF, 0x1F9B4...0x1F9CA, 0x1F9CD...0x1F9FF, 0x1FA70...0x1FA73,
  0x1FA78...0x1FA7A, 0x1FA80...0x1FA82, 0x1FA90...0x1FA95,
]

@Suite struct SafeEmojiTests {
  @Test(arguments: ["Halloween", "Animals", "Food", "Faces", "Weather", "Sports"])
  func `every emoji is safe in every terminal`(name: String) throws {
    let deck = try #require(BuiltInDecks.deck(named: name))
    for text in deck.texts {
      expectEqual(text.unicodeScalars.count, 1, "\(text)")
      #expect(
        text.unicodeScalars.allSatisfy { scalar in safeEmoji.contains { $0 ~= scalar.value } },
        "\(text)")
    }
  }

  @Test(arguments: ["Halloween", "Animals", "Food", "Faces", "Weather", "Sports"])
  func `an emoji deck has enough faces for a large board`(name: String) throws {
    #expect(try #require(BuiltInDecks.deck(named: name)).playablePairs >= 20)
  }
}
