import Storage
import Study

/// Keeps what games and typed answers tell about the player's knowledge.
final class ReviewRecorder {
  private let file: Reviews?
  private let outbox: Outbox
  private let notices: Notices
  /// The reviews in the file, and its state when they were read.
  private var known: (status: FileStatus, reviews: [StudyReview])?
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
  ///
  /// Reads the file only if it has changed: a year of studying has about 20,000 reviews, which take
  /// half a second.
  func all() -> [StudyReview] {
    guard let file else { return unsaved }
    // The state of a link is not that of its file.
    let status = FileStatus(at: file.path).flatMap { $0.isRegular ? $0 : nil }
    if let known, known.status == status { return known.reviews + unsaved }
    let saved = notices.loading { () throws(StorageError) in try file.read() }
    known = status.flatMap { status in saved.map { (status, $0) } }
    return (saved ?? []) + unsaved
  }

  /// Whether there is any review, without reading them.
  var hasAny: Bool { !unsaved.isEmpty || file.map { FileStatus(at: $0.path) != nil } ?? false }

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
