// want: cannot convert value of type 'Int32' to expected argument type 'POSIXErrorCode'
import Foundation
func f() -> any Error { POSIXError(errno, userInfo: [NSFilePathErrorKey: "/"]) }
