// Generated from API/files.json by `make generate`. Do not edit.

import Foundation
import StoneRuntime

extension Files {
    /// Which tag to add to what.
    public struct AddTagArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(0) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(path: String, tagText: String) {
            var builder = RecordBuilder(Files._type(0))
            builder.string(0, path)
            builder.string(1, tagText)
            self.init(_record: builder.record())
        }

        /// The file or folder to tag. Pattern: `/(.|[\r\n])*`.
        @export(implementation) public var path: String { _record.string(0) }
        /// The tag: letters, digits and underscores. Stored in lower case. 1 to 32 characters. Pattern: `[\w]+`.
        @export(implementation) public var tagText: String { _record.string(1) }
    }

    /// Why a tag was not added.
    public enum AddTagError: StoneUnion, CustomStringConvertible {
        /// The item cannot be found or read.
        case path(Files.LookupError)
        case other
        /// The item has 20 tags already. Remove one first.
        case tooManyTags

        @export(implementation) public static var _type: TypeRef { Files._type(1) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .path(_value.union())
            case 2: self = .tooManyTags
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .path(let value): .boxed(0, union: value._value)
            case .other: .tag(1)
            case .tooManyTags: .tag(2)
            }
        }
    }

    /// Which item to look up, and what to tell about it.
    public struct AlphaGetMetadataArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(2) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            path: String,
            includeMediaInfo: Bool = false,
            includeDeleted: Bool = false,
            includeHasExplicitSharedMembers: Bool = false,
            includePropertyGroups: FileProperties.TemplateFilterBase? = nil,
            includePropertyTemplates: [String]? = nil
        ) {
            var builder = RecordBuilder(Files._type(2))
            builder.string(0, path)
            builder.bool(1, includeMediaInfo)
            builder.bool(2, includeDeleted)
            builder.bool(3, includeHasExplicitSharedMembers)
            builder.union(4, includePropertyGroups?._value)
            builder.strings(5, includePropertyTemplates)
            self.init(_record: builder.record())
        }

        /// The file or folder: a path, an `id:…`, or a `rev:…` for one revision. Not the root folder. Pattern:
        /// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        @export(implementation) public var path: String { _record.string(0) }
        /// Whether to fill in `mediaInfo` of photos and videos. Default: `false`.
        @export(implementation) public var includeMediaInfo: Bool { _record.bool(1) }
        /// Whether a deleted item is answered with `Files.DeletedMetadata` instead of `LookupError.notFound`. Default:
        /// `false`.
        @export(implementation) public var includeDeleted: Bool { _record.bool(2) }
        /// Whether to tell if the file itself is shared with somebody. Default: `false`.
        @export(implementation) public var includeHasExplicitSharedMembers: Bool { _record.bool(3) }
        /// The templates whose custom properties to include.
        @export(implementation)
        public var includePropertyGroups: FileProperties.TemplateFilterBase? {
            _record.unionOpt(4)
        }
        /// Use `includePropertyGroups` instead. Each: At least 1 character. Each: Pattern: `(/|ptid:).*`. Deprecated.
        @export(implementation) public var includePropertyTemplates: [String]? { _record.stringsOpt(5) }
    }

    /// Why no metadata was returned.
    public enum AlphaGetMetadataError: StoneUnion, CustomStringConvertible {
        /// The item cannot be found or read.
        case path(Files.LookupError)
        /// The property templates asked for do not exist.
        case propertiesError(FileProperties.LookUpPropertiesError)

        @export(implementation) public static var _type: TypeRef { Files._type(3) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .path(_value.union())
            default: self = .propertiesError(_value.union())
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .path(let value): .boxed(0, union: value._value)
            case .propertiesError(let value): .boxed(1, union: value._value)
            }
        }
    }

    /// Why tags were not read or changed.
    public enum BaseTagError: StoneUnion, CustomStringConvertible {
        /// The item cannot be found or read.
        case path(Files.LookupError)
        case other

        @export(implementation) public static var _type: TypeRef { Files._type(4) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .path(_value.union())
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .path(let value): .boxed(0, union: value._value)
            case .other: .tag(1)
            }
        }
    }

    /// Where and how to save an uploaded file.
    public struct CommitInfo: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(5) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            path: String,
            mode: Files.WriteMode = .add,
            autorename: Bool = false,
            clientModified: Date? = nil,
            mute: Bool = false,
            propertyGroups: [FileProperties.PropertyGroup]? = nil,
            strictConflict: Bool = false
        ) {
            var builder = RecordBuilder(Files._type(5))
            builder.string(0, path)
            builder.union(1, mode._value)
            builder.bool(2, autorename)
            builder.date(3, clientModified)
            builder.bool(4, mute)
            builder.list(5, propertyGroups)
            builder.bool(6, strictConflict)
            self.init(_record: builder.record())
        }

        /// Where to save the file: a path that starts with `/`, or the `id:…` of a file to write to. Pattern:
        /// `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
        @export(implementation) public var path: String { _record.string(0) }
        /// What to do when something is there already. Default: `.add`.
        @export(implementation) public var mode: Files.WriteMode { _record.union(1, .add) }
        /// Whether to save under another name, such as `report (2).txt`, instead of failing with a conflict. Default:
        /// `false`.
        @export(implementation) public var autorename: Bool { _record.bool(2) }
        /// The time at which the user last changed the file, in whole seconds. It is kept for display and does not
        /// affect conflicts.
        @export(implementation) public var clientModified: Date? { _record.dateOpt(3) }
        /// Whether to spare the user's devices a notification about this change. Default: `false`.
        @export(implementation) public var mute: Bool { _record.bool(4) }
        /// Custom properties to save with the file.
        @export(implementation) public var propertyGroups: [FileProperties.PropertyGroup]? { _record.listOpt(5) }
        /// Whether to be strict about conflicts: identical content is one too, and so is an `.update` of a file that
        /// has been deleted meanwhile. Default: `false`.
        @export(implementation) public var strictConflict: Bool { _record.bool(6) }
    }

    /// How one item is synced to the computers of a team's members.
    public struct ContentSyncSetting: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(6) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(id: String, syncSetting: Files.SyncSetting) {
            var builder = RecordBuilder(Files._type(6))
            builder.string(0, id)
            builder.union(1, syncSetting._value)
            self.init(_record: builder.record())
        }

        /// The file or folder. At least 4 characters. Pattern: `id:.+`.
        @export(implementation) public var id: String { _record.string(0) }
        /// The setting it has.
        @export(implementation) public var syncSetting: Files.SyncSetting { _record.union(1) }
    }

    /// The wish to change how one item is synced to the computers of a team's members.
    public struct ContentSyncSettingArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(7) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(id: String, syncSetting: Files.SyncSettingArg) {
            var builder = RecordBuilder(Files._type(7))
            builder.string(0, id)
            builder.union(1, syncSetting._value)
            self.init(_record: builder.record())
        }

        /// The file or folder. At least 4 characters. Pattern: `id:.+`.
        @export(implementation) public var id: String { _record.string(0) }
        /// The setting it gets.
        @export(implementation) public var syncSetting: Files.SyncSettingArg { _record.union(1) }
    }

    /// Which folder to create.
    public struct CreateFolderArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(8) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(path: String, autorename: Bool = false) {
            var builder = RecordBuilder(Files._type(8))
            builder.string(0, path)
            builder.bool(1, autorename)
            self.init(_record: builder.record())
        }

        /// The new folder. Missing parents are created too. Pattern: `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        @export(implementation) public var path: String { _record.string(0) }
        /// Whether to choose another name instead of failing when something is there already. Default: `false`.
        @export(implementation) public var autorename: Bool { _record.bool(1) }
    }

    /// Which folders to create.
    public struct CreateFolderBatchArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(9) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(paths: [String], autorename: Bool = false, forceAsync: Bool = false) {
            var builder = RecordBuilder(Files._type(9))
            builder.strings(0, paths)
            builder.bool(1, autorename)
            builder.bool(2, forceAsync)
            self.init(_record: builder.record())
        }

        /// The new folders. A path given twice is created once. At most 10000 items. Each: Pattern:
        /// `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        @export(implementation) public var paths: [String] { _record.strings(0) }
        /// Whether to choose another name where something is there already, instead of failing that entry. Default:
        /// `false`.
        @export(implementation) public var autorename: Bool { _record.bool(1) }
        /// Whether to answer with a job at once, even for a small batch. Default: `false`.
        @export(implementation) public var forceAsync: Bool { _record.bool(2) }
    }

    /// Why a batch of folders was not created at all.
    public enum CreateFolderBatchError: StoneUnion, CustomStringConvertible {
        /// The batch is too large. Split it.
        case tooManyFiles
        case other

        @export(implementation) public static var _type: TypeRef { Files._type(10) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .tooManyFiles
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .tooManyFiles: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// The state of a job of `createFolderBatch`.
    public enum CreateFolderBatchJobStatus: StoneUnion, CustomStringConvertible {
        /// The job is still going on. Ask again in a while.
        case inProgress
        /// The job has ended; look at each entry for its outcome.
        case complete(Files.CreateFolderBatchResult)
        /// The whole job has failed and created nothing.
        case failed(Files.CreateFolderBatchError)
        case other

        @export(implementation) public static var _type: TypeRef { Files._type(11) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .inProgress
            case 1: self = .complete(Files.CreateFolderBatchResult(_record: payload))
            case 2: self = .failed(_value.union())
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .inProgress: .tag(0)
            case .complete(let value): .variant(1, value._record)
            case .failed(let value): .boxed(2, union: value._value)
            case .other: .tag(3)
            }
        }
    }

    /// The answer of `createFolderBatch`: a job to poll, or the outcome.
    public enum CreateFolderBatchLaunch: StoneUnion, CustomStringConvertible {
        /// The work goes on; poll it with this id. At least 1 character.
        case asyncJobId(String)
        /// All is done already; look at each entry for its outcome.
        case complete(Files.CreateFolderBatchResult)
        case other

        @export(implementation) public static var _type: TypeRef { Files._type(12) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .asyncJobId(_value.string())
            case 1: self = .complete(Files.CreateFolderBatchResult(_record: payload))
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .asyncJobId(let value): .boxed(0, string: value)
            case .complete(let value): .variant(1, value._record)
            case .other: .tag(2)
            }
        }
    }

    /// What became of each folder.
    public struct CreateFolderBatchResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(13) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(entries: [Files.CreateFolderBatchResultEntry]) {
            var builder = RecordBuilder(Files._type(13))
            builder.unions(0, entries)
            self.init(_record: builder.record())
        }

        /// One outcome for each path, in the order of `paths`.
        @export(implementation) public var entries: [Files.CreateFolderBatchResultEntry] { _record.unions(0) }
    }

    /// What became of one folder.
    public enum CreateFolderBatchResultEntry: StoneUnion, CustomStringConvertible {
        /// The folder was created.
        case success(Files.CreateFolderEntryResult)
        /// The folder was not created.
        case failure(Files.CreateFolderEntryError)

        @export(implementation) public static var _type: TypeRef { Files._type(14) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .success(Files.CreateFolderEntryResult(_record: payload))
            default: self = .failure(_value.union())
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .success(let value): .variant(0, value._record)
            case .failure(let value): .boxed(1, union: value._value)
            }
        }
    }

    /// Why one folder of a batch was not created.
    public enum CreateFolderEntryError: StoneUnion, CustomStringConvertible {
        /// The folder cannot be created at this path.
        case path(Files.WriteError)
        case other

        @export(implementation) public static var _type: TypeRef { Files._type(15) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .path(_value.union())
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .path(let value): .boxed(0, union: value._value)
            case .other: .tag(1)
            }
        }
    }

    /// A folder that was created.
    public struct CreateFolderEntryResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(16) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(metadata: Files.FolderMetadata) {
            var builder = RecordBuilder(Files._type(16))
            builder.object(0, metadata._record)
            self.init(_record: builder.record())
        }

        /// The new folder.
        @export(implementation) public var metadata: Files.FolderMetadata { _record.object(0) }
    }

    /// Why a folder was not created.
    public enum CreateFolderError: StoneUnion, CustomStringConvertible {
        /// The folder cannot be created at this path. `.conflict(.folder)` means that it is there already.
        case path(Files.WriteError)

        @export(implementation) public static var _type: TypeRef { Files._type(17) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            default: self = .path(_value.union())
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .path(let value): .boxed(0, union: value._value)
            }
        }
    }

    /// The folder that was created.
    public struct CreateFolderResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(18) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(metadata: Files.FolderMetadata) {
            var builder = RecordBuilder(Files._type(18))
            builder.object(0, metadata._record)
            self.init(_record: builder.record())
        }

        /// The new folder. Its name may differ from the one asked for when `autorename` is set.
        @export(implementation) public var metadata: Files.FolderMetadata { _record.object(0) }
    }
}
