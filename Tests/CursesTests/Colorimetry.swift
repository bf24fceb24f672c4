import Canvas
import Foundation

/// The perception of colours.
enum Colorimetry {
  /// Red, green and blue, each from 0 to 1 in proportion to light.
  private static func light(_ color: RGB) -> [Double] {
    [color.red, color.green, color.blue].map { byte in
      let value = Double(byte) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
  }

  /// The relative luminance of sRGB, as the Web Content Accessibility Guidelines have it.
  static func luminance(_ color: RGB) -> Double {
    zip(light(color), [0.2126, 0.7152, 0.0722]).reduce(0) { $0 + $1.0 * $1.1 }
  }

  /// The contrast of two colours, from 1 to 21.
  static func ratio(_ one: RGB, _ other: RGB) -> Double {
    let (one, other) = (luminance(one), luminance(other))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// The lightness of a colour, from 0 to 100.
  static func lightness(_ color: RGB) -> Double { Eye.usual.lab(color)[0] }

  /// The strength of a colour, and its hue in degrees.
  static func polar(_ color: RGB) -> (chroma: Double, hue: Double) {
    let lab = Eye.usual.lab(color)
    let hue = atan2(lab[2], lab[1]) * 180 / .pi
    return (hypot(lab[1], lab[2]), hue < 0 ? hue + 360 : hue)
  }

  /// An eye with or without a deficiency of colour vision.
  enum Eye: CaseIterable {
    case usual
    case protan
    case deutan
    case tritan

    /// Light as the eye perceives it (Machado, Oliveira and Fernandes, "A physiologically-based
    /// model for simulation of color vision deficiency", 2009, severity 1).
    private var matrix: [[Double]] {
      switch self {
      case .usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
      case .protan:
        [
          [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
          [-0.003882, -0.048116, 1.051998],
        ]
      case .deutan:
        [
          [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
          [-0.011820, 0.042940, 0.968881],
        ]
      case .tritan:
        [
          [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
          [0.004733, 0.691367, 0.303900],
        ]
      }
    }

    /// How different two colours look: the distance in CIELAB, of which 2 can just be seen.
    func difference(_ one: RGB, _ other: RGB) -> Double {
      zip(lab(one), lab(other)).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
    }

    fileprivate func lab(_ color: RGB) -> [Double] {
      let light = Colorimetry.light(color)
      let seen = matrix.map { row in
        min(max(0, zip(row, light).reduce(0) { $0 + $1.0 * $1.1 }), 1)
      }
      let toXYZ = [
        [0.4124 / 0.9505, 0.3576 / 0.9505, 0.1805 / 0.9505], [0.2126, 0.7152, 0.0722],
        [0.0193 / 1.089, 0.1192 / 1.089, 0.9505 / 1.089],
      ]
      let roots = toXYZ.map { row in
        let value = zip(row, seen).reduce(0) { $0 + $1.0 * $1.1 }
        return value > 0.008856 ? cbrt(value) : 7.787 * value + 16 / 116
      }
      return [116 * roots[1] - 16, 500 * (roots[0] - roots[1]), 200 * (roots[1] - roots[2])]
    }
  }
}
