import Foundation
import FoundationNetworking
import Synchronization

// What Foundation has on Apple platforms only.

public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"

extension URLProtectionSpace {
    /// The trust of the server.
    public var serverTrust: SecTrust? { ServerTrusts.trust(for: self) }
}

extension URLCredential {
    public convenience init(trust: SecTrust) {
        self.init(user: "", password: "", persistence: .none)
    }
}

/// The trusts of protection spaces, which have no such property in `FoundationNetworking`.
enum ServerTrusts {
    private static let trusts = Mutex<[ObjectIdentifier: (URLProtectionSpace, SecTrust)]>([:])

    static func set(_ trust: SecTrust, for space: URLProtectionSpace) {
        trusts.withLock { $0[ObjectIdentifier(space)] = (space, trust) }
    }

    static func trust(for space: URLProtectionSpace) -> SecTrust? {
        let key = ObjectIdentifier(space)
        return trusts.withLock { $0[key]?.1 }
    }
}

/// A sender that nothing uses: the session's delegate answers challenges with a closure.
final class NoSender: NSObject, URLAuthenticationChallengeSender, @unchecked Sendable {
    func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) {}
    func continueWithoutCredential(for challenge: URLAuthenticationChallenge) {}
    func cancel(_ challenge: URLAuthenticationChallenge) {}
    func performDefaultHandling(for challenge: URLAuthenticationChallenge) {}
    func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) {}
}

extension FileManager {
    /// Returns the container of an app group, or `nil` if the app doesn't belong to the group.
    public func containerURL(forSecurityApplicationGroupIdentifier group: String) -> URL? {
        AppGroups.containers.withLock { $0[group] }
    }
}

/// The app groups of the process.
public enum AppGroups {
    public static let containers = Mutex<[String: URL]>([:])
}

extension URLRequest {
    /// The setting is a header, so that scripted servers can check it.
    public var allowsExpensiveNetworkAccess: Bool {
        get { value(forHTTPHeaderField: "Test-No-Expensive-Network") == nil }
        set { setValue(newValue ? nil : "1", forHTTPHeaderField: "Test-No-Expensive-Network") }
    }

    /// The setting is a header, so that scripted servers can check it.
    public var allowsConstrainedNetworkAccess: Bool {
        get { value(forHTTPHeaderField: "Test-No-Constrained-Network") == nil }
        set { setValue(newValue ? nil : "1", forHTTPHeaderField: "Test-No-Constrained-Network") }
    }
}
