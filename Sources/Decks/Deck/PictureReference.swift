/// A picture on a face, as in `![a cat](cat.jpg)`.
///
/// In a file it names another file; in the library it names a picture that was imported.
public struct PictureReference: Hashable, Sendable {
  /// The words that stand for the picture where it cannot be drawn: those given, else the name of
  /// the file without its ending; always visible.
  public let words: String
  /// The file, or the identifier of an imported picture.
  public let file: String

  /// The picture that a text refers to; `nil` if it does not consist of a reference.
  ///
  /// - Parameter text: a clean text.
  public init?(_ text: String) {
    guard text.utf8.starts(with: "![".utf8), text.utf8.last == UInt8(ascii: ")") else { return nil }
    let bytes = Array(text.utf8.dropFirst(2).dropLast())
    guard
      let middle = bytes.indices.dropLast().last(where: { bytes[$0...].starts(with: "](".utf8) })
    else { return nil }
    self.init(
      words: String(decoding: bytes[..<middle], as: UTF8.self),
      file: String(decoding: bytes[(middle + 2)...], as: UTF8.self))
  }

  /// A reference to a file; `nil` if there is neither a file nor anything visible to stand for it.
  ///
  /// - Parameters:
  ///   - words: the words for the picture, perhaps none.
  ///   - file: the path of the file, or an identifier.
  public init?(words: String, file: String) {
    // Data in place of a file have a kind instead of a name, as in `data:image/png`.
    let isData = file.prefix(5).lowercased() == "data:"
    let name = (isData ? String(file.prefix { !";,".contains($0) }) : file).cleaned
    let words = words.cleaned
    guard !name.isEmpty else { return nil }
    self.words = words.isVisible ? words : name.withoutPercents.fileStem.cleaned
    self.file = name
    guard self.words.isVisible else { return nil }
  }

  /// The reference as a text.
  public var text: String { "![\(words)](\(file))" }

  /// The same words for another file.
  public func to(_ file: String) -> PictureReference? {
    PictureReference(words: words, file: file)
  }
}

/// The names of files for the pictures of a deck, made of the words that stand for them.
///
/// Every file system takes them: they consist of letters, digits and hyphens, are short, differ in
/// more than their case, and are no names of devices.
public struct PictureFileNames {
  private static let mostBytes = 60
  /// Names that Windows keeps for devices.
  private static let devices: Set<String> = Set(
    ["con", "prn", "aux", "nul"] + (0...9).flatMap { ["com\($0)", "lpt\($0)"] })

  /// The names given so far, by the picture's identifier.
  private var names: [String: String] = [:]
  private var taken = devices

  /// No names yet.
  public init() {}

  /// The name for a picture, without an ending; the same one whenever the picture is the same.
  public mutating func name(for reference: PictureReference) -> String {
    if let name = names[reference.file] { return name }
    let base = PictureFileNames.name(of: reference.words)
    var name = base
    var number = 1
    while !taken.insert(name.caseFolded).inserted {
      number += 1
      name = "\(base)-\(number)"
    }
    names[reference.file] = name
    return name
  }

  /// The letters and digits of a text, with hyphens between its words.
  private static func name(of words: String) -> String {
    var name = ""
    for word in words.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      let longer = name.isEmpty ? String(word) : "\(name)-\(word)"
      guard longer.utf8.count <= mostBytes else { break }
      name = longer
    }
    return name.isEmpty ? "picture" : name
  }
}

extension String {
  /// The text with bytes in place of `%20` and the like, as in addresses; never with a slash, and
  /// the same text if the bytes are not UTF-8.
  package var withoutPercents: String {
    var bytes: [UInt8] = []
    var rest = Array(utf8)[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      // A sign before a single digit would be a number, too.
      if byte == UInt8(ascii: "%"), digits.count == 2, digits.allSatisfy(\.isHexDigit),
        let value = UInt8(digits, radix: 16),
        value != UInt8(ascii: "/"), value != 0
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self) ?? self
  }
}
