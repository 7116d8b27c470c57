// want: call can throw, but it is not marked with 'try'
import Foundation

func end(of file: FileHandle) -> UInt64 { file.seekToEnd() }
