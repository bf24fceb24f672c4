import Decks
import Expectations
import GameAnalysis
import MemoryGame
import Testing

@testable import MemorizeViewModel

/// Par, luck and memory of a finished game.
struct MoveBreakdownTests {
  @Test(arguments: 0..<10 as Range<UInt64>)
  func `tenths add up, and each is at most a tenth from its exact value`(seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    for _ in 0..<1000 {
      let par = ExpectedMoves(millionths: Int.random(in: 2_000_000...900_000_000, using: &dice))
      let isFaultless = Bool.random(using: &dice)
      let cost = isFaultless ? 0 : Int.random(in: 0...500_000_000, using: &dice)
      let memory = ExpectedMoves(millionths: -cost)
      let moves = Int.random(in: 2...3000, using: &dice)
      let shown = MoveBreakdown(par: par, memory: memory, moves: moves)

      expectEqual(shown.par.tenths - shown.luck.tenths - shown.memory.tenths, 10 * moves)
      let luck = par - memory - ExpectedMoves(moves)
      let pairs = [(shown.par, par), (shown.luck, luck), (shown.memory, memory)]
      for (tenths, exact) in pairs {
        #expect(abs(tenths.tenths * 100_000 - exact.millionths) <= 100_000)
      }
      #expect(shown.memory.tenths <= 0)
      if isFaultless { expectEqual(shown.memory.text, "0.0") }
    }
  }

  @Test func `the figures of an example`() {
    let shown = MoveBreakdown(
      par: ExpectedMoves(millionths: 12_393_000), memory: ExpectedMoves(millionths: -3_240_000),
      moves: 15)
    expectEqual(
      [shown.par.text, shown.luck.signedText, shown.memory.text], ["12.4", "+0.6", "-3.2"])
  }

  @Test(arguments: [
    (0, "0.0", "0.0"), (1, "0.1", "+0.1"), (-1, "-0.1", "-0.1"), (-32, "-3.2", "-3.2"),
    (124, "12.4", "+12.4"), (8070, "807.0", "+807.0"), (Int.min, nil, nil),
  ])
  func `tenths are written with one decimal`(tenths: Int, text: String?, signed: String?) {
    let number = Tenths(tenths: tenths)
    expectEqual(number.text.dropLast().last, ".")
    if let text { expectEqual(number.text, text) }
    if let signed { expectEqual(number.signedText, signed) }
  }

  @Test(arguments: [
    (0, 0), (49_999, 0), (50_000, 1), (149_999, 1), (150_000, 2), (-49_999, 0), (-50_000, -1),
    (1_949_999, 19), (-1_950_000, -20),
  ])
  func `the nearest tenth is taken`(millionths: Int, tenths: Int) {
    expectEqual(Tenths(nearest: ExpectedMoves(millionths: millionths)).tenths, tenths)
  }

  @Test func `par is the same as everywhere else, on boards of every size`() throws {
    for pairs in stride(from: 2, through: 500, by: 7) {
      let exact = par(pairs: pairs)
      let millionths = ExpectedMoves(millionths: Int((exact * 1_000_000).rounded()))
      let shown = MoveBreakdown(par: millionths, memory: .zero, moves: pairs).par.text
      expectEqual(shown, "\((exact * 10).rounded() / 10)")
    }
  }
}
