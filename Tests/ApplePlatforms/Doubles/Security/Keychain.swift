import Foundation
import Synchronization

/// The keychains of a device: the data protection keychain, which iOS has and a signed app on macOS can use, and the
/// file-based keychain of macOS, which all programs of a user share.
///
/// Sources: Apple's articles “Sharing access to keychain items among a collection of apps”, “Restricting keychain item
/// accessibility”, the technical note TN3137 (“On Mac keychain APIs and implementations”), and the header `SecItem.h`.
public struct Keychain: Sendable {
    /// The keychain that the functions use.
    public static let current = Mutex(Keychain())

    /// The state of the device. It determines which items are readable.
    public enum DeviceState: Sendable { case beforeFirstUnlock, locked, unlocked }

    /// A program that uses the keychain.
    public struct Program: Sendable, Hashable {
        /// The access groups of the program: those of its entitlements, then its application identifier. New items belong
        /// to the first one. Empty for a macOS tool that isn't signed.
        public var accessGroups: [String]
        /// A name for messages.
        public var name: String

        public init(_ name: String, accessGroups: [String]) { (self.name, self.accessGroups) = (name, accessGroups) }
    }

    public struct Item: Sendable {
        public var attributes: [String: String]
        public var generic: Data?
        public var data: Data
        /// `nil` in the file-based keychain.
        public var accessGroup: String?
        /// `nil` in the file-based keychain, which ignores it.
        public var accessibility: String?
        /// The program that added the item to the file-based keychain. Others can't read its data without the user's
        /// permission.
        var owner: String
    }

    public var device = DeviceState.unlocked
    public var program = Program("app", accessGroups: ["TEAM.com.example.app"])
    /// A Boolean value that indicates whether the default is the file-based keychain, as on macOS.
    public var isFileBasedByDefault = false
    /// The status that the next call returns instead of its own.
    public var nextFailure: OSStatus?
    /// The items.
    public private(set) var items: [Item] = []

    public init() {}

    /// Restores a backup on another device. Items for this device only aren't restored.
    public mutating func restoreOnAnotherDevice() {
        items.removeAll { $0.accessibility?.hasSuffix("u") == true }
    }

    /// Adds an item as another version of an app would.
    public mutating func add(_ attributes: [String: Any]) -> OSStatus {
        if let failure = takeFailure() { return failure }
        let usesFile = usesFileBasedKeychain(attributes)
        var group: String?
        if !usesFile {
            let requested = attributes[kSecAttrAccessGroup] as? String
            guard let chosen = requested ?? program.accessGroups.first, program.accessGroups.contains(chosen) else {
                return errSecMissingEntitlement
            }
            group = chosen
        }
        var item = Item(
            attributes: [:], data: attributes[kSecValueData] as? Data ?? Data(), accessGroup: group,
            // The default of the data protection keychain.
            accessibility: usesFile ? nil : kSecAttrAccessibleWhenUnlocked, owner: program.name)
        item.update(attributes)
        // The primary key of a generic password: account, service, and access group.
        let isDuplicate = items.contains { $0.hasSameKey(as: item) }
        guard !isDuplicate else { return errSecDuplicateItem }
        guard usesFile || isAccessible(item) else { return errSecInteractionNotAllowed }
        items.append(item)
        return errSecSuccess
    }

    mutating func copy(_ query: [String: Any]) -> (OSStatus, Any?) {
        if let failure = takeFailure() { return (failure, nil) }
        let matches = indices(query)
        if case .failure(let status) = matches { return (status.code, nil) }
        guard case .success(let found) = matches, !found.isEmpty else { return (errSecItemNotFound, nil) }
        let wantsAll = query[kSecMatchLimit] as? String == kSecMatchLimitAll
        let returnsData = query[kSecReturnData] as? Bool == true
        if returnsData {
            // TN3137: The file-based keychain can't return the data of several items at once.
            if wantsAll, usesFileBasedKeychain(query) { return (errSecParam, nil) }
            for index in found where !isAccessible(items[index]) { return (errSecInteractionNotAllowed, nil) }
            for index in found where items[index].accessGroup == nil && items[index].owner != program.name {
                return (errSecAuthFailed, nil)
            }
        }
        let results = (wantsAll ? found : Array(found.prefix(1))).map { items[$0].result(query) }
        return (errSecSuccess, wantsAll ? results as Any : results[0])
    }

    mutating func update(_ query: [String: Any], _ changes: [String: Any]) -> OSStatus {
        if let failure = takeFailure() { return failure }
        switch indices(query) {
        case .failure(let status): return status.code
        case .success(let found):
            if found.isEmpty { return errSecItemNotFound }
            for index in found where !isAccessible(items[index]) { return errSecInteractionNotAllowed }
            for index in found { items[index].update(changes) }
            return errSecSuccess
        }
    }

    mutating func delete(_ query: [String: Any]) -> OSStatus {
        if let failure = takeFailure() { return failure }
        switch indices(query) {
        case .failure(let status): return status.code
        case .success(let found):
            guard let first = found.first else { return errSecItemNotFound }
            // The file-based keychain deletes one item unless the query contains a limit.
            let isSingle = usesFileBasedKeychain(query) && query[kSecMatchLimit] == nil
            for index in (isSingle ? [first] : found).reversed() { items.remove(at: index) }
            return errSecSuccess
        }
    }

    // MARK: Rules

    private struct Status: Error { let code: OSStatus }

    private mutating func takeFailure() -> OSStatus? {
        defer { nextFailure = nil }
        return nextFailure
    }

    private func usesFileBasedKeychain(_ query: [String: Any]) -> Bool {
        isFileBasedByDefault && query[kSecUseDataProtectionKeychain] as? Bool != true
    }

    private func isAccessible(_ item: Item) -> Bool {
        guard let accessibility = item.accessibility else { return true }
        return switch device {
        case .unlocked: true
        case .locked:
            [kSecAttrAccessibleAfterFirstUnlock, kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly].contains(
                accessibility)
        case .beforeFirstUnlock: false
        }
    }

    /// Returns the items that a query matches. Without a group, it searches all groups of the program.
    private func indices(_ query: [String: Any]) -> Result<[Int], Status> {
        let usesFile = usesFileBasedKeychain(query)
        let group = query[kSecAttrAccessGroup] as? String
        if !usesFile, program.accessGroups.isEmpty || group.map({ !program.accessGroups.contains($0) }) == true {
            return .failure(Status(code: errSecMissingEntitlement))
        }
        let found = items.indices.filter { index in
            let item = items[index]
            guard (item.accessGroup == nil) == usesFile else { return false }
            if let itemGroup = item.accessGroup {
                guard program.accessGroups.contains(itemGroup), group == nil || group == itemGroup else { return false }
            }
            return item.matches(query)
        }
        return .success(found)
    }
}

extension Keychain.Item {
    private static let names = [kSecAttrAccount, kSecAttrService, kSecAttrLabel]

    fileprivate mutating func update(_ changes: [String: Any]) {
        for name in Self.names { if let value = changes[name] as? String { attributes[name] = value } }
        if let value = changes[kSecAttrGeneric] as? Data { generic = value }
        if let value = changes[kSecValueData] as? Data { data = value }
        if let value = changes[kSecAttrAccessible] as? String, accessibility != nil { accessibility = value }
    }

    fileprivate func hasSameKey(as other: Self) -> Bool {
        accessGroup == other.accessGroup && attributes[kSecAttrAccount] == other.attributes[kSecAttrAccount]
            && attributes[kSecAttrService] == other.attributes[kSecAttrService]
    }

    fileprivate func matches(_ query: [String: Any]) -> Bool {
        for name in Self.names { if let value = query[name] as? String, attributes[name] != value { return false } }
        if let value = query[kSecAttrGeneric] as? Data, generic != value { return false }
        if let value = query[kSecAttrAccessible] as? String, accessibility != nil, accessibility != value {
            return false
        }
        return true
    }

    fileprivate func result(_ query: [String: Any]) -> Any {
        guard query[kSecReturnAttributes] as? Bool == true else { return data }
        var result: [String: Any] = attributes
        result[kSecAttrGeneric] = generic
        result[kSecAttrAccessGroup] = accessGroup
        result[kSecAttrAccessible] = accessibility
        if query[kSecReturnData] as? Bool == true { result[kSecValueData] = data }
        return result
    }
}

// MARK: Functions and constants

public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    // Dictionaries with values of type `Any` can't be sent into the lock.
    nonisolated(unsafe) let attributes = attributes
    return Keychain.current.withLock { $0.add(attributes) }
}

public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    nonisolated(unsafe) let query = query
    nonisolated(unsafe) var value: Any?
    let status = Keychain.current.withLock { keychain in
        let (status, found) = keychain.copy(query)
        value = found
        return status
    }
    result?.pointee = value
    return status
}

public func SecItemUpdate(_ query: CFDictionary, _ changes: CFDictionary) -> OSStatus {
    nonisolated(unsafe) let (query, changes) = (query, changes)
    return Keychain.current.withLock { $0.update(query, changes) }
}

public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
    nonisolated(unsafe) let query = query
    return Keychain.current.withLock { $0.delete(query) }
}

public let errSecSuccess: OSStatus = 0
public let errSecParam: OSStatus = -50
public let errSecAuthFailed: OSStatus = -25293
public let errSecDuplicateItem: OSStatus = -25299
public let errSecItemNotFound: OSStatus = -25300
public let errSecInteractionNotAllowed: OSStatus = -25308
public let errSecMissingEntitlement: OSStatus = -34018

public let kSecClass: CFString = "class"
public let kSecClassGenericPassword: CFString = "genp"
public let kSecAttrAccount: CFString = "acct"
public let kSecAttrService: CFString = "svce"
public let kSecAttrLabel: CFString = "labl"
public let kSecAttrGeneric: CFString = "gena"
public let kSecAttrAccessGroup: CFString = "agrp"
public let kSecAttrAccessible: CFString = "pdmn"
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// The names of the classes for one device end with `u`.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
public let kSecUseDataProtectionKeychain: CFString = "nleg"
public let kSecValueData: CFString = "v_Data"
public let kSecReturnData: CFString = "r_Data"
public let kSecReturnAttributes: CFString = "r_Attributes"
public let kSecMatchLimit: CFString = "m_Limit"
public let kSecMatchLimitOne: CFString = "m_LimitOne"
public let kSecMatchLimitAll: CFString = "m_LimitAll"
