import Expectations
import MemoryGame
import Testing

@testable import Storage

struct LetterCodeTests {
  @Test func `bytes of any number become letters and digits, and the same bytes again`() {
    var chance = SeededGenerator(seed: 1)
    for count in 0..<100 {
      let bytes = (0..<count).map { _ in UInt8(chance.next(below: 256)) }
      let text = LetterCode.text(bytes)
      #expect(text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) })
      expectEqual(LetterCode.bytes(text.utf8), bytes)
      #expect(text.count <= (count * 11 + 7) / 8)
    }
    let full = [UInt8](repeating: 255, count: 16)
    expectEqual(LetterCode.text(full), "LygHa16AHYFLygHa16AHYF")
    expectEqual(LetterCode.bytes(LetterCode.text(full).utf8), full)
  }

  @Test func `a text that no bytes have is refused`() {
    for text in ["1", "zz", "1234", "é", "12!", "zzzzzzzzzzz", "12 34", "-1", "LygHa16AHYG"] {
      expectNil(LetterCode.bytes(text.utf8), "\(text)")
    }
  }

  @Test func `every text is refused or is the only one of its bytes`() {
    var chance = SeededGenerator(seed: 2)
    let letters = Array("019AZaz".utf8)
    for _ in 0..<2000 {
      let text = (0..<chance.next(below: 14)).map { _ in letters[chance.next(below: letters.count)]
      }
      guard let bytes = LetterCode.bytes(text) else { continue }
      expectEqual(Array(LetterCode.text(bytes).utf8), text)
    }
  }

  @Test func `the checksum is the one of zlib`() {
    expectEqual(Checksum.crc32("123456789".utf8), 0xCBF4_3926)
    expectEqual(Checksum.crc32([]), 0)
  }
}
