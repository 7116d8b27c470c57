import DropboxCore

/// The reason why an environment variable can't be used for a client.
public struct DropboxEnvironmentError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The name of the variable, such as `DROPBOX_TOKEN`.
    public let variable: String

    /// A message with the variable and a remedy, but without the value of any variable.
    public let description: String

    init(_ variable: DropboxEnvironment.Variable, _ description: String) {
        self.variable = variable.rawValue
        self.description = description
    }
}
