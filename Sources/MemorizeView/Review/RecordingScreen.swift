import Canvas

/// A screen that shows a recording: it hands time, drawing and covering to the recorded table.
protocol RecordingScreen: Screen {
  var recording: RecordedTable { get }
}

extension RecordingScreen {
  func fit(to size: Size) { recording.stage.fit(to: size) }
  func nextChange(after time: Duration) -> Duration? { recording.nextChange(after: time) }
  func draw(on canvas: inout Canvas, at time: Duration) { recording.draw(on: &canvas, at: time) }
  func cover(at time: Duration) { recording.cover(at: time) }

  func advance(to time: Duration) -> Action? {
    recording.advance(to: time)
    return nil
  }

  func uncover(after cover: Cover, at time: Duration) -> Action? {
    recording.uncover(at: time)
    return nil
  }
}
