import Foundation

/// The content of an upload.
// @unchecked Sendable because an `InputStream` is handed over with the request: only the upload reads it from then on.
public enum UploadBody: @unchecked Sendable {
    /// Bytes in memory.
    case data(Data)

    /// A file, read while it is sent.
    case file(URL)

    /// A part of a file, read while it is sent. The range counts from the beginning of the file.
    case part(URL, Range<Int64>)

    /// A stream that can be read once. Hand it over unopened and leave it alone from then on; an upload from a stream is
    /// never repeated, because its bytes are gone after the first attempt.
    case stream(InputStream)
}
