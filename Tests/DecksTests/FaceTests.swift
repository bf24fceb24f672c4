import Expectations
import Testing

@testable import Decks

@Suite struct FaceTests {
  @Test func `twins are equal and match`() {
    let pair = Pair(twin: "ghost")
    expectEqual(pair.first, pair.second)
    #expect(pair.first.matches(pair.second))
    expectEqual(pair.first.side, .twin)
    expectEqual(pair.first.partner, "ghost")
  }

  @Test func `a term matches its definition in either order, and nothing else`() {
    let france = Pair(term: "France", definition: "Paris")
    let italy = Pair(term: "Italy", definition: "Rome")
    #expect(france.first.matches(france.second))
    #expect(france.second.matches(france.first))
    #expect(!france.first.matches(france.first))
    #expect(!france.first.matches(italy.second))
    #expect(!france.first.matches(italy.first))
  }

  @Test func `a term that equals its definition is not a twin`() {
    let place = Pair(term: "Monaco", definition: "Monaco")
    #expect(place.first.matches(place.second))
    #expect(!place.first.matches(place.first))
    #expect(!place.first.matches(Pair(twin: "Monaco").first))
  }

  @Test func `a deck cleans its name and keeps its usual pairs at two or more`() {
    let deck = Deck(name: " a\u{1B}[2Jb ", color: .pink, usualPairs: -3, pairs: [])
    expectEqual(deck.name, "ab")
    expectEqual(deck.usualPairs, 2)
    #expect(!deck.isWords)
    expectEqual(deck.playablePairs, 0)
  }
}

@Suite struct CleaningTests {
  @Test(arguments: [
    ("  plain  ", "plain"),
    ("in  side", "in  side"),
    ("a\tb\nc\u{B}d", "a b c d"),
    ("a\r\nb", "a  b"),
    ("a\u{85}b\u{2028}c", "a b c"),
    ("\u{3000}b\u{A0}", "b"),
    ("a\0b\u{7}c\u{8}d\u{7F}e", "abcde"),
    ("a\u{81}b\u{99}c", "abc"),
    ("a\u{202E}b\u{2066}c\u{2069}\u{202A}d", "abcd"),
    ("\u{FEFF}a\u{FEFF}b", "ab"),
    ("🧙\u{200D}♀\u{FE0F}", "🧙\u{200D}♀\u{FE0F}"),
    ("e\u{301}", "e\u{301}"),
    ("", ""),
  ]) func `cleaning keeps text and removes control characters`(dirty: String, clean: String) {
    expectEqual(Pair(twin: dirty).first.text, clean)
  }

  @Test(arguments: [
    ("a\u{1B}[31mb", "ab"),
    ("a\u{1B}[?1049hb", "ab"),
    ("a\u{1B}[1;2 qb", "ab"),
    ("a\u{9B}2Jb", "ab"),
    ("a\u{1B}]0;title\u{7}b", "ab"),
    ("a\u{1B}]52;c;AAAA\u{1B}\\b", "ab"),
    ("a\u{9D}0;title\u{9C}b", "ab"),
    ("a\u{1B}Pq#0\u{1B}\\b", "ab"),
    ("a\u{90}q\u{9C}b\u{98}x\u{9C}\u{9E}x\u{9C}\u{9F}x\u{9C}c", "abc"),
    ("a\u{1B}^x\u{1B}\\\u{1B}_x\u{1B}\\\u{1B}Xx\u{1B}\\b", "ab"),
    ("a\u{1B}cb", "ab"),
    ("a\u{1B}(0b", "ab"),
    ("a\u{1B}#8b", "ab"),
    ("a\u{1B}\u{1B}[31mb", "ab"),
    ("a\u{1B}[3\u{1B}[1mb", "ab"),
    ("a\u{1B}]0;x\u{1B}[1mb", "ab"),
    ("a\u{1B}]never ended", "a"),
    ("a\u{1B}[", "a"),
    ("a\u{1B}", "a"),
    ("a\u{1B}é", "aé"),
  ]) func `an escape sequence is removed as a whole`(dirty: String, clean: String) {
    let pair = Pair(term: dirty, definition: dirty)
    expectEqual(pair.first.text, clean)
    expectEqual(pair.second.text, clean)
    expectEqual(pair.first.partner, clean)
  }

  @Test func `no control character survives among any three scalars`() {
    let scalars: [Unicode.Scalar] = [
      "\u{1B}", "\u{9B}", "\u{9D}", "\u{90}", "\u{9C}", "\u{7}", "\u{18}", "[", "]", "P", "\\",
      "m", "0", "\u{202E}", "\u{FEFF}", "\n", "é",
    ]
    for first in scalars {
      for second in scalars {
        for third in scalars {
          let dirty = String(String.UnicodeScalarView([first, second, third]))
          let clean = Pair(twin: "a\(dirty)b").first.text
          #expect(clean.unicodeScalars.allSatisfy(isHarmless), "\(clean.debugDescription)")
          expectEqual(Pair(twin: clean).first.text, clean)
        }
      }
    }
  }

  private func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: false
    default: true
    }
  }
}

@Suite struct UnambiguousTests {
  private let words = Deck([
    Pair(term: "Bank", definition: "bank"),
    Pair(term: "Ufer", definition: "Bank"),
    Pair(term: "See", definition: "lake"),
    Pair(term: "see", definition: "sea"),
    Pair(term: "la  mer", definition: "Sea"),
    Pair(twin: "LA MER"),
    Pair(twin: "moon"),
  ])

  @Test(arguments: [("x", "X"), ("gu", "gU"), (":w", ":W"), (" é", "É "), ("я", "Я")])
  func `case tells letters and keys apart`(one: String, other: String) {
    let deck = Deck(one, other)
    expectEqual(deck.playablePairs, 2)
    expectEqual(DrawnPairs(from: deck, count: 2, seed: "s")?.pairs.count, 2)
    let board = Deck([Pair(term: one, definition: "same"), Pair(term: other, definition: "Same")])
    expectEqual(board.playablePairs, 1)
  }

  @Test func `an earlier pair excludes all pairs that share a text with it`() {
    let chosen = words.unambiguous(order: words.pairs.indices, limit: .max)
    expectEqual(chosen.map(\.first.text), ["Bank", "See", "la  mer", "moon"])
    let limit = words.boardLimit
    expectEqual([limit.pairs, limit.sharing, limit.differingInCase], [4, 1, 2])
  }

  @Test func `the order decides which pair stays`() {
    let chosen = words.unambiguous(order: words.pairs.indices.reversed(), limit: .max)
    expectEqual(chosen.map(\.first.text), ["moon", "LA MER", "see", "Ufer"])
  }

  @Test func `at most the limit is returned`() {
    expectEqual(words.unambiguous(order: [6, 2, 0], limit: 2).map(\.first.text), ["moon", "See"])
    #expect(words.unambiguous(order: [6, 2, 0], limit: 0).isEmpty)
    #expect(words.unambiguous(order: [6, 2, 0], limit: -1).isEmpty)
  }

  @Test func `indices that are invalid or repeated are ignored`() {
    expectEqual(
      words.unambiguous(order: [-1, 6, 7, 6, .max], limit: 9).map(\.first.text), ["moon"])
  }

  @Test(arguments: [
    ("straße", "STRASSE"), ("STRAẞE", "strasse"), ("Maß", "MAẞ"), ("ΟΔΟΣ", "οδος"),
    ("οδός", "ΟΔΌΣ"),
    ("ﬁnal", "FINAL"), ("5 µ", "5 Μ"), ("İzm", "i\u{307}zm"), ("SINIR", "sinir"),
    ("éte", "E\u{301}te"), ("a\u{A0}b", "A  b"), ("ſee", "See"),
  ]) func `texts that differ only in case are equal`(one: String, other: String) {
    expectEqual(Deck(one, other).playablePairs, 1)
  }

  @Test(arguments: [("sınır", "sinir"), ("I", "ı"), ("é", "e"), ("ss", "s")])
  func `texts that differ otherwise are not equal`(one: String, other: String) {
    expectEqual(Deck(one, other).playablePairs, 2)
  }
}
