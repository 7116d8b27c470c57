// want: cannot find 'MSG_NOSIGNAL' in scope
import Foundation
func f(_ descriptor: Int32, _ bytes: [UInt8]) -> Int { send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) }
