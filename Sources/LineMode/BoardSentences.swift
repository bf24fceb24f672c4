import MemorizeViewModel
import Words

/// The rows of a board in sentences, as it lies at a moment.
struct BoardSentences {
  private let places: [TableViewModel.Card?]
  /// The cards that are shown before the game begins, instead of those that are up.
  private let shown: Set<CardID>?
  private let marked: Set<CardID>
  private let isPaused: Bool
  private let names: FaceNames

  init(_ table: TableViewModel, _ names: FaceNames) {
    places = table.places
    shown = table.preview?.cards
    marked = table.traces
    isPaused = table.isPaused
    self.names = names
  }

  /// A row in one sentence; places that are alike are told together.
  func wording(ofRow row: Int, _ range: Range<Int>) -> Wording {
    let letters = Narrator.letters(ofRow: row)
    let parts = runs(in: range)
    let long = parts.map(\.long).listed
    let short = parts.map(\.short).listed
    return Wording(spoken: say("Row \(letters): \(long)."), "\(letters): \(short).")
  }

  private func runs(in row: Range<Int>) -> [(long: String, short: String)] {
    var runs: [(places: ClosedRange<Int>, state: PlaceState)] = []
    for place in row {
      let state = state(of: place)
      if let last = runs.last, last.state == state, state.joins {
        runs[runs.count - 1].places = last.places.lowerBound...place
      } else {
        runs.append((place...place, state))
      }
    }
    return runs.map { places, state in
      let (first, last) = (places.lowerBound + 1, places.upperBound + 1)
      let text =
        switch places.count {
        case 1: say("\(first)", context: "place")
        case 2: say("\(first) and \(last)")
        default: say("\(first) to \(last)")
        }
      return (state.words(text), state == .hidden ? text : state.words(text))
    }
  }

  /// The state of a place as it may be told.
  private func state(of place: Int) -> PlaceState {
    guard places.indices.contains(place), let card = places[place] else { return .gone }
    if let shown { return shown.contains(card.id) ? .up(names.name(of: card.content)) : .hidden }
    guard card.isFaceUp, !isPaused else { return marked.contains(card.id) ? .marked : .hidden }
    return .up(names.name(of: card.content))
  }
}

/// The state of a place in words.
private enum PlaceState: Equatable {
  case hidden
  /// A hidden card whose back is marked.
  case marked
  case up(String)
  case gone

  /// Whether several places with this state are told together.
  var joins: Bool {
    if case .up = self { false } else { true }
  }

  /// The state of one or several places.
  func words(_ places: String) -> String {
    switch self {
    case .hidden: say("\(places) hidden")
    case .marked: say("\(places) hidden, marked")
    // Heard one after the other, two numbers would be one.
    case .up(let name) where name.first?.isNumber == true: say("\(places) shows \(name)")
    case .up(let name): "\(places) \(name)"
    case .gone: say("\(places) gone")
    }
  }
}
