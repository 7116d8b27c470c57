// Generated from API/files.json by `make generate`. Do not edit.

import Foundation
import StoneRuntime

extension Files {
    /// A file to unlock.
    public struct UnlockFileArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(172) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(path: String) {
            var builder = RecordBuilder(Files._type(172))
            builder.string(0, path)
            self.init(_record: builder.record())
        }

        /// The file: a path or an `id:…`. Pattern: `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
        @export(implementation) public var path: String { _record.string(0) }
    }

    /// Which files to unlock.
    public struct UnlockFileBatchArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(173) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(entries: [Files.UnlockFileArg]) {
            var builder = RecordBuilder(Files._type(173))
            builder.list(0, entries)
            self.init(_record: builder.record())
        }

        /// The files. A file given twice counts once.
        @export(implementation) public var entries: [Files.UnlockFileArg] { _record.list(0) }
    }

    /// Where and how to save an uploaded file.
    public struct UploadArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(174) }
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
            strictConflict: Bool = false,
            contentHash: String? = nil
        ) {
            var builder = RecordBuilder(Files._type(174))
            builder.string(0, path)
            builder.union(1, mode._value)
            builder.bool(2, autorename)
            builder.date(3, clientModified)
            builder.bool(4, mute)
            builder.list(5, propertyGroups)
            builder.bool(6, strictConflict)
            builder.string(7, contentHash)
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
        /// The content hash of the data, if the server should verify what arrives. Exactly 64 characters.
        @export(implementation) public var contentHash: String? { _record.stringOpt(7) }
    }

    /// Why a file was not uploaded.
    public enum UploadError: StoneUnion, CustomStringConvertible {
        /// The data arrived but cannot be saved at this path.
        case path(Files.UploadWriteFailed)
        /// The property group is not valid. The file was saved without it.
        case propertiesError(FileProperties.InvalidPropertyGroupError)
        /// The request body is larger than 150 MiB. Send it in smaller pieces, by an upload session.
        case payloadTooLarge
        /// The data that arrived does not have the given `contentHash`: it was damaged on the way, or the hash covers
        /// something else. Send it again.
        case contentHashMismatch
        /// Files must be encrypted there, which the API does not support.
        case encryptionNotSupported
        case other

        @export(implementation) public static var _type: TypeRef { Files._type(175) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .path(Files.UploadWriteFailed(_record: payload))
            case 1: self = .propertiesError(_value.union())
            case 2: self = .payloadTooLarge
            case 3: self = .contentHashMismatch
            case 4: self = .encryptionNotSupported
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .path(let value): .variant(0, value._record)
            case .propertiesError(let value): .boxed(1, union: value._value)
            case .payloadTooLarge: .tag(2)
            case .contentHashMismatch: .tag(3)
            case .encryptionNotSupported: .tag(4)
            case .other: .tag(5)
            }
        }
    }

    /// Which session to append to.
    public struct UploadSessionAppendArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(176) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(cursor: Files.UploadSessionCursor, close: Bool = false, contentHash: String? = nil) {
            var builder = RecordBuilder(Files._type(176))
            builder.object(0, cursor._record)
            builder.bool(1, close)
            builder.string(2, contentHash)
            self.init(_record: builder.record())
        }

        /// The session, and how many bytes it holds already.
        @export(implementation) public var cursor: Files.UploadSessionCursor { _record.object(0) }
        /// Whether this is the last piece. A closed session takes no more data; concurrent sessions must be closed
        /// before they are finished. Default: `false`.
        @export(implementation) public var close: Bool { _record.bool(1) }
        /// The content hash of the data in this request, if the server should verify what arrives. Exactly 64
        /// characters.
        @export(implementation) public var contentHash: String? { _record.stringOpt(2) }
    }

    /// Which sessions to append to.
    public struct UploadSessionAppendBatchArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(177) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(entries: [Files.UploadSessionAppendBatchArgEntry], contentHash: String? = nil) {
            var builder = RecordBuilder(Files._type(177))
            builder.list(0, entries)
            builder.string(1, contentHash)
            self.init(_record: builder.record())
        }

        /// The sessions to append to, in the order of their data in the body. At most 1000 items.
        @export(implementation) public var entries: [Files.UploadSessionAppendBatchArgEntry] { _record.list(0) }
        /// The content hash of the whole body, if the server should verify what arrives. Exactly 64 characters.
        @export(implementation) public var contentHash: String? { _record.stringOpt(1) }
    }

    /// What to append to one session.
    public struct UploadSessionAppendBatchArgEntry: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(178) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(cursor: Files.UploadSessionCursor, length: UInt64, close: Bool = false) {
            var builder = RecordBuilder(Files._type(178))
            builder.object(0, cursor._record)
            builder.uint64(1, length)
            builder.bool(2, close)
            self.init(_record: builder.record())
        }

        /// The session, and how many bytes it holds already.
        @export(implementation) public var cursor: Files.UploadSessionCursor { _record.object(0) }
        /// How many bytes of the body belong to this session.
        @export(implementation) public var length: UInt64 { _record.uint64(1) }
        /// Whether this is the last piece of this session. Default: `false`.
        @export(implementation) public var close: Bool { _record.bool(2) }
    }

    /// Why nothing was appended to one session.
    public enum UploadSessionAppendBatchEntryError: StoneUnion, CustomStringConvertible {
        /// There is no such session, or it is older than 7 days. Start a new one.
        case notFound
        /// The session holds more or less data than `offset` says. Go on from `correctOffset`; after a lost reply this
        /// is expected.
        case incorrectOffset(Files.UploadSessionOffsetError)
        /// The session is closed and takes no more data.
        case closed
        /// The file would grow beyond 2,199,019,061,248 bytes.
        case tooLarge
        /// The offset of a concurrent session is not a multiple of 4,194,304 bytes.
        case concurrentSessionInvalidOffset
        /// A piece of a concurrent session is not a multiple of 4,194,304 bytes long. Only the last one, sent with
        /// `close`, may be.
        case concurrentSessionInvalidDataSize
        case other

        @export(implementation) public static var _type: TypeRef { Files._type(179) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .notFound
            case 1: self = .incorrectOffset(Files.UploadSessionOffsetError(_record: payload))
            case 2: self = .closed
            case 3: self = .tooLarge
            case 4: self = .concurrentSessionInvalidOffset
            case 5: self = .concurrentSessionInvalidDataSize
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .notFound: .tag(0)
            case .incorrectOffset(let value): .variant(1, value._record)
            case .closed: .tag(2)
            case .tooLarge: .tag(3)
            case .concurrentSessionInvalidOffset: .tag(4)
            case .concurrentSessionInvalidDataSize: .tag(5)
            case .other: .tag(6)
            }
        }
    }

    /// Why nothing was appended to any session.
    public enum UploadSessionAppendBatchError: StoneUnion, CustomStringConvertible {
        /// The request body is larger than 150 MiB. Send it in smaller pieces, by an upload session.
        case payloadTooLarge
        /// The data that arrived does not have the given `contentHash`: it was damaged on the way, or the hash covers
        /// something else. Send it again.
        case contentHashMismatch
        /// The lengths of the entries do not add up to the length of the body.
        case lengthMismatch
        case other

        @export(implementation) public static var _type: TypeRef { Files._type(180) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .payloadTooLarge
            case 1: self = .contentHashMismatch
            case 2: self = .lengthMismatch
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .payloadTooLarge: .tag(0)
            case .contentHashMismatch: .tag(1)
            case .lengthMismatch: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// What became of each session.
    public struct UploadSessionAppendBatchResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(181) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(entries: [Files.UploadSessionAppendBatchResultEntry]) {
            var builder = RecordBuilder(Files._type(181))
            builder.unions(0, entries)
            self.init(_record: builder.record())
        }

        /// One outcome for each session, in the order of the request.
        @export(implementation) public var entries: [Files.UploadSessionAppendBatchResultEntry] { _record.unions(0) }
    }

    /// What became of one session.
    public enum UploadSessionAppendBatchResultEntry: StoneUnion, CustomStringConvertible {
        /// The data was appended.
        case success
        /// The data was not appended.
        case failure(Files.UploadSessionAppendBatchEntryError)

        @export(implementation) public static var _type: TypeRef { Files._type(182) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .success
            default: self = .failure(_value.union())
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .success: .tag(0)
            case .failure(let value): .boxed(1, union: value._value)
            }
        }
    }

    /// Why data was not appended.
    public enum UploadSessionAppendError: StoneUnion, CustomStringConvertible {
        /// There is no such session, or it is older than 7 days. Start a new one.
        case notFound
        /// The session holds more or less data than `offset` says. Go on from `correctOffset`; after a lost reply this
        /// is expected.
        case incorrectOffset(Files.UploadSessionOffsetError)
        /// The session is closed and takes no more data.
        case closed
        /// The file would grow beyond 2,199,019,061,248 bytes.
        case tooLarge
        /// The offset of a concurrent session is not a multiple of 4,194,304 bytes.
        case concurrentSessionInvalidOffset
        /// A piece of a concurrent session is not a multiple of 4,194,304 bytes long. Only the last one, sent with
        /// `close`, may be.
        case concurrentSessionInvalidDataSize
        /// The request body is larger than 150 MiB. Send it in smaller pieces, by an upload session.
        case payloadTooLarge
        /// The data that arrived does not have the given `contentHash`: it was damaged on the way, or the hash covers
        /// something else. Send it again.
        case contentHashMismatch
        case other

        @export(implementation) public static var _type: TypeRef { Files._type(183) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .notFound
            case 1: self = .incorrectOffset(Files.UploadSessionOffsetError(_record: payload))
            case 2: self = .closed
            case 3: self = .tooLarge
            case 4: self = .concurrentSessionInvalidOffset
            case 5: self = .concurrentSessionInvalidDataSize
            case 6: self = .payloadTooLarge
            case 7: self = .contentHashMismatch
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .notFound: .tag(0)
            case .incorrectOffset(let value): .variant(1, value._record)
            case .closed: .tag(2)
            case .tooLarge: .tag(3)
            case .concurrentSessionInvalidOffset: .tag(4)
            case .concurrentSessionInvalidDataSize: .tag(5)
            case .payloadTooLarge: .tag(6)
            case .contentHashMismatch: .tag(7)
            case .other: .tag(8)
            }
        }
    }

    /// A place in an upload session.
    public struct UploadSessionCursor: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(184) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(sessionId: String, offset: UInt64) {
            var builder = RecordBuilder(Files._type(184))
            builder.string(0, sessionId)
            builder.uint64(1, offset)
            self.init(_record: builder.record())
        }

        /// The session, as returned when it was started.
        @export(implementation) public var sessionId: String { _record.string(0) }
        /// How many bytes the session holds already, which is where the new data begins.
        @export(implementation) public var offset: UInt64 { _record.uint64(1) }
    }

    /// Which session to save, and where.
    public struct UploadSessionFinishArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(185) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(cursor: Files.UploadSessionCursor, commit: Files.CommitInfo, contentHash: String? = nil) {
            var builder = RecordBuilder(Files._type(185))
            builder.object(0, cursor._record)
            builder.object(1, commit._record)
            builder.string(2, contentHash)
            self.init(_record: builder.record())
        }

        /// The session, and how many bytes it holds already.
        @export(implementation) public var cursor: Files.UploadSessionCursor { _record.object(0) }
        /// Where and how to save the file.
        @export(implementation) public var commit: Files.CommitInfo { _record.object(1) }
        /// The content hash of the data in this request, not of the whole file, if the server should verify what
        /// arrives. Exactly 64 characters.
        @export(implementation) public var contentHash: String? { _record.stringOpt(2) }
    }

    /// Which sessions to save, and where.
    public struct UploadSessionFinishBatchArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(186) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(entries: [Files.UploadSessionFinishArg]) {
            var builder = RecordBuilder(Files._type(186))
            builder.list(0, entries)
            self.init(_record: builder.record())
        }

        /// What to save where. At most 1000 items.
        @export(implementation) public var entries: [Files.UploadSessionFinishArg] { _record.list(0) }
    }

    /// The state of a job of `uploadSessionFinishBatch`.
    public enum UploadSessionFinishBatchJobStatus: StoneUnion, CustomStringConvertible {
        /// The job is still going on. Ask again in a while.
        case inProgress
        /// The job has ended; look at each entry for its outcome.
        case complete(Files.UploadSessionFinishBatchResult)

        @export(implementation) public static var _type: TypeRef { Files._type(187) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .inProgress
            default: self = .complete(Files.UploadSessionFinishBatchResult(_record: payload))
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

    /// The answer of `uploadSessionFinishBatch`: a job to poll, or the outcome.
    public enum UploadSessionFinishBatchLaunch: StoneUnion, CustomStringConvertible {
        /// The work goes on; poll it with this id. At least 1 character.
        case asyncJobId(String)
        /// All is done already; look at each entry for its outcome.
        case complete(Files.UploadSessionFinishBatchResult)
        case other

        @export(implementation) public static var _type: TypeRef { Files._type(188) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .asyncJobId(_value.string())
            case 1: self = .complete(Files.UploadSessionFinishBatchResult(_record: payload))
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

    /// What became of each file.
    public struct UploadSessionFinishBatchResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(189) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(entries: [Files.UploadSessionFinishBatchResultEntry]) {
            var builder = RecordBuilder(Files._type(189))
            builder.unions(0, entries)
            self.init(_record: builder.record())
        }

        /// One outcome for each session, in the order of the request.
        @export(implementation) public var entries: [Files.UploadSessionFinishBatchResultEntry] { _record.unions(0) }
    }

    /// What became of one file.
    public enum UploadSessionFinishBatchResultEntry: StoneUnion, CustomStringConvertible {
        /// The file was saved.
        case success(Files.FileMetadata)
        /// The file was not saved.
        case failure(Files.UploadSessionFinishError)

        @export(implementation) public static var _type: TypeRef { Files._type(190) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .success(Files.FileMetadata(_record: payload))
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

    /// Why an upload session was not saved as a file.
    public enum UploadSessionFinishError: StoneUnion, CustomStringConvertible {
        /// The session or the offset is wrong.
        case lookupFailed(Files.UploadSessionLookupError)
        /// The file cannot be written to this path. The data is kept: try again with an empty body and the offset at
        /// its end.
        case path(Files.WriteError)
        /// The property group is not valid. The file was saved without it.
        case propertiesError(FileProperties.InvalidPropertyGroupError)
        /// The batch writes into too many shared folders. Split it by folder. Deprecated.
        case tooManySharedFolderTargets
        /// Too many writes are going on in this Dropbox at the same time. Wait and try again, with fewer writes in
        /// parallel.
        case tooManyWriteOperations
        /// A concurrent session must be finished without data. Append the last piece first.
        case concurrentSessionDataNotAllowed
        /// A concurrent session must be closed, by `close` of its last append, before it is finished.
        case concurrentSessionNotClosed
        /// Pieces of the file are missing. Append them, then finish.
        case concurrentSessionMissingData
        /// The request body is larger than 150 MiB. Send it in smaller pieces, by an upload session.
        case payloadTooLarge
        /// The data that arrived does not have the given `contentHash`: it was damaged on the way, or the hash covers
        /// something else. Send it again.
        case contentHashMismatch
        /// Files must be encrypted there, which the API does not support.
        case encryptionNotSupported
        case other

        @export(implementation) public static var _type: TypeRef { Files._type(191) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .lookupFailed(_value.union())
            case 1: self = .path(_value.union())
            case 2: self = .propertiesError(_value.union())
            case 3: self = .tooManySharedFolderTargets
            case 4: self = .tooManyWriteOperations
            case 5: self = .concurrentSessionDataNotAllowed
            case 6: self = .concurrentSessionNotClosed
            case 7: self = .concurrentSessionMissingData
            case 8: self = .payloadTooLarge
            case 9: self = .contentHashMismatch
            case 10: self = .encryptionNotSupported
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .lookupFailed(let value): .boxed(0, union: value._value)
            case .path(let value): .boxed(1, union: value._value)
            case .propertiesError(let value): .boxed(2, union: value._value)
            case .tooManySharedFolderTargets: .tag(3)
            case .tooManyWriteOperations: .tag(4)
            case .concurrentSessionDataNotAllowed: .tag(5)
            case .concurrentSessionNotClosed: .tag(6)
            case .concurrentSessionMissingData: .tag(7)
            case .payloadTooLarge: .tag(8)
            case .contentHashMismatch: .tag(9)
            case .encryptionNotSupported: .tag(10)
            case .other: .tag(11)
            }
        }
    }

    /// Why an upload session cannot be used as asked.
    public enum UploadSessionLookupError: StoneUnion, CustomStringConvertible {
        /// There is no such session, or it is older than 7 days. Start a new one.
        case notFound
        /// The session holds more or less data than `offset` says. Go on from `correctOffset`; after a lost reply this
        /// is expected.
        case incorrectOffset(Files.UploadSessionOffsetError)
        /// The session is closed and takes no more data.
        case closed
        /// The session must be closed, by `close` of its last request, before it can be finished in a batch.
        case notClosed
        /// The file would grow beyond 2,199,019,061,248 bytes.
        case tooLarge
        /// The offset of a concurrent session is not a multiple of 4,194,304 bytes.
        case concurrentSessionInvalidOffset
        /// A piece of a concurrent session is not a multiple of 4,194,304 bytes long. Only the last one, sent with
        /// `close`, may be.
        case concurrentSessionInvalidDataSize
        /// The request body is larger than 150 MiB. Send it in smaller pieces, by an upload session.
        case payloadTooLarge
        case other

        @export(implementation) public static var _type: TypeRef { Files._type(192) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .notFound
            case 1: self = .incorrectOffset(Files.UploadSessionOffsetError(_record: payload))
            case 2: self = .closed
            case 3: self = .notClosed
            case 4: self = .tooLarge
            case 5: self = .concurrentSessionInvalidOffset
            case 6: self = .concurrentSessionInvalidDataSize
            case 7: self = .payloadTooLarge
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .notFound: .tag(0)
            case .incorrectOffset(let value): .variant(1, value._record)
            case .closed: .tag(2)
            case .notClosed: .tag(3)
            case .tooLarge: .tag(4)
            case .concurrentSessionInvalidOffset: .tag(5)
            case .concurrentSessionInvalidDataSize: .tag(6)
            case .payloadTooLarge: .tag(7)
            case .other: .tag(8)
            }
        }
    }

    /// Where an upload session really stands.
    public struct UploadSessionOffsetError: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(193) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(correctOffset: UInt64) {
            var builder = RecordBuilder(Files._type(193))
            builder.uint64(0, correctOffset)
            self.init(_record: builder.record())
        }

        /// How many bytes the session really holds. Go on from here.
        @export(implementation) public var correctOffset: UInt64 { _record.uint64(0) }
    }

    /// What kind of upload session to start.
    public struct UploadSessionStartArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(194) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(close: Bool = false, sessionType: Files.UploadSessionType? = nil, contentHash: String? = nil) {
            var builder = RecordBuilder(Files._type(194))
            builder.bool(0, close)
            builder.union(1, sessionType?._value)
            builder.string(2, contentHash)
            self.init(_record: builder.record())
        }

        /// Whether the data of this request is the whole file. Not for concurrent sessions. Default: `false`.
        @export(implementation) public var close: Bool { _record.bool(0) }
        /// Whether pieces come one after another (the default) or in any order.
        @export(implementation) public var sessionType: Files.UploadSessionType? { _record.unionOpt(1) }
        /// The content hash of the data in this request, if the server should verify what arrives. Exactly 64
        /// characters.
        @export(implementation) public var contentHash: String? { _record.stringOpt(2) }
    }

    /// How many upload sessions to start, and of which kind.
    public struct UploadSessionStartBatchArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(195) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(numSessions: UInt64, sessionType: Files.UploadSessionType? = nil) {
            var builder = RecordBuilder(Files._type(195))
            builder.union(0, sessionType?._value)
            builder.uint64(1, numSessions)
            self.init(_record: builder.record())
        }

        /// Whether pieces come one after another (the default) or in any order.
        @export(implementation) public var sessionType: Files.UploadSessionType? { _record.unionOpt(0) }
        /// How many sessions to start. 1 to 1000.
        @export(implementation) public var numSessions: UInt64 { _record.uint64(1) }
    }

    /// The sessions that were started.
    public struct UploadSessionStartBatchResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(196) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(sessionIds: [String]) {
            var builder = RecordBuilder(Files._type(196))
            builder.strings(0, sessionIds)
            self.init(_record: builder.record())
        }

        /// The new sessions.
        @export(implementation) public var sessionIds: [String] { _record.strings(0) }
    }

    /// Why no upload session was started.
    public enum UploadSessionStartError: StoneUnion, CustomStringConvertible {
        /// A concurrent session must be started without data.
        case concurrentSessionDataNotAllowed
        /// A concurrent session cannot be closed by its start.
        case concurrentSessionCloseNotAllowed
        /// The request body is larger than 150 MiB. Send it in smaller pieces, by an upload session.
        case payloadTooLarge
        /// The data that arrived does not have the given `contentHash`: it was damaged on the way, or the hash covers
        /// something else. Send it again.
        case contentHashMismatch
        case other

        @export(implementation) public static var _type: TypeRef { Files._type(197) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .concurrentSessionDataNotAllowed
            case 1: self = .concurrentSessionCloseNotAllowed
            case 2: self = .payloadTooLarge
            case 3: self = .contentHashMismatch
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .concurrentSessionDataNotAllowed: .tag(0)
            case .concurrentSessionCloseNotAllowed: .tag(1)
            case .payloadTooLarge: .tag(2)
            case .contentHashMismatch: .tag(3)
            case .other: .tag(4)
            }
        }
    }

    /// The session that was started.
    public struct UploadSessionStartResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(198) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(sessionId: String) {
            var builder = RecordBuilder(Files._type(198))
            builder.string(0, sessionId)
            self.init(_record: builder.record())
        }

        /// The new session. Pass it on to append and finish; it lives for 7 days.
        @export(implementation) public var sessionId: String { _record.string(0) }
    }

    /// The order in which an upload session takes its pieces.
    public enum UploadSessionType: StoneUnion, CustomStringConvertible {
        /// One piece after another.
        case sequential
        /// In any order and in parallel. Offsets and lengths must be multiples of 4,194,304 bytes, except for the
        /// length of the last piece.
        case concurrent
        case other

        @export(implementation) public static var _type: TypeRef { Files._type(199) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .sequential
            case 1: self = .concurrent
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .sequential: .tag(0)
            case .concurrent: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// Data that arrived but was not saved.
    public struct UploadWriteFailed: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(200) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(reason: Files.WriteError, uploadSessionId: String) {
            var builder = RecordBuilder(Files._type(200))
            builder.union(0, reason._value)
            builder.string(1, uploadSessionId)
            self.init(_record: builder.record())
        }

        /// Why the file was not saved.
        @export(implementation) public var reason: Files.WriteError { _record.union(0) }
        /// An upload session that holds the data. Save it elsewhere with `uploadSessionFinish` instead of uploading
        /// again.
        @export(implementation) public var uploadSessionId: String { _record.string(1) }
    }

    /// A tag that a user added.
    public struct UserGeneratedTag: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(201) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(tagText: String) {
            var builder = RecordBuilder(Files._type(201))
            builder.string(0, tagText)
            self.init(_record: builder.record())
        }

        /// The tag, in lower case. 1 to 32 characters. Pattern: `[\w]+`.
        @export(implementation) public var tagText: String { _record.string(0) }
    }

    /// What is known about a video.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class VideoMetadata: Files.MediaMetadata, @unchecked Sendable {
        public override class var _type: TypeRef { Files._type(202) }

        public required init(_record: Record) { super.init(_record: _record) }

        @export(implementation)
        public init(
            dimensions: Files.Dimensions? = nil,
            location: Files.GpsCoordinates? = nil,
            timeTaken: Date? = nil,
            duration: UInt64? = nil
        ) {
            var builder = RecordBuilder(Files._type(202))
            builder.object(0, dimensions?._record)
            builder.object(1, location?._record)
            builder.date(2, timeTaken)
            builder.uint64(3, duration)
            super.init(_record: builder.record())
        }

        /// The length in milliseconds.
        @export(implementation) public var duration: UInt64? { _record.uint64Opt(3) }
    }
}
