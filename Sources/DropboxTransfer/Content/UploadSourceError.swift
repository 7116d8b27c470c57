import Foundation

/// What is wrong with content that was to be uploaded.
public enum UploadSourceError: Error, Sendable, Hashable {
    /// It is no regular file: a folder, a device, an address elsewhere.
    case notARegularFile(URL)

    /// It was changed, replaced or cut off while it was uploaded. Nothing of it is in Dropbox.
    case changed(URL)

    /// It has more bytes, namely so many, than Dropbox takes.
    case tooLarge(Int64)
}

extension UploadSourceError: CustomStringConvertible {
    /// What is wrong, where, and what to do.
    public var description: String {
        switch self {
        case .notARegularFile(let url): "\(url.isFileURL ? url.path : url.absoluteString) is no regular file"
        case .changed(let url): "\(url.path) changed while it was uploaded: upload it again when it is finished"
        case .tooLarge(let size): "\(size) bytes are more than the 2,199,019,061,248 that Dropbox takes in one file"
        }
    }
}
