/// The largest form of letters that fits on a card.
struct LetterFit {
  /// The pixels, perhaps fewer than those of the letters.
  let bitmap: Bitmap
  /// The size of a pixel.
  let scale: LetterScale

  /// The empty columns at each side of a card.
  private static let besides = 1
  /// The fewest columns of a card whose first and last row may hold a rim.
  private static let leastWidthForRim = 12
  /// The smallest card with words in large letters; a smaller one has room for more text.
  private static let leastSizeForWords = (width: 24, height: 8)
  /// Letters keep at least this share of their pixels' columns and rows; those of Latin remain
  /// legible with fewer rows.
  private static let leastShare = 0.7
  private static let leastNarrowShare = 0.6
  /// Slim letters are only chosen instead of ones of half their size.
  fileprivate static let slimWorth = 0.5

  /// The best bitmap and scale for a card; `nil` if all are too large.
  ///
  /// Half a row above and below stays empty, and room for a rim if possible: letters that reach the
  /// edges of a card look like holes in it.
  init?(_ letters: Letters, width: Int, height: Int, form: CellForm) {
    guard
      let (spacing, room) = LetterFit.best(
        for: letters.group, width: width, height: height, form),
      let bitmap = letters.bitmap(spacing)
    else { return nil }
    let small = bitmap.squeezed(width: room.columns, height: room.rows)
    scale = room.scale
    self.bitmap = room.isWidened ? small.widened : small
  }

  /// The best spacing and scale for a card, with room for a rim if possible.
  private static func best(
    for shape: LetterShape, width: Int, height: Int, _ form: CellForm
  ) -> (spacing: LetterSpacing, room: Room)? {
    guard !shape.isLong || width >= leastSizeForWords.width && height >= leastSizeForWords.height
    else { return nil }
    return (width >= leastWidthForRim ? [2, 1] : [1]).lazy.compactMap {
      best(for: shape, (width, height - $0), form)
    }.first
  }

  /// The spacing and the scale in which letters of a shape look best in an area.
  private static func best(
    for shape: LetterShape, _ area: (width: Int, height: Int), _ form: CellForm
  ) -> (spacing: LetterSpacing, room: Room)? {
    var best: (merit: Double, spacing: LetterSpacing, room: Room)?
    for scale in LetterScale.scales(of: form) where scale.merit > best?.merit ?? 0 {
      for (spacing, size, worth, canWiden) in shape.choices {
        let room = Room(
          width: area.width, height: area.height, scale: scale,
          isWidened: canWiden && scale.isNarrow)
        let (across, down) = room.shares(columns: size.width, rows: size.height)
        // Letters side by side would touch.
        guard across >= (shape.isSingle ? leastShare : 1),
          down >= (shape.isNarrow ? leastNarrowShare : leastShare)
        else { continue }
        let share = across * down
        let merit = worth * scale.merit * room.strength * share * share * share * share
        guard merit > best?.merit ?? 0 else { continue }
        best = (merit, spacing, room)
      }
    }
    return best.map { ($0.spacing, $0.room) }
  }

  /// The pixels of a scale for which there is room.
  private struct Room {
    let scale: LetterScale
    let columns: Int
    let rows: Int
    /// Whether strokes become one pixel wider.
    let isWidened: Bool

    init(width: Int, height: Int, scale: LetterScale, isWidened: Bool) {
      let inner = 2 * (width - 2 * LetterFit.besides)
      self.scale = scale
      self.isWidened = isWidened
      columns = max(0, inner / scale.columns - (isWidened ? 1 : 0))
      rows = max(0, scale.cellRows * height) / scale.rows
    }

    /// How well strokes are seen, from 0 to 1: those of narrow pixels are thin unless widened.
    var strength: Double { scale.isNarrow && !isWidened ? 0.6 : 1 }

    /// The shares of a bitmap's columns and rows that fit, at most 1.
    func shares(columns: Int, rows: Int) -> (across: Double, down: Double) {
      (
        min(1, Double(self.columns) / Double(max(1, columns))),
        min(1, Double(self.rows) / Double(max(1, rows)))
      )
    }
  }
}

extension LetterShape {
  /// The spacings, their pixels, how good each of them looks, and whether strokes may become wider:
  /// close letters would touch.
  fileprivate var choices:
    [(spacing: LetterSpacing, size: PixelSize, worth: Double, canWiden: Bool)]
  {
    LetterSpacing.allCases.compactMap { spacing in
      guard let size = sizes[spacing], isLong || !spacing.isStacked else { return nil }
      switch spacing {
      case .spacedOut: return (spacing, size, 1, isNarrow)
      case .close, .stacked: return (spacing, size, 1, isNarrow && isSingle)
      case .slim, .stackedSlim:
        return isSingle ? nil : (spacing, size, LetterFit.slimWorth, false)
      }
    }
  }
}
