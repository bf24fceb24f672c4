extension Benchmark {
  /// All benchmarks, by subject.
  static func all(_ workload: Workload) -> [Benchmark] {
    ModelBenchmarks.all(workload) + ParBenchmarks.all + LayoutBenchmarks.all + FrameBenchmarks.all
      + PresentBenchmarks.all + JournalBenchmarks.all + HistoryBenchmarks.all(workload)
      + StudyBenchmarks.all(workload) + StatisticsBenchmarks.all(workload)
      + DeckBenchmarks.all(workload)
  }
}
