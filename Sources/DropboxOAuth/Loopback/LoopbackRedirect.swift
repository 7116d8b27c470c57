import Foundation

/// The address on this machine that the sign-in page sends the user back to. Dropbox wants it registered in the App
/// Console.
public struct LoopbackRedirect: Sendable, Hashable {
    /// The name in the address: `localhost` by default, `127.0.0.1` or `[::1]`; no other means this machine for certain.
    /// The program listens on exactly the addresses that the name means: for `localhost`, on both others.
    public var host = "localhost"

    /// The port; 0, the default, takes a free one.
    public var port: UInt16 = 0

    /// The path: `/` by default.
    public var path = "/"

    /// The defaults.
    public init() {}

    /// An address of these parts.
    public init(host: String = "localhost", port: UInt16 = 0, path: String = "/") {
        self.host = host
        self.port = port
        self.path = path
    }

    /// The address, once it is known at which port the program listens.
    func url(port: UInt16) -> URL? { URL(string: "http://\(host):\(port)\(path)") }
}
