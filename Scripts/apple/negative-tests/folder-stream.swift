// want: cannot convert value of type 'OpaquePointer' to expected argument type 'UnsafeMutablePointer<DIR>'
import Foundation
func f(_ stream: OpaquePointer) { closedir(stream) }
