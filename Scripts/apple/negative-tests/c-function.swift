// want: cannot convert value of type 'Int32' to specified type 'Int'
import Foundation
func f(_ bytes: UnsafeRawPointer) { let _: Int = memcmp(bytes, bytes, 1) }
