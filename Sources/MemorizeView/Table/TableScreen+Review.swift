import Canvas
import MemorizeViewModel

/// What is told of a recording besides what happened: memory and luck, and what was forgotten.
extension TableScreen {
  /// Opens the recording of the finished game on the table.
  func openReview(at time: Duration) {
    guard let playback = viewModel.review() else { return }
    open(
      ReviewPage(playback, options: options, capabilities: capabilities, at: time), at: time)
  }

  /// What there is to say of the step that was seen last.
  var remark: Message? {
    guard let playback, let review = playback.review else { return nil }
    if told == 0 { return .beginning(review) }
    if told == playback.count, let breakdown = review.breakdown {
      return .end(review, breakdown)
    }
    return seenRemark.map { Message.about($0, spelling: spelling) }
  }

  /// The card that was forgotten at that step, once all is at rest.
  var forgottenCard: CardID? { motion == nil ? seenRemark?.lapse?.card : nil }

  private var seenRemark: Remark? {
    guard let review = playback?.review, review.remarks.indices.contains(told - 1) else {
      return nil
    }
    return review.remarks[told - 1]
  }

  /// What was played back has been seen once nothing moves any more.
  func tellStep() {
    guard let playback, motion == nil, told != playback.position else { return }
    told = playback.position
    guard let layout, let state = forgottenCard.flatMap({ table[$0] }) else { return }
    scroll = layout.board.scroll(showing: state.place, from: scroll)
  }

  func drawRemark(on canvas: inout Canvas) {
    guard let line = layout?.remarkLine, let remark else { return }
    let style = theme.style(remark.paint, remark.paint == .table ? [] : .bold)
    let text = remark.text(width: line.width - 2, ellipsis: theme.ellipsis)
    canvas.write(theme.fit(text, line.width - 2), at: Point(x: 1, y: line.minY), style)
  }

  /// What the message line says while a finished game is looked through.
  ///
  /// How far it is; and where no line is left for it, what there is to say.
  func position(in playback: Playback) -> Message {
    let count = "\(playback.count)"
    let place = "\("\(playback.position)".padded(to: count.count))/\(count)"
    let prefix = playback.isRunning ? "\(place) \(playback.speed)" : place
    guard let layout, layout.remarkLine == nil, let remark else {
      return Message(prefix, needsRoom: true)
    }
    return Message(
      wordings: remark.wordings.map { "\(prefix)  \($0)" } + remark.wordings.suffix(1)
        + [prefix, place],
      paint: remark.paint, needsRoom: layout.size.width < 40)
  }

  /// A key or a click ends what is shown before practice and does nothing else, unless it leaves.
  func endsShowing(_ event: Event, at time: Duration) -> Bool {
    guard viewModel.preview != nil, page == nil, dialog == nil else { return false }
    let command: Command?
    switch event {
    case .key(let key): command = KeyTable.command(for: key)
    case .mouse(let mouse):
      guard case .press = mouse.action else { return false }
      command = messageLine?.command(at: mouse.point, in: bindings)
    default: return false
    }
    if let command, [.quit, .suspend, .redraw].contains(command) { return false }
    viewModel.endPreview(at: time)
    return true
  }

  /// What the result of practice says instead of the best game.
  var practiceRow: OldDialogContent.Row? {
    viewModel.practice.map {
      OldDialogContent.Row(left: "The first time", right: "\($0.first.moves) moves")
    }
  }
}
