import Canvas
import MemorizeViewModel

/// What can be set while playing.
extension TableScreen {
  var settings: SheetContent {
    let flipBack = viewModel.rules.flipBack.map { "after \($0.inSeconds) s" } ?? "never"
    let ranks = viewModel.rules.closesRanks ? "yes" : "no"
    let rows: [(String, String, SheetContent.Setting)] = [
      ("Motion", options.motion.rawValue, .motion),
      ("Two cards turn back", flipBack, .flipBack),
      ("Closing ranks, next game", ranks, .closingRanks),
      ("Labels all the time", options.showsLabels ? "yes" : "no", .labels),
    ]
    return SheetContent(
      title: "Settings",
      rows: rows.map {
        SheetContent.Row(left: $0.0, right: $0.1.padded(to: 11), action: .change($0.2))
      })
  }

  func change(_ setting: SheetContent.Setting) {
    switch setting {
    case .motion:
      options.motion = options.motion.next
      viewModel.keep(.motion(options.motion.rawValue))
    case .flipBack:
      let choices: [Duration?] = [nil, .seconds(1), .seconds(2), .seconds(3), .seconds(5)]
      let index = choices.firstIndex(of: viewModel.rules.flipBack) ?? 0
      viewModel.rules.flipBack = choices[(index + 1) % choices.count]
      viewModel.keep(.flipBack(viewModel.rules.flipBack))
    case .closingRanks:
      viewModel.rules.closesRanks.toggle()
      viewModel.keep(.closesRanks(viewModel.rules.closesRanks))
    case .labels:
      options.showsLabels.toggle()
      viewModel.keep(.labels(options.showsLabels))
    }
    markStale()
  }
}
