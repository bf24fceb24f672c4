/// The boards of each chapter.
///
/// NB: the history names boards by their number, so new chapters go to the end.
extension Journey {
  /// The chapters by the usual rules, whose boards grow.
  static let chaptersOfDecks = [
    chapter(
      1, title: "First steps", opensAt: 0,
      ["Animals": 3, "Food": 4, "Halloween": 5, "Weather": 6, "Faces": 9, "Sports": 10]),
    chapter(
      2, title: "Bigger boards", opensAt: 9,
      ["Playing Cards": 9, "Animals": 10, "Food": 12, "Halloween": 15, "Faces": 18, "Animals": 20]),
    chapter(
      3, title: "Words", opensAt: 20,
      ["NATO": 6, "Capitals": 8, "Kana": 9, "Greek Letters": 10, "Morse": 12, "Elements": 15]),
  ]

  /// The chapters by other rules.
  static let chaptersOfRules = [
    chapter(
      4, title: "Two sides: terms here, definitions there", opensAt: 32, rules: "sides",
      ["Capitals": 6, "NATO": 9, "Times Tables": 10, "Vi Keys": 12, "Kana": 15, "Elements": 18]),
    chapter(
      5, title: "Close gaps: cards move up", opensAt: 45, rules: "gaps",
      ["Animals": 6, "Food": 9, "Weather": 10, "Sports": 12, "Playing Cards": 15, "Faces": 18]),
    chapter(
      6, title: "All together", opensAt: 60, rules: "gaps+sides",
      ["Capitals": 10, "Morse": 12, "Kana": 15, "HTTP Status": 18, "Elements": 24, "Capitals": 30]),
    chapter(
      7, title: "Drift: a miss slides a row", opensAt: 68, rules: "drift",
      ["Animals": 6, "Food": 8, "Weather": 10, "Sports": 12, "Halloween": 15, "Faces": 18]),
    chapter(
      8, title: "Three of a kind", opensAt: 78, rules: "three",
      ["Food": 4, "Animals": 6, "Halloween": 8, "Faces": 10, "Sports": 12, "Playing Cards": 15]),
    chapter(
      9, title: "Sudden death: forget nothing", opensAt: 88, rules: "sudden",
      ["Food": 4, "Animals": 6, "Weather": 8, "Faces": 9, "Halloween": 10, "Animals": 12]),
    chapter(
      10, title: "The last mile: par and three moves", opensAt: 98, rules: "drift+moves3",
      ["Sports": 6, "Capitals": 8, "Food": 10, "Kana": 12, "Faces": 15, "Animals": 20]),
  ]
}
