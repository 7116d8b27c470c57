// want: value of optional type 'String\?' must be unwrapped
import Foundation
func f(_ text: String) -> Int { text.removingPercentEncoding.count }
