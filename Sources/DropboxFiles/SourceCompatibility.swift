import Foundation

// Members of earlier API versions, for types to which Dropbox has added fields or from which it has removed cases.

extension Files.ListRevisionsResult {
    /// Creates a result without the field `hasMore`, which was added later. `hasMore` is set to `false`.
    @available(*, deprecated, message: "Specify `hasMore`.")
    public init(isDeleted: Bool, entries: [Files.FileMetadata], serverDeleted: Date? = nil) {
        self.init(isDeleted: isDeleted, entries: entries, hasMore: false, serverDeleted: serverDeleted)
    }
}

extension Files.UploadSessionAppendError {
    /// An error that Dropbox has removed. It is the same as `other`.
    @available(*, deprecated, message: "Dropbox no longer returns this error.")
    public static var notClosed: Self { .other }
}
