// want: value of optional type 'String\?' must be unwrapped
import Foundation
func f() -> Int { Bundle.main.executablePath.count }
