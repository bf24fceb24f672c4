import Expectations
import Testing

@testable import Storage

struct StorageDirectoryTests {
  @Test func `with HOME alone all directories are in the home directory`() throws {
    let environment = ["HOME": "/home/ada"]
    try expectEqual(
      StorageDirectory.data.path { environment[$0] }, "/home/ada/.local/share/memorize")
    try expectEqual(StorageDirectory.config.path { environment[$0] }, "/home/ada/.config/memorize")
  }

  @Test func `the XDG variables come first and do not need HOME`() throws {
    let environment = ["XDG_DATA_HOME": "/d/", "XDG_CONFIG_HOME": "/"]
    try expectEqual(StorageDirectory.data.path { environment[$0] }, "/d/memorize")
    try expectEqual(StorageDirectory.config.path { environment[$0] }, "/memorize")
  }

  @Test(arguments: ["", "relative", "./x", "~/x", "/a\0b"])
  func `a variable without an absolute path counts as unset`(value: String) throws {
    let environment = ["XDG_DATA_HOME": value, "HOME": "/h"]
    try expectEqual(StorageDirectory.data.path { environment[$0] }, "/h/.local/share/memorize")
    #expect(throws: StorageError.self) { try StorageDirectory.config.path { ["HOME": value][$0] } }
  }

  @Test func `without any variable the error is one line`() {
    expectEqual(
      StorageDirectory.allCases.map(complaint),
      [
        "cannot save: neither XDG_DATA_HOME nor HOME is set to an absolute path",
        "cannot save: neither XDG_CONFIG_HOME nor HOME is set to an absolute path",
      ])
  }

  private func complaint(about directory: StorageDirectory) -> String {
    do throws(StorageError) {
      return try directory.path { [:][$0] }
    } catch {
      return error.description
    }
  }

  @Test func `only the owner has access to directories and files`() throws {
    let root = try TemporaryDirectory()
    let games = GamesFolder(directory: "\(root.path)/a/b/memorize")
    let journal = try games.begin(.sample(), suffix: "x")
    for name in ["a", "a/b", "a/b/memorize", "a/b/memorize/games"] {
      try expectEqual(root.permissions(of: name), 0o700, "\(name)")
    }
    try expectEqual(root.permissions(of: "a/b/memorize/games/\(journal.name)"), 0o600)
    _ = try SettingsFile(directory: "\(root.path)/c").save(Settings())
    try expectEqual(root.permissions(of: "c/settings.json"), 0o600)
  }
}
