/// The unit of work: a namespace of a source, such as the home folder of a member or a team folder.
///
/// One worker at a time reads the changes of a namespace. The changes of different namespaces have no order.
public struct WorkerNamespace: Sendable, Hashable, Codable {
    /// The name of the source, such as `team`. It's unique in a database.
    public let source: String
    /// The namespace ID that Dropbox assigned, such as `1234567`.
    public let id: String
    /// The account ID or team member ID with which a worker reads the namespace.
    public let reader: String
    /// A name for people, such as a member's email address or the name of a team folder. It can change.
    public let displayName: String

    /// Creates a namespace.
    public init(source: String, id: String, reader: String, displayName: String) {
        self.source = source
        self.id = id
        self.reader = reader
        self.displayName = displayName
    }
}
