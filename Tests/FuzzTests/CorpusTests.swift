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
    for number in 0..<2000 {
      let bytes = corpus.mutation(&chance)
      #expect(throws: Never.self, "\(body), mutation \(number): \(bytes)") {
        try body.check(bytes)
      }
    }
  }
}
