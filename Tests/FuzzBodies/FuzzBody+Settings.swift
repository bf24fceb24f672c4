import Decks
import Storage

extension FuzzBody {
  /// Saved settings read the same, and unknown members stay in the file.
  static let settings = FuzzBody("settings") { (bytes) throws(Complaint) in
    guard let document = try? SettingsDocument(reading: bytes) else { return }
    let (settings, faults) = document.settings
    try expect(faults.allSatisfy(\.isOneShortLine), "a notice of more than a line: \(faults)")
    if let deck = settings.deck {
      try expect(deck.isHarmless && deck.isVisible, "a harmful deck name: \(deck)")
    }
    // A number out of range can be read past, but not written.
    guard (try? document.bytes()) != nil else { return }
    try check(document.changed(from: settings, to: settings), is: settings, keys: document.keys)
    var others = settings
    others.theme.showsLabels.toggle()
    others.theme.table = settings.theme.table == .own ? .navy : .own
    others.variant.closesGaps.toggle()
    others.flipBack = settings.flipBack == nil ? .milliseconds(1250) : nil
    others.pairs = settings.pairs == nil ? 7 : nil
    let keys = document.keys.subtracting(["closingRanks"])
    try check(document.changed(from: settings, to: others), is: others, keys: keys)
  }

  private static func check(
    _ document: SettingsDocument, is settings: Settings, keys: Set<String>
  ) throws(Complaint) {
    let bytes = try? document.bytes()
    let again = bytes.flatMap { try? SettingsDocument(reading: $0) }
    try expect(again?.settings.value == settings, "other settings after saving")
    try expect(again?.keys.isSuperset(of: keys) == true, "keys were lost")
  }
}
