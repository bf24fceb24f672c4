import Canvas
import MemorizeViewModel
import Options

/// What can be set while playing.
extension TableScreen {
  var settings: OldDialogContent {
    OldDialogContent(
      title: "Settings",
      rows: offeredSettings.map { setting in
        OldDialogContent.Row(
          left: setting.rawValue, right: value(of: setting).padded(to: 16),
          action: .change(setting))
      },
      verb: "changes")
  }

  private func value(of setting: OldDialogContent.Setting) -> String {
    switch setting {
    case .motion: options.theme.motion.rawValue
    case .colors: options.theme.colors.name
    case .glyphs: options.theme.glyphs.name
    case .labels: options.theme.showsLabels ? "yes" : "no"
    case .flipBack: viewModel.rules.flipBack.map { "after \($0.inSeconds) s" } ?? "never"
    case .closeGaps, .open, .sides:
      setting.rule.map { viewModel.rules.variant[$0] } == true ? "yes" : "no"
    case .deck: viewModel.usualDeck ?? "the last one"
    case .pairs: viewModel.usualPairs.map { "\($0)" } ?? "as the deck says"
    }
  }

  /// Changes a setting to its next value, or to the one before.
  func change(_ setting: OldDialogContent.Setting, by step: Int) -> Request? {
    markStale()
    switch setting {
    case .motion:
      options.theme.motion = MotionLevel.allCases.next(after: options.theme.motion, by: step)
      viewModel.keep(.theme(options.theme))
    case .colors:
      options.theme.colors = ColorScheme.allCases.next(after: options.theme.colors, by: step)
      viewModel.keep(.theme(options.theme))
      return .use(options.theme)
    case .glyphs:
      options.theme.glyphs = GlyphChoice.allCases.next(after: options.theme.glyphs, by: step)
      viewModel.keep(.theme(options.theme))
      return .use(options.theme)
    case .labels:
      options.theme.showsLabels.toggle()
      viewModel.keep(.theme(options.theme))
    case .flipBack, .closeGaps, .open, .sides, .deck, .pairs: changeRule(setting, by: step)
    }
    return nil
  }

  private func changeRule(_ setting: OldDialogContent.Setting, by step: Int) {
    switch setting {
    case .flipBack:
      let choices: [Duration?] = [nil] + [1, 2, 3, 5, 10].map { .seconds($0) }
      viewModel.rules.flipBack = choices.next(after: viewModel.rules.flipBack, by: step)
      viewModel.keep(.flipBack(viewModel.rules.flipBack))
    case .closeGaps, .open, .sides:
      guard let rule = setting.rule else { return }
      viewModel.rules.variant[rule].toggle()
      viewModel.keep(.variant(viewModel.rules.variant))
    case .deck:
      let names: [String?] = [nil] + viewModel.namesToBeginWith
      viewModel.keep(.deck(names.next(after: viewModel.usualDeck, by: step)))
    case .pairs:
      let numbers: [Int?] = [nil, 4, 6, 8, 10, 12, 15, 18, 21, 24, 30, 36, 50, 100]
      viewModel.keep(.pairs(numbers.next(after: viewModel.usualPairs, by: step)))
    default: break
    }
  }
}

extension Array where Element: Equatable {
  /// The element so many steps after another one, around the ends; the first for one not here.
  fileprivate func next(after element: Element, by step: Int) -> Element {
    guard let index = firstIndex(of: element) else { return first ?? element }
    return self[((index + step) % count + count) % count]
  }
}

extension ColorScheme {
  fileprivate var name: String { self == .highContrast ? "high contrast" : rawValue }
}

extension GlyphChoice {
  fileprivate var name: String { self == .ascii ? "ASCII" : rawValue }
}
