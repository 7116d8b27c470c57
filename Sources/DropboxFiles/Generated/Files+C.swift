// Generated from API/files.json by `make generate`. Do not edit.

import Foundation
import StoneRuntime

extension Files {
    /// Where and how to save an uploaded file.
    public struct CommitInfo: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Files._schema, 5) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            path: String,
            mode: Files.WriteMode = .add,
            autorename: Bool = false,
            clientModified: Date? = nil,
            mute: Bool = false,
            propertyGroups: [FileProperties.PropertyGroup]? = nil,
            strictConflict: Bool = false
        ) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, path)
            builder.union(1, mode._value)
            builder.bool(2, autorename)
            builder.date(3, clientModified)
            builder.bool(4, mute)
            builder.list(5, propertyGroups)
            builder.bool(6, strictConflict)
            _record = builder.record()
        }

        /// Where to save the file: a path that starts with `/`, or the `id:…` of a file to write to. Pattern:
        /// `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
        public var path: String { _record.string(0) }
        /// What to do when something is there already. Default: `.add`.
        public var mode: Files.WriteMode { _record.union(1, .add) }
        /// Whether to save under another name, such as `report (2).txt`, instead of failing with a conflict. Default:
        /// `false`.
        public var autorename: Bool { _record.bool(2) }
        /// The time at which the user last changed the file, in whole seconds. It is kept for display and does not
        /// affect conflicts.
        public var clientModified: Date? { _record.dateOpt(3) }
        /// Whether to spare the user's devices a notification about this change. Default: `false`.
        public var mute: Bool { _record.bool(4) }
        /// Custom properties to save with the file.
        public var propertyGroups: [FileProperties.PropertyGroup]? { _record.listOpt(5) }
        /// Whether to be strict about conflicts: identical content is one too, and so is an `.update` of a file that
        /// has been deleted meanwhile. Default: `false`.
        public var strictConflict: Bool { _record.bool(6) }
    }

    /// How one item is synced to the computers of a team's members.
    public struct ContentSyncSetting: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Files._schema, 6) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(id: String, syncSetting: Files.SyncSetting) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, id)
            builder.union(1, syncSetting._value)
            _record = builder.record()
        }

        /// The file or folder. At least 4 characters. Pattern: `id:.+`.
        public var id: String { _record.string(0) }
        /// The setting it has.
        public var syncSetting: Files.SyncSetting { _record.union(1) }
    }

    /// The wish to change how one item is synced to the computers of a team's members.
    public struct ContentSyncSettingArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Files._schema, 7) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(id: String, syncSetting: Files.SyncSettingArg) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, id)
            builder.union(1, syncSetting._value)
            _record = builder.record()
        }

        /// The file or folder. At least 4 characters. Pattern: `id:.+`.
        public var id: String { _record.string(0) }
        /// The setting it gets.
        public var syncSetting: Files.SyncSettingArg { _record.union(1) }
    }

    /// Which folder to create.
    public struct CreateFolderArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Files._schema, 8) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(path: String, autorename: Bool = false) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, path)
            builder.bool(1, autorename)
            _record = builder.record()
        }

        /// The new folder. Missing parents are created too. Pattern: `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        public var path: String { _record.string(0) }
        /// Whether to choose another name instead of failing when something is there already. Default: `false`.
        public var autorename: Bool { _record.bool(1) }
    }

    /// Which folders to create.
    public struct CreateFolderBatchArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Files._schema, 9) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(paths: [String], autorename: Bool = false, forceAsync: Bool = false) {
            var builder = RecordBuilder(Self._type)
            builder.strings(0, paths)
            builder.bool(1, autorename)
            builder.bool(2, forceAsync)
            _record = builder.record()
        }

        /// The new folders. A path given twice is created once. At most 10000 items. Each: Pattern:
        /// `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        public var paths: [String] { _record.strings(0) }
        /// Whether to choose another name where something is there already, instead of failing that entry. Default:
        /// `false`.
        public var autorename: Bool { _record.bool(1) }
        /// Whether to answer with a job at once, even for a small batch. Default: `false`.
        public var forceAsync: Bool { _record.bool(2) }
    }

    /// Why a batch of folders was not created at all.
    public enum CreateFolderBatchError: StoneUnion, CustomStringConvertible {
        /// The batch is too large. Split it.
        case tooManyFiles
        case other

        public static var _type: TypeRef { TypeRef(Files._schema, 10) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .tooManyFiles
            default: self = .other
            }
        }

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

        public static var _type: TypeRef { TypeRef(Files._schema, 11) }

        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .inProgress
            case 1: self = .complete(Files.CreateFolderBatchResult(_record: payload))
            case 2: self = .failed(_value.union())
            default: self = .other
            }
        }

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

        public static var _type: TypeRef { TypeRef(Files._schema, 12) }

        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .asyncJobId(_value.string())
            case 1: self = .complete(Files.CreateFolderBatchResult(_record: payload))
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .asyncJobId(let value): .boxed(0, string: value)
            case .complete(let value): .variant(1, value._record)
            case .other: .tag(2)
            }
        }
    }

    /// What became of each folder.
    public struct CreateFolderBatchResult: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Files._schema, 13) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(entries: [Files.CreateFolderBatchResultEntry]) {
            var builder = RecordBuilder(Self._type)
            builder.unions(0, entries)
            _record = builder.record()
        }

        /// One outcome for each path, in the order of `paths`.
        public var entries: [Files.CreateFolderBatchResultEntry] { _record.unions(0) }
    }

    /// What became of one folder.
    public enum CreateFolderBatchResultEntry: StoneUnion, CustomStringConvertible {
        /// The folder was created.
        case success(Files.CreateFolderEntryResult)
        /// The folder was not created.
        case failure(Files.CreateFolderEntryError)

        public static var _type: TypeRef { TypeRef(Files._schema, 14) }

        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .success(Files.CreateFolderEntryResult(_record: payload))
            default: self = .failure(_value.union())
            }
        }

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

        public static var _type: TypeRef { TypeRef(Files._schema, 15) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .path(_value.union())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .path(let value): .boxed(0, union: value._value)
            case .other: .tag(1)
            }
        }
    }

    /// A folder that was created.
    public struct CreateFolderEntryResult: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Files._schema, 16) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(metadata: Files.FolderMetadata) {
            var builder = RecordBuilder(Self._type)
            builder.object(0, metadata._record)
            _record = builder.record()
        }

        /// The new folder.
        public var metadata: Files.FolderMetadata { _record.object(0) }
    }

    /// Why a folder was not created.
    public enum CreateFolderError: StoneUnion, CustomStringConvertible {
        /// The folder cannot be created at this path. `.conflict(.folder)` means that it is there already.
        case path(Files.WriteError)

        public static var _type: TypeRef { TypeRef(Files._schema, 17) }

        public init(_value: Value) {
            switch _value.tag {
            default: self = .path(_value.union())
            }
        }

        public var _value: Value {
            switch self {
            case .path(let value): .boxed(0, union: value._value)
            }
        }
    }

    /// The folder that was created.
    public struct CreateFolderResult: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Files._schema, 18) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(metadata: Files.FolderMetadata) {
            var builder = RecordBuilder(Self._type)
            builder.object(0, metadata._record)
            _record = builder.record()
        }

        /// The new folder. Its name may differ from the one asked for when `autorename` is set.
        public var metadata: Files.FolderMetadata { _record.object(0) }
    }
}
