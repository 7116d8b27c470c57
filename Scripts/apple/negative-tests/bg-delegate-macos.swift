// on: macOS
// want: marked unavailable
import Foundation
final class D: NSObject, URLSessionDelegate { func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {} }
