// want: cannot convert value of type 'Range<Int>' to expected argument type 'NSRange'
import Foundation
func f(_ expression: NSRegularExpression) -> Bool { expression.firstMatch(in: "a", range: 0..<1) != nil }
