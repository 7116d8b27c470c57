import Darwin
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

extension URL {
    /// Records the exclusion from backups, which Foundation on Linux ignores. As on Apple platforms, the item must exist, and
    /// moving it preserves the exclusion.
    ///
    /// A second method `setResourceValues` would be ambiguous. Therefore, this one has the symbol of that in Foundation, which
    /// it replaces in the program.
    @_silgen_name("$s20FoundationEssentials3URLV0A0E17setResourceValuesyyAD011URLResourceF0VKF")
    public mutating func setRecordedResourceValues(_ values: URLResourceValues) throws {
        guard FileManager.default.fileExists(atPath: path) else { throw CocoaError(.fileNoSuchFile) }
        guard values.isExcludedFromBackup == true else { return }
        guard setxattr(path, Backup.attribute, nil, 0, 0) == 0 else { throw CocoaError(.fileWriteUnknown) }
    }
}

/// The backup of the device.
public enum Backup {
    /// An attribute of files that moves with them.
    fileprivate static let attribute = "user.excluded-from-backup"

    /// Returns whether a backup contains a file: it, and the folders that contain it, aren't excluded.
    public static func contains(_ file: URL) -> Bool {
        var url = file.standardizedFileURL
        while url.path != "/" {
            if getxattr(url.path, attribute, nil, 0) >= 0 { return false }
            url.deleteLastPathComponent()
        }
        return true
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

extension FileManager {
    /// Sets the protection class of an item, which Foundation on Linux ignores. Swift prefers this method for a dictionary with
    /// only that attribute.
    public func setAttributes(_ attributes: [FileAttributeKey: FileProtectionType], ofItemAtPath path: String) throws {
        guard let type = attributes[.protectionKey] else { return }
        let protection: DataProtection.Class =
            switch type.rawValue {
            case FileProtectionType.complete.rawValue: .complete
            case FileProtectionType.none.rawValue: .none
            default: .untilFirstUnlock
            }
        guard DataProtection.setClass(protection, of: path) else { throw CocoaError(.fileNoSuchFile) }
    }
}
