import Expectations
import MemoryGame
import Testing

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
