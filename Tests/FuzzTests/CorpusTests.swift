import Expectations
import Foundation
import FuzzBodies
import MemoryGame
import Testing

@Suite("Inputs of the fuzzer")
struct CorpusTests {
  @Test(arguments: FuzzBody.all)
  func `inputs that the fuzzer found are read correctly`(body: FuzzBody) throws {
    let corpus = try Corpus(of: body)
    #expect(corpus.files.count >= 10)
    for (name, bytes) in corpus.files {
      #expect(throws: Never.self, "\(body)/\(name)") { try body.check(bytes) }
    }
  }

  @Test(arguments: FuzzBody.all)
  func `numbers at the limits are read correctly`(body: FuzzBody) throws {
    let corpus = try Corpus(of: body)
    for (name, bytes) in corpus.files where bytes.count < 1000 {
      corpus.replacingNumbers(in: bytes) { changed in
        #expect(throws: Never.self, "\(body)/\(name): \(changed)") { try body.check(changed) }
      }
    }
  }

  @Test(arguments: FuzzBody.all)
  func `slightly changed inputs are read correctly`(body: FuzzBody) throws {
    let corpus = try Corpus(of: body)
    var chance = SeededGenerator(seed: 1)
    for number in 0..<1000 {
      let bytes = corpus.mutation(&chance)
      #expect(throws: Never.self, "\(body), mutation \(number): \(bytes)") { try body.check(bytes) }
    }
  }
}

/// The smallest inputs with which the fuzzer reached all code of a body.
struct Corpus {
  let files: [(name: String, bytes: [UInt8])]

  /// The inputs of a body, in the order of their names.
  init(of body: FuzzBody) throws {
    let folder = URL.inPackage("Tests/FuzzTests/Corpora/\(body.name)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    files = try names.map { name in
      (name, try Array(Data(contentsOf: folder.appendingPathComponent(name))))
    }
  }

  /// One of the inputs, with a few changes.
  func mutation(_ chance: inout SeededGenerator) -> [UInt8] {
    guard !files.isEmpty else { return [] }
    var bytes = files[chance.next(below: files.count)].bytes
    for _ in 0...chance.next(below: 4) { mutate(&bytes, &chance) }
    return bytes
  }

  /// The input with each of its first numbers replaced by the integers at the limits.
  ///
  /// - Parameters:
  ///   - bytes: the input.
  ///   - body: takes each changed input.
  func replacingNumbers(in bytes: [UInt8], _ body: ([UInt8]) -> Void) {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    var rest = bytes[...]
    for _ in 0..<Corpus.mostNumbers {
      guard let start = rest.firstIndex(where: digits.contains) else { return }
      let end = bytes[start...].firstIndex { !digits.contains($0) } ?? bytes.endIndex
      rest = bytes[end...]
      for number in [Int.min, .min + 1, -1, 0, .max - 1, .max] {
        body(bytes[..<start] + Array("\(number)".utf8) + rest)
      }
    }
  }

  private static let mostNumbers = 8

  private func mutate(_ bytes: inout [UInt8], _ chance: inout SeededGenerator) {
    let place = chance.next(below: bytes.count + 1)
    let end = min(bytes.count, place + 1 + chance.next(below: 8))
    switch chance.next(below: 6) {
    case 0 where place < end: bytes[place] ^= 1 << UInt8(chance.next(below: 8))
    case 1: bytes.insert(UInt8(chance.next(below: 256)), at: place)
    case 2: bytes.removeSubrange(place..<end)
    case 3: bytes.insert(contentsOf: bytes[place..<end], at: chance.next(below: bytes.count + 1))
    case 4: bytes.insert(contentsOf: Corpus.anyPiece(&chance), at: place)
    default:
      let other = files[chance.next(below: files.count)].bytes
      bytes.replaceSubrange(place..<end, with: other.suffix(chance.next(below: other.count + 1)))
    }
  }

  /// Bytes that often cause bugs in readers.
  private static func anyPiece(_ chance: inout SeededGenerator) -> [UInt8] {
    let pieces = [
      "\u{1B}[2J", "\u{1B}]0;", "\u{9B}", "\u{0}", "\u{301}", "\u{202E}", "\u{200D}", "\u{FEFF}",
      "9223372036854775807", "-9223372036854775808", "-9223372036854775807",
      "9223372036854775806", "-1", "1e999", "\\u0000", "\\ud800", "\"", "#", ":8#", "\t", "\r\n",
      "{\"a\":", "[[[[", "../", "/",
    ]
    return Array(pieces[chance.next(below: pieces.count)].utf8)
  }
}
