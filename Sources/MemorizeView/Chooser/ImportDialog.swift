import Canvas
import MemorizeViewModel
import Words

/// The dialog that lists the lines of an imported file that could not be read.
struct ImportDialog: Dialog {
  let report: ImportReport

  private static let widest = 70

  func content(in window: Size, theme: Theme) -> DialogContent {
    let width = min(ImportDialog.widest, max(12, window.width - 10))
    let hidden = report.faultCount - report.faults.count
    let rows =
      report.summary.wrapped(to: width) + [""]
      + report.faults.flatMap { $0.wrapped(to: width) }
      + (hidden > 0 ? [hidden.andMoreText] : [])
    return DialogContent(
      title: report.name == nil ? say("Not imported") : say("Imported"),
      rows: rows.map { DialogContent.Row(left: $0) })
  }
}
