import Storage
import Study

/// Keeps what games and typed answers tell about the player's knowledge.
///
/// Reviews that cannot be saved now are kept, and later ones try again.
final class ReviewRecorder {
  private let file: Reviews?
  private let notices: Notices
  /// The reviews that are not in the file.
  private var unsaved: [StudyReview] = []

  /// A recorder.
  ///
  /// - Parameters:
  ///   - directory: the directory of the file; without one, reviews are forgotten at the end.
  ///   - notices: receives notices for the player.
  init(directory: String?, notices: Notices) {
    file = directory.map { Reviews(directory: $0) }
    self.notices = notices
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
    guard let told = notices.trying({ () throws(StorageError) in try file.append(unsaved) }) else {
      return
    }
    notices.add(told)
    unsaved = []
  }
}
