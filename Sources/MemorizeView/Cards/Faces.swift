import Canvas
import MemorizeViewModel
import Pictures

/// The faces of a board, and how much of their text is visible on cards of a size.
///
/// Legibility is stored once computed, because a layout asks for it again and again.
final class Faces {
  /// How much is visible: more whole texts are better, then more of them with unbroken words.
  struct Legibility: Comparable {
    let shown: Int
    let unbroken: Int

    static func < (one: Legibility, other: Legibility) -> Bool {
      (one.shown, one.unbroken) < (other.shown, other.unbroken)
    }
  }

  private let cards: [FaceText]
  /// The texts of the cards, without the second text of matching pictures.
  private let texts: [FaceText]
  private var known: [(room: Size, legibility: Legibility)] = []
  private var shortened: (room: Size, cards: [FaceText])?
  /// The glyphs for large letters; `nil` on terminals without them.
  private let form: CellForm?

  /// The faces of pairs, two of each.
  convenience init(
    of pairs: [Pair], _ capabilities: Capabilities, pictures: OwnPictures = OwnPictures()
  ) {
    self.init(of: pairs.flatMap { [$0.first, $0.second] }, capabilities, pictures: pictures)
  }

  /// The faces of cards, in characters that the terminal has, with the player's pictures; those that
  /// are on the other side in the deck are told apart.
  convenience init(
    of faces: [Face], reversed: Set<Face> = [], _ capabilities: Capabilities,
    pictures: OwnPictures = OwnPictures()
  ) {
    var texts = DistinctFaces(faces, capabilities).texts
    for (index, face) in zip(texts.indices, faces) where reversed.contains(face) {
      texts[index].isReversed = true
    }
    if capabilities.blocks != .none {
      for (index, photo) in zip(texts.indices, Faces.photos(of: faces, pictures)) {
        texts[index].photo = photo
      }
    }
    self.init(texts, form: CellForm(capabilities.blocks))
  }

  /// The player's own pictures on faces; of faces with different words for the same picture, only
  /// the first one shows it.
  private static func photos(of faces: [Face], _ pictures: OwnPictures) -> [FacePhoto?] {
    var words: [String: String] = [:]
    return faces.map { face in
      guard let file = face.picture?.file else { return nil }
      let isFirst = words[file, default: face.text] == face.text
      words[file] = words[file] ?? face.text
      return isFirst ? FacePhoto(face, pictures) : nil
    }
  }

  /// The faces of a board, in the order of the cards' numbers.
  init(_ cards: [FaceText], form: CellForm? = nil) {
    self.form = form
    let cards = cards.lettersBySide
    self.cards = cards
    texts = cards.indices.filter { $0.isMultiple(of: 2) || cards[$0] != cards[$0 - 1] }
      .map { cards[$0] }
  }

  /// The face of a card; `nil` for one that is not on the board.
  subscript(id: CardID) -> FaceText? { cards[at: id.rawValue] }

  /// The face of a card as it is drawn on cards of a size; `nil` for one that is not on the board.
  ///
  /// Where texts are shortened to the same beginning, all but one end in a number.
  func face(_ id: CardID, on card: CardSize, isSolid: Bool) -> FaceText? {
    let room = card.body(isSolid: isSolid)
    if shortened?.room != room { shortened = (room, DistinctFaces.shortened(cards, to: room)) }
    return shortened?.cards[at: id.rawValue]
  }

  /// The best legibility: every text whole, with unbroken words.
  var everything: Legibility { Legibility(shown: texts.count, unbroken: texts.count) }

  /// The usual width of the faces for their height: 1 for pictures, more for several large letters.
  var ratio: Double {
    let signs = texts.compactMap(\.letters).filter { !$0.isLong }
    let widest = signs.map(\.width).max() ?? 0
    return max(1, Double(widest) / Faces.squareWidth)
  }

  /// Whether a face has large letters.
  var hasLetters: Bool { texts.contains { $0.letters != nil } }

  /// Whether all faces without pictures are in large letters on cards of a size.
  ///
  /// The letters of a side have one scale, so one text stands for all of them.
  func areLarge(on card: CardSize) -> Bool {
    guard let form, texts.allSatisfy(\.isLarge) else { return false }
    return [false, true].allSatisfy { isDefinition in
      texts.first { $0.isDefinition == isDefinition && $0.letters != nil }?.letters?
        .fit(width: card.width, height: max(1, card.height - 1), form: form) ?? true
    }
  }

  /// The pixels of large letters that look good on a card for pictures.
  private static let squareWidth = 24.0

  /// Whether all faces are pictures that come with the program.
  private(set) lazy var areArtwork = cards.allSatisfy { $0.artwork != nil }

  /// The columns of the longest text.
  var longest: Int { texts.map(\.leastColumns).max() ?? 1 }

  /// The columns of the longest text that cannot be broken anywhere; 0 if there is none.
  var longestSignals: Int { texts.filter(\.isSignals).map(\.columns).max() ?? 0 }

  /// The same faces with the words for the player's own pictures; `nil` if there are none.
  private(set) lazy var withoutPhotos: Faces? = {
    guard cards.contains(where: { $0.photo != nil }) else { return nil }
    return Faces(
      cards.map { card in
        var card = card
        card.photo = nil
        return card
      })
  }()

  /// How much of all texts is visible on cards of a size.
  ///
  /// Complexity: O(texts × cells) the first time, O(1) later.
  func legibility(on card: CardSize, isSolid: Bool) -> Legibility {
    let room = card.body(isSolid: isSolid)
    if let known = known.first(where: { $0.room == room }) { return known.legibility }
    var (shown, unbroken) = (0, 0)
    for text in texts {
      let fit = text.fit(in: room)
      if fit != .shortened { shown += 1 }
      if fit == .whole { unbroken += 1 }
    }
    let legibility = Legibility(shown: shown, unbroken: unbroken)
    known.append((room, legibility))
    return legibility
  }
}

extension [FaceText] {
  /// The faces, with large letters of one scale on a side where all are large: a few large words
  /// among small ones would look odd.
  var lettersBySide: [FaceText] {
    var faces = self
    for isDefinition in [false, true] {
      let side = indices.filter { self[$0].isDefinition == isDefinition }
      guard side.allSatisfy({ self[$0].isLarge }) else {
        for index in side { faces[index].letters = nil }
        continue
      }
      let alike = Letters.alike(side.compactMap { self[$0].letters })
      for (index, letters) in zip(side.filter { self[$0].letters != nil }, alike) {
        faces[index].letters = letters
      }
    }
    return faces
  }
}
