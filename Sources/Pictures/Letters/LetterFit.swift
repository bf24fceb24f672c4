/// The largest form of letters that fits on a card.
struct LetterFit {
  /// The pixels, perhaps fewer than those of the letters.
  let bitmap: Bitmap
  /// The size of a pixel.
  let scale: LetterScale

  /// The empty columns at each side of a card.
  private static let besides = 1
  /// The fewest rows of a card with half an empty row above and below.
  private static let leastHeightForMargin = 7
  /// Letters keep at least this share of their pixels' columns and rows.
  private static let leastShare = 0.75
  /// Slim letters are only chosen instead of ones of half their size.
  fileprivate static let slimWorth = 0.5

  /// The best bitmap and scale for a card; `nil` if all are too large.
  init?(_ letters: Letters, width: Int, height: Int, form: CellForm) {
    var best: (merit: Double, bitmap: Bitmap, room: Room)?
    for scale in LetterScale.scales(of: form) where scale.merit > best?.merit ?? 0 {
      for (bitmap, worth, canWiden) in letters.choices {
        let room = Room(
          width: width, height: height, scale: scale, isWidened: canWiden && scale.isNarrow)
        let (across, down) = room.shares(of: bitmap)
        // Letters side by side would touch.
        guard across >= (letters.isSingle ? LetterFit.leastShare : 1),
          down >= LetterFit.leastShare
        else { continue }
        let share = across * down
        let merit = worth * scale.merit * room.strength * share * share * share * share
        guard merit > best?.merit ?? 0 else { continue }
        best = (merit, bitmap, room)
      }
    }
    guard let best else { return nil }
    let small = best.bitmap.squeezed(width: best.room.columns, height: best.room.rows)
    scale = best.room.scale
    bitmap = best.room.isWidened ? small.widened : small
  }

  /// The pixels of a scale for which there is room.
  private struct Room {
    let scale: LetterScale
    let columns: Int
    let rows: Int
    /// Whether strokes become one pixel wider.
    let isWidened: Bool

    init(width: Int, height: Int, scale: LetterScale, isWidened: Bool) {
      let margin = height >= LetterFit.leastHeightForMargin ? 1 : 0
      let inner = 2 * (width - 2 * LetterFit.besides)
      self.scale = scale
      self.isWidened = isWidened
      columns = max(0, inner / scale.columns - (isWidened ? 1 : 0))
      rows = max(0, scale.cellRows * (height - margin)) / scale.rows
    }

    /// How well strokes are seen, from 0 to 1: those of narrow pixels are thin unless widened.
    var strength: Double { scale.isNarrow && !isWidened ? 0.6 : 1 }

    /// The shares of a bitmap's columns and rows that fit, at most 1.
    func shares(of bitmap: Bitmap) -> (across: Double, down: Double) {
      (
        min(1, Double(columns) / Double(max(1, bitmap.width))),
        min(1, Double(rows) / Double(max(1, bitmap.height)))
      )
    }
  }
}

extension Letters {
  /// The bitmaps, how good each of them looks, and whether their strokes may become wider: close
  /// letters would touch.
  fileprivate var choices: [(bitmap: Bitmap, worth: Double, canWiden: Bool)] {
    let spaced = [(spacedOut, 1.0, isNarrow), (close, 1.0, isNarrow && isSingle)]
    return spaced + (slim.map { [($0, LetterFit.slimWorth, false)] } ?? [])
  }
}
