// want: cannot convert value of type 'Double' to expected argument type 'Date'
import Foundation
func f(_ condition: NSCondition) -> Bool { condition.wait(until: 0.5) }
