// want: cannot convert value of type 'Int' to expected argument type 'Int32'
import Foundation
func f(_ descriptor: Int) -> Int32 { listen(descriptor, 16) }
