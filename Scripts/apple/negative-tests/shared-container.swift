// want: value of optional type 'URL\?' must be unwrapped
import Foundation
func f() -> URL { FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.a").appendingPathComponent("b") }
