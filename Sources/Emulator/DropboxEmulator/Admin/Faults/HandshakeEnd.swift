import DropboxHTTPServer

extension HTTPServer.HandshakeEnd {
    /// Creates the end of the handshake that a fault describes, from the bytes of the protocol.
    init(_ failure: DropboxEmulator.Fault.HandshakeFailure) {
        switch failure {
        case .close: self.init()
        case .reset: self.init(resets: true)
        // A record of the type 21 in TLS 1.2 with two bytes: a fatal alert, and its number.
        case .alert(let number): self.init(bytes: [21, 3, 3, 0, 2, 2, number])
        case .plainHTTP:
            let body = "The plain HTTP request was sent to HTTPS port"
            let head = "HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: \(body.utf8.count)\r\n\r\n"
            self.init(bytes: Array((head + body).utf8))
        }
    }
}
