import Canvas
import Pictures
import Synchronization
import Words

/// Finds pictures by their names.
enum PictureSearch {
  /// The fewest columns of a text to search for: two letters, or one of Chinese or Korean.
  static let leastColumns = 2
  /// The most pictures to return.
  static let most = 28

  private typealias Entry = (face: String, words: [Substring])

  private static let english = Pictures.faces.map { face -> Entry in
    (face, words([Pictures.name(of: face), secondNames[face]]))
  }
  private static let others = Mutex<[Language: [Entry]]>([:])

  /// The words for each picture in the current language and in English.
  private static var names: [Entry] {
    let language = Language.current
    guard language != .english else { return english }
    return others.withLock { others in
      if let names = others[language] { return names }
      let names = english.map { entry -> Entry in
        let name = Pictures.name(of: entry.face, in: language.rawValue)
        return (entry.face, words([name]) + entry.words)
      }
      others[language] = names
      return names
    }
  }

  private static func words(_ names: [String?]) -> [Substring] {
    names.compactMap { $0 }.joined(separator: " ").lowercased().split { !$0.isLetter }
  }

  /// The pictures of whose name a word begins with a text: those of that name first, then those whose
  /// name begins with the whole word, then others with the whole word.
  ///
  /// Too few letters find nothing.
  static func faces(named text: String) -> [String] {
    let wanted = text.lowercased()
    guard wanted.columns >= leastColumns else { return [] }
    // Chinese has no blanks between words.
    let isChinese = wanted.unicodeScalars.contains { $0.properties.isIdeographic }
    let found = names.filter { entry in
      entry.words.contains { $0.hasPrefix(wanted) || isChinese && $0.contains(wanted) }
    }
    let ranks: [(Entry) -> Bool] = [
      { $0.words == [wanted[...]] }, { $0.words.first == wanted[...] },
      { $0.words.contains(wanted[...]) }, { _ in true },
    ]
    let ranked = Dictionary(grouping: found) { entry in ranks.firstIndex { $0(entry) } }
    return ranks.indices.flatMap { ranked[$0] ?? [] }.prefix(most).map(\.face)
  }
}

extension PictureSearch {
  /// Words that players look for and that Unicode's names lack.
  static let secondNames = [
    "🎃": "pumpkin", "🚗": "car", "🚙": "car", "🚕": "cab", "🚚": "lorry", "🚛": "lorry",
    "🚲": "bike", "🏍": "motorbike", "✈": "plane aeroplane", "🚢": "boat", "🚂": "train engine",
    "🛸": "ufo", "📱": "smartphone", "📺": "tv", "💻": "computer", "🏠": "home", "😀": "smile happy",
    "😃": "smile happy", "😂": "laugh", "😢": "sad", "😭": "sad", "😡": "angry", "❤": "love",
    "🐶": "puppy", "🐕": "puppy", "🐱": "kitten", "🐈": "kitten", "🐰": "bunny", "🐇": "bunny",
    "🐔": "hen", "🐓": "cock", "🐑": "sheep lamb", "🐏": "sheep", "🐂": "bull", "🐎": "pony",
    "🐴": "pony", "🦌": "stag reindeer", "🐿": "squirrel", "🐞": "ladybird ladybug",
    "🐛": "caterpillar", "🦖": "dinosaur", "🦕": "dinosaur", "🐸": "toad", "🐝": "bee",
    "🍟": "chips", "🌭": "sausage", "🍆": "aubergine", "🌽": "maize", "🍊": "orange mandarin",
    "🍩": "donut", "🍪": "biscuit", "🍬": "sweet", "🍭": "sweet", "☕": "coffee tea", "🍵": "tea",
    "🍉": "melon", "🍈": "honeydew", "🥜": "nut", "🌶": "chili", "🧅": "bulb", "🍝": "pasta",
    "⚽": "football", "🏐": "ball", "🎾": "ball", "⚡": "lightning flash thunder", "🔥": "flame",
    "🎅": "father christmas", "🎁": "present", "🎹": "piano", "🧙": "wizard witch",
    "🧛": "dracula", "👑": "king queen", "🧜": "mermaid", "🌹": "flower", "🌷": "flower",
    "🌻": "flower", "🌼": "flower", "🌸": "flower", "🌺": "flower", "🌲": "fir", "🍀": "shamrock luck",
    "💎": "diamond", "👟": "sneaker trainer", "👖": "trousers", "👓": "spectacles",
    "👮": "policeman policewoman", "🌍": "earth world", "🌎": "earth world", "🌏": "earth world",
    "🗑": "bin rubbish", "🔦": "torch", "🛗": "lift", "🩹": "plaster", "🧹": "witch",
  ]
}

/// The pictures that resemble some given ones, found again only when those change.
struct NearPictures {
  private var given: [String] = []
  private var near: [String] = []

  /// The pictures near to some faces, the nearest first, as in `Pictures.faces(near:)`.
  mutating func faces(near faces: [String]) -> [String] {
    if faces != given {
      given = faces
      near = Pictures.faces(near: faces)
    }
    return near
  }
}
