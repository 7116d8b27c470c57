// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxAccount
import StoneRuntime

extension TeamLog {
    public struct FileDeleteCommentDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(380) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(commentText: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(380))
            builder.string(0, commentText)
            self.init(_record: builder.record())
        }

        /// The text of the comment.
        @export(implementation) public var commentText: String? { _record.stringOpt(0) }
    }

    public struct FileDeleteCommentType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(381) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(381))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct FileDeleteDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(382) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(TeamLog._type(382))) }
    }

    public struct FileDeleteType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(383) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(383))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct FileDownloadDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(384) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(TeamLog._type(384))) }
    }

    public struct FileDownloadType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(385) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(385))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct FileEditCommentDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(386) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(previousCommentText: String, commentText: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(386))
            builder.string(0, commentText)
            builder.string(1, previousCommentText)
            self.init(_record: builder.record())
        }

        /// The text of the comment.
        @export(implementation) public var commentText: String? { _record.stringOpt(0) }
        @export(implementation) public var previousCommentText: String { _record.string(1) }
    }

    public struct FileEditCommentType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(387) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(387))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct FileEditDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(388) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(TeamLog._type(388))) }
    }

    public struct FileEditType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(389) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(389))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct FileGetCopyReferenceDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(390) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(TeamLog._type(390))) }
    }

    public struct FileGetCopyReferenceType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(391) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(391))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct FileLikeCommentDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(392) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(commentText: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(392))
            builder.string(0, commentText)
            self.init(_record: builder.record())
        }

        /// The text of the comment.
        @export(implementation) public var commentText: String? { _record.stringOpt(0) }
    }

    public struct FileLikeCommentType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(393) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(393))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct FileLockingLockStatusChangedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(394) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(previousValue: TeamLog.LockStatus, newValue: TeamLog.LockStatus) {
            var builder = RecordBuilder(TeamLog._type(394))
            builder.union(0, previousValue._value)
            builder.union(1, newValue._value)
            self.init(_record: builder.record())
        }

        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.LockStatus { _record.union(0) }
        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.LockStatus { _record.union(1) }
    }

    public struct FileLockingLockStatusChangedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(395) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(395))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct FileLockingPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(396) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: TeamPolicies.FileLockingPolicyState, previousValue: TeamPolicies.FileLockingPolicyState) {
            var builder = RecordBuilder(TeamLog._type(396))
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: TeamPolicies.FileLockingPolicyState { _record.union(0) }
        /// The value before the change.
        @export(implementation) public var previousValue: TeamPolicies.FileLockingPolicyState { _record.union(1) }
    }

    public struct FileLockingPolicyChangedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(397) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(397))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    /// A file.
    public struct FileLogInfo: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(398) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            path: TeamLog.PathLogInfo,
            displayName: String? = nil,
            fileId: String? = nil,
            fileSize: UInt64? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(398))
            builder.object(0, path._record)
            builder.string(1, displayName)
            builder.string(2, fileId)
            builder.uint64(3, fileSize)
            self.init(_record: builder.record())
        }

        /// Its path.
        @export(implementation) public var path: TeamLog.PathLogInfo { _record.object(0) }
        /// Its name.
        @export(implementation) public var displayName: String? { _record.stringOpt(1) }
        /// Its identity.
        @export(implementation) public var fileId: String? { _record.stringOpt(2) }
        /// Its size in bytes.
        @export(implementation) public var fileSize: UInt64? { _record.uint64Opt(3) }
    }

    public struct FileMoveDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(399) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(relocateActionDetails: [TeamLog.RelocateAssetReferencesLogInfo]) {
            var builder = RecordBuilder(TeamLog._type(399))
            builder.list(0, relocateActionDetails)
            self.init(_record: builder.record())
        }

        /// From where to where something was moved or copied.
        @export(implementation)
        public var relocateActionDetails: [TeamLog.RelocateAssetReferencesLogInfo] {
            _record.list(0)
        }
    }

    public struct FileMoveType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(400) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(400))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    /// A file or folder.
    public struct FileOrFolderLogInfo: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(401) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            path: TeamLog.PathLogInfo,
            displayName: String? = nil,
            fileId: String? = nil,
            fileSize: UInt64? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(401))
            builder.object(0, path._record)
            builder.string(1, displayName)
            builder.string(2, fileId)
            builder.uint64(3, fileSize)
            self.init(_record: builder.record())
        }

        /// Its path.
        @export(implementation) public var path: TeamLog.PathLogInfo { _record.object(0) }
        /// Its name.
        @export(implementation) public var displayName: String? { _record.stringOpt(1) }
        /// Its identity.
        @export(implementation) public var fileId: String? { _record.stringOpt(2) }
        /// Its size in bytes.
        @export(implementation) public var fileSize: UInt64? { _record.uint64Opt(3) }
    }

    public struct FilePermanentlyDeleteDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(402) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(TeamLog._type(402))) }
    }

    public struct FilePermanentlyDeleteType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(403) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(403))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct FilePreviewDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(404) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(TeamLog._type(404))) }
    }

    public struct FilePreviewType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(405) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(405))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct FileProviderMigrationPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(406) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            newValue: TeamPolicies.FileProviderMigrationPolicyState,
            previousValue: TeamPolicies.FileProviderMigrationPolicyState
        ) {
            var builder = RecordBuilder(TeamLog._type(406))
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: TeamPolicies.FileProviderMigrationPolicyState { _record.union(0) }
        /// The value before the change.
        @export(implementation)
        public var previousValue: TeamPolicies.FileProviderMigrationPolicyState {
            _record.union(1)
        }
    }

    public struct FileProviderMigrationPolicyChangedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(407) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(407))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }
}
