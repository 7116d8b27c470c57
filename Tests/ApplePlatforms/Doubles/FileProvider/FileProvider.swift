import Foundation
import UniformTypeIdentifiers

// The declarations of the framework that the extension uses. `FileProviderSystem` calls them.

/// Declares a type with a raw value, which the framework imports from Objective-C.
public protocol SystemName: Hashable, RawRepresentable, Sendable {}

public struct NSFileProviderItemIdentifier: SystemName {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let rootContainer = Self(rawValue: "NSFileProviderRootContainerItemIdentifier")
    public static let workingSet = Self(rawValue: "NSFileProviderWorkingSetContainerItemIdentifier")
    public static let trashContainer = Self(rawValue: "NSFileProviderTrashContainerItemIdentifier")
}

public struct NSFileProviderDomainIdentifier: SystemName {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

public struct NSFileProviderPage: SystemName {
    public let rawValue: Data
    public init(rawValue: Data) { self.rawValue = rawValue }
}

public struct NSFileProviderSyncAnchor: SystemName {
    public let rawValue: Data
    public init(rawValue: Data) { self.rawValue = rawValue }
}

public final class NSFileProviderItemVersion: NSObject, Sendable {
    public let contentVersion: Data
    public let metadataVersion: Data

    /// Each component has at most 128 bytes:
    /// [NSFileProviderItemVersion](https://developer.apple.com/documentation/fileprovider/nsfileprovideritemversion).
    public init(contentVersion: Data, metadataVersion: Data) {
        FileProviderSystem.check(max(contentVersion.count, metadataVersion.count) <= 128, "a version is too long")
        (self.contentVersion, self.metadataVersion) = (contentVersion, metadataVersion)
    }
}

public struct NSFileProviderItemCapabilities: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let allowsReading = Self(rawValue: 1)
    public static let allowsWriting = Self(rawValue: 2)
    public static let allowsReparenting = Self(rawValue: 4)
    public static let allowsRenaming = Self(rawValue: 8)
    public static let allowsTrashing = Self(rawValue: 16)
    public static let allowsDeleting = Self(rawValue: 32)
    public static let allowsEvicting = Self(rawValue: 64)
    public static let allowsAddingSubItems = allowsWriting
    public static let allowsContentEnumerating = allowsReading
}

public struct NSFileProviderItemFields: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let contents = Self(rawValue: 1)
    public static let filename = Self(rawValue: 2)
    public static let parentItemIdentifier = Self(rawValue: 4)
    public static let contentModificationDate = Self(rawValue: 128)
}

public protocol NSFileProviderItemProtocol: NSObject {
    var itemIdentifier: NSFileProviderItemIdentifier { get }
    var parentItemIdentifier: NSFileProviderItemIdentifier { get }
    var filename: String { get }
    var contentType: UTType { get }
    var capabilities: NSFileProviderItemCapabilities { get }
    var documentSize: NSNumber? { get }
    var contentModificationDate: Date? { get }
    var itemVersion: NSFileProviderItemVersion { get }
}
public typealias NSFileProviderItem = NSFileProviderItemProtocol

public protocol NSFileProviderEnumerationObserver: NSObject {
    var suggestedPageSize: Int { get }
    func didEnumerate(_ updatedItems: [any NSFileProviderItem])
    func finishEnumerating(upTo nextPage: NSFileProviderPage?)
    func finishEnumeratingWithError(_ error: any Error)
}

public protocol NSFileProviderChangeObserver: NSObject {
    var suggestedBatchSize: Int { get }
    func didUpdate(_ updatedItems: [any NSFileProviderItem])
    func didDeleteItems(withIdentifiers deletedItemIdentifiers: [NSFileProviderItemIdentifier])
    func finishEnumeratingChanges(upTo anchor: NSFileProviderSyncAnchor, moreComing: Bool)
    func finishEnumeratingWithError(_ error: any Error)
}

public protocol NSFileProviderEnumerator: NSObject {
    func invalidate()
    func enumerateItems(for observer: any NSFileProviderEnumerationObserver, startingAt page: NSFileProviderPage)
    func enumerateChanges(for observer: any NSFileProviderChangeObserver, from anchor: NSFileProviderSyncAnchor)
    func currentSyncAnchor(completionHandler: @escaping (NSFileProviderSyncAnchor?) -> Void)
}

public struct NSFileProviderCreateItemOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mayAlreadyExist = Self(rawValue: 1)
}

public struct NSFileProviderModifyItemOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
}

public struct NSFileProviderDeleteItemOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let recursive = Self(rawValue: 1)
}

public final class NSFileProviderRequest: NSObject {}

public final class NSFileProviderDomain: NSObject {
    public let identifier: NSFileProviderDomainIdentifier
    public let displayName: String
    public var supportsSyncingTrash = true

    public init(identifier: NSFileProviderDomainIdentifier, displayName: String) {
        (self.identifier, self.displayName) = (identifier, displayName)
    }
}

public protocol NSFileProviderReplicatedExtension: NSObject {
    typealias ItemHandler = (
        (any NSFileProviderItem)?, _ stillPendingFields: NSFileProviderItemFields, _ shouldFetchContent: Bool,
        (any Error)?
    ) -> Void

    init(domain: NSFileProviderDomain)
    func invalidate()
    func item(
        for identifier: NSFileProviderItemIdentifier, request: NSFileProviderRequest,
        completionHandler: @escaping ((any NSFileProviderItem)?, (any Error)?) -> Void
    ) -> Progress
    func enumerator(
        for containerItemIdentifier: NSFileProviderItemIdentifier, request: NSFileProviderRequest
    ) throws -> any NSFileProviderEnumerator
    func fetchContents(
        for itemIdentifier: NSFileProviderItemIdentifier, version requestedVersion: NSFileProviderItemVersion?,
        request: NSFileProviderRequest,
        completionHandler: @escaping (URL?, (any NSFileProviderItem)?, (any Error)?) -> Void
    ) -> Progress
    func createItem(
        basedOn itemTemplate: any NSFileProviderItem, fields: NSFileProviderItemFields, contents url: URL?,
        options: NSFileProviderCreateItemOptions, request: NSFileProviderRequest,
        completionHandler: @escaping ItemHandler
    ) -> Progress
    func modifyItem(
        _ item: any NSFileProviderItem, baseVersion version: NSFileProviderItemVersion,
        changedFields: NSFileProviderItemFields, contents newContents: URL?, options: NSFileProviderModifyItemOptions,
        request: NSFileProviderRequest, completionHandler: @escaping ItemHandler
    ) -> Progress
    func deleteItem(
        identifier: NSFileProviderItemIdentifier, baseVersion version: NSFileProviderItemVersion,
        options: NSFileProviderDeleteItemOptions, request: NSFileProviderRequest,
        completionHandler: @escaping ((any Error)?) -> Void
    ) -> Progress
}

public protocol NSFileProviderThumbnailing: NSObject {
    func fetchThumbnails(
        for itemIdentifiers: [NSFileProviderItemIdentifier], requestedSize size: CGSize,
        perThumbnailCompletionHandler: @escaping (NSFileProviderItemIdentifier, Data?, (any Error)?) -> Void,
        completionHandler: @escaping ((any Error)?) -> Void
    ) -> Progress
}

// MARK: Errors

public struct NSFileProviderError: Error, @unchecked Sendable {
    public enum Code: Int, Sendable {
        case notAuthenticated = -1000
        case filenameCollision = -1001
        case syncAnchorExpired = -1002
        case insufficientQuota = -1003
        case serverUnreachable = -1004
        case noSuchItem = -1005
        case directoryNotEmpty = -1007
        case deletionRejected = -1008
        case cannotSynchronize = -2005
        case excludedFromSync = -2010
    }

    public let code: Code
    public let userInfo: [String: Any]

    public init(_ code: Code, userInfo: [String: Any] = [:]) { (self.code, self.userInfo) = (code, userInfo) }

    /// The item of an error that the following functions create.
    public var item: (any NSFileProviderItem)? { userInfo["NSFileProviderErrorItem"] as? any NSFileProviderItem }
}

extension NSError {
    public static func fileProviderErrorForCollision(with existingItem: any NSFileProviderItem) -> any Error {
        NSFileProviderError(.filenameCollision, userInfo: ["NSFileProviderErrorItem": existingItem])
    }

    public static func fileProviderErrorForNonExistentItem(
        withIdentifier itemIdentifier: NSFileProviderItemIdentifier
    ) -> any Error {
        NSFileProviderError(.noSuchItem, userInfo: ["NSFileProviderErrorNonExistentItemIdentifier": itemIdentifier])
    }

    public static func fileProviderErrorForRejectedDeletion(of updatedVersion: any NSFileProviderItem) -> any Error {
        NSFileProviderError(.deletionRejected, userInfo: ["NSFileProviderErrorItem": updatedVersion])
    }
}
