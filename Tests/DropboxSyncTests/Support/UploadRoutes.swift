/// The last parts of the names of the routes that upload contents.
///
/// A device selects the routes by the size of a content and by what else it uploads at the same time, so a test that
/// isn't about this selection must not depend on it.
enum UploadRoutes {
    /// The routes that send or commit contents.
    static let all = committing.union(["start", "start_batch", "append_v2", "append_batch"])

    /// The routes that commit contents.
    static let committing = individual.union(["finish_batch_v2"])

    /// The routes that commit one content, and report its rejection as an error.
    static let individual: Set = ["upload", "finish"]
}
