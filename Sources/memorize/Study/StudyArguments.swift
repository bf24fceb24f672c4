import ArgumentParser
import MemorizeViewModel
import Words

/// The arguments that change the choices for studying in this run.
struct StudyArguments: ParsableArguments {
  @Option(help: ArgumentHelp(say(Setting.retention.help), valueName: "percent"))
  var retention: Int?

  @Option(help: ArgumentHelp(say(Setting.newPerDay.help), valueName: "pairs"))
  var newPerDay: Int?

  @Option(help: ArgumentHelp(say(Setting.reviewsPerDay.help), valueName: "pairs"))
  var reviewsPerDay: Int?

  @Option(help: ArgumentHelp(say(Setting.newOrder.help)))
  var newOrder: StudyOptions.NewOrder?

  @Option(help: ArgumentHelp(say(Setting.leechThreshold.help), valueName: "times"))
  var leechThreshold: Int?

  @Option(
    help: ArgumentHelp(
      say("Study ahead: also pairs that are due within some days, 1 to 365."), valueName: "days"))
  var ahead: Int?

  func validate() throws {
    let numbers: [(String, Int?, ClosedRange<Int>)] = [
      ("--retention", retention, StudyOptions.retentions),
      ("--new-per-day", newPerDay, StudyOptions.limits),
      ("--reviews-per-day", reviewsPerDay, StudyOptions.limits),
      ("--leech-threshold", leechThreshold, StudyOptions.leechThresholds),
      ("--ahead", ahead, 1...365),
    ]
    for (name, value, limits) in numbers {
      guard let value, !limits.contains(value) else { continue }
      throw ValidationError(
        say("\(name) \(value): expected \(limits.lowerBound) to \(limits.upperBound)"))
    }
  }

  /// Changes the choices of the settings.
  func apply(to options: inout StudyOptions) {
    options.retention = retention ?? options.retention
    options.newPerDay = newPerDay ?? options.newPerDay
    options.reviewsPerDay = reviewsPerDay ?? options.reviewsPerDay
    options.newOrder = newOrder ?? options.newOrder
    options.leechThreshold = leechThreshold ?? options.leechThreshold
    options.ahead = ahead ?? options.ahead
  }
}

extension StudyOptions.NewOrder: ExpressibleByArgument {}
