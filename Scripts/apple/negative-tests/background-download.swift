// want: type 'D' does not conform to protocol 'URLSessionDownloadDelegate'
import Foundation
final class D: NSObject, URLSessionDownloadDelegate {}
