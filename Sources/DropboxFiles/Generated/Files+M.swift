// Generated from API/files.json by `make generate`. Do not edit.

import Foundation
import StoneRuntime

extension Files {
    /// What is known about a photo or video.
    public enum MediaInfo: StoneUnion, CustomStringConvertible {
        /// The photo or video is still being examined. Ask again later.
        case pending
        /// The facts, as `Files.PhotoMetadata` or `Files.VideoMetadata`.
        case metadata(Files.MediaMetadata)

        public static var _type: TypeRef { TypeRef(Files._schema, 92) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .pending
            default: self = .metadata(_value.poly())
            }
        }

        public var _value: Value {
            switch self {
            case .pending: .tag(0)
            case .metadata(let value): .boxed(1, object: value)
            }
        }
    }

    /// What photos and videos have in common.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public class MediaMetadata: StoneObject, @unchecked Sendable {
        public override class var _type: TypeRef { TypeRef(Files._schema, 93) }

        public required init(_record: Record) { super.init(_record: _record) }

        public init(
            dimensions: Files.Dimensions? = nil,
            location: Files.GpsCoordinates? = nil,
            timeTaken: Date? = nil
        ) {
            var builder = RecordBuilder(MediaMetadata._type)
            builder.object(0, dimensions?._record)
            builder.object(1, location?._record)
            builder.date(2, timeTaken)
            super.init(_record: builder.record())
        }

        /// The size in pixels.
        public final var dimensions: Files.Dimensions? { _record.objectOpt(0) }
        /// The place where it was taken.
        public final var location: Files.GpsCoordinates? { _record.objectOpt(1) }
        /// The time at which it was taken.
        public final var timeTaken: Date? { _record.dateOpt(2) }
    }

    /// What is common to files, folders and deleted entries. Cast it to `Files.FileMetadata`, `Files.FolderMetadata` or
    /// `Files.DeletedMetadata`.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public class Metadata: StoneObject, @unchecked Sendable {
        public override class var _type: TypeRef { TypeRef(Files._schema, 94) }

        public required init(_record: Record) { super.init(_record: _record) }

        public init(
            name: String,
            pathLower: String? = nil,
            pathDisplay: String? = nil,
            parentSharedFolderId: String? = nil,
            previewUrl: String? = nil
        ) {
            var builder = RecordBuilder(Metadata._type)
            builder.string(0, name)
            builder.string(1, pathLower)
            builder.string(2, pathDisplay)
            builder.string(3, parentSharedFolderId)
            builder.string(4, previewUrl)
            super.init(_record: builder.record())
        }

        /// The name, with its extension: what stands behind the last slash of the path.
        public final var name: String { _record.string(0) }
        /// The whole path in lower case: the key by which to compare paths and find the item again. Nil if the item is
        /// not mounted in this Dropbox.
        public final var pathLower: String? { _record.stringOpt(1) }
        /// The path for display. Only its last component is sure to be spelled right, and a change of case alone is
        /// never reported. Nil if the item is not mounted.
        public final var pathDisplay: String? { _record.stringOpt(2) }
        /// Use `parentSharedFolderId` of `sharingInfo` instead. Pattern: `[-_0-9a-zA-Z:]+`. Deprecated.
        public final var parentSharedFolderId: String? { _record.stringOpt(3) }
        /// The URL of a preview of the file.
        public final var previewUrl: String? { _record.stringOpt(4) }
    }

    /// An item that a search has found.
    public enum MetadataV2: StoneUnion, CustomStringConvertible {
        /// The file or folder.
        case metadata(Files.Metadata)
        case other

        public static var _type: TypeRef { TypeRef(Files._schema, 95) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .metadata(_value.poly())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .metadata(let value): .boxed(0, object: value)
            case .other: .tag(1)
            }
        }
    }

    /// A file behind a shared link.
    public struct MinimalFileLinkMetadata: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Files._schema, 96) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(url: String, rev: String, id: String? = nil, path: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, url)
            builder.string(1, id)
            builder.string(2, path)
            builder.string(3, rev)
            _record = builder.record()
        }

        /// The shared link.
        public var url: String { _record.string(0) }
        /// The identity of the file. At least 1 character.
        public var id: String? { _record.stringOpt(1) }
        /// The path of the file, if it lies in the calling user's Dropbox.
        public var path: String? { _record.stringOpt(2) }
        /// The current revision of the file. At least 9 characters. Pattern: `[0-9a-f]+`.
        public var rev: String { _record.string(3) }
    }

    /// What to move, and where to.
    public struct MoveBatchArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Files._schema, 97) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(entries: [Files.RelocationPath], autorename: Bool = false, allowOwnershipTransfer: Bool = false) {
            var builder = RecordBuilder(Self._type)
            builder.list(0, entries)
            builder.bool(1, autorename)
            builder.bool(2, allowOwnershipTransfer)
            _record = builder.record()
        }

        /// The pairs of source and destination. 1 to 1000 items.
        public var entries: [Files.RelocationPath] { _record.list(0) }
        /// Whether to choose another name where something is at the destination already, instead of failing that entry.
        /// Default: `false`.
        public var autorename: Bool { _record.bool(1) }
        /// Whether content may get another owner by the move. Default: `false`.
        public var allowOwnershipTransfer: Bool { _record.bool(2) }
    }

    /// Why an item was not moved into the Family Room folder.
    public enum MoveIntoFamilyError: StoneUnion, CustomStringConvertible {
        /// Shared folders cannot be moved there.
        case isSharedFolder
        case other

        public static var _type: TypeRef { TypeRef(Files._schema, 98) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .isSharedFolder
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .isSharedFolder: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// Why an item was not moved into the Vault.
    public enum MoveIntoVaultError: StoneUnion, CustomStringConvertible {
        /// Shared folders cannot be moved there.
        case isSharedFolder
        case other

        public static var _type: TypeRef { TypeRef(Files._schema, 99) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .isSharedFolder
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .isSharedFolder: .tag(0)
            case .other: .tag(1)
            }
        }
    }
}
