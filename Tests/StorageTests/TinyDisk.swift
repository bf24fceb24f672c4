import Libc

/// A disk of a few thousand bytes in memory, if the system permits one.
final class TinyDisk {
  let root: TemporaryDirectory

  static var isPermitted: Bool { (try? TinyDisk()) != nil }

  init() throws {
    root = try TemporaryDirectory()
    guard mount("tmpfs", root.path, "tmpfs", 0, "size=12k") == 0 else { throw NoDisk() }
  }

  deinit { umount2(root.path, Int32(MNT_DETACH)) }

  func makeReadOnly() -> Bool {
    mount("tmpfs", root.path, "tmpfs", UInt(MS_REMOUNT | MS_RDONLY), nil) == 0
  }

  private struct NoDisk: Error {}
}
