/// The number of lines that could not be read.
public struct SkippedLines: Equatable, Sendable {
  /// The lines that are broken or torn.
  public internal(set) var broken = 0
  /// The lines that a newer version of the program has written.
  public internal(set) var newer = 0

  /// No lines.
  public init() {}
}

extension SkippedLines {
  /// A notice for the player, without the name of the file; `nil` if no line was skipped.
  var notice: String? {
    let parts = [
      broken > 0 ? "\(broken) broken" : nil, newer > 0 ? "\(newer) of a newer version" : nil,
    ].compactMap { $0 }
    guard !parts.isEmpty else { return nil }
    return "skipped lines: " + parts.joined(separator: ", ")
  }

  /// The record on a line.
  ///
  /// A line that cannot be read is counted.
  mutating func record<Record>(
    _ line: LineReader.Line, _ decode: ([UInt8]) throws(HistoryFault) -> Record
  ) -> Record? {
    guard case .whole(let bytes) = line else {
      broken += 1
      return nil
    }
    do throws(HistoryFault) {
      return try decode(bytes)
    } catch {
      switch error {
      case .broken: broken += 1
      case .newerVersion: newer += 1
      }
      return nil
    }
  }
}
