import Foundation
import Synchronization

/// The controls of a provider's domains:
/// [NSFileProviderManager](https://developer.apple.com/documentation/fileprovider/nsfileprovidermanager).
public final class NSFileProviderManager: NSObject {
    private let identifier: NSFileProviderDomainIdentifier

    /// Returns `nil` if the domain doesn't belong to the app's extension. The double has no other extensions.
    public init?(for domain: NSFileProviderDomain) { identifier = domain.identifier }

    private var system: FileProviderSystem? { Domains.state.withLock { $0.systems[identifier.rawValue] } }

    /// Asks the system to enumerate the changes of a container. For a replicated extension, only the working set counts:
    /// [Synchronizing files using file provider extensions](
    /// https://developer.apple.com/documentation/fileprovider/synchronizing-files-using-file-provider-extensions).
    public func signalEnumerator(
        for containerItemIdentifier: NSFileProviderItemIdentifier,
        completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        FileProviderSystem.check(containerItemIdentifier == .workingSet, "the signal has no effect")
        system?.signal()
        completionHandler(system == nil ? NSFileProviderError(.noSuchItem) : nil)
    }

    /// Tells the system to repeat what failed with an error.
    public func signalErrorResolved(
        _ error: any Error, completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        let system = system
        if let error = error as? NSFileProviderError { system?.resolve(error.code) }
        completionHandler(nil)
    }

    /// The directory on the volume of the domain, from which the system moves files.
    public func temporaryDirectoryURL() throws -> URL {
        guard let system else { throw NSFileProviderError(.noSuchItem) }
        return system.temporaryDirectory
    }

    public static func add(
        _ domain: NSFileProviderDomain, completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        FileProviderSystem.check(!domain.supportsSyncingTrash, "the extension has no trash")
        let error = Domains.state.withLock { state in
            if state.failure == nil { state.domains[domain.identifier.rawValue] = domain.displayName }
            return state.failure
        }
        completionHandler(error)
    }

    public static func remove(
        _ domain: NSFileProviderDomain, completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        Domains.state.withLock { $0.domains[domain.identifier.rawValue] = nil }
        completionHandler(nil)
    }

    public static func getDomainsWithCompletionHandler(
        _ completionHandler: @escaping ([NSFileProviderDomain], (any Error)?) -> Void
    ) {
        let (domains, failure) = Domains.state.withLock { ($0.domains, $0.failure) }
        completionHandler(
            domains.sorted { $0.key < $1.key }.map {
                NSFileProviderDomain(
                    identifier: NSFileProviderDomainIdentifier(rawValue: $0.key), displayName: $0.value)
            }, failure)
    }
}

/// The domains of all apps.
public enum Domains {
    struct State {
        var domains: [String: String] = [:]
        var systems: [String: FileProviderSystem] = [:]
        var failure: NSFileProviderError?
    }

    static let state = Mutex(State())

    /// The error of all functions for domains, for example because the app has no extension.
    public static func setFailure(_ failure: NSFileProviderError?) { state.withLock { $0.failure = failure } }

    /// The names of the domains, by identifier.
    public static var names: [String: String] { state.withLock(\.domains) }
}
