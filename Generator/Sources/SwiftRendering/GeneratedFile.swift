/// A file of Swift that follows from the model.
public struct GeneratedFile: Hashable, Sendable {
    /// Where it belongs, below the folder of the package's sources, such as `DropboxFiles/Generated/Files.swift`.
    public let path: String
    /// The whole text.
    public let text: String

    /// A file with that text.
    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}
