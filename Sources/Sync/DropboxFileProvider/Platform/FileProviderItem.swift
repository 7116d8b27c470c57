#if canImport(FileProvider) && !os(tvOS) && !os(watchOS)
    import DropboxSync
    import FileProvider
    import Foundation
    import UniformTypeIdentifiers

    /// An item as the system sees it.
    final class FileProviderItem: NSObject, NSFileProviderItem, Sendable {
        private let item: MetadataMirror.Item

        init(_ item: MetadataMirror.Item) { self.item = item }

        /// The root folder.
        ///
        /// - Parameter name: The name of the domain.
        static func root(named name: String) -> FileProviderItem {
            FileProviderItem(
                MetadataMirror.Item(
                    id: NSFileProviderItemIdentifier.rootContainer.rawValue, parent: nil, name: name, version: nil))
        }

        var itemIdentifier: NSFileProviderItemIdentifier { NSFileProviderItemIdentifier(rawValue: item.id) }

        var parentItemIdentifier: NSFileProviderItemIdentifier {
            item.parent.map { NSFileProviderItemIdentifier(rawValue: $0) } ?? .rootContainer
        }

        var filename: String { item.name }

        var itemVersion: NSFileProviderItemVersion {
            NSFileProviderItemVersion(contentVersion: item.contentVersion, metadataVersion: item.metadataVersion)
        }

        var capabilities: NSFileProviderItemCapabilities {
            if itemIdentifier == .rootContainer { return [.allowsContentEnumerating, .allowsAddingSubItems] }
            let common: NSFileProviderItemCapabilities = [.allowsRenaming, .allowsReparenting, .allowsDeleting]
            return item.isFolder
                ? common.union([.allowsContentEnumerating, .allowsAddingSubItems])
                : common.union([.allowsReading, .allowsWriting, .allowsEvicting])
        }

        var contentType: UTType {
            let filenameExtension = (item.name as NSString).pathExtension
            guard item.isFolder else {
                return UTType(filenameExtension: filenameExtension, conformingTo: .data) ?? .data
            }
            // A document of an app may be a folder. Other folders have a dot in their name, too.
            let type = UTType(filenameExtension: filenameExtension, conformingTo: .package)
            return type.flatMap { $0.isDeclared ? $0 : nil } ?? .folder
        }

        var documentSize: NSNumber? { item.version.map { NSNumber(value: $0.size) } }

        var contentModificationDate: Date? { item.version?.modified }
    }

    extension Container {
        /// Creates the container with an identifier.
        ///
        /// - Throws: `ProviderError.unsupported` for the trash, which Dropbox doesn't have for apps.
        init(_ identifier: NSFileProviderItemIdentifier) throws {
            switch identifier {
            case .rootContainer: self = .root
            case .workingSet: self = .workingSet
            case .trashContainer: throw ProviderError.unsupported
            default: self = .folder(identifier.rawValue)
            }
        }
    }

    extension NSFileProviderItemIdentifier {
        /// The ID of the folder on the server; `nil` for the root.
        var folder: String? { self == .rootContainer ? nil : rawValue }
    }
#endif
