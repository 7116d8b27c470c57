// on: macOS
// want: value of optional type 'NSAppleEventDescriptor\?' must be unwrapped
import AppKit
func f(_ event: NSAppleEventDescriptor) -> String? { event.paramDescriptor(forKeyword: 1).stringValue }
