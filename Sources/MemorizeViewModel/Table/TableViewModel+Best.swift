/// The best games of all players at one place.
extension TableViewModel {
  /// Whether the results of all players here are listed together.
  public var isListShared: Bool { files.best != nil }

  /// Reads the shared list: first the games of the same kind as this one, then all others.
  public func readBestGames() -> [Standing] {
    let all = files.best?.standings() ?? []
    notifyObservers()
    return all.filter { $0.result.kind == kind } + all.filter { $0.result.kind != kind }
  }
}
