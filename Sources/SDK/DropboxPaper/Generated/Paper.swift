// Generated from API/paper.json by `make generate`. Do not edit.

import DropboxCore
import DropboxFiles
import DropboxSharing
import DropboxStone
import Foundation

/// Paper documents of the previous kind, which aren't files. For newer ones, which are `.paper` files, use the routes
/// of `Files`.
public enum Paper: StoneNamespace {
    /// The schema of the `paper` namespace.
    public static let _schema = StoneSchema(
        "paper",
        imports: { [Common._schema, Files._schema, Sharing._schema] },
        #"""
alias PaperDocId String
struct AddMember;permission_level PaperDocPermissionLevel = edit;member sharing.MemberSelector
struct AddPaperDocUser : RefPaperDoc;members List(AddMember,max_items=20);custom_message String?;quiet Boolean = false
struct AddPaperDocUserMemberResult;member sharing.MemberSelector;result AddPaperDocUserResult
union AddPaperDocUserResult open=other;success;unknown_error;sharing_outside_team_disabled;daily_limit_reached;user_is_owner;failed_user_data_retrieval;permission_already_granted;other
struct Cursor;value String;expiration common.DropboxTimestamp?
union DocLookupError : PaperApiBaseError;doc_not_found
union DocSubscriptionLevel closed;default;ignore;every;no_email
union ExportFormat open=other;html;markdown;json;other
struct Folder;id String;name String
union FolderSharingPolicyType closed;team;invite_only
union FolderSubscriptionLevel closed;none;activity_only;daily_emails;weekly_emails
struct FoldersContainingPaperDoc;folder_sharing_policy_type FolderSharingPolicyType?;folders List(Folder)?
struct GetDocMetadataArg;doc_id PaperDocId?;file_id files.FileId?
union ImportFormat open=other;html;markdown;plain_text;other
struct InviteeInfoWithPermissionLevel;invitee sharing.InviteeInfo;permission_level PaperDocPermissionLevel
union ListDocsCursorError open=other;cursor_error PaperApiCursorError;other
struct ListPaperDocsArgs;filter_by ListPaperDocsFilterBy = docs_accessed;sort_by ListPaperDocsSortBy = accessed;sort_order ListPaperDocsSortOrder = ascending;limit Int32(min_value=1,max_value=1000) = 1000;stop_at_date common.DropboxTimestamp?
struct ListPaperDocsContinueArgs;cursor String
union ListPaperDocsFilterBy open=other;docs_accessed;docs_created;other
struct ListPaperDocsResponse;doc_ids List(PaperDocId);cursor Cursor;has_more Boolean
union ListPaperDocsSortBy open=other;accessed;modified;created;other
union ListPaperDocsSortOrder open=other;ascending;descending;other
union ListUsersCursorError : PaperApiBaseError;doc_not_found;cursor_error PaperApiCursorError
struct ListUsersOnFolderArgs : RefPaperDoc;limit Int32(min_value=1,max_value=1000) = 1000
struct ListUsersOnFolderContinueArgs : RefPaperDoc;cursor String
struct ListUsersOnFolderResponse;invitees List(sharing.InviteeInfo);users List(sharing.UserInfo);cursor Cursor;has_more Boolean
struct ListUsersOnPaperDocArgs : RefPaperDoc;limit Int32(min_value=1,max_value=1000) = 1000;filter_by UserOnPaperDocFilter = shared
struct ListUsersOnPaperDocContinueArgs : RefPaperDoc;cursor String
struct ListUsersOnPaperDocResponse;invitees List(InviteeInfoWithPermissionLevel);users List(UserInfoWithPermissionLevel);doc_owner sharing.UserInfo;cursor Cursor;has_more Boolean
union PaperApiBaseError open=other;insufficient_permissions;other
union PaperApiCursorError open=other;expired_cursor;invalid_cursor;wrong_user_in_cursor;reset;other
struct PaperDocCreateArgs;parent_folder_id String?;import_format ImportFormat
union PaperDocCreateError : PaperApiBaseError;content_malformed;folder_not_found;doc_length_exceeded;image_size_exceeded
struct PaperDocCreateUpdateResult;doc_id String;revision Int64;title String
struct PaperDocExport : RefPaperDoc;export_format ExportFormat;include_comments Boolean = false
struct PaperDocExportResult;owner String;title String;revision Int64;mime_type String
struct PaperDocGetMetadataResult;doc_id PaperDocId;owner String;title String;created_date common.DropboxTimestamp;status PaperDocStatus;revision Int64;last_updated_date common.DropboxTimestamp;last_editor String
union PaperDocPermissionLevel open=other;edit;view_and_comment;other
struct PaperDocSharingPolicy : RefPaperDoc;sharing_policy SharingPolicy
union PaperDocStatus open=other;active;deleted;other
struct PaperDocUpdateArgs : RefPaperDoc;doc_update_policy PaperDocUpdatePolicy;revision Int64;import_format ImportFormat
union PaperDocUpdateError : DocLookupError;content_malformed;revision_mismatch;doc_length_exceeded;image_size_exceeded;doc_archived;doc_deleted
union PaperDocUpdatePolicy open=other;append;prepend;overwrite_all;other
struct PaperFolderCreateArg;name String;parent_folder_id String?;is_team_folder Boolean?
union PaperFolderCreateError : PaperApiBaseError;folder_not_found;invalid_folder_id
struct PaperFolderCreateResult;folder_id String
struct RefPaperDoc;doc_id PaperDocId
struct RemovePaperDocUser : RefPaperDoc;member sharing.MemberSelector
struct SharingPolicy;public_sharing_policy SharingPublicPolicyType?;team_sharing_policy SharingTeamPolicyType?
union SharingPublicPolicyType closed : SharingTeamPolicyType;disabled
union SharingTeamPolicyType closed;people_with_link_can_edit;people_with_link_can_view_and_comment;invite_only
struct UserInfoWithPermissionLevel;user sharing.UserInfo;permission_level PaperDocPermissionLevel
union UserOnPaperDocFilter open=other;visited;shared;other
route docs/archive RefPaperDoc Void DocLookupError auth=user host=api scope=files.content.write style=rpc deprecated
route docs/create PaperDocCreateArgs PaperDocCreateUpdateResult PaperDocCreateError auth=user host=api scope=files.content.write style=upload deprecated
route docs/download PaperDocExport PaperDocExportResult DocLookupError auth=user host=api scope=files.content.read style=download deprecated
route docs/folder_users/list ListUsersOnFolderArgs ListUsersOnFolderResponse DocLookupError auth=user host=api scope=sharing.read style=rpc deprecated
route docs/folder_users/list/continue ListUsersOnFolderContinueArgs ListUsersOnFolderResponse ListUsersCursorError auth=user host=api scope=sharing.read style=rpc deprecated
route docs/get_folder_info RefPaperDoc FoldersContainingPaperDoc DocLookupError auth=user host=api scope=sharing.read style=rpc deprecated
route docs/get_metadata GetDocMetadataArg PaperDocGetMetadataResult DocLookupError auth=user host=api scope=files.metadata.read style=rpc
route docs/list ListPaperDocsArgs ListPaperDocsResponse Void auth=user host=api scope=files.metadata.read style=rpc deprecated
route docs/list/continue ListPaperDocsContinueArgs ListPaperDocsResponse ListDocsCursorError auth=user host=api scope=files.metadata.read style=rpc deprecated
route docs/permanently_delete RefPaperDoc Void DocLookupError auth=user host=api scope=files.permanent_delete style=rpc deprecated
route docs/sharing_policy/get RefPaperDoc SharingPolicy DocLookupError auth=user host=api scope=sharing.read style=rpc deprecated
route docs/sharing_policy/set PaperDocSharingPolicy Void DocLookupError auth=user host=api scope=sharing.write style=rpc deprecated
route docs/update PaperDocUpdateArgs PaperDocCreateUpdateResult PaperDocUpdateError auth=user host=api scope=files.content.write style=upload deprecated
route docs/users/add AddPaperDocUser List(AddPaperDocUserMemberResult) DocLookupError auth=user host=api scope=sharing.write style=rpc deprecated
route docs/users/list ListUsersOnPaperDocArgs ListUsersOnPaperDocResponse DocLookupError auth=user host=api scope=sharing.read style=rpc deprecated
route docs/users/list/continue ListUsersOnPaperDocContinueArgs ListUsersOnPaperDocResponse ListUsersCursorError auth=user host=api scope=sharing.read style=rpc deprecated
route docs/users/remove RemovePaperDocUser Void DocLookupError auth=user host=api scope=sharing.write style=rpc deprecated
route folders/create PaperFolderCreateArg PaperFolderCreateResult PaperFolderCreateError auth=user host=api scope=files.content.write style=rpc deprecated
"""#
    )
}

extension Paper {
    /// A person to whom to give access.
    public struct AddMember: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - member: The person, by account or email address.
        ///   - permissionLevel: The permission to grant. The default is `.edit`.
        @export(implementation)
        public init(member: Sharing.MemberSelector, permissionLevel: Paper.PaperDocPermissionLevel = .edit) {
            var builder = RecordBuilder(Paper._type(0))
            builder.union(0, permissionLevel._value)
            builder.union(1, member._value)
            self.init(_plainRecord: builder.record())
        }

        /// The permission to grant. The default is `.edit`.
        @export(implementation)
        public var permissionLevel: Paper.PaperDocPermissionLevel { _plainRecord.union(0, .edit) }
        /// The person, by account or email address.
        @export(implementation) public var member: Sharing.MemberSelector { _plainRecord.union(1) }
    }

    /// The people to whom to give access to a document.
    public struct AddPaperDocUser: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - docId: The identifier of the document.
        ///   - members: The people. At most 20 items.
        ///   - customMessage: A message to send with the invitation.
        ///   - quiet: A Boolean value that indicates whether to send no email. The default is `false`.
        @export(implementation)
        public init(docId: String, members: [Paper.AddMember], customMessage: String? = nil, quiet: Bool = false) {
            var builder = RecordBuilder(Paper._type(1))
            builder.string(0, docId)
            builder.list(1, members)
            builder.string(2, customMessage)
            builder.bool(3, quiet)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the document.
        @export(implementation) public var docId: String { _plainRecord.string(0) }
        /// The people. At most 20 items.
        @export(implementation) public var members: [Paper.AddMember] { _plainRecord.list(1) }
        /// A message to send with the invitation.
        @export(implementation) public var customMessage: String? { _plainRecord.stringOpt(2) }
        /// A Boolean value that indicates whether to send no email. The default is `false`.
        @export(implementation) public var quiet: Bool { _plainRecord.bool(3) }
    }

    /// The outcome for one person.
    public struct AddPaperDocUserMemberResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(member: Sharing.MemberSelector, result: Paper.AddPaperDocUserResult) {
            var builder = RecordBuilder(Paper._type(2))
            builder.union(0, member._value)
            builder.union(1, result._value)
            self.init(_plainRecord: builder.record())
        }

        /// The person, as specified in the call.
        @export(implementation) public var member: Sharing.MemberSelector { _plainRecord.union(0) }
        /// The outcome.
        @export(implementation) public var result: Paper.AddPaperDocUserResult { _plainRecord.union(1) }
    }

    /// The outcome for one person.
    public enum AddPaperDocUserResult: StoneUnion, CustomStringConvertible {
        /// The person has access.
        case success
        /// An error occurred at Dropbox.
        case unknownError
        /// The document can't be shared outside the team.
        case sharingOutsideTeamDisabled
        /// The daily limit for added people is reached.
        case dailyLimitReached
        /// The person owns the document.
        case userIsOwner
        /// The person's account couldn't be found. Try again.
        case failedUserDataRetrieval
        /// The person already has this permission.
        case permissionAlreadyGranted
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .success
            case 1: self = .unknownError
            case 2: self = .sharingOutsideTeamDisabled
            case 3: self = .dailyLimitReached
            case 4: self = .userIsOwner
            case 5: self = .failedUserDataRetrieval
            case 6: self = .permissionAlreadyGranted
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .success: .tag(0)
            case .unknownError: .tag(1)
            case .sharingOutsideTeamDisabled: .tag(2)
            case .dailyLimitReached: .tag(3)
            case .userIsOwner: .tag(4)
            case .failedUserDataRetrieval: .tag(5)
            case .permissionAlreadyGranted: .tag(6)
            case .other: .tag(7)
            }
        }
    }

    /// A position in a list.
    public struct Cursor: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(value: String, expiration: Date? = nil) {
            var builder = RecordBuilder(Paper._type(4))
            builder.string(0, value)
            builder.date(1, expiration)
            self.init(_plainRecord: builder.record())
        }

        /// The cursor to pass to the next call.
        @export(implementation) public var value: String { _plainRecord.string(0) }
        /// The time at which the cursor expires. `nil` if it doesn't expire.
        @export(implementation) public var expiration: Date? { _plainRecord.dateOpt(1) }
    }

    /// The reason that a document can't be used.
    public enum DocLookupError: StoneUnion, CustomStringConvertible {
        /// The account doesn't have permission. If its Paper documents are files, use the routes of `Files`.
        case insufficientPermissions
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// The document doesn't exist.
        case docNotFound

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .insufficientPermissions
            case 2: self = .docNotFound
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .insufficientPermissions: .tag(0)
            case .other: .tag(1)
            case .docNotFound: .tag(2)
            }
        }
    }

    /// The notifications about a document that a user receives.
    public enum DocSubscriptionLevel: StoneUnion, CustomStringConvertible {
        /// The user receives email about changes if they own the document.
        case default_
        /// The user receives no notifications, and the document isn't listed.
        case ignore
        /// The user receives all notifications, including email.
        case every
        /// The document is listed, but the user receives no email.
        case noEmail

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .default_
            case 1: self = .ignore
            case 2: self = .every
            default: self = .noEmail
            }
        }

        public var _value: Value {
            switch self {
            case .default_: .tag(0)
            case .ignore: .tag(1)
            case .every: .tag(2)
            case .noEmail: .tag(3)
            }
        }
    }

    /// The format of a downloaded document.
    public enum ExportFormat: StoneUnion, CustomStringConvertible {
        /// HTML.
        case html
        /// Markdown.
        case markdown
        /// The metadata as JSON.
        case json
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .html
            case 1: self = .markdown
            case 2: self = .json
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .html: .tag(0)
            case .markdown: .tag(1)
            case .json: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// A Paper folder.
    public struct Folder: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(id: String, name: String) {
            var builder = RecordBuilder(Paper._type(8))
            builder.string(0, id)
            builder.string(1, name)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the folder.
        @export(implementation) public var id: String { _plainRecord.string(0) }
        /// The name of the folder.
        @export(implementation) public var name: String { _plainRecord.string(1) }
    }

    /// The people who can open a Paper folder.
    public enum FolderSharingPolicyType: StoneUnion, CustomStringConvertible {
        /// Team members and invited people.
        case team
        /// Invited people only.
        case inviteOnly

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .team
            default: self = .inviteOnly
            }
        }

        public var _value: Value {
            switch self {
            case .team: .tag(0)
            case .inviteOnly: .tag(1)
            }
        }
    }

    /// The notifications about a folder that a user receives.
    public enum FolderSubscriptionLevel: StoneUnion, CustomStringConvertible {
        /// No entries in the activity feed, and no email.
        case none
        /// Entries in the activity feed, but no email.
        case activityOnly
        /// Entries in the activity feed, and a daily email.
        case dailyEmails
        /// Entries in the activity feed, and a weekly email.
        case weeklyEmails

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .none
            case 1: self = .activityOnly
            case 2: self = .dailyEmails
            default: self = .weeklyEmails
            }
        }

        public var _value: Value {
            switch self {
            case .none: .tag(0)
            case .activityOnly: .tag(1)
            case .dailyEmails: .tag(2)
            case .weeklyEmails: .tag(3)
            }
        }
    }

    /// The folders that contain a document.
    public struct FoldersContainingPaperDoc: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(folderSharingPolicyType: Paper.FolderSharingPolicyType? = nil, folders: [Paper.Folder]? = nil) {
            var builder = RecordBuilder(Paper._type(11))
            builder.union(0, folderSharingPolicyType?._value)
            builder.list(1, folders)
            self.init(_plainRecord: builder.record())
        }

        /// The people who can open the folder.
        @export(implementation)
        public var folderSharingPolicyType: Paper.FolderSharingPolicyType? { _plainRecord.unionOpt(0) }
        /// The folders, starting with the outermost one.
        @export(implementation) public var folders: [Paper.Folder]? { _plainRecord.listOpt(1) }
    }

    /// The document whose metadata to get.
    public struct GetDocMetadataArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - docId: The identifier of a document of the previous kind.
        ///   - fileId: The file identifier, `id:…`, of a document that is a file. At least 4 characters. Starts with
        ///     `id:`.
        @export(implementation)
        public init(docId: String? = nil, fileId: String? = nil) {
            var builder = RecordBuilder(Paper._type(12))
            builder.string(0, docId)
            builder.string(1, fileId)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of a document of the previous kind.
        @export(implementation) public var docId: String? { _plainRecord.stringOpt(0) }
        /// The file identifier, `id:…`, of a document that is a file. At least 4 characters. Starts with `id:`.
        @export(implementation) public var fileId: String? { _plainRecord.stringOpt(1) }
    }

    /// The format of imported content.
    public enum ImportFormat: StoneUnion, CustomStringConvertible {
        /// HTML.
        case html
        /// Markdown. The first line is the title.
        case markdown
        /// Plain text. The first line is the title.
        case plainText
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .html
            case 1: self = .markdown
            case 2: self = .plainText
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .html: .tag(0)
            case .markdown: .tag(1)
            case .plainText: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// A person who is invited to a document.
    public struct InviteeInfoWithPermissionLevel: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(invitee: Sharing.InviteeInfo, permissionLevel: Paper.PaperDocPermissionLevel) {
            var builder = RecordBuilder(Paper._type(14))
            builder.union(0, invitee._value)
            builder.union(1, permissionLevel._value)
            self.init(_plainRecord: builder.record())
        }

        /// The invited person.
        @export(implementation) public var invitee: Sharing.InviteeInfo { _plainRecord.union(0) }
        /// The permission of the person.
        @export(implementation) public var permissionLevel: Paper.PaperDocPermissionLevel { _plainRecord.union(1) }
    }

    /// The reason that the next page wasn't returned.
    public enum ListDocsCursorError: StoneUnion, CustomStringConvertible {
        /// The cursor can't be used.
        case cursorError(Paper.PaperApiCursorError)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .cursorError(_value.union())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .cursorError(let value): .boxedValue(0, union: value._value)
            case .other: .tag(1)
            }
        }
    }

    /// The documents to list, and their order.
    public struct ListPaperDocsArgs: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - filterBy: A value that indicates whether to list documents that the user opened or created. The default
        ///     is `.docsAccessed`.
        ///   - sortBy: The time by which to sort. The default is `.accessed`.
        ///   - sortOrder: The order of the list. The default is `.ascending`.
        ///   - limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
        ///   - stopAtDate: The time at which to end the list.
        @export(implementation)
        public init(
            filterBy: Paper.ListPaperDocsFilterBy = .docsAccessed,
            sortBy: Paper.ListPaperDocsSortBy = .accessed,
            sortOrder: Paper.ListPaperDocsSortOrder = .ascending,
            limit: Int32 = 1000,
            stopAtDate: Date? = nil
        ) {
            var builder = RecordBuilder(Paper._type(16))
            builder.union(0, filterBy._value)
            builder.union(1, sortBy._value)
            builder.union(2, sortOrder._value)
            builder.int32(3, limit)
            builder.date(4, stopAtDate)
            self.init(_plainRecord: builder.record())
        }

        /// A value that indicates whether to list documents that the user opened or created. The default is
        /// `.docsAccessed`.
        @export(implementation)
        public var filterBy: Paper.ListPaperDocsFilterBy { _plainRecord.union(0, .docsAccessed) }
        /// The time by which to sort. The default is `.accessed`.
        @export(implementation) public var sortBy: Paper.ListPaperDocsSortBy { _plainRecord.union(1, .accessed) }
        /// The order of the list. The default is `.ascending`.
        @export(implementation) public var sortOrder: Paper.ListPaperDocsSortOrder { _plainRecord.union(2, .ascending) }
        /// The maximum number of items in a page. The default is 1000. From 1 to 1000.
        @export(implementation) public var limit: Int32 { _plainRecord.int32(3, 1000) }
        /// The time at which to end the list.
        @export(implementation) public var stopAtDate: Date? { _plainRecord.dateOpt(4) }
    }

    /// The position at which a listing continues.
    public struct ListPaperDocsContinueArgs: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameter cursor: The cursor of the next page.
        @export(implementation)
        public init(cursor: String) {
            var builder = RecordBuilder(Paper._type(17))
            builder.string(0, cursor)
            self.init(_plainRecord: builder.record())
        }

        /// The cursor of the next page.
        @export(implementation) public var cursor: String { _plainRecord.string(0) }
    }

    /// The documents to list.
    public enum ListPaperDocsFilterBy: StoneUnion, CustomStringConvertible {
        /// Documents that the user opened.
        case docsAccessed
        /// Documents that the user created.
        case docsCreated
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .docsAccessed
            case 1: self = .docsCreated
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .docsAccessed: .tag(0)
            case .docsCreated: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// A page of documents.
    public struct ListPaperDocsResponse: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(docIds: [String], cursor: Paper.Cursor, hasMore: Bool) {
            var builder = RecordBuilder(Paper._type(19))
            builder.strings(0, docIds)
            builder.object(1, cursor._plainRecord)
            builder.bool(2, hasMore)
            self.init(_plainRecord: builder.record())
        }

        /// The identifiers of the documents.
        @export(implementation) public var docIds: [String] { _plainRecord.strings(0) }
        /// The cursor of the next page.
        @export(implementation) public var cursor: Paper.Cursor { _plainRecord.object(1) }
        /// A Boolean value that indicates whether there is another page.
        @export(implementation) public var hasMore: Bool { _plainRecord.bool(2) }
    }

    /// The time by which to sort.
    public enum ListPaperDocsSortBy: StoneUnion, CustomStringConvertible {
        /// The time at which the user last opened the document.
        case accessed
        /// The time at which the document was last changed.
        case modified
        /// The time at which the document was created.
        case created
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .accessed
            case 1: self = .modified
            case 2: self = .created
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .accessed: .tag(0)
            case .modified: .tag(1)
            case .created: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// The order of a list.
    public enum ListPaperDocsSortOrder: StoneUnion, CustomStringConvertible {
        /// The oldest document first.
        case ascending
        /// The most recent document first.
        case descending
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .ascending
            case 1: self = .descending
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .ascending: .tag(0)
            case .descending: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// The reason that the next page wasn't returned.
    public enum ListUsersCursorError: StoneUnion, CustomStringConvertible {
        /// The account doesn't have permission. If its Paper documents are files, use the routes of `Files`.
        case insufficientPermissions
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// The document doesn't exist.
        case docNotFound
        /// The cursor can't be used.
        case cursorError(Paper.PaperApiCursorError)

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .insufficientPermissions
            case 2: self = .docNotFound
            case 3: self = .cursorError(_value.union())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .insufficientPermissions: .tag(0)
            case .other: .tag(1)
            case .docNotFound: .tag(2)
            case .cursorError(let value): .boxedValue(3, union: value._value)
            }
        }
    }

    /// The folder whose users to list.
    public struct ListUsersOnFolderArgs: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - docId: The identifier of the document.
        ///   - limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
        @export(implementation)
        public init(docId: String, limit: Int32 = 1000) {
            var builder = RecordBuilder(Paper._type(23))
            builder.string(0, docId)
            builder.int32(1, limit)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the document.
        @export(implementation) public var docId: String { _plainRecord.string(0) }
        /// The maximum number of items in a page. The default is 1000. From 1 to 1000.
        @export(implementation) public var limit: Int32 { _plainRecord.int32(1, 1000) }
    }

    /// The position at which a listing continues.
    public struct ListUsersOnFolderContinueArgs: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - docId: The identifier of the document.
        ///   - cursor: The cursor of the next page.
        @export(implementation)
        public init(docId: String, cursor: String) {
            var builder = RecordBuilder(Paper._type(24))
            builder.string(0, docId)
            builder.string(1, cursor)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the document.
        @export(implementation) public var docId: String { _plainRecord.string(0) }
        /// The cursor of the next page.
        @export(implementation) public var cursor: String { _plainRecord.string(1) }
    }

    /// A page of the people who are invited to a folder.
    public struct ListUsersOnFolderResponse: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(invitees: [Sharing.InviteeInfo], users: [Sharing.UserInfo], cursor: Paper.Cursor, hasMore: Bool) {
            var builder = RecordBuilder(Paper._type(25))
            builder.unions(0, invitees)
            builder.list(1, users)
            builder.object(2, cursor._plainRecord)
            builder.bool(3, hasMore)
            self.init(_plainRecord: builder.record())
        }

        /// People without an account.
        @export(implementation) public var invitees: [Sharing.InviteeInfo] { _plainRecord.unions(0) }
        /// People with an account.
        @export(implementation) public var users: [Sharing.UserInfo] { _plainRecord.list(1) }
        /// The cursor of the next page.
        @export(implementation) public var cursor: Paper.Cursor { _plainRecord.object(2) }
        /// A Boolean value that indicates whether there is another page.
        @export(implementation) public var hasMore: Bool { _plainRecord.bool(3) }
    }

    /// The document whose users to list.
    public struct ListUsersOnPaperDocArgs: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - docId: The identifier of the document.
        ///   - limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
        ///   - filterBy: A value that indicates whether to list people with access or people who opened the document.
        ///     The default is `.shared`.
        @export(implementation)
        public init(docId: String, limit: Int32 = 1000, filterBy: Paper.UserOnPaperDocFilter = .shared) {
            var builder = RecordBuilder(Paper._type(26))
            builder.string(0, docId)
            builder.int32(1, limit)
            builder.union(2, filterBy._value)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the document.
        @export(implementation) public var docId: String { _plainRecord.string(0) }
        /// The maximum number of items in a page. The default is 1000. From 1 to 1000.
        @export(implementation) public var limit: Int32 { _plainRecord.int32(1, 1000) }
        /// A value that indicates whether to list people with access or people who opened the document. The default is
        /// `.shared`.
        @export(implementation) public var filterBy: Paper.UserOnPaperDocFilter { _plainRecord.union(2, .shared) }
    }

    /// The position at which a listing continues.
    public struct ListUsersOnPaperDocContinueArgs: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - docId: The identifier of the document.
        ///   - cursor: The cursor of the next page.
        @export(implementation)
        public init(docId: String, cursor: String) {
            var builder = RecordBuilder(Paper._type(27))
            builder.string(0, docId)
            builder.string(1, cursor)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the document.
        @export(implementation) public var docId: String { _plainRecord.string(0) }
        /// The cursor of the next page.
        @export(implementation) public var cursor: String { _plainRecord.string(1) }
    }

    /// A page of the people who have access to a document.
    public struct ListUsersOnPaperDocResponse: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            invitees: [Paper.InviteeInfoWithPermissionLevel],
            users: [Paper.UserInfoWithPermissionLevel],
            docOwner: Sharing.UserInfo,
            cursor: Paper.Cursor,
            hasMore: Bool
        ) {
            var builder = RecordBuilder(Paper._type(28))
            builder.list(0, invitees)
            builder.list(1, users)
            builder.object(2, docOwner._plainRecord)
            builder.object(3, cursor._plainRecord)
            builder.bool(4, hasMore)
            self.init(_plainRecord: builder.record())
        }

        /// People without an account.
        @export(implementation) public var invitees: [Paper.InviteeInfoWithPermissionLevel] { _plainRecord.list(0) }
        /// People with an account.
        @export(implementation) public var users: [Paper.UserInfoWithPermissionLevel] { _plainRecord.list(1) }
        /// The owner of the document, on every page.
        @export(implementation) public var docOwner: Sharing.UserInfo { _plainRecord.object(2) }
        /// The cursor of the next page.
        @export(implementation) public var cursor: Paper.Cursor { _plainRecord.object(3) }
        /// A Boolean value that indicates whether there is another page.
        @export(implementation) public var hasMore: Bool { _plainRecord.bool(4) }
    }

    /// The reason that a call for Paper failed.
    public enum PaperApiBaseError: StoneUnion, CustomStringConvertible {
        /// The account doesn't have permission. If its Paper documents are files, use the routes of `Files`.
        case insufficientPermissions
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .insufficientPermissions
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .insufficientPermissions: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// The reason that a cursor can't be used.
    public enum PaperApiCursorError: StoneUnion, CustomStringConvertible {
        /// The cursor has expired.
        case expiredCursor
        /// The cursor isn't valid.
        case invalidCursor
        /// The cursor belongs to another user.
        case wrongUserInCursor
        /// The cursor was reset. List from the start.
        case reset
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .expiredCursor
            case 1: self = .invalidCursor
            case 2: self = .wrongUserInCursor
            case 3: self = .reset
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .expiredCursor: .tag(0)
            case .invalidCursor: .tag(1)
            case .wrongUserInCursor: .tag(2)
            case .reset: .tag(3)
            case .other: .tag(4)
            }
        }
    }

    /// The properties of a new document.
    public struct PaperDocCreateArgs: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - importFormat: The format of the content.
        ///   - parentFolderId: The identifier of the folder for the document. The user must have permission to write to
        ///     it.
        @export(implementation)
        public init(importFormat: Paper.ImportFormat, parentFolderId: String? = nil) {
            var builder = RecordBuilder(Paper._type(31))
            builder.string(0, parentFolderId)
            builder.union(1, importFormat._value)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the folder for the document. The user must have permission to write to it.
        @export(implementation) public var parentFolderId: String? { _plainRecord.stringOpt(0) }
        /// The format of the content.
        @export(implementation) public var importFormat: Paper.ImportFormat { _plainRecord.union(1) }
    }

    /// The reason that a document wasn't created.
    public enum PaperDocCreateError: StoneUnion, CustomStringConvertible {
        /// The account doesn't have permission. If its Paper documents are files, use the routes of `Files`.
        case insufficientPermissions
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// The content isn't valid in the specified format.
        case contentMalformed
        /// The folder doesn't exist.
        case folderNotFound
        /// The document would be too long. Split it into several documents.
        case docLengthExceeded
        /// An image in a data URI in the HTML is larger than 1 MB.
        case imageSizeExceeded

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .insufficientPermissions
            case 2: self = .contentMalformed
            case 3: self = .folderNotFound
            case 4: self = .docLengthExceeded
            case 5: self = .imageSizeExceeded
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .insufficientPermissions: .tag(0)
            case .other: .tag(1)
            case .contentMalformed: .tag(2)
            case .folderNotFound: .tag(3)
            case .docLengthExceeded: .tag(4)
            case .imageSizeExceeded: .tag(5)
            }
        }
    }

    /// The created or changed document.
    public struct PaperDocCreateUpdateResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(docId: String, revision: Int64, title: String) {
            var builder = RecordBuilder(Paper._type(33))
            builder.string(0, docId)
            builder.int64(1, revision)
            builder.string(2, title)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the document.
        @export(implementation) public var docId: String { _plainRecord.string(0) }
        /// The revision, which increases with each change.
        @export(implementation) public var revision: Int64 { _plainRecord.int64(1) }
        /// The title.
        @export(implementation) public var title: String { _plainRecord.string(2) }
    }

    /// The document to download, and the format.
    public struct PaperDocExport: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - docId: The identifier of the document.
        ///   - exportFormat: The format of the download.
        ///   - includeComments: A Boolean value that indicates whether to include comments. Supported only for
        ///     Markdown. The default is `false`.
        @export(implementation)
        public init(docId: String, exportFormat: Paper.ExportFormat, includeComments: Bool = false) {
            var builder = RecordBuilder(Paper._type(34))
            builder.string(0, docId)
            builder.union(1, exportFormat._value)
            builder.bool(2, includeComments)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the document.
        @export(implementation) public var docId: String { _plainRecord.string(0) }
        /// The format of the download.
        @export(implementation) public var exportFormat: Paper.ExportFormat { _plainRecord.union(1) }
        /// A Boolean value that indicates whether to include comments. Supported only for Markdown. The default is
        /// `false`.
        @export(implementation) public var includeComments: Bool { _plainRecord.bool(2) }
    }

    /// The downloaded document.
    public struct PaperDocExportResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(owner: String, title: String, revision: Int64, mimeType: String) {
            var builder = RecordBuilder(Paper._type(35))
            builder.string(0, owner)
            builder.string(1, title)
            builder.int64(2, revision)
            builder.string(3, mimeType)
            self.init(_plainRecord: builder.record())
        }

        /// The email address of the owner.
        @export(implementation) public var owner: String { _plainRecord.string(0) }
        /// The title.
        @export(implementation) public var title: String { _plainRecord.string(1) }
        /// The revision, which increases with each change.
        @export(implementation) public var revision: Int64 { _plainRecord.int64(2) }
        /// The media type of the content.
        @export(implementation) public var mimeType: String { _plainRecord.string(3) }
    }

    /// The metadata of a document.
    public struct PaperDocGetMetadataResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            docId: String,
            owner: String,
            title: String,
            createdDate: Date,
            status: Paper.PaperDocStatus,
            revision: Int64,
            lastUpdatedDate: Date,
            lastEditor: String
        ) {
            var builder = RecordBuilder(Paper._type(36))
            builder.string(0, docId)
            builder.string(1, owner)
            builder.string(2, title)
            builder.date(3, createdDate)
            builder.union(4, status._value)
            builder.int64(5, revision)
            builder.date(6, lastUpdatedDate)
            builder.string(7, lastEditor)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the document.
        @export(implementation) public var docId: String { _plainRecord.string(0) }
        /// The email address of the owner.
        @export(implementation) public var owner: String { _plainRecord.string(1) }
        /// The title.
        @export(implementation) public var title: String { _plainRecord.string(2) }
        /// The time at which the document was created.
        @export(implementation) public var createdDate: Date { _plainRecord.date(3) }
        /// A value that indicates whether the document exists or was deleted.
        @export(implementation) public var status: Paper.PaperDocStatus { _plainRecord.union(4) }
        /// The revision, which increases with each change.
        @export(implementation) public var revision: Int64 { _plainRecord.int64(5) }
        /// The time at which the document was last changed.
        @export(implementation) public var lastUpdatedDate: Date { _plainRecord.date(6) }
        /// The email address of the last editor.
        @export(implementation) public var lastEditor: String { _plainRecord.string(7) }
    }

    /// The permission of a person for a document.
    public enum PaperDocPermissionLevel: StoneUnion, CustomStringConvertible {
        /// The person can view, comment on, and edit the document.
        case edit
        /// The person can view and comment on the document.
        case viewAndComment
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .edit
            case 1: self = .viewAndComment
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .edit: .tag(0)
            case .viewAndComment: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// The people who can open a document by its link.
    public struct PaperDocSharingPolicy: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - docId: The identifier of the document.
        ///   - sharingPolicy: The people who can open the document by its link.
        @export(implementation)
        public init(docId: String, sharingPolicy: Paper.SharingPolicy) {
            var builder = RecordBuilder(Paper._type(38))
            builder.string(0, docId)
            builder.object(1, sharingPolicy._plainRecord)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the document.
        @export(implementation) public var docId: String { _plainRecord.string(0) }
        /// The people who can open the document by its link.
        @export(implementation) public var sharingPolicy: Paper.SharingPolicy { _plainRecord.object(1) }
    }

    /// A value that indicates whether a document exists or was deleted.
    public enum PaperDocStatus: StoneUnion, CustomStringConvertible {
        /// The document exists.
        case active
        /// The document was deleted.
        case deleted
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .active
            case 1: self = .deleted
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .active: .tag(0)
            case .deleted: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// The document to change, and the change.
    public struct PaperDocUpdateArgs: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - docId: The identifier of the document.
        ///   - docUpdatePolicy: The way in which to combine the new and the existing content.
        ///   - revision: The revision that the document must have.
        ///   - importFormat: The format of the content.
        @export(implementation)
        public init(
            docId: String,
            docUpdatePolicy: Paper.PaperDocUpdatePolicy,
            revision: Int64,
            importFormat: Paper.ImportFormat
        ) {
            var builder = RecordBuilder(Paper._type(40))
            builder.string(0, docId)
            builder.union(1, docUpdatePolicy._value)
            builder.int64(2, revision)
            builder.union(3, importFormat._value)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the document.
        @export(implementation) public var docId: String { _plainRecord.string(0) }
        /// The way in which to combine the new and the existing content.
        @export(implementation) public var docUpdatePolicy: Paper.PaperDocUpdatePolicy { _plainRecord.union(1) }
        /// The revision that the document must have.
        @export(implementation) public var revision: Int64 { _plainRecord.int64(2) }
        /// The format of the content.
        @export(implementation) public var importFormat: Paper.ImportFormat { _plainRecord.union(3) }
    }

    /// The reason that a document wasn't changed.
    public enum PaperDocUpdateError: StoneUnion, CustomStringConvertible {
        /// The account doesn't have permission. If its Paper documents are files, use the routes of `Files`.
        case insufficientPermissions
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// The document doesn't exist.
        case docNotFound
        /// The content isn't valid in the specified format.
        case contentMalformed
        /// The document has changed since that revision. Get it again, and merge the changes.
        case revisionMismatch
        /// The document would be too long. Split it into several documents.
        case docLengthExceeded
        /// An image in a data URI in the HTML is larger than 1 MB.
        case imageSizeExceeded
        /// The document is archived.
        case docArchived
        /// The document was deleted.
        case docDeleted

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .insufficientPermissions
            case 2: self = .docNotFound
            case 3: self = .contentMalformed
            case 4: self = .revisionMismatch
            case 5: self = .docLengthExceeded
            case 6: self = .imageSizeExceeded
            case 7: self = .docArchived
            case 8: self = .docDeleted
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .insufficientPermissions: .tag(0)
            case .other: .tag(1)
            case .docNotFound: .tag(2)
            case .contentMalformed: .tag(3)
            case .revisionMismatch: .tag(4)
            case .docLengthExceeded: .tag(5)
            case .imageSizeExceeded: .tag(6)
            case .docArchived: .tag(7)
            case .docDeleted: .tag(8)
            }
        }
    }

    /// The way in which to combine new content with a document.
    public enum PaperDocUpdatePolicy: StoneUnion, CustomStringConvertible {
        /// Appends the new content to the existing content.
        case append
        /// Inserts the new content before the existing content, below the title.
        case prepend
        /// Replaces the existing content.
        case overwriteAll
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .append
            case 1: self = .prepend
            case 2: self = .overwriteAll
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .append: .tag(0)
            case .prepend: .tag(1)
            case .overwriteAll: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// The folder to create.
    public struct PaperFolderCreateArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - name: The name of the new folder.
        ///   - parentFolderId: The identifier of the folder's parent. `nil` for a folder at the top level.
        ///   - isTeamFolder: A Boolean value that indicates whether the folder is for the entire team. Supported only
        ///     for folders without a parent.
        @export(implementation)
        public init(name: String, parentFolderId: String? = nil, isTeamFolder: Bool? = nil) {
            var builder = RecordBuilder(Paper._type(43))
            builder.string(0, name)
            builder.string(1, parentFolderId)
            builder.bool(2, isTeamFolder)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the new folder.
        @export(implementation) public var name: String { _plainRecord.string(0) }
        /// The identifier of the folder's parent. `nil` for a folder at the top level.
        @export(implementation) public var parentFolderId: String? { _plainRecord.stringOpt(1) }
        /// A Boolean value that indicates whether the folder is for the entire team. Supported only for folders without
        /// a parent.
        @export(implementation) public var isTeamFolder: Bool? { _plainRecord.boolOpt(2) }
    }

    /// The reason that a folder wasn't created.
    public enum PaperFolderCreateError: StoneUnion, CustomStringConvertible {
        /// The account doesn't have permission. If its Paper documents are files, use the routes of `Files`.
        case insufficientPermissions
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// The folder doesn't exist.
        case folderNotFound
        /// The folder identifier isn't valid.
        case invalidFolderId

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .insufficientPermissions
            case 2: self = .folderNotFound
            case 3: self = .invalidFolderId
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .insufficientPermissions: .tag(0)
            case .other: .tag(1)
            case .folderNotFound: .tag(2)
            case .invalidFolderId: .tag(3)
            }
        }
    }

    /// The created folder.
    public struct PaperFolderCreateResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(folderId: String) {
            var builder = RecordBuilder(Paper._type(45))
            builder.string(0, folderId)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the new folder.
        @export(implementation) public var folderId: String { _plainRecord.string(0) }
    }

    /// A document.
    public struct RefPaperDoc: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameter docId: The identifier of the document.
        @export(implementation)
        public init(docId: String) {
            var builder = RecordBuilder(Paper._type(46))
            builder.string(0, docId)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the document.
        @export(implementation) public var docId: String { _plainRecord.string(0) }
    }

    /// The person to remove from a document.
    public struct RemovePaperDocUser: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - docId: The identifier of the document.
        ///   - member: The person, by account or email address.
        @export(implementation)
        public init(docId: String, member: Sharing.MemberSelector) {
            var builder = RecordBuilder(Paper._type(47))
            builder.string(0, docId)
            builder.union(1, member._value)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the document.
        @export(implementation) public var docId: String { _plainRecord.string(0) }
        /// The person, by account or email address.
        @export(implementation) public var member: Sharing.MemberSelector { _plainRecord.union(1) }
    }

    /// The permissions that the link to a document gives.
    public struct SharingPolicy: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - publicSharingPolicy: The permission of people outside the team.
        ///   - teamSharingPolicy: The permission of team members. `nil` if the user belongs to no team.
        @export(implementation)
        public init(
            publicSharingPolicy: Paper.SharingPublicPolicyType? = nil,
            teamSharingPolicy: Paper.SharingTeamPolicyType? = nil
        ) {
            var builder = RecordBuilder(Paper._type(48))
            builder.union(0, publicSharingPolicy?._value)
            builder.union(1, teamSharingPolicy?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The permission of people outside the team.
        @export(implementation)
        public var publicSharingPolicy: Paper.SharingPublicPolicyType? { _plainRecord.unionOpt(0) }
        /// The permission of team members. `nil` if the user belongs to no team.
        @export(implementation) public var teamSharingPolicy: Paper.SharingTeamPolicyType? { _plainRecord.unionOpt(1) }
    }

    /// The permission that the link to a document gives to people outside the team.
    public enum SharingPublicPolicyType: StoneUnion, CustomStringConvertible {
        /// People with the link can view, comment on, and edit the document.
        case peopleWithLinkCanEdit
        /// People with the link can view and comment on the document.
        case peopleWithLinkCanViewAndComment
        /// Only invited people have access.
        case inviteOnly
        /// The link gives no access.
        case disabled

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .peopleWithLinkCanEdit
            case 1: self = .peopleWithLinkCanViewAndComment
            case 2: self = .inviteOnly
            default: self = .disabled
            }
        }

        public var _value: Value {
            switch self {
            case .peopleWithLinkCanEdit: .tag(0)
            case .peopleWithLinkCanViewAndComment: .tag(1)
            case .inviteOnly: .tag(2)
            case .disabled: .tag(3)
            }
        }
    }

    /// The permission that the link to a document gives.
    public enum SharingTeamPolicyType: StoneUnion, CustomStringConvertible {
        /// People with the link can view, comment on, and edit the document.
        case peopleWithLinkCanEdit
        /// People with the link can view and comment on the document.
        case peopleWithLinkCanViewAndComment
        /// Only invited people have access.
        case inviteOnly

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .peopleWithLinkCanEdit
            case 1: self = .peopleWithLinkCanViewAndComment
            default: self = .inviteOnly
            }
        }

        public var _value: Value {
            switch self {
            case .peopleWithLinkCanEdit: .tag(0)
            case .peopleWithLinkCanViewAndComment: .tag(1)
            case .inviteOnly: .tag(2)
            }
        }
    }

    /// A person who has access to a document.
    public struct UserInfoWithPermissionLevel: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(user: Sharing.UserInfo, permissionLevel: Paper.PaperDocPermissionLevel) {
            var builder = RecordBuilder(Paper._type(51))
            builder.object(0, user._plainRecord)
            builder.union(1, permissionLevel._value)
            self.init(_plainRecord: builder.record())
        }

        /// The person.
        @export(implementation) public var user: Sharing.UserInfo { _plainRecord.object(0) }
        /// The permission of the person.
        @export(implementation) public var permissionLevel: Paper.PaperDocPermissionLevel { _plainRecord.union(1) }
    }

    /// The people to list.
    public enum UserOnPaperDocFilter: StoneUnion, CustomStringConvertible {
        /// People who opened the document.
        case visited
        /// People who have access.
        case shared
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .visited
            case 1: self = .shared
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .visited: .tag(0)
            case .shared: .tag(1)
            case .other: .tag(2)
            }
        }
    }
}

extension Paper {
    /// Converts `AddMember` from and to JSON.
    public typealias AddMemberSerializer = StoneSerializer<Paper.AddMember>
    /// Converts `AddPaperDocUser` from and to JSON.
    public typealias AddPaperDocUserSerializer = StoneSerializer<Paper.AddPaperDocUser>
    /// Converts `AddPaperDocUserMemberResult` from and to JSON.
    public typealias AddPaperDocUserMemberResultSerializer = StoneSerializer<Paper.AddPaperDocUserMemberResult>
    /// Converts `AddPaperDocUserResult` from and to JSON.
    public typealias AddPaperDocUserResultSerializer = StoneSerializer<Paper.AddPaperDocUserResult>
    /// Converts `Cursor` from and to JSON.
    public typealias CursorSerializer = StoneSerializer<Paper.Cursor>
    /// Converts `DocLookupError` from and to JSON.
    public typealias DocLookupErrorSerializer = StoneSerializer<Paper.DocLookupError>
    /// Converts `DocSubscriptionLevel` from and to JSON.
    public typealias DocSubscriptionLevelSerializer = StoneSerializer<Paper.DocSubscriptionLevel>
    /// Converts `ExportFormat` from and to JSON.
    public typealias ExportFormatSerializer = StoneSerializer<Paper.ExportFormat>
    /// Converts `Folder` from and to JSON.
    public typealias FolderSerializer = StoneSerializer<Paper.Folder>
    /// Converts `FolderSharingPolicyType` from and to JSON.
    public typealias FolderSharingPolicyTypeSerializer = StoneSerializer<Paper.FolderSharingPolicyType>
    /// Converts `FolderSubscriptionLevel` from and to JSON.
    public typealias FolderSubscriptionLevelSerializer = StoneSerializer<Paper.FolderSubscriptionLevel>
    /// Converts `FoldersContainingPaperDoc` from and to JSON.
    public typealias FoldersContainingPaperDocSerializer = StoneSerializer<Paper.FoldersContainingPaperDoc>
    /// Converts `GetDocMetadataArg` from and to JSON.
    public typealias GetDocMetadataArgSerializer = StoneSerializer<Paper.GetDocMetadataArg>
    /// Converts `ImportFormat` from and to JSON.
    public typealias ImportFormatSerializer = StoneSerializer<Paper.ImportFormat>
    /// Converts `InviteeInfoWithPermissionLevel` from and to JSON.
    public typealias InviteeInfoWithPermissionLevelSerializer = StoneSerializer<Paper.InviteeInfoWithPermissionLevel>
    /// Converts `ListDocsCursorError` from and to JSON.
    public typealias ListDocsCursorErrorSerializer = StoneSerializer<Paper.ListDocsCursorError>
    /// Converts `ListPaperDocsArgs` from and to JSON.
    public typealias ListPaperDocsArgsSerializer = StoneSerializer<Paper.ListPaperDocsArgs>
    /// Converts `ListPaperDocsContinueArgs` from and to JSON.
    public typealias ListPaperDocsContinueArgsSerializer = StoneSerializer<Paper.ListPaperDocsContinueArgs>
    /// Converts `ListPaperDocsFilterBy` from and to JSON.
    public typealias ListPaperDocsFilterBySerializer = StoneSerializer<Paper.ListPaperDocsFilterBy>
    /// Converts `ListPaperDocsResponse` from and to JSON.
    public typealias ListPaperDocsResponseSerializer = StoneSerializer<Paper.ListPaperDocsResponse>
    /// Converts `ListPaperDocsSortBy` from and to JSON.
    public typealias ListPaperDocsSortBySerializer = StoneSerializer<Paper.ListPaperDocsSortBy>
    /// Converts `ListPaperDocsSortOrder` from and to JSON.
    public typealias ListPaperDocsSortOrderSerializer = StoneSerializer<Paper.ListPaperDocsSortOrder>
    /// Converts `ListUsersCursorError` from and to JSON.
    public typealias ListUsersCursorErrorSerializer = StoneSerializer<Paper.ListUsersCursorError>
    /// Converts `ListUsersOnFolderArgs` from and to JSON.
    public typealias ListUsersOnFolderArgsSerializer = StoneSerializer<Paper.ListUsersOnFolderArgs>
    /// Converts `ListUsersOnFolderContinueArgs` from and to JSON.
    public typealias ListUsersOnFolderContinueArgsSerializer = StoneSerializer<Paper.ListUsersOnFolderContinueArgs>
    /// Converts `ListUsersOnFolderResponse` from and to JSON.
    public typealias ListUsersOnFolderResponseSerializer = StoneSerializer<Paper.ListUsersOnFolderResponse>
    /// Converts `ListUsersOnPaperDocArgs` from and to JSON.
    public typealias ListUsersOnPaperDocArgsSerializer = StoneSerializer<Paper.ListUsersOnPaperDocArgs>
    /// Converts `ListUsersOnPaperDocContinueArgs` from and to JSON.
    public typealias ListUsersOnPaperDocContinueArgsSerializer = StoneSerializer<Paper.ListUsersOnPaperDocContinueArgs>
    /// Converts `ListUsersOnPaperDocResponse` from and to JSON.
    public typealias ListUsersOnPaperDocResponseSerializer = StoneSerializer<Paper.ListUsersOnPaperDocResponse>
    /// Converts `PaperApiBaseError` from and to JSON.
    public typealias PaperApiBaseErrorSerializer = StoneSerializer<Paper.PaperApiBaseError>
    /// Converts `PaperApiCursorError` from and to JSON.
    public typealias PaperApiCursorErrorSerializer = StoneSerializer<Paper.PaperApiCursorError>
    /// Converts `PaperDocCreateArgs` from and to JSON.
    public typealias PaperDocCreateArgsSerializer = StoneSerializer<Paper.PaperDocCreateArgs>
    /// Converts `PaperDocCreateError` from and to JSON.
    public typealias PaperDocCreateErrorSerializer = StoneSerializer<Paper.PaperDocCreateError>
    /// Converts `PaperDocCreateUpdateResult` from and to JSON.
    public typealias PaperDocCreateUpdateResultSerializer = StoneSerializer<Paper.PaperDocCreateUpdateResult>
    /// Converts `PaperDocExport` from and to JSON.
    public typealias PaperDocExportSerializer = StoneSerializer<Paper.PaperDocExport>
    /// Converts `PaperDocExportResult` from and to JSON.
    public typealias PaperDocExportResultSerializer = StoneSerializer<Paper.PaperDocExportResult>
    /// Converts `PaperDocGetMetadataResult` from and to JSON.
    public typealias PaperDocGetMetadataResultSerializer = StoneSerializer<Paper.PaperDocGetMetadataResult>
    /// Converts `PaperDocPermissionLevel` from and to JSON.
    public typealias PaperDocPermissionLevelSerializer = StoneSerializer<Paper.PaperDocPermissionLevel>
    /// Converts `PaperDocSharingPolicy` from and to JSON.
    public typealias PaperDocSharingPolicySerializer = StoneSerializer<Paper.PaperDocSharingPolicy>
    /// Converts `PaperDocStatus` from and to JSON.
    public typealias PaperDocStatusSerializer = StoneSerializer<Paper.PaperDocStatus>
    /// Converts `PaperDocUpdateArgs` from and to JSON.
    public typealias PaperDocUpdateArgsSerializer = StoneSerializer<Paper.PaperDocUpdateArgs>
    /// Converts `PaperDocUpdateError` from and to JSON.
    public typealias PaperDocUpdateErrorSerializer = StoneSerializer<Paper.PaperDocUpdateError>
    /// Converts `PaperDocUpdatePolicy` from and to JSON.
    public typealias PaperDocUpdatePolicySerializer = StoneSerializer<Paper.PaperDocUpdatePolicy>
    /// Converts `PaperFolderCreateArg` from and to JSON.
    public typealias PaperFolderCreateArgSerializer = StoneSerializer<Paper.PaperFolderCreateArg>
    /// Converts `PaperFolderCreateError` from and to JSON.
    public typealias PaperFolderCreateErrorSerializer = StoneSerializer<Paper.PaperFolderCreateError>
    /// Converts `PaperFolderCreateResult` from and to JSON.
    public typealias PaperFolderCreateResultSerializer = StoneSerializer<Paper.PaperFolderCreateResult>
    /// Converts `RefPaperDoc` from and to JSON.
    public typealias RefPaperDocSerializer = StoneSerializer<Paper.RefPaperDoc>
    /// Converts `RemovePaperDocUser` from and to JSON.
    public typealias RemovePaperDocUserSerializer = StoneSerializer<Paper.RemovePaperDocUser>
    /// Converts `SharingPolicy` from and to JSON.
    public typealias SharingPolicySerializer = StoneSerializer<Paper.SharingPolicy>
    /// Converts `SharingPublicPolicyType` from and to JSON.
    public typealias SharingPublicPolicyTypeSerializer = StoneSerializer<Paper.SharingPublicPolicyType>
    /// Converts `SharingTeamPolicyType` from and to JSON.
    public typealias SharingTeamPolicyTypeSerializer = StoneSerializer<Paper.SharingTeamPolicyType>
    /// Converts `UserInfoWithPermissionLevel` from and to JSON.
    public typealias UserInfoWithPermissionLevelSerializer = StoneSerializer<Paper.UserInfoWithPermissionLevel>
    /// Converts `UserOnPaperDocFilter` from and to JSON.
    public typealias UserOnPaperDocFilterSerializer = StoneSerializer<Paper.UserOnPaperDocFilter>
}
