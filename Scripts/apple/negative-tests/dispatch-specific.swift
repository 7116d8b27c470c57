// want: cannot convert value of type 'Int' to expected argument type 'String'
import Foundation
func f(_ key: DispatchSpecificKey<String>, _ queue: DispatchQueue) { queue.setSpecific(key: key, value: 1) }
