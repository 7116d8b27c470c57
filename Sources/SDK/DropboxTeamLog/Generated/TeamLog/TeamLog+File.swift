// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxAccount
import DropboxCore
import DropboxStone

extension TeamLog {
    /// Details of an event in which a comment was added to a file.
    public struct FileAddCommentDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(commentText: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(366))
            builder.string(0, commentText)
            self.init(_plainRecord: builder.record())
        }

        /// The text of the comment.
        @export(implementation) public var commentText: String? { _plainRecord.stringOpt(0) }
    }

    /// A comment was added to a file.
    public struct FileAddCommentType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(367))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which files or folders were added.
    public struct FileAddDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(368))) }
    }

    /// Details of an event in which files or folders were added by an automation.
    public struct FileAddFromAutomationDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(369))) }
    }

    /// Files or folders were added by an automation.
    public struct FileAddFromAutomationType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(370))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Files or folders were added.
    public struct FileAddType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(371))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a user turned notifications about the comments on a file on or off.
    public struct FileChangeCommentSubscriptionDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            newValue: TeamLog.FileCommentNotificationPolicy,
            previousValue: TeamLog.FileCommentNotificationPolicy? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(372))
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The notification setting after the change.
        @export(implementation) public var newValue: TeamLog.FileCommentNotificationPolicy { _plainRecord.union(0) }
        /// The notification setting before the change. `nil` if an older event lacks it.
        @export(implementation)
        public var previousValue: TeamLog.FileCommentNotificationPolicy? { _plainRecord.unionOpt(1) }
    }

    /// A user turned notifications about the comments on a file on or off.
    public struct FileChangeCommentSubscriptionType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(373))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// A value that indicates whether a user is notified about comments on a file.
    public enum FileCommentNotificationPolicy: StoneUnion, CustomStringConvertible {
        /// Notifications are off.
        case disabled
        /// Notifications are on.
        case enabled
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .disabled
            case 1: self = .enabled
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .disabled: .tag(0)
            case .enabled: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// Details of an event in which comments on the team's files were enabled or disabled.
    public struct FileCommentsChangePolicyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamLog.FileCommentsPolicy, previousValue: TeamLog.FileCommentsPolicy? = nil) {
            var builder = RecordBuilder(TeamLog._type(375))
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.FileCommentsPolicy { _plainRecord.union(0) }
        /// The policy before the change. `nil` if an older event lacks it.
        @export(implementation) public var previousValue: TeamLog.FileCommentsPolicy? { _plainRecord.unionOpt(1) }
    }

    /// Comments on the team's files were enabled or disabled.
    public struct FileCommentsChangePolicyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(376))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The policy for comments on the team's files.
    public enum FileCommentsPolicy: StoneUnion, CustomStringConvertible {
        /// Comments are disabled.
        case disabled
        /// Comments are enabled.
        case enabled
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .disabled
            case 1: self = .enabled
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .disabled: .tag(0)
            case .enabled: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// Details of an event in which files or folders were copied.
    public struct FileCopyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(relocateActionDetails: [TeamLog.RelocateAssetReferencesLogInfo]) {
            var builder = RecordBuilder(TeamLog._type(378))
            builder.list(0, relocateActionDetails)
            self.init(_plainRecord: builder.record())
        }

        /// The sources and destinations of the files and folders.
        @export(implementation)
        public var relocateActionDetails: [TeamLog.RelocateAssetReferencesLogInfo] { _plainRecord.list(0) }
    }

    /// Files or folders were copied.
    public struct FileCopyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(379))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a comment on a file was deleted.
    public struct FileDeleteCommentDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(commentText: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(380))
            builder.string(0, commentText)
            self.init(_plainRecord: builder.record())
        }

        /// The text of the comment.
        @export(implementation) public var commentText: String? { _plainRecord.stringOpt(0) }
    }

    /// A comment on a file was deleted.
    public struct FileDeleteCommentType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(381))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which files or folders were deleted.
    public struct FileDeleteDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(382))) }
    }

    /// Files or folders were deleted.
    public struct FileDeleteType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(383))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which files or folders were downloaded.
    public struct FileDownloadDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(384))) }
    }

    /// Files or folders were downloaded.
    public struct FileDownloadType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(385))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a comment on a file was edited.
    public struct FileEditCommentDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(previousCommentText: String, commentText: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(386))
            builder.string(0, commentText)
            builder.string(1, previousCommentText)
            self.init(_plainRecord: builder.record())
        }

        /// The text of the comment.
        @export(implementation) public var commentText: String? { _plainRecord.stringOpt(0) }
        /// The text of the comment before the change.
        @export(implementation) public var previousCommentText: String { _plainRecord.string(1) }
    }

    /// A comment on a file was edited.
    public struct FileEditCommentType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(387))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which files were edited.
    public struct FileEditDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(388))) }
    }

    /// Files were edited.
    public struct FileEditType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(389))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a copy reference to a file or folder was created.
    public struct FileGetCopyReferenceDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(390))) }
    }

    /// A copy reference to a file or folder was created.
    public struct FileGetCopyReferenceType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(391))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a user liked a comment on a file.
    public struct FileLikeCommentDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(commentText: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(392))
            builder.string(0, commentText)
            self.init(_plainRecord: builder.record())
        }

        /// The text of the comment.
        @export(implementation) public var commentText: String? { _plainRecord.stringOpt(0) }
    }

    /// A user liked a comment on a file. Dropbox no longer records this event.
    public struct FileLikeCommentType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(393))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a file was locked or unlocked for editing.
    public struct FileLockingLockStatusChangedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(previousValue: TeamLog.LockStatus, newValue: TeamLog.LockStatus) {
            var builder = RecordBuilder(TeamLog._type(394))
            builder.union(0, previousValue._value)
            builder.union(1, newValue._value)
            self.init(_plainRecord: builder.record())
        }

        /// The lock status of the file before the change.
        @export(implementation) public var previousValue: TeamLog.LockStatus { _plainRecord.union(0) }
        /// The lock status of the file after the change.
        @export(implementation) public var newValue: TeamLog.LockStatus { _plainRecord.union(1) }
    }

    /// A file was locked or unlocked for editing.
    public struct FileLockingLockStatusChangedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(395))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the team's file locking policy was changed.
    public struct FileLockingPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamPolicies.FileLockingPolicyState, previousValue: TeamPolicies.FileLockingPolicyState) {
            var builder = RecordBuilder(TeamLog._type(396))
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamPolicies.FileLockingPolicyState { _plainRecord.union(0) }
        /// The policy before the change.
        @export(implementation) public var previousValue: TeamPolicies.FileLockingPolicyState { _plainRecord.union(1) }
    }

    /// The team's file locking policy was changed.
    public struct FileLockingPolicyChangedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(397))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// A file.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class FileLogInfo: TeamLog.FileOrFolderLogInfo, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public override init(
            path: TeamLog.PathLogInfo,
            displayName: String? = nil,
            fileId: String? = nil,
            fileSize: UInt64? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(398))
            builder.object(0, path._plainRecord)
            builder.string(1, displayName)
            builder.string(2, fileId)
            builder.uint64(3, fileSize)
            super.init(_record: builder.record())
        }
    }

    /// Details of an event in which files or folders were moved.
    public struct FileMoveDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(relocateActionDetails: [TeamLog.RelocateAssetReferencesLogInfo]) {
            var builder = RecordBuilder(TeamLog._type(399))
            builder.list(0, relocateActionDetails)
            self.init(_plainRecord: builder.record())
        }

        /// The sources and destinations of the files and folders.
        @export(implementation)
        public var relocateActionDetails: [TeamLog.RelocateAssetReferencesLogInfo] { _plainRecord.list(0) }
    }

    /// Files or folders were moved.
    public struct FileMoveType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(400))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which files or folders were permanently deleted.
    public struct FilePermanentlyDeleteDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(402))) }
    }

    /// Files or folders were permanently deleted.
    public struct FilePermanentlyDeleteType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(403))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which files or folders were previewed.
    public struct FilePreviewDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(404))) }
    }

    /// Files or folders were previewed.
    public struct FilePreviewType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(405))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the team's File Provider migration policy was changed.
    public struct FileProviderMigrationPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            newValue: TeamPolicies.FileProviderMigrationPolicyState,
            previousValue: TeamPolicies.FileProviderMigrationPolicyState
        ) {
            var builder = RecordBuilder(TeamLog._type(406))
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation)
        public var newValue: TeamPolicies.FileProviderMigrationPolicyState { _plainRecord.union(0) }
        /// The policy before the change.
        @export(implementation)
        public var previousValue: TeamPolicies.FileProviderMigrationPolicyState { _plainRecord.union(1) }
    }

    /// The team's File Provider migration policy was changed.
    public struct FileProviderMigrationPolicyChangedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(407))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which files or folders were renamed.
    public struct FileRenameDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(relocateActionDetails: [TeamLog.RelocateAssetReferencesLogInfo]) {
            var builder = RecordBuilder(TeamLog._type(408))
            builder.list(0, relocateActionDetails)
            self.init(_plainRecord: builder.record())
        }

        /// The sources and destinations of the files and folders.
        @export(implementation)
        public var relocateActionDetails: [TeamLog.RelocateAssetReferencesLogInfo] { _plainRecord.list(0) }
    }

    /// Files or folders were renamed.
    public struct FileRenameType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(409))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a comment on a file was resolved.
    public struct FileResolveCommentDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(commentText: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(431))
            builder.string(0, commentText)
            self.init(_plainRecord: builder.record())
        }

        /// The text of the comment.
        @export(implementation) public var commentText: String? { _plainRecord.stringOpt(0) }
    }

    /// A comment on a file was resolved.
    public struct FileResolveCommentType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(432))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which deleted files or folders were restored.
    public struct FileRestoreDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(433))) }
    }

    /// Deleted files or folders were restored.
    public struct FileRestoreType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(434))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which files were reverted to an earlier version.
    public struct FileRevertDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(435))) }
    }

    /// Files were reverted to an earlier version.
    public struct FileRevertType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(436))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which changes to files were rolled back.
    public struct FileRollbackChangesDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(437))) }
    }

    /// Changes to files were rolled back.
    public struct FileRollbackChangesType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(438))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a file or folder was saved from a copy reference.
    public struct FileSaveCopyReferenceDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(relocateActionDetails: [TeamLog.RelocateAssetReferencesLogInfo]) {
            var builder = RecordBuilder(TeamLog._type(439))
            builder.list(0, relocateActionDetails)
            self.init(_plainRecord: builder.record())
        }

        /// The sources and destinations of the files and folders.
        @export(implementation)
        public var relocateActionDetails: [TeamLog.RelocateAssetReferencesLogInfo] { _plainRecord.list(0) }
    }

    /// A file or folder was saved from a copy reference.
    public struct FileSaveCopyReferenceType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(440))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a user withdrew a like from a comment on a file.
    public struct FileUnlikeCommentDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(commentText: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(454))
            builder.string(0, commentText)
            self.init(_plainRecord: builder.record())
        }

        /// The text of the comment.
        @export(implementation) public var commentText: String? { _plainRecord.stringOpt(0) }
    }

    /// A user withdrew a like from a comment on a file. Dropbox no longer records this event.
    public struct FileUnlikeCommentType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(455))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a resolved comment on a file was reopened.
    public struct FileUnresolveCommentDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(commentText: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(456))
            builder.string(0, commentText)
            self.init(_plainRecord: builder.record())
        }

        /// The text of the comment.
        @export(implementation) public var commentText: String? { _plainRecord.stringOpt(0) }
    }

    /// A resolved comment on a file was reopened.
    public struct FileUnresolveCommentType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(457))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }
}

extension TeamLog {
    /// Converts `FileAddCommentDetails` from and to JSON.
    public typealias FileAddCommentDetailsSerializer = StoneSerializer<TeamLog.FileAddCommentDetails>
    /// Converts `FileAddCommentType` from and to JSON.
    public typealias FileAddCommentTypeSerializer = StoneSerializer<TeamLog.FileAddCommentType>
    /// Converts `FileAddDetails` from and to JSON.
    public typealias FileAddDetailsSerializer = StoneSerializer<TeamLog.FileAddDetails>
    /// Converts `FileAddFromAutomationDetails` from and to JSON.
    public typealias FileAddFromAutomationDetailsSerializer = StoneSerializer<TeamLog.FileAddFromAutomationDetails>
    /// Converts `FileAddFromAutomationType` from and to JSON.
    public typealias FileAddFromAutomationTypeSerializer = StoneSerializer<TeamLog.FileAddFromAutomationType>
    /// Converts `FileAddType` from and to JSON.
    public typealias FileAddTypeSerializer = StoneSerializer<TeamLog.FileAddType>
    /// Converts `FileChangeCommentSubscriptionDetails` from and to JSON.
    public typealias FileChangeCommentSubscriptionDetailsSerializer = StoneSerializer<TeamLog.FileChangeCommentSubscriptionDetails>
    /// Converts `FileChangeCommentSubscriptionType` from and to JSON.
    public typealias FileChangeCommentSubscriptionTypeSerializer = StoneSerializer<TeamLog.FileChangeCommentSubscriptionType>
    /// Converts `FileCommentNotificationPolicy` from and to JSON.
    public typealias FileCommentNotificationPolicySerializer = StoneSerializer<TeamLog.FileCommentNotificationPolicy>
    /// Converts `FileCommentsChangePolicyDetails` from and to JSON.
    public typealias FileCommentsChangePolicyDetailsSerializer = StoneSerializer<TeamLog.FileCommentsChangePolicyDetails>
    /// Converts `FileCommentsChangePolicyType` from and to JSON.
    public typealias FileCommentsChangePolicyTypeSerializer = StoneSerializer<TeamLog.FileCommentsChangePolicyType>
    /// Converts `FileCommentsPolicy` from and to JSON.
    public typealias FileCommentsPolicySerializer = StoneSerializer<TeamLog.FileCommentsPolicy>
    /// Converts `FileCopyDetails` from and to JSON.
    public typealias FileCopyDetailsSerializer = StoneSerializer<TeamLog.FileCopyDetails>
    /// Converts `FileCopyType` from and to JSON.
    public typealias FileCopyTypeSerializer = StoneSerializer<TeamLog.FileCopyType>
    /// Converts `FileDeleteCommentDetails` from and to JSON.
    public typealias FileDeleteCommentDetailsSerializer = StoneSerializer<TeamLog.FileDeleteCommentDetails>
    /// Converts `FileDeleteCommentType` from and to JSON.
    public typealias FileDeleteCommentTypeSerializer = StoneSerializer<TeamLog.FileDeleteCommentType>
    /// Converts `FileDeleteDetails` from and to JSON.
    public typealias FileDeleteDetailsSerializer = StoneSerializer<TeamLog.FileDeleteDetails>
    /// Converts `FileDeleteType` from and to JSON.
    public typealias FileDeleteTypeSerializer = StoneSerializer<TeamLog.FileDeleteType>
    /// Converts `FileDownloadDetails` from and to JSON.
    public typealias FileDownloadDetailsSerializer = StoneSerializer<TeamLog.FileDownloadDetails>
    /// Converts `FileDownloadType` from and to JSON.
    public typealias FileDownloadTypeSerializer = StoneSerializer<TeamLog.FileDownloadType>
    /// Converts `FileEditCommentDetails` from and to JSON.
    public typealias FileEditCommentDetailsSerializer = StoneSerializer<TeamLog.FileEditCommentDetails>
    /// Converts `FileEditCommentType` from and to JSON.
    public typealias FileEditCommentTypeSerializer = StoneSerializer<TeamLog.FileEditCommentType>
    /// Converts `FileEditDetails` from and to JSON.
    public typealias FileEditDetailsSerializer = StoneSerializer<TeamLog.FileEditDetails>
    /// Converts `FileEditType` from and to JSON.
    public typealias FileEditTypeSerializer = StoneSerializer<TeamLog.FileEditType>
    /// Converts `FileGetCopyReferenceDetails` from and to JSON.
    public typealias FileGetCopyReferenceDetailsSerializer = StoneSerializer<TeamLog.FileGetCopyReferenceDetails>
    /// Converts `FileGetCopyReferenceType` from and to JSON.
    public typealias FileGetCopyReferenceTypeSerializer = StoneSerializer<TeamLog.FileGetCopyReferenceType>
    /// Converts `FileLikeCommentDetails` from and to JSON.
    public typealias FileLikeCommentDetailsSerializer = StoneSerializer<TeamLog.FileLikeCommentDetails>
    /// Converts `FileLikeCommentType` from and to JSON.
    public typealias FileLikeCommentTypeSerializer = StoneSerializer<TeamLog.FileLikeCommentType>
    /// Converts `FileLockingLockStatusChangedDetails` from and to JSON.
    public typealias FileLockingLockStatusChangedDetailsSerializer = StoneSerializer<TeamLog.FileLockingLockStatusChangedDetails>
    /// Converts `FileLockingLockStatusChangedType` from and to JSON.
    public typealias FileLockingLockStatusChangedTypeSerializer = StoneSerializer<TeamLog.FileLockingLockStatusChangedType>
    /// Converts `FileLockingPolicyChangedDetails` from and to JSON.
    public typealias FileLockingPolicyChangedDetailsSerializer = StoneSerializer<TeamLog.FileLockingPolicyChangedDetails>
    /// Converts `FileLockingPolicyChangedType` from and to JSON.
    public typealias FileLockingPolicyChangedTypeSerializer = StoneSerializer<TeamLog.FileLockingPolicyChangedType>
    /// Converts `FileLogInfo` from and to JSON.
    public typealias FileLogInfoSerializer = StoneSerializer<TeamLog.FileLogInfo>
    /// Converts `FileMoveDetails` from and to JSON.
    public typealias FileMoveDetailsSerializer = StoneSerializer<TeamLog.FileMoveDetails>
    /// Converts `FileMoveType` from and to JSON.
    public typealias FileMoveTypeSerializer = StoneSerializer<TeamLog.FileMoveType>
    /// Converts `FilePermanentlyDeleteDetails` from and to JSON.
    public typealias FilePermanentlyDeleteDetailsSerializer = StoneSerializer<TeamLog.FilePermanentlyDeleteDetails>
    /// Converts `FilePermanentlyDeleteType` from and to JSON.
    public typealias FilePermanentlyDeleteTypeSerializer = StoneSerializer<TeamLog.FilePermanentlyDeleteType>
    /// Converts `FilePreviewDetails` from and to JSON.
    public typealias FilePreviewDetailsSerializer = StoneSerializer<TeamLog.FilePreviewDetails>
    /// Converts `FilePreviewType` from and to JSON.
    public typealias FilePreviewTypeSerializer = StoneSerializer<TeamLog.FilePreviewType>
    /// Converts `FileProviderMigrationPolicyChangedDetails` from and to JSON.
    public typealias FileProviderMigrationPolicyChangedDetailsSerializer = StoneSerializer<TeamLog.FileProviderMigrationPolicyChangedDetails>
    /// Converts `FileProviderMigrationPolicyChangedType` from and to JSON.
    public typealias FileProviderMigrationPolicyChangedTypeSerializer = StoneSerializer<TeamLog.FileProviderMigrationPolicyChangedType>
    /// Converts `FileRenameDetails` from and to JSON.
    public typealias FileRenameDetailsSerializer = StoneSerializer<TeamLog.FileRenameDetails>
    /// Converts `FileRenameType` from and to JSON.
    public typealias FileRenameTypeSerializer = StoneSerializer<TeamLog.FileRenameType>
    /// Converts `FileResolveCommentDetails` from and to JSON.
    public typealias FileResolveCommentDetailsSerializer = StoneSerializer<TeamLog.FileResolveCommentDetails>
    /// Converts `FileResolveCommentType` from and to JSON.
    public typealias FileResolveCommentTypeSerializer = StoneSerializer<TeamLog.FileResolveCommentType>
    /// Converts `FileRestoreDetails` from and to JSON.
    public typealias FileRestoreDetailsSerializer = StoneSerializer<TeamLog.FileRestoreDetails>
    /// Converts `FileRestoreType` from and to JSON.
    public typealias FileRestoreTypeSerializer = StoneSerializer<TeamLog.FileRestoreType>
    /// Converts `FileRevertDetails` from and to JSON.
    public typealias FileRevertDetailsSerializer = StoneSerializer<TeamLog.FileRevertDetails>
    /// Converts `FileRevertType` from and to JSON.
    public typealias FileRevertTypeSerializer = StoneSerializer<TeamLog.FileRevertType>
    /// Converts `FileRollbackChangesDetails` from and to JSON.
    public typealias FileRollbackChangesDetailsSerializer = StoneSerializer<TeamLog.FileRollbackChangesDetails>
    /// Converts `FileRollbackChangesType` from and to JSON.
    public typealias FileRollbackChangesTypeSerializer = StoneSerializer<TeamLog.FileRollbackChangesType>
    /// Converts `FileSaveCopyReferenceDetails` from and to JSON.
    public typealias FileSaveCopyReferenceDetailsSerializer = StoneSerializer<TeamLog.FileSaveCopyReferenceDetails>
    /// Converts `FileSaveCopyReferenceType` from and to JSON.
    public typealias FileSaveCopyReferenceTypeSerializer = StoneSerializer<TeamLog.FileSaveCopyReferenceType>
    /// Converts `FileUnlikeCommentDetails` from and to JSON.
    public typealias FileUnlikeCommentDetailsSerializer = StoneSerializer<TeamLog.FileUnlikeCommentDetails>
    /// Converts `FileUnlikeCommentType` from and to JSON.
    public typealias FileUnlikeCommentTypeSerializer = StoneSerializer<TeamLog.FileUnlikeCommentType>
    /// Converts `FileUnresolveCommentDetails` from and to JSON.
    public typealias FileUnresolveCommentDetailsSerializer = StoneSerializer<TeamLog.FileUnresolveCommentDetails>
    /// Converts `FileUnresolveCommentType` from and to JSON.
    public typealias FileUnresolveCommentTypeSerializer = StoneSerializer<TeamLog.FileUnresolveCommentType>
}
