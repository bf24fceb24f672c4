import Canvas
import MemorizeViewModel
import Words

/// The milestones.
extension StatisticsReport {
  /// The section with all milestones: those that were reached with their day, then the others.
  func milestones(width: Int) -> [Section] {
    guard today != nil, conditions == nil, !(isPlainText && statistics.isEmpty) else { return [] }
    let days = statistics.milestones.days
    let reached = Milestone.all.filter { days[$0] != nil }
    let open = Milestone.all.filter { days[$0] == nil }
    let star = Marks(theme).stars(1, of: 1).won
    return [
      Section(
        title: say("Milestones"), fact: say("\(reached.count) of \(Milestone.all.count)"),
        lines: reached.map { milestone in
          let day = days[milestone].map { CalendarDay($0).description } ?? ""
          return row(
            TextLine("\(star) ", .gold).adding(fit(milestone.title, width - 2)), day, width)
        } + open.map { TextLine("  \(fit($0.title, width - 2))", .dim) })
    ]
  }

  /// A line with a day at its end, if there is room for both.
  private func row(_ line: TextLine, _ day: String, _ width: Int) -> TextLine {
    let end = min(width, 56) - day.columns
    guard line.columns + 2 <= end else { return line }
    return line.filled(to: end).adding(day, .dim)
  }
}

extension Message {
  /// The message about milestones that a game has reached; `nil` for none.
  static func reached(_ milestones: [Milestone]) -> Message? {
    guard let first = milestones.first else { return nil }
    let all = milestones.map(\.title).joined(separator: "; ")
    return Message(
      say("Milestone: \(all)"), say("Milestone: \(first.title)"), first.title, say("Milestone"),
      paint: .good)
  }
}
