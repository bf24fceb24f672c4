import Storage

/// The reason why a race cannot be joined or continued, in one line.
public struct RaceFault: Error, Equatable, Sendable, CustomStringConvertible {
  /// The kinds of faults, which decide the exit code.
  public enum Kind: Sendable {
    /// The race or the racer does not exist, or there is no more room.
    case missing
    /// A line or a file is not as expected.
    case data
    /// The disk or the connection refuses.
    case io
  }

  /// The kind of fault.
  public let kind: Kind
  /// The reason.
  public let description: String

  init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }

  init(_ error: StorageError) {
    self.init(error.isAboutContents ? .data : .io, error.description)
  }
}

/// Works with files; their errors become faults of the race.
func files<Value>(_ body: () throws(StorageError) -> Value) throws(RaceFault) -> Value {
  do throws(StorageError) {
    return try body()
  } catch {
    throw RaceFault(error)
  }
}

/// The limits of races, so that no stranger can fill a disk or keep a program busy.
public enum RaceLimit {
  /// The racers of a race.
  public static let racers = 8
  /// The time of a racer who is not ready, or not connected, in seconds, after which another one can
  /// have the place.
  static let patience: Int64 = 60
  /// The least time between two cards on average: that of a key that repeats.
  static let fastestKey: Duration = .milliseconds(30)
  /// The keys that may be read at once.
  static let keysAtOnce = 6
  /// The cards that such a key may have turned before the start.
  static let earlyKeys = 2
  /// How much the clocks of computers may differ, in microseconds.
  static let clockDifference: Int64 = 300 * 1_000_000
  /// The bytes of a racer's log: some 5,000 cards turned.
  static let logBytes = 256 << 10
  /// The bytes of a line of a log, without the board.
  static let lineBytes = 512
  /// The bytes of the board.
  static let boardBytes = 128 << 10
  /// The races of a directory.
  static let races = 200
  /// The shuffles of a racer.
  static let shuffles = 500
  /// The time after which a race that nobody changes may be removed, in seconds.
  static let lifetime: Int64 = 7 * 24 * 3600
}
