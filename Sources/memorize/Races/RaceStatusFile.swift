import Libc
import Races

/// A line about the connection of a race, beside its logs; empty while all is well.
struct RaceStatusFile {
  private let mirror: String

  init(mirror: String) { self.mirror = mirror }

  /// The path of the file.
  static func path(in mirror: String) -> String { "\(mirror)/\(Race.statusName)" }

  /// Whether the connection has worked before.
  var isThere: Bool { access(RaceStatusFile.path(in: mirror), F_OK) == 0 }

  /// Removes the file, so that the next connection counts as the first.
  func remove() { unlink(RaceStatusFile.path(in: mirror)) }

  /// Replaces the line.
  func set(_ text: String) {
    let descriptor = open(
      RaceStatusFile.path(in: mirror), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW,
      mode_t(0o600))
    guard descriptor >= 0 else { return }
    _ = Output.put((text + "\n").utf8, to: descriptor)
    close(descriptor)
  }
}
