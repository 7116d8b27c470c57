// want: cannot convert value of type 'UInt64' to expected argument type 'Int32'
import Foundation

func keepFromPrograms(_ descriptor: Int32, _ flag: UInt64) -> Int32 { fcntl(descriptor, F_SETFD, flag) }
