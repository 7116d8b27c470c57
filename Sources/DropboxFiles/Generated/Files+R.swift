// Generated from API/files.json by `make generate`. Do not edit.

import StoneRuntime

extension Files {
    /// What to copy or move, and where to.
    public struct RelocationArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(114) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            fromPath: String,
            toPath: String,
            allowSharedFolder: Bool = false,
            autorename: Bool = false,
            allowOwnershipTransfer: Bool = false
        ) {
            var builder = RecordBuilder(Files._type(114))
            builder.string(0, fromPath)
            builder.string(1, toPath)
            builder.bool(2, allowSharedFolder)
            builder.bool(3, autorename)
            builder.bool(4, allowOwnershipTransfer)
            self.init(_record: builder.record())
        }

        /// The file or folder to copy or move: a path or an `id:…`. Pattern:
        /// `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
        @export(implementation) public var fromPath: String { _record.string(0) }
        /// Its new path, with its name, not only the folder to put it in. Pattern:
        /// `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
        @export(implementation) public var toPath: String { _record.string(1) }
        /// Has no effect. Default: `false`. Deprecated.
        @export(implementation) public var allowSharedFolder: Bool { _record.bool(2) }
        /// Whether to choose another name instead of failing when something is at the destination already. Default:
        /// `false`.
        @export(implementation) public var autorename: Bool { _record.bool(3) }
        /// Whether content may get another owner by a move. Does not matter for copies. Default: `false`.
        @export(implementation) public var allowOwnershipTransfer: Bool { _record.bool(4) }
    }

    /// What to copy or move, and where to.
    public struct RelocationBatchArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(115) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            entries: [Files.RelocationPath],
            autorename: Bool = false,
            allowSharedFolder: Bool = false,
            allowOwnershipTransfer: Bool = false
        ) {
            var builder = RecordBuilder(Files._type(115))
            builder.list(0, entries)
            builder.bool(1, autorename)
            builder.bool(2, allowSharedFolder)
            builder.bool(3, allowOwnershipTransfer)
            self.init(_record: builder.record())
        }

        /// The pairs of source and destination. 1 to 1000 items.
        @export(implementation) public var entries: [Files.RelocationPath] { _record.list(0) }
        /// Whether to choose another name where something is at the destination already, instead of failing that entry.
        /// Default: `false`.
        @export(implementation) public var autorename: Bool { _record.bool(1) }
        /// Has no effect. Default: `false`. Deprecated.
        @export(implementation) public var allowSharedFolder: Bool { _record.bool(2) }
        /// Whether content may get another owner by a move. Does not matter for copies. Default: `false`.
        @export(implementation) public var allowOwnershipTransfer: Bool { _record.bool(3) }
    }

    /// What to copy or move, and where to.
    public struct RelocationBatchArgBase: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(116) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(entries: [Files.RelocationPath], autorename: Bool = false) {
            var builder = RecordBuilder(Files._type(116))
            builder.list(0, entries)
            builder.bool(1, autorename)
            self.init(_record: builder.record())
        }

        /// The pairs of source and destination. 1 to 1000 items.
        @export(implementation) public var entries: [Files.RelocationPath] { _record.list(0) }
        /// Whether to choose another name where something is at the destination already, instead of failing that entry.
        /// Default: `false`.
        @export(implementation) public var autorename: Bool { _record.bool(1) }
    }

    /// Why a whole batch was not copied or moved.
    public enum RelocationBatchError: StoneUnion, CustomStringConvertible {
        /// The source cannot be found or read.
        case fromLookup(Files.LookupError)
        /// The source must not be moved away.
        case fromWrite(Files.WriteError)
        /// The item cannot be written to the destination.
        case to(Files.WriteError)
        /// Shared folders cannot be copied. Copy their contents.
        case cantCopySharedFolder
        /// The move would put one shared folder into another.
        case cantNestSharedFolder
        /// The destination lies within the folder to be moved.
        case cantMoveFolderIntoItself
        /// More than 10,000 files and folders in one call. Move their parts one after another.
        case tooManyFiles
        /// Two of the paths are equal, or one lies within another. Send them in separate calls.
        case duplicatedOrNestedPaths
        /// The move would change the owner of content. Set `allowOwnershipTransfer` if that is meant.
        case cantTransferOwnership
        /// There is not enough space for the copy.
        case insufficientQuota
        /// The outcome is unknown. Look at source and destination, and try again if needed.
        case internalError
        /// The shared folder cannot be moved to this destination.
        case cantMoveSharedFolder
        /// The Vault does not take this item.
        case cantMoveIntoVault(Files.MoveIntoVaultError)
        /// The Family Room folder does not take this item.
        case cantMoveIntoFamily(Files.MoveIntoFamilyError)
        case other
        /// Too many writes are going on in this Dropbox at the same time. Wait and try again, with fewer writes in
        /// parallel.
        case tooManyWriteOperations

        @export(implementation) public static var _type: TypeRef { Files._type(117) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .fromLookup(_value.union())
            case 1: self = .fromWrite(_value.union())
            case 2: self = .to(_value.union())
            case 3: self = .cantCopySharedFolder
            case 4: self = .cantNestSharedFolder
            case 5: self = .cantMoveFolderIntoItself
            case 6: self = .tooManyFiles
            case 7: self = .duplicatedOrNestedPaths
            case 8: self = .cantTransferOwnership
            case 9: self = .insufficientQuota
            case 10: self = .internalError
            case 11: self = .cantMoveSharedFolder
            case 12: self = .cantMoveIntoVault(_value.union())
            case 13: self = .cantMoveIntoFamily(_value.union())
            case 15: self = .tooManyWriteOperations
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .fromLookup(let value): .boxed(0, union: value._value)
            case .fromWrite(let value): .boxed(1, union: value._value)
            case .to(let value): .boxed(2, union: value._value)
            case .cantCopySharedFolder: .tag(3)
            case .cantNestSharedFolder: .tag(4)
            case .cantMoveFolderIntoItself: .tag(5)
            case .tooManyFiles: .tag(6)
            case .duplicatedOrNestedPaths: .tag(7)
            case .cantTransferOwnership: .tag(8)
            case .insufficientQuota: .tag(9)
            case .internalError: .tag(10)
            case .cantMoveSharedFolder: .tag(11)
            case .cantMoveIntoVault(let value): .boxed(12, union: value._value)
            case .cantMoveIntoFamily(let value): .boxed(13, union: value._value)
            case .other: .tag(14)
            case .tooManyWriteOperations: .tag(15)
            }
        }
    }

    /// Why one entry was not copied or moved.
    public enum RelocationBatchErrorEntry: StoneUnion, CustomStringConvertible {
        /// The entry cannot be copied or moved as asked; trying again does not help.
        case relocationError(Files.RelocationError)
        /// The outcome is unknown. Look at source and destination, and try again if needed.
        case internalError
        /// Too many writes are going on in this Dropbox at the same time. Wait and try again, with fewer writes in
        /// parallel.
        case tooManyWriteOperations
        case other

        @export(implementation) public static var _type: TypeRef { Files._type(118) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .relocationError(_value.union())
            case 1: self = .internalError
            case 2: self = .tooManyWriteOperations
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .relocationError(let value): .boxed(0, union: value._value)
            case .internalError: .tag(1)
            case .tooManyWriteOperations: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// The state of a job of `copyBatch` or `moveBatch`.
    public enum RelocationBatchJobStatus: StoneUnion, CustomStringConvertible {
        /// The job is still going on. Ask again in a while.
        case inProgress
        /// The job has ended.
        case complete(Files.RelocationBatchResult)
        /// The whole job has failed.
        case failed(Files.RelocationBatchError)

        @export(implementation) public static var _type: TypeRef { Files._type(119) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .inProgress
            case 1: self = .complete(Files.RelocationBatchResult(_record: payload))
            default: self = .failed(_value.union())
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .inProgress: .tag(0)
            case .complete(let value): .variant(1, value._record)
            case .failed(let value): .boxed(2, union: value._value)
            }
        }
    }

    /// The answer of `copyBatch` and `moveBatch`: a job to poll, or the outcome.
    public enum RelocationBatchLaunch: StoneUnion, CustomStringConvertible {
        /// The work goes on; poll it with this id. At least 1 character.
        case asyncJobId(String)
        /// All is done already.
        case complete(Files.RelocationBatchResult)
        case other

        @export(implementation) public static var _type: TypeRef { Files._type(120) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .asyncJobId(_value.string())
            case 1: self = .complete(Files.RelocationBatchResult(_record: payload))
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

    /// What was copied or moved.
    public struct RelocationBatchResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(121) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(entries: [Files.RelocationBatchResultData]) {
            var builder = RecordBuilder(Files._type(121))
            builder.list(0, entries)
            self.init(_record: builder.record())
        }

        /// One result for each entry, in the order of the request.
        @export(implementation) public var entries: [Files.RelocationBatchResultData] { _record.list(0) }
    }

    /// An item that was copied or moved.
    public struct RelocationBatchResultData: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(122) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(metadata: Files.Metadata) {
            var builder = RecordBuilder(Files._type(122))
            builder.poly(0, metadata)
            self.init(_record: builder.record())
        }

        /// The item at its destination.
        @export(implementation) public var metadata: Files.Metadata { _record.poly(0) }
    }

    /// What became of one entry.
    public enum RelocationBatchResultEntry: StoneUnion, CustomStringConvertible {
        /// The entry was copied or moved; this is the item at its destination.
        case success(Files.Metadata)
        /// The entry was not copied or moved.
        case failure(Files.RelocationBatchErrorEntry)
        case other

        @export(implementation) public static var _type: TypeRef { Files._type(123) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .success(_value.poly())
            case 1: self = .failure(_value.union())
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .success(let value): .boxed(0, object: value)
            case .failure(let value): .boxed(1, union: value._value)
            case .other: .tag(2)
            }
        }
    }

    /// The state of a job of `copyBatchV2` or `moveBatchV2`.
    public enum RelocationBatchV2JobStatus: StoneUnion, CustomStringConvertible {
        /// The job is still going on. Ask again in a while.
        case inProgress
        /// The job has ended; look at each entry for its outcome.
        case complete(Files.RelocationBatchV2Result)

        @export(implementation) public static var _type: TypeRef { Files._type(124) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .inProgress
            default: self = .complete(Files.RelocationBatchV2Result(_record: payload))
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .inProgress: .tag(0)
            case .complete(let value): .variant(1, value._record)
            }
        }
    }

    /// The answer of `copyBatchV2` and `moveBatchV2`: a job to poll, or the outcome.
    public enum RelocationBatchV2Launch: StoneUnion, CustomStringConvertible {
        /// The work goes on; poll it with this id. At least 1 character.
        case asyncJobId(String)
        /// All is done already; look at each entry for its outcome.
        case complete(Files.RelocationBatchV2Result)

        @export(implementation) public static var _type: TypeRef { Files._type(125) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .asyncJobId(_value.string())
            default: self = .complete(Files.RelocationBatchV2Result(_record: payload))
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .asyncJobId(let value): .boxed(0, string: value)
            case .complete(let value): .variant(1, value._record)
            }
        }
    }

    /// What became of each entry.
    public struct RelocationBatchV2Result: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(126) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(entries: [Files.RelocationBatchResultEntry]) {
            var builder = RecordBuilder(Files._type(126))
            builder.unions(0, entries)
            self.init(_record: builder.record())
        }

        /// One outcome for each entry, in the order of the request.
        @export(implementation) public var entries: [Files.RelocationBatchResultEntry] { _record.unions(0) }
    }

    /// Why an item was not copied or moved.
    public enum RelocationError: StoneUnion, CustomStringConvertible {
        /// The source cannot be found or read.
        case fromLookup(Files.LookupError)
        /// The source must not be moved away.
        case fromWrite(Files.WriteError)
        /// The item cannot be written to the destination.
        case to(Files.WriteError)
        /// Shared folders cannot be copied. Copy their contents.
        case cantCopySharedFolder
        /// The move would put one shared folder into another.
        case cantNestSharedFolder
        /// The destination lies within the folder to be moved.
        case cantMoveFolderIntoItself
        /// More than 10,000 files and folders in one call. Move their parts one after another.
        case tooManyFiles
        /// Two of the paths are equal, or one lies within another. Send them in separate calls.
        case duplicatedOrNestedPaths
        /// The move would change the owner of content. Set `allowOwnershipTransfer` if that is meant.
        case cantTransferOwnership
        /// There is not enough space for the copy.
        case insufficientQuota
        /// The outcome is unknown. Look at source and destination, and try again if needed.
        case internalError
        /// The shared folder cannot be moved to this destination.
        case cantMoveSharedFolder
        /// The Vault does not take this item.
        case cantMoveIntoVault(Files.MoveIntoVaultError)
        /// The Family Room folder does not take this item.
        case cantMoveIntoFamily(Files.MoveIntoFamilyError)
        case other

        @export(implementation) public static var _type: TypeRef { Files._type(127) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .fromLookup(_value.union())
            case 1: self = .fromWrite(_value.union())
            case 2: self = .to(_value.union())
            case 3: self = .cantCopySharedFolder
            case 4: self = .cantNestSharedFolder
            case 5: self = .cantMoveFolderIntoItself
            case 6: self = .tooManyFiles
            case 7: self = .duplicatedOrNestedPaths
            case 8: self = .cantTransferOwnership
            case 9: self = .insufficientQuota
            case 10: self = .internalError
            case 11: self = .cantMoveSharedFolder
            case 12: self = .cantMoveIntoVault(_value.union())
            case 13: self = .cantMoveIntoFamily(_value.union())
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .fromLookup(let value): .boxed(0, union: value._value)
            case .fromWrite(let value): .boxed(1, union: value._value)
            case .to(let value): .boxed(2, union: value._value)
            case .cantCopySharedFolder: .tag(3)
            case .cantNestSharedFolder: .tag(4)
            case .cantMoveFolderIntoItself: .tag(5)
            case .tooManyFiles: .tag(6)
            case .duplicatedOrNestedPaths: .tag(7)
            case .cantTransferOwnership: .tag(8)
            case .insufficientQuota: .tag(9)
            case .internalError: .tag(10)
            case .cantMoveSharedFolder: .tag(11)
            case .cantMoveIntoVault(let value): .boxed(12, union: value._value)
            case .cantMoveIntoFamily(let value): .boxed(13, union: value._value)
            case .other: .tag(14)
            }
        }
    }

    /// A source and a destination.
    public struct RelocationPath: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(128) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(fromPath: String, toPath: String) {
            var builder = RecordBuilder(Files._type(128))
            builder.string(0, fromPath)
            builder.string(1, toPath)
            self.init(_record: builder.record())
        }

        /// The file or folder to copy or move: a path or an `id:…`. Pattern:
        /// `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
        @export(implementation) public var fromPath: String { _record.string(0) }
        /// Its new path, with its name, not only the folder to put it in. Pattern:
        /// `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
        @export(implementation) public var toPath: String { _record.string(1) }
    }

    /// The item that was copied or moved.
    public struct RelocationResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(129) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(metadata: Files.Metadata) {
            var builder = RecordBuilder(Files._type(129))
            builder.poly(0, metadata)
            self.init(_record: builder.record())
        }

        /// The item at its destination.
        @export(implementation) public var metadata: Files.Metadata { _record.poly(0) }
    }

    /// Which tag to remove from what.
    public struct RemoveTagArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(130) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(path: String, tagText: String) {
            var builder = RecordBuilder(Files._type(130))
            builder.string(0, path)
            builder.string(1, tagText)
            self.init(_record: builder.record())
        }

        /// The file or folder. Pattern: `/(.|[\r\n])*`.
        @export(implementation) public var path: String { _record.string(0) }
        /// The tag to remove. Upper and lower case do not matter. 1 to 32 characters. Pattern: `[\w]+`.
        @export(implementation) public var tagText: String { _record.string(1) }
    }

    /// Why a tag was not removed.
    public enum RemoveTagError: StoneUnion, CustomStringConvertible {
        /// The item cannot be found or read.
        case path(Files.LookupError)
        case other
        /// The item has no such tag.
        case tagNotPresent

        @export(implementation) public static var _type: TypeRef { Files._type(131) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .path(_value.union())
            case 2: self = .tagNotPresent
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .path(let value): .boxed(0, union: value._value)
            case .other: .tag(1)
            case .tagNotPresent: .tag(2)
            }
        }
    }

    /// Which revision to restore, and where.
    public struct RestoreArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(132) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(path: String, rev: String) {
            var builder = RecordBuilder(Files._type(132))
            builder.string(0, path)
            builder.string(1, rev)
            self.init(_record: builder.record())
        }

        /// The path at which to restore the file. Pattern: `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        @export(implementation) public var path: String { _record.string(0) }
        /// The revision to restore, as listed by `listRevisions`. At least 9 characters. Pattern: `[0-9a-f]+`.
        @export(implementation) public var rev: String { _record.string(1) }
    }

    /// Why a file was not restored.
    public enum RestoreError: StoneUnion, CustomStringConvertible {
        /// The revision cannot be found or read at this path.
        case pathLookup(Files.LookupError)
        /// The file cannot be written to this path.
        case pathWrite(Files.WriteError)
        /// There is no such revision, or it is a deletion.
        case invalidRevision
        /// The restore is still going on.
        case inProgress
        case other

        @export(implementation) public static var _type: TypeRef { Files._type(133) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .pathLookup(_value.union())
            case 1: self = .pathWrite(_value.union())
            case 2: self = .invalidRevision
            case 3: self = .inProgress
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .pathLookup(let value): .boxed(0, union: value._value)
            case .pathWrite(let value): .boxed(1, union: value._value)
            case .invalidRevision: .tag(2)
            case .inProgress: .tag(3)
            case .other: .tag(4)
            }
        }
    }
}
