import MemoryGame

/// Choosing cards and mixing their places.
enum ModelBenchmarks {
  /// A choice takes the same time on a board of any size.
  ///
  /// So `choose/same two` shows, whose cards the processor has at hand. `choose/in turn` takes another
  /// card each time, which on a board larger than the processor's memory has to be fetched first, as it
  /// would be from any array.
  static func all(_ workload: Workload) -> [Benchmark] {
    let sizes = [(8, "8"), (1000, "1,000"), (1_000_000, "1,000,000")]
    return sizes.map { pairs, text in choose("same two", 2, workload.count(pairs), text) }
      + sizes.map { pairs, text in choose("in turn", .max, workload.count(pairs), text) }
      + sizes.map { pairs, text in shuffle(workload.count(pairs), text) }
  }

  /// Turns the first cards of some pairs one after the other, over and over: none of them match.
  private static func choose(
    _ kind: String, _ most: Int, _ pairs: Int, _ text: String
  ) -> Benchmark {
    Benchmark("choose/\(kind), \(text) pairs", .per("choice")) {
      var game = try dealt(pairs)
      let count = min(most, pairs)
      var next = 0
      return Subject(
        run: { iterations in
          for _ in 0..<iterations {
            game.choose(CardID(rawValue: 2 * next), at: .seconds(1))
            next = next + 1 < count ? next + 1 : 0
          }
        },
        figures: {
          guard !game.turned.isEmpty, game.pairsFound == 0 else {
            throw BenchmarkError(description: "choices do not count")
          }
          return []
        })
    }
  }

  private static func shuffle(_ pairs: Int, _ text: String) -> Benchmark {
    Benchmark("shuffle/\(text) pairs", .per("card", 2 * pairs)) {
      var game = try dealt(pairs)
      return Subject(run: { iterations in
        for _ in 0..<iterations { game.shuffle(at: .seconds(1)) }
        blackHole(game.cards.first?.id)
      })
    }
  }

  private static func dealt(_ pairs: Int) throws -> MemoryGame<Int> {
    try MemoryGame(numberOfPairs: pairs, generator: SeededGenerator(seed: 1)) { $0 }.orFail("game")
  }
}
