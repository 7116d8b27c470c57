// on: macOS
// want: cannot convert value of type 'URL' to expected argument type 'String'|cannot convert value of type 'URL'
import AppKit
@MainActor func f(_ delegate: any NSApplicationDelegate, _ url: URL) { delegate.application?(NSApplication.shared, open: url) }
