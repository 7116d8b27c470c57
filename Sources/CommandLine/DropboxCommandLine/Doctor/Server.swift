import DropboxConcurrency
import DropboxCore
import DropboxHTTP
import DropboxStone
import Foundation
import SwiftyDropbox

/// A server of Dropbox, whose name and connection are checked.
struct Server: Sendable {
    /// The name, as in the specification.
    let name: String
    /// The address without credentials.
    let address: String
    /// A route of the server, which is called without a token.
    let route: Route<VoidSerializer, VoidSerializer, VoidSerializer>

    private static let account = StoneSchema("check", "route user Void Void Void auth=noauth scope=account_info.read")
    private static let files = StoneSchema(
        "files",
        """
        route download Void Void Void auth=noauth host=content scope=files.content.read
        route list_folder/longpoll Void Void Void auth=noauth host=notify scope=files.metadata.read
        """)

    /// Returns the servers, the one of most routes first.
    static func all(_ hosts: BaseHosts) -> [Server] {
        [
            Server(name: "api", address: hosts.apiHost.redactedAddress, route: Route(account, 0)),
            Server(name: "content", address: hosts.contentHost.redactedAddress, route: Route(files, 0)),
            Server(name: "notify", address: hosts.notifyHost.redactedAddress, route: Route(files, 1)),
        ]
    }

    /// Looks up the name of the server.
    func nameCheck(usesProxy: Bool) async -> ClientReport.Check {
        let name = "name \(self.name)"
        let url = BaseHosts.url(host: address, path: "/")
        guard let host = url?.host?.trimmingCharacters(in: ["[", "]"]) else {
            return ClientReport.Check(
                name, .problem, "\(address) is not the address of a server",
                remedy: "\(RequestConfigurationError.invalidHost(address))")
        }
        let result: Result<[String], NameError>
        do {
            result = try await BlockingIO.external.read { _ in Self.addresses(of: host) }
        } catch {
            return ClientReport.Check(name, .skipped, "canceled")
        }
        switch result {
        case .success(let addresses):
            return ClientReport.Check(name, .ok, "\(host) is \(addresses.joined(separator: ", "))")
        case .failure(let error) where usesProxy:
            return ClientReport.Check(name, .skipped, "the proxy looks up \(host) (here: \(error.reason))")
        case .failure(let error):
            return ClientReport.Check(
                name, .problem, "\(host) is not found: \(error.reason)",
                remedy: "check the connection to the network, the name server, and the address of the server")
        }
    }

    /// The reason why a name has no address.
    private struct NameError: Error {
        let reason: String
    }

    private static func addresses(of host: String) -> Result<[String], NameError> {
        var list: UnsafeMutablePointer<addrinfo>?
        let status = getaddrinfo(host, nil, nil, &list)
        defer { if let list { freeaddrinfo(list) } }
        guard status == 0 else { return .failure(NameError(reason: String(cString: gai_strerror(status)))) }
        var addresses: [String] = []
        var next = list
        while let entry = next?.pointee {
            var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
            if getnameinfo(
                entry.ai_addr, entry.ai_addrlen, &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST) == 0
            {
                let address = String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
                if !addresses.contains(address) { addresses.append(address) }
            }
            next = entry.ai_next
        }
        return .success(addresses)
    }
}
