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
