import Foundation

// An initializer of an earlier API version, for a type to which Dropbox has added a field.

extension Files.ListRevisionsResult {
    /// Creates a result without the field `hasMore`, which was added later. `hasMore` is set to `false`.
    @available(*, deprecated, message: "Specify `hasMore`.")
    public init(isDeleted: Bool, entries: [Files.FileMetadata], serverDeleted: Date? = nil) {
        self.init(isDeleted: isDeleted, entries: entries, hasMore: false, serverDeleted: serverDeleted)
    }
}
