/// An error that indicates that a model can't be rendered.
public struct RenderingError: Error, CustomStringConvertible {
    public let description: String

    package init(description: String) { self.description = description }
}

/// A source file that is generated from the model.
public struct GeneratedFile: Hashable, Sendable {
    /// The path in the directory of the package's sources, such as `DropboxFiles/Generated/Files.swift`.
    public let path: String
    /// The content.
    public let text: String

    /// Creates a file.
    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}
