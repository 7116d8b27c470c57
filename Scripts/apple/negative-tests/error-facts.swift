// want: cannot convert return expression of type 'Any\?' to return type 'NSError\?'
import Foundation
func f(_ error: NSError) -> NSError? { error.domain == NSPOSIXErrorDomain ? nil : error.userInfo[NSUnderlyingErrorKey] }
