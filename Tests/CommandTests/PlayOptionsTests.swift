import Testing

@testable import memorize

/// The few options that are understood without the parser of them all.
struct PlayOptionsTests {
  /// Pieces of command lines, right ones and wrong ones.
  private static let pieces: [[String]] = [
    ["--new"], ["--motion", "none"], ["--motion", "full"], ["--motion", "fast"], ["--motion"],
    ["-n", "8"], ["--pairs", "20"], ["--pairs", "1"], ["-n", "-8"], ["-n", "x"], ["-n"], ["-n8"],
    ["--pairs=8"], ["--seed", "ghost"], ["--seed", "-x"], ["--seed", "--new"], ["--seed", ""],
    ["--seed"], ["capitals"], ["a deck"], ["-"], [""], ["--"], ["play"], ["replay"], ["decks"],
    ["help"], ["stats"], ["--help"], ["-h"], ["--version"], ["--nonsense"], ["-x"], ["--ascii"],
    ["--kiosk"],
    ["--board", "Halloween:8#ghost"], ["--board", "Halloween"], ["--board"], ["--name", "Words"],
    ["--open"], ["--closing-ranks"],
    ["--generate-completion-script", "bash"], ["---completion", "play"],
  ]

  /// What the parser makes of arguments; nil if it refuses them, or they are no game's.
  private func parsed(_ arguments: [String]) -> PlayOptions? {
    (try? Memorize.parseAsRoot(arguments) as? Play)?.options
  }

  @Test func `what is understood without the parser means the same to it`() {
    var understood = 0
    for first in PlayOptionsTests.pieces {
      for second in PlayOptionsTests.pieces + [[]] {
        let arguments = first + second
        guard let options = PlayOptions(plain: arguments) else { continue }
        understood += 1
        #expect(options == parsed(arguments), "\(arguments)")
      }
    }
    #expect(understood > 50)
  }

  @Test func `no command is taken for a deck`() {
    let commands = Set(Memorize.configuration.subcommands.map { $0._commandName })
    #expect(PlayOptions.commands == commands.union(["help"]))
  }

  @Test func `no arguments ask for nothing`() {
    #expect(PlayOptions(plain: []) == PlayOptions())
    #expect(parsed([]) == PlayOptions())
  }

  @Test(
    arguments: [
      ["--motion", "none", "--pairs", "8", "--new"], ["capitals"], ["-n", "20"], ["words.tsv"],
      ["--seed", "ghost", "nato"], ["--motion", "none", "--board", "Halloween:8#ghost"],
    ])
  func `what games are mostly started with needs no parser`(arguments: [String]) {
    #expect(PlayOptions(plain: arguments) != nil)
  }

  @Test func `a public account is never spelled out in short`() {
    #expect(PlayOptions(plain: ["--kiosk"]) == nil)
  }
}
