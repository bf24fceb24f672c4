import Canvas
import MemorizeViewModel
import MemoryGame
import Options

@testable import MemorizeView

/// The changes of a table that can be seen as motions.
enum MotionKind: CaseIterable {
  case turnUp
  case mismatch
  case match
  case turnDown
  case leave
  case closeRanks
  case shuffle
  case pause
  case resume
  case deal

  /// A table just before the change.
  func table(
    _ level: MotionLevel, _ capabilities: Capabilities = Capabilities()
  ) throws -> Table {
    let rules = Rules(variant: GameVariant(closesGaps: self == .closeRanks))
    let table = try Table(.pictures, motion: level, rules: rules, capabilities: capabilities)
    switch self {
    case .turnUp, .deal: break
    case .mismatch, .match: table.choose(0)
    case .turnDown: table.choose(0, 2)
    case .leave, .closeRanks: table.choose(0, 1)
    case .shuffle, .pause: table.choose(0)
    case .resume:
      table.choose(0)
      table.viewModel.togglePause(at: table.now)
      table.frame()
    }
    table.pass(self == .leave ? .milliseconds(950) : .seconds(2))
    table.stage.cursor = table.place(of: number)
    table.play.changesAtCursorMove = nil
    return table
  }

  /// Makes the change, and looks at it at once.
  func happen(on table: Table) {
    let model = table.viewModel
    switch self {
    case .turnUp, .mismatch, .match, .turnDown, .leave, .closeRanks: table.choose(number)
    case .shuffle: model.shuffle(at: table.now)
    case .pause, .resume: model.togglePause(at: table.now)
    case .deal: model.dealNew(at: table.now)
    }
    table.frame()
  }

  /// From the change to its end, with the effects that follow a match.
  var length: Duration {
    switch self {
    case .deal: Timing.deal
    case .match, .leave: Timing.flip + FlyingPoints.duration
    case .closeRanks, .shuffle: Timing.travel
    case .mismatch: Timing.flip + Timing.shake
    default: Timing.flip
    }
  }

  /// The card the change is about.
  private var number: Int {
    switch self {
    case .mismatch: 2
    case .match: 1
    case .turnDown: 4
    case .leave, .closeRanks: 2
    default: 0
    }
  }
}
