import Canvas
import Decks
import Expectations
import Options
import Storage
import Testing

@testable import MemorizeView
@testable import MemorizeViewModel
@testable import MemoryGame

/// Any two features together, played at random and compared with the reference game.
struct PairwiseTests {
  @Test(arguments: Feature.pairs)
  func `two features together keep state, journal, history and statistics right`(
    features: [Feature]
  ) throws {
    var player = try PairwisePlayer(features, seed: 1)
    try player.playGame()
    if features.contains(.review) { try player.review() }
    try player.startAnother()
    try player.playGame()
  }

  @Test func `every two features are combined once`() {
    let (count, rules) = (Feature.all.count, Variant.Rule.allCases)
    // Each rule that cannot be combined with another names it once.
    let excluded = rules.reduce(0) { $0 + $1.exclusions.count }
    #expect(count == rules.count + 9 && excluded > 0)
    expectEqual(Feature.pairs.count, count * (count - 1) / 2 - excluded)
    expectEqual(Set(Feature.pairs.map(Set.init)).count, Feature.pairs.count)
  }
}

/// A game as a player meets it: a screen, the files behind it and a clock moved by hand.
///
/// Only this type of the pairwise test knows how screens and view models are made.
final class PairwiseTable {
  let variant: Variant
  let company: Company
  let isKiosk: Bool
  private(set) var viewModel: TableViewModel
  private(set) var now: Duration = .zero
  private let root = TemporaryDirectory()
  private let library: LibraryViewModel
  private let seeds: Seeds
  private var app: App
  private let size = Size(60, 16)

  init(_ deck: Deck, pairs: Int, variant: Variant, company: Company, isKiosk: Bool) throws {
    (self.variant, self.company, self.isKiosk) = (variant, company, isKiosk)
    let decks = DeckLibrary(directory: root.path)
    _ = try decks.save(deck)
    let library = LibraryViewModel(decks)
    let seeds = Seeds()
    self.library = library
    self.seeds = seeds
    let board = try #require(Board.of(deck, pairs: pairs, seed: "ghost"))
    viewModel = try #require(
      TableViewModel.dealing(
        board, rules: Rules(variant: variant, company: company), library: { library.decks },
        recorder: isKiosk ? nil : Self.recorder(root.path, seeds),
        best: isKiosk ? Self.best(root.path) : nil, freshSeed: seeds.next))
    app = Self.app(viewModel, isKiosk ? nil : library)
    draw()
  }

  private var directory: String { root.path }

  private static func recorder(_ directory: String, _ seeds: Seeds) -> GameRecorder {
    GameRecorder(directory: directory, program: "0", date: { 1_800_000_000 }, suffix: seeds.next)
  }

  private static func best(_ directory: String) -> BestResults {
    BestResults(directory: directory, player: nil, date: { 1_800_000_000 })
  }

  private static func app(_ game: TableViewModel, _ library: LibraryViewModel?) -> App {
    App(
      playing: game, library: library, theme: Theme(options: ThemeOptions(motion: .none)),
      isKiosk: library == nil)
  }
}

// MARK: - What the player does

extension PairwiseTable {
  func wait(_ time: Duration) { now += time }

  func choose(_ id: CardID) { viewModel.choose(id, at: now) }

  func press(_ keys: Key...) {
    draw()
    for key in keys {
      _ = app.handle(.key(key), at: now)
      draw()
    }
  }

  /// Draws; the player looks at no peek, so that no time passes before the game.
  func draw() {
    viewModel.endPreview(at: now)
    _ = app.frame(size: size, at: now)
  }

  /// Leaves the program and starts it again without arguments.
  ///
  /// In a kiosk this is the next visitor.
  func restart() throws {
    viewModel.leave(at: now)
    now += .seconds(100)
    let library = library
    let decks = { library.decks }
    let deck = try #require(library.deck(named: viewModel.board.deck.name))
    if isKiosk {
      let board = try #require(
        Board.of(deck, pairs: viewModel.board.pairs, seed: seeds.next()))
      viewModel = try #require(
        TableViewModel.dealing(
          board, rules: Rules(variant: variant, company: company), library: decks,
          best: Self.best(directory), at: now,
          freshSeed: seeds.next))
    } else {
      viewModel = try #require(
        TableViewModel.resuming(
          from: Self.recorder(directory, seeds), deck: { library.deck(named: $0) },
          rules: Rules(variant: variant, company: company), library: decks, at: now,
          freshSeed: seeds.next))
    }
    app = Self.app(viewModel, isKiosk ? nil : library)
    draw()
  }

  /// Opens the editor from the chooser, adds a pair, and goes back to the table.
  func editDeck(adding pair: Pair) throws {
    press("d", "e")
    if !isKiosk {
      let editor = try #require(DeckEditor(library, deckNamed: deck.name))
      editor.add([pair])
      press(.escape)
    }
    press(.escape)
  }
}

// MARK: - What there is to compare

extension PairwiseTable {
  var deck: Deck { viewModel.board.deck }
  /// The deck as it is now, which may have been edited since the board was dealt.
  var newestDeck: Deck? { library.deck(named: deck.name) }
  var isChooserOpen: Bool { app.screen is ChooserScreen }
  var isReviewOpen: Bool { app.screen is ReviewScreen }
  var isRecordingOpen: Bool { app.screen is ReviewScreen }
  /// Whether a finished game can be looked at; that of another player at a public table cannot, nor
  /// one by rules without a review.
  var hasRecording: Bool {
    let finished = try? GamesFolder(directory: directory).newestFinished()
    guard !isKiosk, let variant = (finished ?? nil)?.header.variant else { return false }
    return !variant.isOpen && variant.cardsOfAKind == 2
  }
  var isAnythingOpen: Bool { app.screens.count > 1 || app.dialog != nil }

  /// The game in the newest journal.
  func journal() throws -> JournalRecord? {
    let games = GamesFolder(directory: directory)
    return try games.newest().map { try games.read($0) }
  }

  func history() throws -> [GameRecord] {
    try History(directory: directory).read().value
  }

  func standings() -> [Standing] { viewModel.records.bestGames() }
}

/// Seeds and file names that follow from a number.
final class Seeds {
  private var count = 0

  func next() -> String {
    count += 1
    return "fresh\(count)"
  }
}

/// The features that the pairwise test combines.
enum Feature: Hashable {
  case rule(Variant.Rule)
  case pause, shuffle, resume
  case chooser, editor, review, kiosk
  case people, hints

  static let all: [Feature] =
    Variant.Rule.allCases.map(Feature.rule) + [
      .pause, .shuffle, .resume, .chooser, .editor, .review, .kiosk, .people, .hints,
    ]

  /// Every two different features that go together, once.
  static let pairs: [[Feature]] = all.indices.flatMap { first in
    all[(first + 1)...].map { [all[first], $0] }
  }.filter { $0.variant.conflict == nil }
}

extension [Feature] {
  /// Who shares the game; some rules are for one player.
  var company: Company {
    contains(.people) && variant.ruleForOne == nil ? .people(["Ann", "Bob"]) : .alone
  }

  /// The rules, with an amount that ends about every second game.
  var variant: Variant {
    reduce(into: Variant()) { variant, feature in
      guard case .rule(let rule) = feature else { return }
      variant[amountOf: rule] =
        switch rule {
        case .limitedMoves: 9
        case .againstTheClock: 40
        default: rule.usualAmount
        }
    }
  }
}
