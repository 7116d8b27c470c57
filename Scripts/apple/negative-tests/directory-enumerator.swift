// want: value of optional type 'FileManager.DirectoryEnumerator\?' must be unwrapped
import Foundation
func f(_ folder: URL) -> [Any] { FileManager.default.enumerator(atPath: folder.path).allObjects }
