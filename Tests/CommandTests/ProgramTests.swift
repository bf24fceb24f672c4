import Canvas
import Expectations
import Foundation
import Glibc
import MemorizeView
import Revision
import Storage
import Testing

@testable import memorize

/// Time and other programs, as the system has them.
struct ProcessTests {
  @Test func `a program that cannot ask at the terminal leads a session of its own`() throws {
    let alone = try #require(ChildProcess(["cat"], isAlone: true))
    expectEqual(getsid(alone.id), alone.id)
    close(alone.input)
    expectEqual(alone.end(within: 5000), 0)
    let other = try #require(ChildProcess(["cat"]))
    expectEqual(getsid(other.id), getsid(0))
    close(other.input)
    expectEqual(other.end(within: 5000), 0)
  }

  @Test func `the time that is played stands still while the machine sleeps`() {
    #expect(type(of: PlayingTime.clock) == SuspendingClock.self)
    let now = PlayingTime.start()
    #expect(now() >= .zero && now() < .seconds(60))
  }
}

/// Text on standard output and standard error, and the exit codes of errors.
struct OutputTests {
  @Test func `an error of a file ends the program with its exit code`() {
    let reasons: [(StorageError.Action, StorageError.Reason, Failure.Code)] = [
      (.read, .system(ENOENT), .noInput), (.read, .line(3, "no face"), .data),
      (.read, .content("empty"), .data), (.read, .newerFormat(9), .data),
      (.read, .newerRules(9), .data), (.write, .system(ENOSPC), .io),
      (.save, .content("full"), .io),
    ]
    for (action, reason, code) in reasons {
      let error = StorageError(action, path: "a.tsv", reason)
      expectEqual(Failure(error), Failure(code, error.description))
    }
    let failure = Failure(.usage, "no deck")
    expectEqual(Failure(failure as any Error), failure)
    // The parser words its own errors.
    expectNil(Failure(CocoaError(.coderInvalidValue)))
  }

  @Test func `a UTF-8 locale prints everything, and an 8-bit locale only ASCII`() {
    expectEqual(Output.encoded("Café 👻\n", isUTF8: true), "Café 👻\n")
    expectEqual(Output.encoded("Café 👻\n", isUTF8: false), "Caf? ?\n")
  }
}

/// The name that a player probably meant.
struct NearestNameTests {
  private let names = ["Halloween", "Animals", "Sums:1", "NATO"]

  @Test(arguments: [
    ("Hallowen", "Halloween"), ("animlas", "Animals"), ("Sums", "Sums:1"), ("nato", "NATO"),
    ("NATI", "NATO"),
  ])
  func `a few wrong letters name the nearest deck`(text: String, name: String) {
    expectEqual(NearestName.of(text, among: names), name)
  }

  @Test(arguments: ["xyz", "", "cards.tsv", "a very long name of no deck at all"])
  func `other texts name none`(text: String) { expectNil(NearestName.of(text, among: names)) }
}

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
    let metadata = try String(
      contentsOf: .inPackage(".share/memorize.metainfo.xml"), encoding: .utf8)
    #expect(metadata.contains(#"<release version="@VERSION@" date="@DATE@"/>"#))
  }
}
