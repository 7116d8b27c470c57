extension ServerRequest {
    /// Scheme and host that addresses made for this client begin with: the emulator's own, as the client calls it. A
    /// client that calls it by a name of the service gets the names of the service.
    ///
    /// - Parameter name: the service's host for what the address leads to.
    func origin(_ name: String = "www.dropbox.com") -> String {
        let host = headers["Host"] ?? ""
        if host.hasSuffix(".dropboxapi.com") || host.hasSuffix(".dropbox.com") { return "https://" + name }
        let isSound =
            !host.isEmpty
            && host.utf8.allSatisfy { byte in
                (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || ".:-[]".utf8.contains(byte)
            }
        return (isSecure ? "https://" : "http://") + (isSound ? host : "localhost")
    }
}
