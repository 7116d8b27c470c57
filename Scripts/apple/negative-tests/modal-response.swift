// on: macOS
// want: cannot convert value of type 'NSApplication.ModalResponse' to specified type 'Int'
import AppKit
@MainActor func f(_ alert: NSAlert) { let _: Int = alert.runModal() }
