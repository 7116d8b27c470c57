// want: cannot convert value of type 'Duration' to expected argument type
import Foundation
func f(_ duration: Duration) { Thread.sleep(forTimeInterval: duration) }
