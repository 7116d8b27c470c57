// swift-format-ignore-file: AlwaysUseLowerCamelCase
import CDropboxBridge
import DropboxBridge
import SwiftyDropbox

// The current clients of the manager.

@c @implementation
public func DropboxManagerCopyClient(_ kind: DropboxManagedClient) -> OpaquePointer? {
    let transport: (any DropboxTransportClient)? =
        switch kind {
        case DropboxManagedClientTeam: DropboxClientsManager.authorizedTeamClient?.client
        case DropboxManagedClientBackground: DropboxClientsManager.authorizedBackgroundClient?.client
        default: DropboxClientsManager.authorizedClient?.client
        }
    return transport.map { Reference.retaining(ClientBox($0)) }
}

@c @implementation
public func DropboxManagerSetClient(_ kind: DropboxManagedClient, _ client: OpaquePointer?) {
    let transport = transportClient(client)
    switch kind {
    case DropboxManagedClientTeam:
        DropboxClientsManager.authorizedTeamClient = transport.map { DropboxTeamClient(transportClient: $0) }
    case DropboxManagedClientBackground:
        DropboxClientsManager.authorizedBackgroundClient = transport.map { DropboxClient(transportClient: $0) }
    default:
        DropboxClientsManager.authorizedClient = transport.map { DropboxClient(transportClient: $0) }
    }
}

@c @implementation
public func DropboxClientIsSame(_ client: OpaquePointer, _ other: OpaquePointer) -> Bool {
    transportClient(client) === transportClient(other)
}

@c @implementation
public func DropboxManagerVisitExtensionClients(
    _ context: UnsafeMutableRawPointer?,
    _ visit: @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>, OpaquePointer) -> Void
) {
    for (identifier, client) in DropboxClientsManager.authorizedExtensionBackgroundClients {
        let reference = Reference.retaining(ClientBox(client.client))
        defer { DropboxRelease(UnsafeRawPointer(reference)) }
        identifier.withCString { visit(context, $0, reference) }
    }
}

@c @implementation
public func DropboxManagerSetExtensionClients(
    _ identifiers: UnsafePointer<UnsafePointer<CChar>>?, _ clients: UnsafePointer<OpaquePointer>?, _ count: Int
) {
    var extensions: [String: DropboxClient] = [:]
    let clients = UnsafeBufferPointer(start: clients, count: clients == nil ? 0 : count)
    for (identifier, client) in zip(UnsafeBufferPointer(start: identifiers, count: clients.count), clients) {
        guard let transport = transportClient(client) else { continue }
        extensions[String(cString: identifier)] = DropboxClient(transportClient: transport)
    }
    DropboxClientsManager.authorizedExtensionBackgroundClients = extensions
}

/// Returns the transport client of a reference.
func transportClient(_ client: OpaquePointer?) -> (any DropboxTransportClient)? {
    client.map { Reference.object($0, as: ClientBox.self).transport }
}

// MARK: - Log

@c @implementation
public func DropboxManagerSetLog(_ function: DropboxLogFunction) {
    guard let log = function.log else {
        DropboxClientsManager.loggingClosure = nil
        return
    }
    let receiver = LogReceiver(function, log)
    DropboxClientsManager.loggingClosure = { receiver.receive($0, $1) }
}

@c @implementation
public func DropboxManagerLog(_ level: Int, _ message: UnsafePointer<CChar>) {
    DropboxClientsManager.log(LogLevel(number: level), String(cString: message))
}

@c @implementation
public func DropboxManagerGetBackgroundSessionLogLevel() -> Int { LogHelper.backgroundSessionLogLevel.number }

/// A function in C that receives messages.
// @unchecked Sendable because the function can be called on any thread, and its context never changes.
private final class LogReceiver: @unchecked Sendable {
    private let function: DropboxLogFunction
    private let log: @convention(c) (UnsafeMutableRawPointer?, Int, UnsafePointer<CChar>) -> Void

    init(
        _ function: DropboxLogFunction,
        _ log: @escaping @convention(c) (UnsafeMutableRawPointer?, Int, UnsafePointer<CChar>) -> Void
    ) {
        self.function = function
        self.log = log
    }

    deinit { function.release?(function.context) }

    func receive(_ level: LogLevel, _ message: String) { log(function.context, level.number, message) }
}

extension LogLevel {
    /// The number of the level in C.
    fileprivate var number: Int {
        switch self {
        case .error: 0
        case .info: 1
        case .debug: 2
        }
    }

    /// Creates a level. Unknown numbers are those of details.
    fileprivate init(number: Int) {
        self = LogLevel.allCases.first { $0.number == number } ?? .debug
    }
}
