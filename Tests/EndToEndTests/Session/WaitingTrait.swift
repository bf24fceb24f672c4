import Foundation
import Testing

/// Runs tests on threads of their own, because they mostly wait for other programs.
///
/// A test that blocks one of Swift's few threads, one for each core, would leave that core idle.
struct WaitingTrait: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(WaitingThreads.shared) { try await function() }
  }
}

extension Trait where Self == WaitingTrait {
  /// The tests wait for other programs.
  static var waiting: Self { WaitingTrait() }
}

/// The threads of tests that wait.
private final class WaitingThreads: TaskExecutor {
  static let shared = WaitingThreads()

  /// More would delay the programs so much that their terminals seem slow to them.
  private static let count = 4

  private let queue: OperationQueue = {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = WaitingThreads.count
    return queue
  }()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.addOperation { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
