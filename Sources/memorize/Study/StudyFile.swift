import Libc
import MemorizeViewModel
import Storage

/// Reads the player's reviews for commands.
enum StudyFile {
  /// The reviews; problems with the file go to standard error.
  ///
  /// - Throws: if the file can neither be read nor set aside.
  static func records() throws(Failure) -> StudyRecords {
    let today = LocalDay.number(of: Int64(time(nil)))
    guard let directory = Saving.directory else { return StudyRecords([], today: today) }
    do throws(StorageError) {
      let loaded = try Reviews(directory: directory).read()
      for notice in loaded.notices { Output.complain(notice) }
      return StudyRecords(loaded.value, today: today)
    } catch {
      throw Failure(error)
    }
  }
}
