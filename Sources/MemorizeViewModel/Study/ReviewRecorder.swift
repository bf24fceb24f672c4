import Storage
import Study

/// Keeps what games and typed answers tell about the player's knowledge.
final class ReviewRecorder {
  private let file: Reviews?
  private let outbox: Outbox
  private let notices: Notices
  /// The reviews that are not in the file.
  private var unsaved: [StudyReview] = []

  /// A recorder.
  ///
  /// - Parameters:
  ///   - directory: the directory of the file; without one, reviews are forgotten at the end.
  ///   - outbox: keeps what cannot be written now.
  ///   - notices: receives notices for the player.
  init(directory: String?, outbox: Outbox, notices: Notices) {
    file = directory.map { Reviews(directory: $0) }
    (self.outbox, self.notices) = (outbox, notices)
  }

  /// All reviews, also those that other programs have written since.
  func all() -> [StudyReview] {
    let saved = file.flatMap { file in
      notices.loading { () throws(StorageError) in try file.read() }
    }
    return (saved ?? []) + unsaved
  }

  /// Saves reviews.
  func add(_ new: [StudyReview]) {
    guard !new.isEmpty else { return }
    unsaved += new
    guard let file else { return }
    outbox.post(for: self) { [self] () throws(StorageError) in
      let notices = try file.append(new)
      unsaved.removeFirst(new.count)
      return notices
    }
  }
}
