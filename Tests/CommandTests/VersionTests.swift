import Expectations
import Foundation
import Revision
import Testing

@testable import memorize

/// The version and the commit.
struct VersionTests {
  @Test func `--version names the version and the commit`() throws {
    let error = try #require(throws: (any Error).self) { try Memorize.parseAsRoot(["--version"]) }
    let text = Memorize.fullMessage(for: error)
    let match = try #require(
      text.wholeMatch(of: /memorize (\d+\.\d+\.\d+) \(commit ([0-9a-f]{9,40}(-dirty)?|unknown)\)/),
      "\(text)")
    expectEqual(String(match.1), Memorize.version)
    expectEqual(String(match.2), Revision.commit)
  }

  @Test func `the metadata has no version of its own`() throws {
    let share = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../.share")
    let metadata = try String(
      contentsOf: share.appendingPathComponent("memorize.metainfo.xml"), encoding: .utf8)
    #expect(metadata.contains(#"<release version="@VERSION@" date="@DATE@"/>"#))
  }
}
