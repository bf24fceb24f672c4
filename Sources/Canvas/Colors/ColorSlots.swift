import Options

/// The numbers of the colours on a table, from 16 to 255: first the roles with a name, then the
/// artwork.
///
/// Roles of the same colour share a slot.
public struct ColorSlots: Equatable, Sendable {
  /// The numbers of all slots; the first sixteen colours differ in every terminal.
  public static let numbers = 16...255
  /// The slot of the artwork's first colour.
  public static let firstArtwork = 96

  /// The colour of each slot that is in use, by its number.
  public private(set) var colors: [RGB?] = Array(repeating: nil, count: 256)
  private var named: [RGB: Int] = [:]

  /// Creates the slots for all colours of a table.
  public init(_ table: ColorTable) {
    for role in ColorRole.named {
      for tint in DeckColor.allCases {
        for layer in ColorTable.Layer.allCases {
          table.color(role, tint, layer).map { add($0) }
        }
      }
    }
    for number in 0..<ColorRole.artworkColors {
      colors[ColorSlots.firstArtwork + number] = table.artwork(number)
    }
  }

  private mutating func add(_ color: RGB) {
    let next = ColorSlots.numbers.lowerBound + named.count
    guard named[color] == nil, next < ColorSlots.firstArtwork else { return }
    named[color] = next
    colors[next] = color
  }

  /// The number of the slot of a role's colour.
  ///
  /// - Parameters:
  ///   - role: a purpose, or a colour of the artwork.
  ///   - color: its colour.
  /// - Returns: a number from 16 to 255.
  public func number(of role: ColorRole, _ color: RGB) -> Int {
    if let number = role.artwork.map({ ColorSlots.firstArtwork + $0 }), colors[number] == color {
      return number
    }
    return named[color] ?? ColorSlots.numbers.lowerBound
  }

  /// The number of the slot whose colour is nearest to a colour that has no slot of its own; it
  /// keeps the hue if a slot has it.
  public func number(nearest color: RGB) -> Int {
    let used = ColorSlots.numbers.compactMap { number in
      colors[number].map { (number: number, distance: color.hueDistance(to: $0)) }
    }
    return used.min { $0.distance < $1.distance }?.number ?? ColorSlots.numbers.lowerBound
  }
}
