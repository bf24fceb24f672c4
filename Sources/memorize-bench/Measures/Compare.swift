import ArgumentParser

/// `memorize-bench compare`: compares results of two builds that ran alternately.
struct Compare: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compare results of two builds that were measured alternately.",
    discussion: """
      The first file of one side goes with the first of the other, and so on. The ratio is the \
      median of all turns; below 1 the second build is faster. A change is marked if all turns \
      agree on its direction and it is larger than the threshold and half the spread of the turns.
      """)

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("Files of the build to compare with.", valueName: "files"))
  var base: [String]

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("As many files of the build in question.", valueName: "files"))
  var ours: [String]

  @Option(help: ArgumentHelp("The smallest change that is marked.", valueName: "percent"))
  var threshold = 5.0

  func validate() throws {
    guard !base.isEmpty, base.count == ours.count else {
      throw ValidationError("expected as many files after --base as after --ours")
    }
  }

  func run() throws {
    let before = try base.map(ResultFile.init(path:))
    let after = try ours.map(ResultFile.init(path:))
    print(Comparison.heading)
    for comparison in Comparison.all(before, after) {
      print(comparison.row(threshold: threshold / 100))
    }
  }
}
