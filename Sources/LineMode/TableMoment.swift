import MemorizeViewModel

/// The state of a table at a moment, to find out what has changed since.
struct TableMoment: Equatable {
  let moves: Int
  let turned: [CardID]
  let isOver: Bool
  let hasPreview: Bool
  let isRivalsTurn: Bool
  let isMoveOver: Bool

  init(_ table: TableViewModel) {
    moves = table.moves
    turned = table.turned
    isOver = table.isOver
    hasPreview = table.preview != nil
    isRivalsTurn = table.isRivalsTurn
    isMoveOver = table.isMoveOver
  }
}
