/// The decks that come with the game, each read when it is needed.
public enum BuiltInDecks {
  /// The names of all decks but the generated ones in the order of a menu.
  public static let names = files.map(\.name)

  /// Reads or generates the deck of a name, at each call.
  ///
  /// - Parameter name: a name in any case; blanks, hyphens and underscores do not count.
  /// - Returns: nil if no deck has this name.
  public static func deck(named name: String) -> Deck? {
    let key = DeckName.key(of: name)
    guard let file = files.first(where: { DeckName.key(of: $0.name) == key }) else {
      return GeneratedDecks.deck(named: name)
    }
    return file.deck
  }

  /// Whether a name is that of a deck, generated ones included.
  public static func contains(_ name: String) -> Bool {
    let key = DeckName.key(of: name)
    return names.contains { DeckName.key(of: $0) == key } || GeneratedDecks.contains(name)
  }

  /// All decks but the generated ones in the order of a menu, read at each call.
  public static var all: [Deck] { files.compactMap(\.deck) }

  private struct File {
    let name: String
    /// A function, so that only the decks in use are built in memory.
    let bytes: @Sendable () -> [UInt8]

    var deck: Deck? { try? Deck(reading: bytes(), named: name) }
  }

  private static let files = [
    File(name: "Halloween") { PackageResources.halloween_tsv },
    File(name: "Animals") { PackageResources.animals_tsv },
    File(name: "Food") { PackageResources.food_tsv },
    File(name: "Faces") { PackageResources.faces_tsv },
    File(name: "Weather") { PackageResources.weather_tsv },
    File(name: "Sports") { PackageResources.sports_tsv },
    File(name: "Playing Cards") { PackageResources.playing_cards_tsv },
    File(name: "Shapes") { PackageResources.shapes_tsv },
    File(name: "Spanish Words") { PackageResources.spanish_words_tsv },
    File(name: "Greek Letters") { PackageResources.greek_letters_tsv },
    File(name: "Capitals") { PackageResources.capitals_tsv },
    File(name: "Kana") { PackageResources.kana_tsv },
    File(name: "Morse") { PackageResources.morse_tsv },
    File(name: "NATO") { PackageResources.nato_tsv },
    File(name: "Times Tables") { PackageResources.times_tables_tsv },
    File(name: "Elements") { PackageResources.elements_tsv },
    File(name: "HTTP Status") { PackageResources.http_status_tsv },
    File(name: "Vi Keys") { PackageResources.vi_keys_tsv },
  ]
}
