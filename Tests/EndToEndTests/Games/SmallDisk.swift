import Foundation
import Glibc

/// A home on a tiny disk in memory, where the system allows it.
final class SmallDisk {
  let home: HomeDirectory

  static var isPermitted: Bool { (try? SmallDisk()) != nil }

  init() throws {
    home = try HomeDirectory()
    guard mount("tmpfs", home.path, "tmpfs", 0, "size=64k") == 0 else { throw SystemError("mount") }
  }

  deinit { umount2(home.path, Int32(MNT_DETACH)) }

  func makeReadOnly() throws {
    let flags = UInt(MS_REMOUNT | MS_RDONLY)
    guard mount("tmpfs", home.path, "tmpfs", flags, nil) == 0 else { throw SystemError("mount") }
  }

  /// Fills the disk with a file and returns its size.
  func fill() throws -> Int {
    let descriptor = try Descriptor(
      open("\(home.path)/filler", O_WRONLY | O_CREAT | O_CLOEXEC, 0o600), from: "open")
    let page = [UInt8](repeating: 0x61, count: 4_096)
    var size = 0
    while case let count = write(descriptor.number, page, page.count), count > 0 { size += count }
    return size
  }
}
