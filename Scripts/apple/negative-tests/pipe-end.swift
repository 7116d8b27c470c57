// on: macOS
// want: cannot convert return expression of type 'FileHandle' to return type 'Int32'
import Foundation
func f(_ pipe: Pipe) -> Int32 { pipe.fileHandleForReading }
