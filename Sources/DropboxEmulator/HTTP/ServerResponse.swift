import Foundation

/// One response, as a value: the server decides how the bytes leave.
struct ServerResponse: Sendable {
    enum Body: Sendable {
        case data(Data)
        /// Bytes that are read while they are sent. `length` nil: until the reader is at its end.
        case reader(any BodyReader, length: Int64?)
        /// Nothing at all, not even a head: the connection is closed, with a reset if so asked.
        case hangUp(reset: Bool)
    }

    var status: Int
    var headers: HeaderFields
    var body: Body
    /// How the body leaves, where something is to go wrong with it.
    var delivery = Delivery()
    /// The clock that a slow delivery goes by.
    var clock: ServerClock?

    init(status: Int, headers: HeaderFields = [:], body: Body = .data(Data())) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// The answer to a head that is none; the connection ends with it.
    static func refusal(_ reason: String) -> ServerResponse {
        let headers: HeaderFields = ["Content-Type": "text/plain; charset=utf-8", "Connection": "close"]
        return ServerResponse(status: 400, headers: headers, body: .data(Data(reason.utf8)))
    }
}

/// Bytes of a response that are made while it is sent. Called on the server's thread only, so it must not wait for
/// anything slower than a disk.
protocol BodyReader: Sendable {
    /// Fills the front of `buffer` with the bytes that stand at `offset` of the body. 0 is the end. An error cuts the
    /// response off.
    func read(at offset: Int64, into buffer: UnsafeMutableRawBufferPointer) throws -> Int
}
