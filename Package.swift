// swift-tools-version: 6.2

import Foundation
import PackageDescription

// Warnings are errors only in continuous integration, so that newer compilers still build the game.
let isCI = Context.environment["CI"] != nil
let strict: [SwiftSetting] = isCI ? [.treatAllWarnings(as: .error)] : []

// `make test TESTS=StorageTests,DecksTests` sets this variable to build and run only these.
let chosenTests = (Context.environment["MEMORIZE_TESTS"] ?? "").split(separator: ",").map(
  String.init)

// All tests draw hundreds of thousands of frames and play as many games; the modules that handle
// each cell and each card are optimised for them. A few tests are sooner built and run without.
let optimised: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]
let optimisedInTests = strict + (chosenTests.isEmpty ? optimised : [])

// `make fuzz` sets this variable to build the fuzzing program, which needs libFuzzer.
let fuzzes = Context.environment["MEMORIZE_FUZZ"] != nil

// Linux offers more than POSIX; `make PORTABLE=1` does without, as other systems do.
#if os(Linux)
  let isPortable = Context.environment["PORTABLE"] != nil
#else
  let isPortable = true
#endif

// The libraries of ncurses have other names where wide characters are always among them.
#if os(macOS)
  let curses: [LinkerSetting] = [.linkedLibrary("ncurses")]
#else
  let curses: [LinkerSetting] = [.linkedLibrary("ncursesw"), .linkedLibrary("tinfo")]
#endif

// Images and packages of Anki. Static libraries have to follow those that use them, and the package
// manager names each only once, so every target names all of them.
let files = ["minizip", "sqlite3", "zstd", "png", "jpeg", "z", "m"].map {
  LinkerSetting.linkedLibrary($0)
}

// make passes the commit, which `memorize --version` prints.
let commit = Context.environment["MEMORIZE_COMMIT"] ?? "unknown"

/// The files of a folder that only the C sources there embed.
func files(in folder: String, endingIn endings: [String]) -> [String] {
  let all = try? FileManager.default.contentsOfDirectory(
    atPath: "\(Context.packageDirectory)/\(folder)")
  return (all ?? []).filter { name in endings.contains(where: name.hasSuffix) }.sorted()
}

/// The tests of a module.
func tests(_ name: String, with modules: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: ["Expectations"] + modules, exclude: exclude,
    swiftSettings: strict)
}

let package = Package(
  name: "Memorize",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "memorize", targets: ["memorize"])],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    // The rules import nothing.
    .target(name: "MemoryGame", swiftSettings: optimisedInTests),
    // Choices shared by files and drawing: colours, glyphs, motion.
    .target(name: "Options", swiftSettings: strict),
    .target(name: "GameAnalysis", dependencies: ["MemoryGame"], swiftSettings: optimisedInTests),
    // Texts in four languages. Only Words may import CWords, the translations as data.
    .target(
      name: "CWords", path: "Sources/Words/Languages",
      exclude: files(in: "Sources/Words/Languages", endingIn: [".po", ".pot"])),
    .target(
      name: "Words", dependencies: ["CWords", "Options"], exclude: ["Languages"],
      swiftSettings: strict),
    // Turns and computer opponents, without a screen.
    .target(name: "Rivals", dependencies: ["MemoryGame"], swiftSettings: strict),
    // What a learner knows, and when to review it; no clock, no files.
    .target(name: "Study", dependencies: ["MemoryGame", "Libc"], swiftSettings: strict),
    // The characters of encodings. Only Decks may import CEncodings.
    .target(name: "CEncodings", exclude: ["encodings.txt"]),
    .target(
      name: "Decks", dependencies: ["CEncodings", "MemoryGame", "Options", "Words"],
      resources: [
        .embedInCode("BuiltIn"), .embedInCode("Import/column-names.txt"),
        .embedInCode("Import/html-references.txt"),
        .embedInCode("Encodings/frequent-hanzi.txt"), .embedInCode("Encodings/frequent-hangul.txt"),
      ], swiftSettings: strict),
    .target(name: "Canvas", dependencies: ["Options"], swiftSettings: optimisedInTests),

    // Only Pictures may import CPictures, the artwork and the large letters as data.
    .target(
      name: "CPictures",
      exclude: files(in: "Sources/CPictures", endingIn: [".txt", ".bin", ".tsv"])),
    .target(
      name: "Pictures", dependencies: ["CPictures"],
      resources: [.embedInCode("Letters/suits.txt")], swiftSettings: optimisedInTests),

    // Names of pictures, and texts in fewer letters.
    .target(
      name: "Spelling", dependencies: ["Canvas", "Pictures", "Words"], swiftSettings: strict),

    // Reads images; only Storage may import it.
    .target(name: "CImages", linkerSettings: files),

    // Packages of Anki. Only Anki may import CAnki.
    .systemLibrary(
      name: "CAnki",
      providers: [
        .apt(["libsqlite3-dev", "libzstd-dev", "libminizip-dev"]),
        .yum(["sqlite-devel", "libzstd-devel", "minizip-ng-compat-devel"]),
        .brew(["sqlite", "zstd", "minizip"]),
      ]),
    .target(
      name: "Anki", dependencies: ["CAnki", "Decks", "Libc", "Words"],
      resources: [.embedInCode("tables.sql"), .embedInCode("collection.sql")],
      swiftSettings: strict,
      linkerSettings: files),

    // The only module that chooses among the C libraries.
    .target(name: "Libc", swiftSettings: strict),
    // Everything that differs between Linux and other systems.
    .systemLibrary(name: "CLinux"),
    .target(
      name: "Platform", dependencies: isPortable ? ["Libc"] : ["Libc", "CLinux"],
      exclude: [isPortable ? "Linux" : "Portable"], swiftSettings: strict),

    .target(
      name: "Storage",
      dependencies: [
        "MemoryGame", "GameAnalysis", "Rivals", "Anki", "Decks", "Study", "Options", "Words",
        "Libc", "CImages",
      ],
      swiftSettings: strict),

    // Other players' journals, and the exchange of their lines between hosts.
    .target(
      name: "Races", dependencies: ["MemoryGame", "Decks", "Storage", "Words", "Libc"],
      swiftSettings: strict),

    .target(
      name: "MemorizeViewModel",
      dependencies: [
        "MemoryGame", "GameAnalysis", "Rivals", "Races", "Decks", "Study", "Storage", "Options",
        "Words",
      ],
      swiftSettings: strict),
    .target(
      name: "MemorizeView",
      dependencies: ["MemorizeViewModel", "Canvas", "Options", "Pictures", "Spelling", "Words"],
      swiftSettings: strict),
    // The game in lines of text, without a screen; of Canvas it uses text only.
    .target(
      name: "LineMode", dependencies: ["MemorizeViewModel", "Canvas", "Spelling", "Words"],
      swiftSettings: strict),

    // Only Curses may import CNCurses.
    .systemLibrary(
      name: "CNCurses",
      providers: [.apt(["libncurses-dev"]), .yum(["ncurses-devel"]), .brew(["ncurses"])]),
    .target(
      name: "Curses", dependencies: ["Canvas", "CNCurses", "Libc", "Platform"],
      swiftSettings: strict, linkerSettings: curses),

    // The commit, in C because only C gets values from the manifest, and in a module of its own, so
    // that nothing else is compiled again when it changes.
    .target(
      name: "CRevision", cSettings: [.define("MEMORIZE_COMMIT", to: "\"\(commit)\"")]),
    .target(name: "Revision", dependencies: ["CRevision"], swiftSettings: strict),

    .executableTarget(
      name: "memorize",
      dependencies: [
        "MemorizeView", "LineMode", "MemorizeViewModel", "Storage", "Decks", "Races", "Rivals",
        "Curses", "Canvas", "Libc", "Pictures", "Platform", "Revision", "Words",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      resources: [.embedInCode("Commands/Completion")], swiftSettings: strict),

    // The whole idea in 300 lines: `make lesson` plays it, docs/mvvm.md explains it.
    .executableTarget(
      name: "lesson", dependencies: ["MemoryGame", "Canvas", "Curses", "Options"],
      swiftSettings: strict),

    // The benchmarks: `make bench`.
    .executableTarget(
      name: "memorize-bench",
      dependencies: [
        "MemorizeView", "MemorizeViewModel", "Storage", "Decks", "MemoryGame", "GameAnalysis",
        "Rivals", "Curses", "Canvas", "Study",
        "Libc", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["Scripts"], swiftSettings: strict),

    tests("MemoryGame", with: ["MemoryGame", "GameFixtures"]),
    tests("GameAnalysis", with: ["GameAnalysis", "MemoryGame", "GameFixtures"]),
    tests("Rivals", with: ["Rivals", "MemoryGame", "GameFixtures"]),
    tests("Words", with: ["Words"]),
    tests("Study", with: ["Study", "MemoryGame", "GameFixtures"], exclude: ["FSRS"]),
    // Comparisons that compile in a fraction of the time of the macro `#expect`.
    .target(name: "Expectations", path: "Tests/Expectations", swiftSettings: strict),
    // Boards, cards and the reference game for the tests of several modules.
    .target(
      name: "GameFixtures", dependencies: ["MemoryGame"], path: "Tests/GameFixtures",
      swiftSettings: strict),
    // A directory with games and a machine's clock, for the tests of several modules.
    .target(
      name: "HomeFixtures",
      dependencies: ["MemorizeViewModel", "MemoryGame", "Decks", "Storage", "Expectations"],
      path: "Tests/HomeFixtures", swiftSettings: strict),
    // A directory with a race and the tables of its players, for the tests of several modules.
    .target(
      name: "RaceFixtures",
      dependencies: [
        "MemorizeViewModel", "MemoryGame", "Races", "Decks", "Storage", "Expectations",
        "HomeFixtures",
      ], path: "Tests/RaceFixtures", swiftSettings: strict),
    tests("Decks", with: ["Decks", "Canvas", "MemoryGame"], exclude: ["checksums.txt"]),
    tests("Anki", with: ["Anki", "Decks", "Storage"], exclude: ["Fixtures"]),
    tests("Races", with: ["Races", "Storage", "Decks", "MemoryGame", "GameFixtures"]),
    tests("Storage", with: ["Storage", "Decks", "MemoryGame", "Study"]),
    tests("Canvas", with: ["Canvas", "MemoryGame"]),
    tests("Pictures", with: ["Pictures"]),
    tests(
      "MemorizeViewModel",
      with: [
        "MemorizeViewModel", "MemoryGame", "HomeFixtures", "RaceFixtures", "Races", "Rivals",
        "Decks", "Storage", "Study",
      ]),
    tests(
      "MemorizeView",
      with: [
        "MemorizeView", "MemorizeViewModel", "Storage", "MemoryGame", "Decks", "Canvas", "Spelling",
        "GameFixtures", "HomeFixtures", "RaceFixtures", "Races", "Words",
      ], exclude: ["Screens"]),
    tests(
      "LineMode",
      with: [
        "LineMode", "MemorizeViewModel", "MemoryGame", "Decks", "Storage", "Canvas", "GameFixtures",
        "HomeFixtures",
      ]),
    tests(
      "Curses",
      with: [
        "Curses", "Canvas", "CNCurses", "MemorizeView", "MemorizeViewModel", "MemoryGame", "Decks",
        "Emulation",
      ]),
    tests(
      "Command",
      with: [
        "memorize", "MemorizeView", "MemorizeViewModel", "Storage", "Study", "Decks", "Curses",
        "Revision", "Canvas", "Words", "Options",
      ]),
    .systemLibrary(
      name: "CVTerm", path: "Tests/CVTerm", providers: [.apt(["libvterm-dev"])]),
    // A terminal emulator for tests.
    .target(
      name: "Emulation", dependencies: ["CVTerm"], path: "Tests/Emulation",
      swiftSettings: optimisedInTests),
    tests("EndToEnd", with: ["memorize", "memorize-bench", "MemoryGame", "CVTerm", "Emulation"]),
    tests("Bench", with: ["memorize-bench", "Rivals"]),
    tests("Lesson", with: ["lesson", "MemoryGame", "Canvas"]),

    // What must hold for any input, for the tests and for the fuzzer.
    .target(
      name: "FuzzBodies",
      dependencies: [
        "Anki", "Decks", "MemoryGame", "Storage", "Study", "Races", "MemorizeViewModel",
        "MemorizeView", "LineMode", "Canvas", "Curses", "Libc",
      ],
      path: "Tests/FuzzBodies", swiftSettings: strict),
    tests("Fuzz", with: ["FuzzBodies", "MemoryGame"], exclude: ["Corpora"]),
  ]
)

if fuzzes {
  package.targets += [
    .systemLibrary(name: "CFuzzer", path: "Tests/CFuzzer"),
    .executableTarget(
      name: "memorize-fuzz", dependencies: ["FuzzBodies", "CFuzzer"], path: "Tests/Fuzz",
      swiftSettings: strict),
  ]
}

// A module sees the types of modules that its own dependencies import. It has to be compiled again
// when their layout changes, so each target names them all.
let direct = Dictionary(
  uniqueKeysWithValues: package.targets.map { target in
    let names = target.dependencies.compactMap { dependency -> String? in
      if case .byNameItem(let name, _) = dependency { name } else { nil }
    }
    return (target.name, names)
  })
for target in package.targets where target.type != .system {
  var all = direct[target.name] ?? []
  var index = 0
  while index < all.count {
    all += (direct[all[index]] ?? []).filter { !all.contains($0) }
    index += 1
  }
  let known = Set(direct[target.name] ?? [])
  target.dependencies += all.filter { !known.contains($0) }.map { .byName(name: $0) }
}

if !chosenTests.isEmpty {
  package.targets.removeAll { $0.type == .test && !chosenTests.contains($0.name) }
}

// `make docs` sets this variable, so that nobody else fetches the plugin.
if Context.environment["MEMORIZE_DOCS"] != nil {
  package.dependencies.append(
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"))
}
