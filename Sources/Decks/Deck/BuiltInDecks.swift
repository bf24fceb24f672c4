/// The decks that come with the game.
///
/// A deck is read only when it is asked for.
public enum BuiltInDecks {
  /// The names of all decks in the order of a menu.
  public static let names = files.map(\.name)

  /// The deck of that name, read at each call.
  ///
  /// - Parameter name: in any case; blanks, hyphens and underscores may be left out or exchanged
  ///   for each other.
  /// - Returns: the deck, or nil if there is none of that name.
  public static func deck(named name: String) -> Deck? {
    let key = DeckName.key(of: name)
    guard let file = files.first(where: { DeckName.key(of: $0.name) == key }) else { return nil }
    return file.deck
  }

  /// All decks in the order of a menu.
  ///
  /// Reads every one of them at each call.
  public static var all: [Deck] { files.compactMap(\.deck) }

  private struct File {
    let name: String
    /// A function, so that no table of bytes is built before it is needed.
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
