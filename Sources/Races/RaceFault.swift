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
