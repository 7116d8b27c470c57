// Generated from API/file_requests.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone
import Foundation

/// File requests: links with which people, with or without a Dropbox account, send files to a folder of the user.
public enum FileRequests: StoneNamespace {
    /// The schema of the `file_requests` namespace.
    public static let _schema = StoneSchema(
        "file_requests",
        imports: { [Common._schema, Files._schema] },
        #"""
alias FileRequestId String(min_length=1,pattern="[-_0-9a-zA-Z]+")
alias FileRequestValidationError String?
union CountFileRequestsError : GeneralFileRequestsError
struct CountFileRequestsResult;file_request_count UInt64
struct CreateFileRequestArgs;title String(min_length=1);destination files.Path;deadline FileRequestDeadline?;open Boolean = true;description String?;video_project_id String?
union CreateFileRequestError : FileRequestError;invalid_location;rate_limit
union DeleteAllClosedFileRequestsError : FileRequestError
struct DeleteAllClosedFileRequestsResult;file_requests List(FileRequest)
struct DeleteFileRequestArgs;ids List(FileRequestId)
union DeleteFileRequestError : FileRequestError;file_request_open
struct DeleteFileRequestsResult;file_requests List(FileRequest)
struct FileRequest;id FileRequestId;url String(min_length=1);title String(min_length=1);destination files.Path?;created common.DropboxTimestamp;deadline FileRequestDeadline?;is_open Boolean;file_count Int64;description String?;video_project_id String?
struct FileRequestDeadline;deadline common.DropboxTimestamp;allow_late_uploads GracePeriod?
union FileRequestError : GeneralFileRequestsError;not_found;not_a_folder;app_lacks_access;no_permission;email_unverified;validation_error;no_write_permission
union GeneralFileRequestsError open=other;disabled_for_team;other
struct GetFileRequestArgs;id FileRequestId
union GetFileRequestError : FileRequestError
union GracePeriod open=other;one_day;two_days;seven_days;thirty_days;always;other
struct ListFileRequestsArg;limit UInt64 = 1000
struct ListFileRequestsContinueArg;cursor String
union ListFileRequestsContinueError : GeneralFileRequestsError;invalid_cursor
union ListFileRequestsError : GeneralFileRequestsError
struct ListFileRequestsResult;file_requests List(FileRequest)
struct ListFileRequestsV2Result;file_requests List(FileRequest);cursor String;has_more Boolean
struct UpdateFileRequestArgs;id FileRequestId;title String(min_length=1)?;destination files.Path?;deadline UpdateFileRequestDeadline = no_update;open Boolean?;description String?
union UpdateFileRequestDeadline open=other;no_update;update FileRequestDeadline?;other
union UpdateFileRequestError : FileRequestError
route count Void CountFileRequestsResult CountFileRequestsError allow_app_folder_app=true auth=user host=api scope=file_requests.read style=rpc
route create CreateFileRequestArgs FileRequest CreateFileRequestError allow_app_folder_app=true auth=user host=api scope=file_requests.write style=rpc
route delete DeleteFileRequestArgs DeleteFileRequestsResult DeleteFileRequestError allow_app_folder_app=true auth=user host=api scope=file_requests.write style=rpc
route delete_all_closed Void DeleteAllClosedFileRequestsResult DeleteAllClosedFileRequestsError allow_app_folder_app=true auth=user host=api scope=file_requests.write style=rpc
route get GetFileRequestArgs FileRequest GetFileRequestError allow_app_folder_app=true auth=user host=api scope=file_requests.read style=rpc
route list Void ListFileRequestsResult ListFileRequestsError allow_app_folder_app=true auth=user host=api scope=file_requests.read style=rpc
route list:2 ListFileRequestsArg ListFileRequestsV2Result ListFileRequestsError allow_app_folder_app=true auth=user host=api scope=file_requests.read style=rpc
route list/continue ListFileRequestsContinueArg ListFileRequestsV2Result ListFileRequestsContinueError allow_app_folder_app=true auth=user host=api scope=file_requests.read style=rpc
route update UpdateFileRequestArgs FileRequest UpdateFileRequestError allow_app_folder_app=true auth=user host=api scope=file_requests.write style=rpc
"""#
    )
}

extension FileRequests {
    /// The reason that file requests weren't counted.
    public enum CountFileRequestsError: StoneUnion, CustomStringConvertible {
        /// The user's team doesn't allow file requests.
        case disabledForTeam
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .disabledForTeam
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .disabledForTeam: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// The number of file requests.
    public struct CountFileRequestsResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(fileRequestCount: UInt64) {
            var builder = RecordBuilder(FileRequests._type(1))
            builder.uint64(0, fileRequestCount)
            self.init(_plainRecord: builder.record())
        }

        /// The number of the user's file requests.
        @export(implementation) public var fileRequestCount: UInt64 { _plainRecord.uint64(0) }
    }

    /// The properties of a new file request.
    public struct CreateFileRequestArgs: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - title: The title, as shown to submitters. At least 1 character.
        ///   - destination: The folder that receives the files. The path starts with `/`. For apps with an app folder,
        ///     it is relative to that folder. Starts with `/`.
        ///   - deadline: The deadline for files. Available only for paid accounts.
        ///   - open: A Boolean value that indicates whether the file request accepts files immediately. You can open a
        ///     closed request later. The default is `true`.
        ///   - description_: The description, as shown to submitters.
        ///   - videoProjectId: The identifier of the video project to which the file request belongs.
        @export(implementation)
        public init(
            title: String,
            destination: String,
            deadline: FileRequests.FileRequestDeadline? = nil,
            open: Bool = true,
            description_: String? = nil,
            videoProjectId: String? = nil
        ) {
            var builder = RecordBuilder(FileRequests._type(2))
            builder.string(0, title)
            builder.string(1, destination)
            builder.object(2, deadline?._plainRecord)
            builder.bool(3, open)
            builder.string(4, description_)
            builder.string(5, videoProjectId)
            self.init(_plainRecord: builder.record())
        }

        /// The title, as shown to submitters. At least 1 character.
        @export(implementation) public var title: String { _plainRecord.string(0) }
        /// The folder that receives the files. The path starts with `/`. For apps with an app folder, it is relative to
        /// that folder. Starts with `/`.
        @export(implementation) public var destination: String { _plainRecord.string(1) }
        /// The deadline for files. Available only for paid accounts.
        @export(implementation) public var deadline: FileRequests.FileRequestDeadline? { _plainRecord.objectOpt(2) }
        /// A Boolean value that indicates whether the file request accepts files immediately. You can open a closed
        /// request later. The default is `true`.
        @export(implementation) public var open: Bool { _plainRecord.bool(3, true) }
        /// The description, as shown to submitters.
        @export(implementation) public var description_: String? { _plainRecord.stringOpt(4) }
        /// The identifier of the video project to which the file request belongs.
        @export(implementation) public var videoProjectId: String? { _plainRecord.stringOpt(5) }
    }

    /// The reason that a file request wasn't created.
    public enum CreateFileRequestError: StoneUnion, CustomStringConvertible {
        /// The user's team doesn't allow file requests.
        case disabledForTeam
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// No file request has this identifier.
        case notFound
        /// The destination is a file.
        case notAFolder
        /// The destination lies outside the app folder.
        case appLacksAccess
        /// The user can't view or change the file request.
        case noPermission
        /// The user's email address isn't verified. Ask the user to verify it, and then try again.
        case emailUnverified
        /// A value isn't valid, such as the title or a character in the destination.
        case validationError
        /// The user can't write to the destination.
        case noWritePermission
        /// The folder can't receive files. Choose another one.
        case invalidLocation
        /// The user has reached the limit of 4,000 file requests. Delete some.
        case rateLimit

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .disabledForTeam
            case 2: self = .notFound
            case 3: self = .notAFolder
            case 4: self = .appLacksAccess
            case 5: self = .noPermission
            case 6: self = .emailUnverified
            case 7: self = .validationError
            case 8: self = .noWritePermission
            case 9: self = .invalidLocation
            case 10: self = .rateLimit
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .disabledForTeam: .tag(0)
            case .other: .tag(1)
            case .notFound: .tag(2)
            case .notAFolder: .tag(3)
            case .appLacksAccess: .tag(4)
            case .noPermission: .tag(5)
            case .emailUnverified: .tag(6)
            case .validationError: .tag(7)
            case .noWritePermission: .tag(8)
            case .invalidLocation: .tag(9)
            case .rateLimit: .tag(10)
            }
        }
    }

    /// The reason that file requests weren't deleted.
    public enum DeleteAllClosedFileRequestsError: StoneUnion, CustomStringConvertible {
        /// The user's team doesn't allow file requests.
        case disabledForTeam
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// No file request has this identifier.
        case notFound
        /// The destination is a file.
        case notAFolder
        /// The destination lies outside the app folder.
        case appLacksAccess
        /// The user can't view or change the file request.
        case noPermission
        /// The user's email address isn't verified. Ask the user to verify it, and then try again.
        case emailUnverified
        /// A value isn't valid, such as the title or a character in the destination.
        case validationError
        /// The user can't write to the destination.
        case noWritePermission

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .disabledForTeam
            case 2: self = .notFound
            case 3: self = .notAFolder
            case 4: self = .appLacksAccess
            case 5: self = .noPermission
            case 6: self = .emailUnverified
            case 7: self = .validationError
            case 8: self = .noWritePermission
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .disabledForTeam: .tag(0)
            case .other: .tag(1)
            case .notFound: .tag(2)
            case .notAFolder: .tag(3)
            case .appLacksAccess: .tag(4)
            case .noPermission: .tag(5)
            case .emailUnverified: .tag(6)
            case .validationError: .tag(7)
            case .noWritePermission: .tag(8)
            }
        }
    }

    /// The deleted file requests.
    public struct DeleteAllClosedFileRequestsResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(fileRequests: [FileRequests.FileRequest]) {
            var builder = RecordBuilder(FileRequests._type(5))
            builder.list(0, fileRequests)
            self.init(_plainRecord: builder.record())
        }

        /// The deleted file requests.
        @export(implementation) public var fileRequests: [FileRequests.FileRequest] { _plainRecord.list(0) }
    }

    /// The file requests to delete.
    public struct DeleteFileRequestArgs: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameter ids: The identifiers of the file requests to delete. Each item has at least 1 character. Each
        ///   item consists of letters from A to Z, digits, hyphens, and underscores.
        @export(implementation)
        public init(ids: [String]) {
            var builder = RecordBuilder(FileRequests._type(6))
            builder.strings(0, ids)
            self.init(_plainRecord: builder.record())
        }

        /// The identifiers of the file requests to delete. Each item has at least 1 character. Each item consists of
        /// letters from A to Z, digits, hyphens, and underscores.
        @export(implementation) public var ids: [String] { _plainRecord.strings(0) }
    }

    /// The reason that file requests weren't deleted.
    public enum DeleteFileRequestError: StoneUnion, CustomStringConvertible {
        /// The user's team doesn't allow file requests.
        case disabledForTeam
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// No file request has this identifier.
        case notFound
        /// The destination is a file.
        case notAFolder
        /// The destination lies outside the app folder.
        case appLacksAccess
        /// The user can't view or change the file request.
        case noPermission
        /// The user's email address isn't verified. Ask the user to verify it, and then try again.
        case emailUnverified
        /// A value isn't valid, such as the title or a character in the destination.
        case validationError
        /// The user can't write to the destination.
        case noWritePermission
        /// At least one of the file requests is open. Close it with `update` before you delete it.
        case fileRequestOpen

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .disabledForTeam
            case 2: self = .notFound
            case 3: self = .notAFolder
            case 4: self = .appLacksAccess
            case 5: self = .noPermission
            case 6: self = .emailUnverified
            case 7: self = .validationError
            case 8: self = .noWritePermission
            case 9: self = .fileRequestOpen
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .disabledForTeam: .tag(0)
            case .other: .tag(1)
            case .notFound: .tag(2)
            case .notAFolder: .tag(3)
            case .appLacksAccess: .tag(4)
            case .noPermission: .tag(5)
            case .emailUnverified: .tag(6)
            case .validationError: .tag(7)
            case .noWritePermission: .tag(8)
            case .fileRequestOpen: .tag(9)
            }
        }
    }

    /// The deleted file requests.
    public struct DeleteFileRequestsResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(fileRequests: [FileRequests.FileRequest]) {
            var builder = RecordBuilder(FileRequests._type(8))
            builder.list(0, fileRequests)
            self.init(_plainRecord: builder.record())
        }

        /// The deleted file requests.
        @export(implementation) public var fileRequests: [FileRequests.FileRequest] { _plainRecord.list(0) }
    }

    /// A link with which people send files to a folder of the user.
    public struct FileRequest: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            id: String,
            url: String,
            title: String,
            created: Date,
            isOpen: Bool,
            fileCount: Int64,
            destination: String? = nil,
            deadline: FileRequests.FileRequestDeadline? = nil,
            description_: String? = nil,
            videoProjectId: String? = nil
        ) {
            var builder = RecordBuilder(FileRequests._type(9))
            builder.string(0, id)
            builder.string(1, url)
            builder.string(2, title)
            builder.string(3, destination)
            builder.date(4, created)
            builder.object(5, deadline?._plainRecord)
            builder.bool(6, isOpen)
            builder.int64(7, fileCount)
            builder.string(8, description_)
            builder.string(9, videoProjectId)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the file request. At least 1 character. Consists of letters from A to Z, digits, hyphens,
        /// and underscores.
        @export(implementation) public var id: String { _plainRecord.string(0) }
        /// The URL for submitters. At least 1 character.
        @export(implementation) public var url: String { _plainRecord.string(1) }
        /// The title, as shown to submitters. At least 1 character.
        @export(implementation) public var title: String { _plainRecord.string(2) }
        /// The folder that receives the files. `nil` if the folder was removed. Starts with `/`.
        @export(implementation) public var destination: String? { _plainRecord.stringOpt(3) }
        /// The time at which the request was created.
        @export(implementation) public var created: Date { _plainRecord.date(4) }
        /// The deadline for files. `nil` if there is none.
        @export(implementation) public var deadline: FileRequests.FileRequestDeadline? { _plainRecord.objectOpt(5) }
        /// A Boolean value that indicates whether the file request accepts files.
        @export(implementation) public var isOpen: Bool { _plainRecord.bool(6) }
        /// The number of files that the file request has received.
        @export(implementation) public var fileCount: Int64 { _plainRecord.int64(7) }
        /// The description, as shown to submitters.
        @export(implementation) public var description_: String? { _plainRecord.stringOpt(8) }
        /// The identifier of the video project to which the file request belongs. `nil` if there is none.
        @export(implementation) public var videoProjectId: String? { _plainRecord.stringOpt(9) }
    }

    /// The deadline of a file request.
    public struct FileRequestDeadline: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - deadline: The time after which files are late.
        ///   - allowLateUploads: The period after the deadline in which late files are accepted and marked as such.
        ///     `nil` if late files aren't accepted.
        @export(implementation)
        public init(deadline: Date, allowLateUploads: FileRequests.GracePeriod? = nil) {
            var builder = RecordBuilder(FileRequests._type(10))
            builder.date(0, deadline)
            builder.union(1, allowLateUploads?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The time after which files are late.
        @export(implementation) public var deadline: Date { _plainRecord.date(0) }
        /// The period after the deadline in which late files are accepted and marked as such. `nil` if late files
        /// aren't accepted.
        @export(implementation) public var allowLateUploads: FileRequests.GracePeriod? { _plainRecord.unionOpt(1) }
    }

    /// The reason that a file request can't be used.
    public enum FileRequestError: StoneUnion, CustomStringConvertible {
        /// The user's team doesn't allow file requests.
        case disabledForTeam
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// No file request has this identifier.
        case notFound
        /// The destination is a file.
        case notAFolder
        /// The destination lies outside the app folder.
        case appLacksAccess
        /// The user can't view or change the file request.
        case noPermission
        /// The user's email address isn't verified. Ask the user to verify it, and then try again.
        case emailUnverified
        /// A value isn't valid, such as the title or a character in the destination.
        case validationError
        /// The user can't write to the destination.
        case noWritePermission

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .disabledForTeam
            case 2: self = .notFound
            case 3: self = .notAFolder
            case 4: self = .appLacksAccess
            case 5: self = .noPermission
            case 6: self = .emailUnverified
            case 7: self = .validationError
            case 8: self = .noWritePermission
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .disabledForTeam: .tag(0)
            case .other: .tag(1)
            case .notFound: .tag(2)
            case .notAFolder: .tag(3)
            case .appLacksAccess: .tag(4)
            case .noPermission: .tag(5)
            case .emailUnverified: .tag(6)
            case .validationError: .tag(7)
            case .noWritePermission: .tag(8)
            }
        }
    }

    /// The reason that the user can't use file requests.
    public enum GeneralFileRequestsError: StoneUnion, CustomStringConvertible {
        /// The user's team doesn't allow file requests.
        case disabledForTeam
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .disabledForTeam
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .disabledForTeam: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// The file request to get.
    public struct GetFileRequestArgs: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameter id: The identifier of the file request. At least 1 character. Consists of letters from A to Z,
        ///   digits, hyphens, and underscores.
        @export(implementation)
        public init(id: String) {
            var builder = RecordBuilder(FileRequests._type(13))
            builder.string(0, id)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the file request. At least 1 character. Consists of letters from A to Z, digits, hyphens,
        /// and underscores.
        @export(implementation) public var id: String { _plainRecord.string(0) }
    }

    /// The reason that a file request wasn't returned.
    public enum GetFileRequestError: StoneUnion, CustomStringConvertible {
        /// The user's team doesn't allow file requests.
        case disabledForTeam
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// No file request has this identifier.
        case notFound
        /// The destination is a file.
        case notAFolder
        /// The destination lies outside the app folder.
        case appLacksAccess
        /// The user can't view or change the file request.
        case noPermission
        /// The user's email address isn't verified. Ask the user to verify it, and then try again.
        case emailUnverified
        /// A value isn't valid, such as the title or a character in the destination.
        case validationError
        /// The user can't write to the destination.
        case noWritePermission

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .disabledForTeam
            case 2: self = .notFound
            case 3: self = .notAFolder
            case 4: self = .appLacksAccess
            case 5: self = .noPermission
            case 6: self = .emailUnverified
            case 7: self = .validationError
            case 8: self = .noWritePermission
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .disabledForTeam: .tag(0)
            case .other: .tag(1)
            case .notFound: .tag(2)
            case .notAFolder: .tag(3)
            case .appLacksAccess: .tag(4)
            case .noPermission: .tag(5)
            case .emailUnverified: .tag(6)
            case .validationError: .tag(7)
            case .noWritePermission: .tag(8)
            }
        }
    }

    /// The period after the deadline in which late files are accepted.
    public enum GracePeriod: StoneUnion, CustomStringConvertible {
        /// One day after the deadline.
        case oneDay
        /// Two days after the deadline.
        case twoDays
        /// Seven days after the deadline.
        case sevenDays
        /// 30 days after the deadline.
        case thirtyDays
        /// No limit.
        case always
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .oneDay
            case 1: self = .twoDays
            case 2: self = .sevenDays
            case 3: self = .thirtyDays
            case 4: self = .always
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .oneDay: .tag(0)
            case .twoDays: .tag(1)
            case .sevenDays: .tag(2)
            case .thirtyDays: .tag(3)
            case .always: .tag(4)
            case .other: .tag(5)
            }
        }
    }

    /// The options of a list of file requests.
    public struct ListFileRequestsArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameter limit: The maximum number of items in a page. The default is 1000.
        @export(implementation)
        public init(limit: UInt64 = 1000) {
            var builder = RecordBuilder(FileRequests._type(16))
            builder.uint64(0, limit)
            self.init(_plainRecord: builder.record())
        }

        /// The maximum number of items in a page. The default is 1000.
        @export(implementation) public var limit: UInt64 { _plainRecord.uint64(0, 1000) }
    }

    /// The position at which a listing continues.
    public struct ListFileRequestsContinueArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameter cursor: The cursor of the most recent result of `listV2` or `listContinue`.
        @export(implementation)
        public init(cursor: String) {
            var builder = RecordBuilder(FileRequests._type(17))
            builder.string(0, cursor)
            self.init(_plainRecord: builder.record())
        }

        /// The cursor of the most recent result of `listV2` or `listContinue`.
        @export(implementation) public var cursor: String { _plainRecord.string(0) }
    }

    /// The reason that the next page wasn't returned.
    public enum ListFileRequestsContinueError: StoneUnion, CustomStringConvertible {
        /// The user's team doesn't allow file requests.
        case disabledForTeam
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// The cursor isn't valid. Start again with `listV2`.
        case invalidCursor

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .disabledForTeam
            case 2: self = .invalidCursor
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .disabledForTeam: .tag(0)
            case .other: .tag(1)
            case .invalidCursor: .tag(2)
            }
        }
    }

    /// The reason that file requests weren't listed.
    public enum ListFileRequestsError: StoneUnion, CustomStringConvertible {
        /// The user's team doesn't allow file requests.
        case disabledForTeam
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .disabledForTeam
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .disabledForTeam: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// The user's file requests.
    public struct ListFileRequestsResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(fileRequests: [FileRequests.FileRequest]) {
            var builder = RecordBuilder(FileRequests._type(20))
            builder.list(0, fileRequests)
            self.init(_plainRecord: builder.record())
        }

        /// The file requests.
        @export(implementation) public var fileRequests: [FileRequests.FileRequest] { _plainRecord.list(0) }
    }

    /// A page of file requests.
    public struct ListFileRequestsV2Result: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(fileRequests: [FileRequests.FileRequest], cursor: String, hasMore: Bool) {
            var builder = RecordBuilder(FileRequests._type(21))
            builder.list(0, fileRequests)
            builder.string(1, cursor)
            builder.bool(2, hasMore)
            self.init(_plainRecord: builder.record())
        }

        /// The file requests.
        @export(implementation) public var fileRequests: [FileRequests.FileRequest] { _plainRecord.list(0) }
        /// The cursor of the next page.
        @export(implementation) public var cursor: String { _plainRecord.string(1) }
        /// A Boolean value that indicates whether there is another page. Get it with `listContinue`.
        @export(implementation) public var hasMore: Bool { _plainRecord.bool(2) }
    }

    /// The changes to a file request. Fields that are `nil` don't change.
    public struct UpdateFileRequestArgs: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - id: The identifier of the file request. At least 1 character. Consists of letters from A to Z, digits,
        ///     hyphens, and underscores.
        ///   - title: The new title. At least 1 character.
        ///   - destination: The new folder that receives the files. Starts with `/`.
        ///   - deadline: The change of the deadline. Available only for paid accounts. The default is `.noUpdate`.
        ///   - open: A Boolean value that indicates whether the file request accepts files from now on.
        ///   - description_: The new description, as shown to submitters.
        @export(implementation)
        public init(
            id: String,
            title: String? = nil,
            destination: String? = nil,
            deadline: FileRequests.UpdateFileRequestDeadline = .noUpdate,
            open: Bool? = nil,
            description_: String? = nil
        ) {
            var builder = RecordBuilder(FileRequests._type(22))
            builder.string(0, id)
            builder.string(1, title)
            builder.string(2, destination)
            builder.union(3, deadline._value)
            builder.bool(4, open)
            builder.string(5, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the file request. At least 1 character. Consists of letters from A to Z, digits, hyphens,
        /// and underscores.
        @export(implementation) public var id: String { _plainRecord.string(0) }
        /// The new title. At least 1 character.
        @export(implementation) public var title: String? { _plainRecord.stringOpt(1) }
        /// The new folder that receives the files. Starts with `/`.
        @export(implementation) public var destination: String? { _plainRecord.stringOpt(2) }
        /// The change of the deadline. Available only for paid accounts. The default is `.noUpdate`.
        @export(implementation)
        public var deadline: FileRequests.UpdateFileRequestDeadline { _plainRecord.union(3, .noUpdate) }
        /// A Boolean value that indicates whether the file request accepts files from now on.
        @export(implementation) public var open: Bool? { _plainRecord.boolOpt(4) }
        /// The new description, as shown to submitters.
        @export(implementation) public var description_: String? { _plainRecord.stringOpt(5) }
    }

    /// A change of a file request's deadline.
    public enum UpdateFileRequestDeadline: StoneUnion, CustomStringConvertible {
        /// Keeps the deadline.
        case noUpdate
        /// Sets the deadline to the associated value, or removes it if the value is `nil`.
        case update(FileRequests.FileRequestDeadline?)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .noUpdate
            case 1: self = .update(_value.objectOpt())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .noUpdate: .tag(0)
            case .update(let value): .variantOpt(1, value?._plainRecord)
            case .other: .tag(2)
            }
        }
    }

    /// The reason that a file request wasn't changed.
    public enum UpdateFileRequestError: StoneUnion, CustomStringConvertible {
        /// The user's team doesn't allow file requests.
        case disabledForTeam
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// No file request has this identifier.
        case notFound
        /// The destination is a file.
        case notAFolder
        /// The destination lies outside the app folder.
        case appLacksAccess
        /// The user can't view or change the file request.
        case noPermission
        /// The user's email address isn't verified. Ask the user to verify it, and then try again.
        case emailUnverified
        /// A value isn't valid, such as the title or a character in the destination.
        case validationError
        /// The user can't write to the destination.
        case noWritePermission

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .disabledForTeam
            case 2: self = .notFound
            case 3: self = .notAFolder
            case 4: self = .appLacksAccess
            case 5: self = .noPermission
            case 6: self = .emailUnverified
            case 7: self = .validationError
            case 8: self = .noWritePermission
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .disabledForTeam: .tag(0)
            case .other: .tag(1)
            case .notFound: .tag(2)
            case .notAFolder: .tag(3)
            case .appLacksAccess: .tag(4)
            case .noPermission: .tag(5)
            case .emailUnverified: .tag(6)
            case .validationError: .tag(7)
            case .noWritePermission: .tag(8)
            }
        }
    }
}

extension FileRequests {
    /// Converts `CountFileRequestsError` from and to JSON.
    public typealias CountFileRequestsErrorSerializer = StoneSerializer<FileRequests.CountFileRequestsError>
    /// Converts `CountFileRequestsResult` from and to JSON.
    public typealias CountFileRequestsResultSerializer = StoneSerializer<FileRequests.CountFileRequestsResult>
    /// Converts `CreateFileRequestArgs` from and to JSON.
    public typealias CreateFileRequestArgsSerializer = StoneSerializer<FileRequests.CreateFileRequestArgs>
    /// Converts `CreateFileRequestError` from and to JSON.
    public typealias CreateFileRequestErrorSerializer = StoneSerializer<FileRequests.CreateFileRequestError>
    /// Converts `DeleteAllClosedFileRequestsError` from and to JSON.
    public typealias DeleteAllClosedFileRequestsErrorSerializer = StoneSerializer<FileRequests.DeleteAllClosedFileRequestsError>
    /// Converts `DeleteAllClosedFileRequestsResult` from and to JSON.
    public typealias DeleteAllClosedFileRequestsResultSerializer = StoneSerializer<FileRequests.DeleteAllClosedFileRequestsResult>
    /// Converts `DeleteFileRequestArgs` from and to JSON.
    public typealias DeleteFileRequestArgsSerializer = StoneSerializer<FileRequests.DeleteFileRequestArgs>
    /// Converts `DeleteFileRequestError` from and to JSON.
    public typealias DeleteFileRequestErrorSerializer = StoneSerializer<FileRequests.DeleteFileRequestError>
    /// Converts `DeleteFileRequestsResult` from and to JSON.
    public typealias DeleteFileRequestsResultSerializer = StoneSerializer<FileRequests.DeleteFileRequestsResult>
    /// Converts `FileRequest` from and to JSON.
    public typealias FileRequestSerializer = StoneSerializer<FileRequests.FileRequest>
    /// Converts `FileRequestDeadline` from and to JSON.
    public typealias FileRequestDeadlineSerializer = StoneSerializer<FileRequests.FileRequestDeadline>
    /// Converts `FileRequestError` from and to JSON.
    public typealias FileRequestErrorSerializer = StoneSerializer<FileRequests.FileRequestError>
    /// Converts `GeneralFileRequestsError` from and to JSON.
    public typealias GeneralFileRequestsErrorSerializer = StoneSerializer<FileRequests.GeneralFileRequestsError>
    /// Converts `GetFileRequestArgs` from and to JSON.
    public typealias GetFileRequestArgsSerializer = StoneSerializer<FileRequests.GetFileRequestArgs>
    /// Converts `GetFileRequestError` from and to JSON.
    public typealias GetFileRequestErrorSerializer = StoneSerializer<FileRequests.GetFileRequestError>
    /// Converts `GracePeriod` from and to JSON.
    public typealias GracePeriodSerializer = StoneSerializer<FileRequests.GracePeriod>
    /// Converts `ListFileRequestsArg` from and to JSON.
    public typealias ListFileRequestsArgSerializer = StoneSerializer<FileRequests.ListFileRequestsArg>
    /// Converts `ListFileRequestsContinueArg` from and to JSON.
    public typealias ListFileRequestsContinueArgSerializer = StoneSerializer<FileRequests.ListFileRequestsContinueArg>
    /// Converts `ListFileRequestsContinueError` from and to JSON.
    public typealias ListFileRequestsContinueErrorSerializer = StoneSerializer<FileRequests.ListFileRequestsContinueError>
    /// Converts `ListFileRequestsError` from and to JSON.
    public typealias ListFileRequestsErrorSerializer = StoneSerializer<FileRequests.ListFileRequestsError>
    /// Converts `ListFileRequestsResult` from and to JSON.
    public typealias ListFileRequestsResultSerializer = StoneSerializer<FileRequests.ListFileRequestsResult>
    /// Converts `ListFileRequestsV2Result` from and to JSON.
    public typealias ListFileRequestsV2ResultSerializer = StoneSerializer<FileRequests.ListFileRequestsV2Result>
    /// Converts `UpdateFileRequestArgs` from and to JSON.
    public typealias UpdateFileRequestArgsSerializer = StoneSerializer<FileRequests.UpdateFileRequestArgs>
    /// Converts `UpdateFileRequestDeadline` from and to JSON.
    public typealias UpdateFileRequestDeadlineSerializer = StoneSerializer<FileRequests.UpdateFileRequestDeadline>
    /// Converts `UpdateFileRequestError` from and to JSON.
    public typealias UpdateFileRequestErrorSerializer = StoneSerializer<FileRequests.UpdateFileRequestError>
}
