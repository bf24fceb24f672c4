import Canvas
import MemorizeViewModel

/// What is different where strangers play one after the other.
extension TableScreen {
  /// Whether a command is to be had: strangers are led neither to a shell nor to games of others.
  ///
  /// From one card forgotten to the next there is a way only where there are some.
  func offers(_ command: Command) -> Bool {
    if case .lapse = command { return playback?.review?.lapses.isEmpty == false }
    return !options.isPublic || (command != .suspend && command != .games)
  }

  /// What can be set; a deck to begin with is nothing for a single visit.
  var offeredSettings: [OldDialogContent.Setting] {
    OldDialogContent.Setting.allCases.filter { !options.isPublic || $0 != .deck }
  }

  /// The best games of all, those like the one on the table first.
  var best: OldDialogContent {
    let standings = viewModel.standings
    guard !standings.isEmpty else {
      return OldDialogContent(
        title: "The best", rows: [OldDialogContent.Row(left: "Nobody has finished a game yet.")])
    }
    var rows: [OldDialogContent.Row] = []
    for standing in standings {
      if standing.place == 1 { rows.append(heading(above: standing.result, isFirst: rows.isEmpty)) }
      rows.append(row(for: standing))
    }
    return OldDialogContent(title: "The best", rows: rows)
  }

  private func heading(above result: GameRecord, isFirst: Bool) -> OldDialogContent.Row {
    OldDialogContent.Row(
      left: result.kind.title,
      right: isFirst ? " moves  score   time" : "", isHeading: true)
  }

  private func row(for standing: Standing) -> OldDialogContent.Row {
    let result = standing.result
    let numbers = [
      "\(result.moves)".padded(to: 6), "\(result.score)".padded(to: 7),
      result.time.clockText.padded(to: 7),
    ]
    let mark = standing.isOfThisVisit ? "*" : " "
    let name = standing.player ?? (standing.isOfThisVisit ? "you" : "")
    return OldDialogContent.Row(
      left: "\("\(standing.place)".padded(to: 2)) \(mark) \(name)", right: numbers.joined())
  }

  /// The place of a finished game among those of all; `nil` where they are not listed.
  var leaderboardRank: OldDialogContent.Row? {
    let text: String? =
      switch viewModel.leaderboardRank {
      case .place(let place): "\(place) of all"
      case .beyond(let count): "after the best \(count)"
      case .knownBoard: "none, you knew the board"
      case .notKept: "not kept"
      case nil: nil
      }
    return text.map { OldDialogContent.Row(left: "Place", right: $0) }
  }
}
