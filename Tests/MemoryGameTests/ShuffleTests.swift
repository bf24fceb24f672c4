import Expectations
import GameFixtures
import MemoryGame
import Testing

/// Rules 6 and 8: the places of the cards.
struct ShuffleTests {
  @Test func `a shuffle moves the gaps as well`() throws {
    var game = try #require(MemoryGame(twins: 6))
    game.choose(a(0), b(0), a(1))
    let gaps = game.places.indices.filter { game.places[$0] == nil }
    game.shuffle(at: .zero)
    let gapsAfter = game.places.indices.filter { game.places[$0] == nil }
    #expect(gapsAfter.count == 2 && gapsAfter != gaps)
  }
}

/// Test vectors for shuffles and boards, computed by another implementation of the same rules.
struct ShuffleVectorTests {
  @Test(
    arguments: [
      (0, [6, 3, 2, 9, 8, 1, 4, 7, 0, 5], [7, 8, 5, 1, 2, 9, 0, 4, 3, 6]),
      (1, [4, 2, 8, 1, 9, 3, 0, 6, 7, 5], [8, 3, 6, 1, 2, 9, 5, 7, 0, 4]),
      (1_234_567, [2, 0, 6, 1, 4, 5, 3, 8, 9, 7], [2, 4, 8, 1, 0, 7, 9, 6, 5, 3]),
    ] as [(UInt64, [Int], [Int])])
  func `a number gives its shuffles`(seed: UInt64, first: [Int], second: [Int]) {
    expectEqual(twoShuffles(SeededGenerator(seed: seed)), [first, second])
  }

  @Test(arguments: [0, 1])
  func `an empty array and a single element stay as they are and draw no number`(count: Int) {
    var generator = SeededGenerator(seed: 5)
    var elements = Array(0..<count)
    generator.shuffle(&elements)
    expectEqual(elements, Array(0..<count))
    expectEqual(generator, SeededGenerator(seed: 5))
  }

  @Test func `a seed gives its board, and its shuffles after that`() throws {
    var game = try #require(MemoryGame(twins: 8, seed: "ghost"))
    expectEqual(names(game), "0b 5a 6a 2a 0a 4b 1a 3a 7a 3b 6b 5b 4a 7b 1b 2b")
    game.shuffle(at: .zero)
    expectEqual(names(game), "4a 4b 2a 5a 1a 7a 5b 1b 0a 2b 6a 6b 0b 3a 3b 7b")
  }

  @Test func `the order of a board does not depend on the contents of its cards`() throws {
    let game = try #require(
      MemoryGame(pairs: Vocabulary.pairs(3), generator: SeededGenerator(seed: 42)))
    expectEqual(names(game), "2a 1b 0a 1a 2b 0b")
    expectEqual(
      game.cards.map { "\($0.content)" },
      [
        "term 2", "definition 1", "term 0", "term 1", "definition 2", "definition 0",
      ])
  }

  private func twoShuffles(_ start: SeededGenerator) -> [[Int]] {
    var generator = start
    var elements = Array(0..<10)
    generator.shuffle(&elements)
    let first = elements
    generator.shuffle(&elements)
    return [first, elements]
  }

  private func names(_ game: MemoryGame<some Matchable>) -> String {
    game.order.map(\.description).joined(separator: " ")
  }
}

/// Test vectors for the generator: a board code must always mean the same board.
struct SeededGeneratorTests {
  @Test func `seeds give the published numbers of SplitMix64`() {
    expectEqual(
      numbers(5, from: SeededGenerator(seed: 1_234_567)),
      [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
    expectEqual(
      numbers(5, from: SeededGenerator(seed: 0)),
      [
        16_294_208_416_658_607_535, 7_960_286_522_194_355_700, 487_617_019_471_545_679,
        17_909_611_376_780_542_444, 1_961_750_202_426_094_747,
      ])
    expectEqual(
      numbers(5, from: SeededGenerator(seed: .max)),
      [
        16_490_336_266_968_443_936, 16_834_447_057_089_888_969, 4_048_727_598_324_417_001,
        7_862_637_804_313_477_842, 13_015_481_187_462_834_606,
      ])
  }

  @Test(
    arguments: [
      ("", 0xCBF2_9CE4_8422_2325, 0xC381_7C01_6BA4_FF30),
      ("a", 0xAF63_DC4C_8601_EC8C, 0x5F29_C2AA_DD9B_8527),
      ("foobar", 0x8594_4171_F739_67E8, 0x5DF2_9541_3403_DE4F),
      ("паутина 🕷", 0xF2A6_15FC_EC49_D599, 0x9A3F_0D4F_73FF_C16D),
    ] as [(String, UInt64, UInt64)])
  func `a text starts at its FNV-1a hash`(text: String, hash: UInt64, first: UInt64) {
    expectEqual(SeededGenerator(seed: text), SeededGenerator(seed: hash))
    expectEqual(numbers(1, from: SeededGenerator(seed: text)), [first])
  }

  @Test func `the exact bytes of a text count`() {
    let composed = "caf\u{E9}"
    let decomposed = "cafe\u{301}"
    expectEqual(composed, decomposed)
    #expect(SeededGenerator(seed: composed) != SeededGenerator(seed: decomposed))
  }

  @Test(arguments: [
    (1, [0, 0, 0, 0, 0, 0, 0, 0]),
    (2, [1, 1, 0, 1, 1, 0, 1, 1]),
    (6, [5, 1, 0, 5, 3, 2, 3, 3]),
    (52, [45, 19, 14, 3, 5, 28, 17, 37]),
    (
      1_000_000_007,
      [
        42_308_323, 765_712_721, 900_016_442, 442_915_363, 760_308_508, 354_107_520, 854_281_027,
        525_856_209,
      ]
    ),
  ])
  func `numbers below a bound follow from the seed`(bound: Int, expected: [Int]) {
    expectEqual(boundedNumbers(8, below: bound, from: SeededGenerator(seed: 1)), expected)
  }

  @Test func `numbers that would favour a result are drawn again`() {
    expectEqual(
      boundedNumbers(6, below: 6_917_529_027_641_081_857, from: SeededGenerator(seed: 7)),
      [
        273_560_573_251_292_630, 2_781_043_691_533_445_632, 3_835_636_900_660_390_346,
        1_428_550_817_859_641_817, 1_714_680_279_781_789_941, 6_051_947_643_683_389_182,
      ])
    expectEqual(
      boundedNumbers(6, below: .max, from: SeededGenerator(seed: 7)),
      [
        7_191_089_600_892_374_487, 309_689_372_594_955_804, 7_392_729_709_960_833_539,
        1_529_793_891_446_696_396, 8_346_079_845_500_723_674, 4_601_199_455_465_548_305,
      ])
  }

  @Test func `the first number that favours no result counts`() {
    let zeroFirst = SeededGenerator(seed: 0x61C8_8646_80B5_83EB)
    expectEqual(numbers(2, from: zeroFirst), [0, 16_294_208_416_658_607_535])
    expectEqual(boundedNumbers(2, below: 2, from: zeroFirst), [0, 1])
    expectEqual(boundedNumbers(1, below: 3, from: zeroFirst), [1])
  }

  @Test(arguments: [0, -1, .min])
  func `a bound below one gives zero and draws nothing`(bound: Int) {
    var generator = SeededGenerator(seed: 3)
    expectEqual(generator.next(below: bound), 0)
    expectEqual(generator, SeededGenerator(seed: 3))
  }

  private func numbers(_ count: Int, from start: SeededGenerator) -> [UInt64] {
    var generator = start
    return (0..<count).map { _ in generator.next() }
  }

  private func boundedNumbers(_ count: Int, below bound: Int, from start: SeededGenerator) -> [Int]
  {
    var generator = start
    return (0..<count).map { _ in generator.next(below: bound) }
  }
}
