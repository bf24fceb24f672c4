/// The faults of a deck file, counted by kind; the first 100 of them in full.
public struct DeckFaults: Equatable, Sendable {
  /// The first faults, in the order of the file.
  public private(set) var list: [DeckError] = []
  /// The number of all faults.
  public private(set) var count = 0
  /// The number of rows that have a definition and no term.
  public private(set) var missingTerms = 0
  /// The number of rows that have a term and no definition.
  public private(set) var missingDefinitions = 0
  /// The number of faults of the file as a whole.
  public private(set) var ofWholeFile = 0

  /// The number of rows that could not be read for another reason.
  public var unreadableRows: Int { count - missingTerms - missingDefinitions - ofWholeFile }

  mutating func add(_ fault: DeckError) {
    count += 1
    if fault.line == nil { ofWholeFile += 1 }
    switch fault.missingSide {
    case .term: missingTerms += 1
    case .definition: missingDefinitions += 1
    default: break
    }
    if list.count < DeckLimit.faults { list.append(fault) }
  }
}
