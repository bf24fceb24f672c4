import Canvas
import MemorizeViewModel
import Words

/// The list of forgotten pairs, whose figures add up to the cost of memory.
extension DetailsDialog {
  /// The most rows of the list, in small and in tall windows.
  private static let mostRows = (small: 3, tall: 7)

  func forgottenRows(
    _ review: GameReview, _ lines: DetailLines, isTall: Bool
  ) -> [DialogContent.Row] {
    guard !review.isFaultless else {
      return say("Faultless: you did not forget a single card. Well played!")
        .wrapped(to: lines.width).map { DialogContent.Row(TextLine($0, .good)) }
    }
    guard !review.forgotten.isEmpty else { return [] }
    let most = isTall ? DetailsDialog.mostRows.tall : DetailsDialog.mostRows.small
    let all = review.costs(ofPairs: most)
    let costs = all.others == nil ? all : review.costs(ofPairs: most - 1)
    let pairs = costs.pairs.map { share in
      DetailLine(
        label: name(of: share.pair.name(on: table), isWide: lines.isWide), words: share.pair.words,
        end: share.cost.text)
    }
    let others = costs.others.map { cost in
      DetailLine(
        label: say("Other moves", columns: 15), words: words(about: costs), end: cost.text)
    }
    let rows = (pairs + [others].compactMap(\.self)).map(lines.row)
    return [
      DialogContent.Row(left: ""), DialogContent.Row(left: say("Forgotten"), isHeading: true),
    ] + rows
  }

  /// The reason why the other moves cost something.
  private func words(about costs: ForgettingCosts) -> [String] {
    let count = costs.otherPairs
    return count > 0
      ? [say(count, one: "\(count) more pair", other: "\(count) more pairs")]
      : [say("better moves were possible")]
  }

  /// A picture with its name, if there is room.
  private func name(of id: CardID, isWide: Bool) -> String {
    let name = stage.spelling(id)
    guard isWide, let text = stage.faces[id]?.text, text.columns <= 2, text != name,
      !name.hasPrefix(text)
    else { return name }
    return "\(text)  \(name)"
  }
}
