import Foundation

/// The journals in a home, as bytes on disk.
extension HomeDirectory {
  var gamesPath: String { "\(path)/.local/share/memorize/games" }

  /// All journals by name, without those set aside.
  var journals: [String: [UInt8]] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: gamesPath)) ?? []
    return Dictionary(
      uniqueKeysWithValues: names.filter { $0.hasSuffix(".jsonl") }.map { ($0, journal($0)) })
  }

  /// The journal written last.
  var latestJournal: String? { journals.keys.max { modified($0) < modified($1) } }

  /// The game in the latest journal.
  func retoldGame() throws -> RetoldGame? {
    try latestJournal.map { try RetoldGame(journal: journal($0)) }
  }

  func writeJournal(_ bytes: [UInt8], to name: String) throws {
    try FileManager.default.createDirectory(
      atPath: gamesPath, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: "\(gamesPath)/\(name)"))
  }

  func size(of name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")[.size] as? Int
  }

  private func journal(_ name: String) -> [UInt8] {
    [UInt8]((try? Data(contentsOf: URL(fileURLWithPath: "\(gamesPath)/\(name)"))) ?? Data())
  }

  private func modified(_ name: String) -> Date {
    let attributes = try? FileManager.default.attributesOfItem(atPath: "\(gamesPath)/\(name)")
    return attributes?[.modificationDate] as? Date ?? .distantPast
  }
}
