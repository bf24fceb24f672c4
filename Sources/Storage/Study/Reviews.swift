import Decks
import Study

/// The file `reviews.jsonl`, with a line for each review of a pair of words.
///
/// It only grows: what a learner knows is always replayed from it.
public struct Reviews: Sendable {
  static let name = "reviews.jsonl"

  private let file: LineFile

  /// The reviews in a directory, which need not exist yet.
  ///
  /// - Parameter directory: the directory, as in `StorageDirectory.data`.
  public init(directory: String) {
    self.init(directory: directory, calls: SystemCalls())
  }

  package init(directory: String, calls: SystemCalls) {
    file = LineFile(
      folder: Folder(path: directory, calls: calls), name: Reviews.name,
      limit: StorageLimit.reviewBytes, lineLimit: StorageLimit.reviewLineBytes)
  }

  /// Adds reviews with one write, while no other program writes.
  ///
  /// They begin on a new line after a torn one.
  ///
  /// - Returns: a notice for the player if the file was unusable and was set aside.
  /// - Throws: if the file cannot be written, or another program locks it. No part of the lines
  ///   remains then, if possible. Try again later.
  public func append(_ reviews: [StudyReview]) throws(StorageError) -> [String] {
    try file.append(reviews.map(\.line))
  }

  /// Reads all reviews and skips lines that cannot be read.
  ///
  /// A file without a readable line is set aside. Complexity: O(bytes).
  ///
  /// - Returns: the reviews in the order of the lines, none if there is no file, and notices for
  ///   the player.
  /// - Throws: if the file can neither be read nor set aside.
  public func read() throws(StorageError) -> Loaded<[StudyReview]> {
    var reviews: [StudyReview] = []
    var reader = ReviewReader()
    let skipped = try file.read { line, skipped in
      let review = skipped.record(line) { (bytes) throws(HistoryFault) in try reader.review(bytes) }
      if let review { reviews.append(review) }
    }
    let notices = skipped.value.notice.map { ["\(file.path): \($0)".cleaned] } ?? []
    return Loaded(value: reviews, notices: skipped.notices + notices)
  }
}
