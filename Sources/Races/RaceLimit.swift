/// The limits of races, so that no stranger can fill a disk or keep a program busy.
public enum RaceLimit {
  /// The racers of a race.
  public static let racers = 8
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
