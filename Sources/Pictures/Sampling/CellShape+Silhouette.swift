extension CellShape {
  /// The glyph of the parts of a cell that are at least half covered, from the sums of its areas.
  static func silhouette(_ areas: [SIMD4<Float>], form: CellForm) -> Unicode.Scalar {
    let rows = form == .sextants ? 3 : 2
    var parts = Array(repeating: Float.zero, count: 2 * rows)
    for (index, area) in areas.enumerated() where bands.indices.contains(index / columns) {
      let row = Int(bands[index / columns].top * Float(rows) + 0.01)
      let sides = form == .halfBlocks ? [0, 1] : [index % columns * 2 / columns]
      for side in sides { parts[row * 2 + side] += area.w / Float(sides.count) }
    }
    var pattern = 0
    for (part, share) in parts.enumerated() where share * Float(parts.count) >= 0.5 {
      pattern |= 1 << part
    }
    return glyph(pattern, rows: rows)
  }
}
