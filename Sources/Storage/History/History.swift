import Decks

/// The file `history.jsonl`, with a line for each finished game, usually the oldest first.
public typealias History = LineFile<GameRecord>

extension History {
  /// Whether a game was finished on a board before, however it was dealt.
  ///
  /// Complexity: O(bytes), without reading the lines of other seeds.
  ///
  /// - Throws: if the file can neither be read nor set aside.
  public func hasFinished(on board: GameSetup) throws(StorageError) -> Bool {
    let layout = board.layout
    var isFound = false
    _ = try read(containing: board.seedMember) {
      isFound = isFound || $0.setup.layout == layout
    }
    return isFound
  }

  /// The time of the last change, in nanoseconds since 1970; `nil` if there is no file.
  package var modified: Int64? { FileStatus(at: path)?.modified }

  /// Whether the file has a line for this game.
  ///
  /// Complexity: O(bytes).
  ///
  /// - Throws: if the file can neither be read nor set aside.
  package func contains(_ game: GameRecord) throws(StorageError) -> Bool {
    var isFound = false
    _ = try read { isFound = isFound || $0.isSameGame(as: game) }
    return isFound
  }
}

extension GameSetup {
  /// The beginning of the member with the seed, as each line of a game on this board has it; the
  /// value only where it is written in one way.
  var seedMember: String {
    let isPlain = seed.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"\"\\/".utf8.contains($0) }
    return "\"seed\":" + (isPlain ? "\"\(seed)\"" : "")
  }
}
