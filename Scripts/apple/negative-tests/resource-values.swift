// want: cannot use mutating member on immutable value
import Foundation
func f(_ url: URL, _ values: URLResourceValues) throws { try url.setResourceValues(values) }
