import Expectations
import Foundation
import Testing

@testable import memorize

/// The manual page, which `make manual` writes.
struct ManualPageTests {
  private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../.share/memorize.6")

  private let lines: [String]
  private let text: String

  init() throws {
    lines = try String(contentsOf: Self.page, encoding: .utf8).split(separator: "\n").map(
      String.init)
    text = Self.words(
      lines.filter { !$0.hasPrefix(".") }.joined(separator: " ").replacing("\\&", with: ""))
  }

  /// The words of a text as they are in the page, which the parser's tool writes in ASCII.
  private static func words(_ text: String) -> String {
    text.filter(\.isASCII).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The words that follow a macro at the beginning of a line.
  private func entries(_ macro: String) -> [String] {
    lines.filter { $0.hasPrefix("\(macro) ") }.map { String($0.dropFirst(macro.count + 1)) }
  }

  @Test func `the page has exactly the commands that the program has`() throws {
    let commands = try CommandDescription.program().visible().map(\.path).filter { !$0.isEmpty }
    expectEqual(entries(".It Nm Cm"), commands, "run 'make manual'")
  }

  @Test func `the page says about each command what the program says`() throws {
    for (path, command) in try CommandDescription.program().visible() where !path.isEmpty {
      let paragraphs = (command.discussion ?? "").split(separator: "\n\n").map(String.init)
      for paragraph in paragraphs + [command.abstract].compactMap(\.self) {
        let isThere = text.contains(Self.words(paragraph))
        #expect(isThere, "\(path): run 'make manual'")
      }
    }
  }

  @Test func `the page has exactly the options that the program has`() throws {
    let arguments = try CommandDescription.program().visible()
      .flatMap { $0.command.arguments ?? [] }.filter(\.shouldDisplay)
    let options = arguments.flatMap { $0.names ?? [] }.filter { $0.kind == "long" }.map(\.name)
    let named = entries(".It Fl").compactMap { entry in
      entry.split(separator: " ").first { $0.hasPrefix("-") }.map { String($0.dropFirst()) }
    }
    expectEqual(Set(named), Set(options), "run 'make manual'")

    let texts = arguments.flatMap { [$0.abstract].compactMap(\.self) + ($0.allValues ?? []) }
    let missing = Set(texts.filter { !text.contains(Self.words($0)) })
    expectEqual(missing, [], "run 'make manual'")
  }

  @Test func `each command names its options`() throws {
    for (path, command) in try CommandDescription.program().visible() where !path.isEmpty {
      let start = try #require(lines.firstIndex(of: ".It Nm Cm \(path)"))
      let part = lines[start...].dropFirst().prefix { !$0.hasPrefix(".It Nm Cm") }
      let shown = (command.arguments ?? []).filter { $0.shouldDisplay && $0.names?.isEmpty != true }
      for name in shown.flatMap({ $0.names ?? [] }) where name.kind == "long" {
        guard name.name != "help", name.name != "version" else { continue }
        let isNamed = part.contains {
          $0.hasPrefix(".") && $0.split(separator: " ").contains("-\(name.name)")
        }
        #expect(isNamed, "\(path) --\(name.name): run 'make manual'")
      }
    }
  }

  @Test func `lines fit in 80 columns`() {
    #expect(lines.allSatisfy { $0.count <= 80 || $0.hasPrefix(".\\\"") })
  }
}
