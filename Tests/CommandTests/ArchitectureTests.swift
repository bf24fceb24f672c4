import Expectations
import Foundation
import Testing

/// The map of the modules in `docs/architecture.md`.
struct ArchitectureTests {
  /// The modules that any other may import.
  private static let everywhere: Set = ["Libc", "Options", "Words"]

  /// The rows of the map: a module and the column of what it imports.
  private static func rows() throws -> [(module: String, imports: String)] {
    let text = try String(contentsOf: .inPackage("docs/architecture.md"), encoding: .utf8)
    let map = text.components(separatedBy: "## ").first { $0.hasPrefix("Modules") } ?? ""
    return map.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: [" "]) }
      guard line.hasPrefix("| `"), cells.count == 3 else { return nil }
      return (cells[0].trimmingCharacters(in: ["`"]), cells[2])
    }
  }

  /// The modules of this program that the sources of a module import.
  private static func imports(of module: String, among modules: [String]) throws -> Set<String> {
    let files = FileManager.default.enumerator(
      at: .inPackage("Sources/\(module)"), includingPropertiesForKeys: nil)
    let sources = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
    let lines = try sources.flatMap {
      try String(contentsOf: $0, encoding: .utf8).split(separator: "\n")
    }
    return Set(lines.filter { $0.hasPrefix("import ") }.map { String($0.dropFirst(7)) })
      .intersection(modules).subtracting(everywhere)
  }

  @Test func `it has every module once, and says what each imports`() throws {
    let rows = try Self.rows()
    let modules = rows.map(\.module)
    expectEqual(Set(modules).count, modules.count)
    let folders = try FileManager.default.contentsOfDirectory(atPath: URL.inPackage("Sources").path)
    // Modules in C have no Swift of their own, and belong to the one that imports them.
    let swift = folders.filter { $0.range(of: "^C[A-Z]", options: .regularExpression) == nil }
    expectEqual(Set(swift).subtracting(modules), [])
    for (index, row) in rows.enumerated() where swift.contains(row.module) {
      let found = try Self.imports(of: row.module, among: folders)
      let named = Set(folders.filter { row.imports.contains("`\($0)`") })
      switch row.imports {
      case "all": break
      case _ where row.imports.hasPrefix("all of the above"):
        #expect(found.subtracting(named).isSubset(of: modules.prefix(index)), "\(row.module)")
      default: expectEqual(found, named, "\(row.module)")
      }
    }
  }

  @Test func `every file of Swift that the documents name exists`() throws {
    let folders = ["Sources", "Tests", "docs"].map(URL.inPackage)
    let files = folders.flatMap { folder in
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
        .compactMap { ($0 as? URL)?.lastPathComponent } ?? []
    }
    let pages = try FileManager.default.contentsOfDirectory(
      at: .inPackage("docs"), includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "md" }
    #expect(pages.count > 10)
    for page in pages {
      let words = try String(contentsOf: page, encoding: .utf8).split { " `/()\n|".contains($0) }
      let named = Set(words.map { $0.trimmingCharacters(in: [",", ".", ";", ":"]) })
      let missing = named.filter { $0.hasSuffix(".swift") }.subtracting(files + ["Package.swift"])
      expectEqual(missing, [], "\(page.lastPathComponent)")
    }
  }
}
