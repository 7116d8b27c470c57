// want: argument passed for|incorrect argument label in call
import Foundation
func f(_ i: inout InputStream?, _ o: inout OutputStream?) { Stream.getBoundStreams(bufferSize: 1, inputStream: &i, outputStream: &o) }
