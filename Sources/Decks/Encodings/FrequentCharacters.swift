/// The characters that are frequent in East Asian languages.
enum FrequentCharacters {
  static let marks = "、。，；：？！（）「」『』《》“”‘’…—～·・"

  static let kana = String(
    String.UnicodeScalarView((0x3041...0x30FC).compactMap(Unicode.Scalar.init)))

  /// Frequent characters of Chinese, simplified and traditional, and of Japanese.
  static let hanzi = String(decoding: PackageResources.frequent_hanzi_txt, as: UTF8.self)

  /// Frequent syllables of Korean.
  static let hangul = String(decoding: PackageResources.frequent_hangul_txt, as: UTF8.self)
}
