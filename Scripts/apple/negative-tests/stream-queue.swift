// want: cannot convert value of type 'OperationQueue'
import Foundation
func f(_ stream: OutputStream, _ queue: OperationQueue) { CFWriteStreamSetDispatchQueue(stream, queue) }
