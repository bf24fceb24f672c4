import Foundation
import Testing

/// Records an issue unless two values are equal.
///
/// The compiler takes a fraction of the time that `#expect(value == expected)` costs, and the issue
/// shows both values all the same. An optional comment says what was compared.
public func expectEqual<Value: Equatable>(
  _ value: Value, _ expected: Value, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  if value == expected { return }
  record(
    "\(String(reflecting: value)) is not \(String(reflecting: expected))", comment(),
    SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Records an issue unless a value is `nil`; see ``expectEqual(_:_:_:fileID:filePath:line:column:)``.
public func expectNil<Value>(
  _ value: Value?, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  guard let value else { return }
  record(
    "\(String(reflecting: value)) is not nil", comment(),
    SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

private func record(_ text: String, _ comment: Comment?, _ location: SourceLocation) {
  let comment = comment.map { ": \($0.rawValue)" } ?? ""
  Issue.record(Comment(rawValue: text + comment), sourceLocation: location)
}

/// The processor time that this thread needs, whatever else the machine has to do.
///
/// - Parameter body: what is measured.
/// - Returns: the time in user code and in the system.
/// - Throws: what `body` throws.
public func processorTime(of body: () throws -> Void) rethrows -> Duration {
  let start = processorTime
  try body()
  return processorTime - start
}

private var processorTime: Duration {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
