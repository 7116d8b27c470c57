import Foundation

// What code for earlier versions of the API may still spell, where the service has since added a field or dropped a
// member.

extension Files.ListRevisionsResult {
    /// A result without the field `hasMore`, which was added later: no more revisions follow.
    @available(*, deprecated, message: "Say whether the result `hasMore` revisions.")
    public init(isDeleted: Bool, entries: [Files.FileMetadata], serverDeleted: Date? = nil) {
        self.init(isDeleted: isDeleted, entries: entries, hasMore: false, serverDeleted: serverDeleted)
    }
}

extension Files.UploadSessionAppendError {
    /// The service has no such error any more; whatever it adds is `other`.
    @available(*, deprecated, message: "The service does not answer it any more.")
    public static var notClosed: Self { .other }
}
