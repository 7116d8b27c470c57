// Generated from API/sharing.json by `make generate`. Do not edit.

import DropboxAccount
import Foundation
import StoneRuntime

extension Sharing {
    /// Something that a user may do with a shared file.
    public enum FileAction: StoneUnion, CustomStringConvertible {
        /// Hide who has seen it.
        case disableViewerInfo
        /// Change it.
        case editContents
        /// Show who has seen it.
        case enableViewerInfo
        /// Add members who may view and comment.
        case inviteViewer
        /// Add members who may view.
        case inviteViewerNoComment
        /// Add members who may change it.
        case inviteEditor
        /// End sharing.
        case unshare
        /// Give up one's own access.
        case relinquishMembership
        /// Use `createViewLink` or `createEditLink` instead. Deprecated.
        case shareLink
        /// Use `createViewLink` or `createEditLink` instead. Deprecated.
        case createLink
        /// Make a link for viewing.
        case createViewLink
        /// Make a link for editing.
        case createEditLink
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(20) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .disableViewerInfo
            case 1: self = .editContents
            case 2: self = .enableViewerInfo
            case 3: self = .inviteViewer
            case 4: self = .inviteViewerNoComment
            case 5: self = .inviteEditor
            case 6: self = .unshare
            case 7: self = .relinquishMembership
            case 8: self = .shareLink
            case 9: self = .createLink
            case 10: self = .createViewLink
            case 11: self = .createEditLink
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .disableViewerInfo: .tag(0)
            case .editContents: .tag(1)
            case .enableViewerInfo: .tag(2)
            case .inviteViewer: .tag(3)
            case .inviteViewerNoComment: .tag(4)
            case .inviteEditor: .tag(5)
            case .unshare: .tag(6)
            case .relinquishMembership: .tag(7)
            case .shareLink: .tag(8)
            case .createLink: .tag(9)
            case .createViewLink: .tag(10)
            case .createEditLink: .tag(11)
            case .other: .tag(12)
            }
        }
    }

    /// What is wrong with a file.
    public enum FileErrorResult: StoneUnion, CustomStringConvertible {
        /// There is no such file; the value is its id. At least 1 character.
        case fileNotFoundError(String)
        /// The user may not do this with the file; the value is its id. At least 1 character.
        case invalidFileActionError(String)
        /// The user may not open the file; the value is its id. At least 1 character.
        case permissionDeniedError(String)
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(21) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .fileNotFoundError(_value.string())
            case 1: self = .invalidFileActionError(_value.string())
            case 2: self = .permissionDeniedError(_value.string())
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .fileNotFoundError(let value): .boxed(0, string: value)
            case .invalidFileActionError(let value): .boxed(1, string: value)
            case .permissionDeniedError(let value): .boxed(2, string: value)
            case .other: .tag(3)
            }
        }
    }

    /// A link to a file.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class FileLinkMetadata: Sharing.SharedLinkMetadata, @unchecked Sendable {
        public override class var _type: TypeRef { Sharing._type(22) }

        public required init(_record: Record) { super.init(_record: _record) }

        @export(implementation)
        public init(
            url: String,
            name: String,
            linkPermissions: Sharing.LinkPermissions,
            clientModified: Date,
            serverModified: Date,
            rev: String,
            size: UInt64,
            id: String? = nil,
            expires: Date? = nil,
            pathLower: String? = nil,
            teamMemberInfo: Sharing.TeamMemberInfo? = nil,
            contentOwnerTeamInfo: Users.Team? = nil
        ) {
            var builder = RecordBuilder(Sharing._type(22))
            builder.string(0, url)
            builder.string(1, id)
            builder.string(2, name)
            builder.date(3, expires)
            builder.string(4, pathLower)
            builder.object(5, linkPermissions._record)
            builder.object(6, teamMemberInfo?._record)
            builder.object(7, contentOwnerTeamInfo?._record)
            builder.date(8, clientModified)
            builder.date(9, serverModified)
            builder.string(10, rev)
            builder.uint64(11, size)
            super.init(_record: builder.record())
        }

        /// The time that the uploading app gave as the last change. Nobody verifies it.
        @export(implementation) public var clientModified: Date { _record.date(8) }
        /// The time at which Dropbox received the present revision.
        @export(implementation) public var serverModified: Date { _record.date(9) }
        /// The present revision. At least 9 characters. Pattern: `[0-9a-f]+`.
        @export(implementation) public var rev: String { _record.string(10) }
        /// The size in bytes.
        @export(implementation) public var size: UInt64 { _record.uint64(11) }
    }

    /// Why a member was not added, changed or removed.
    public enum FileMemberActionError: StoneUnion, CustomStringConvertible {
        /// There is no such member.
        case invalidMember
        /// The user has no permission for this.
        case noPermission
        /// The file or folder cannot be opened.
        case accessError(Sharing.SharingFileAccessError)
        /// The member has access only by way of a folder; the value tells which access. Change it there.
        case noExplicitAccess(Sharing.MemberAccessLevelResult)
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(23) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .invalidMember
            case 1: self = .noPermission
            case 2: self = .accessError(_value.union())
            case 3: self = .noExplicitAccess(Sharing.MemberAccessLevelResult(_record: payload))
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .invalidMember: .tag(0)
            case .noPermission: .tag(1)
            case .accessError(let value): .boxed(2, union: value._value)
            case .noExplicitAccess(let value): .variant(3, value._record)
            case .other: .tag(4)
            }
        }
    }

    /// What became of one member.
    public enum FileMemberActionIndividualResult: StoneUnion, CustomStringConvertible {
        /// Done. After a removal, the value tells which access is left by way of a folder.
        case success(Sharing.AccessLevel?)
        /// Not done.
        case memberError(Sharing.FileMemberActionError)

        @export(implementation) public static var _type: TypeRef { Sharing._type(24) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .success(_value.unionOpt())
            default: self = .memberError(_value.union())
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .success(let value): .boxed(0, union: value?._value)
            case .memberError(let value): .boxed(1, union: value._value)
            }
        }
    }

    /// What became of one member.
    public struct FileMemberActionResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(25) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            member: Sharing.MemberSelector,
            result: Sharing.FileMemberActionIndividualResult,
            sckeySha1: String? = nil,
            invitationSignature: [String]? = nil
        ) {
            var builder = RecordBuilder(Sharing._type(25))
            builder.union(0, member._value)
            builder.union(1, result._value)
            builder.string(2, sckeySha1)
            builder.strings(3, invitationSignature)
            self.init(_record: builder.record())
        }

        /// The member, as given in the call.
        @export(implementation) public var member: Sharing.MemberSelector { _record.union(0) }
        /// What became of them.
        @export(implementation) public var result: Sharing.FileMemberActionIndividualResult { _record.union(1) }
        /// For Dropbox's own apps.
        @export(implementation) public var sckeySha1: String? { _record.stringOpt(2) }
        /// For Dropbox's own apps.
        @export(implementation) public var invitationSignature: [String]? { _record.stringsOpt(3) }
    }

    /// What became of a member who was to be removed.
    public enum FileMemberRemoveActionResult: StoneUnion, CustomStringConvertible {
        /// Removed. The value tells which access they still have by way of a folder.
        case success(Sharing.MemberAccessLevelResult)
        /// Not removed.
        case memberError(Sharing.FileMemberActionError)
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(26) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .success(Sharing.MemberAccessLevelResult(_record: payload))
            case 1: self = .memberError(_value.union())
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .success(let value): .variant(0, value._record)
            case .memberError(let value): .boxed(1, union: value._value)
            case .other: .tag(2)
            }
        }
    }

    /// Whether the user may do something with a file.
    public struct FilePermission: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(27) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(action: Sharing.FileAction, allow: Bool, reason: Sharing.PermissionDeniedReason? = nil) {
            var builder = RecordBuilder(Sharing._type(27))
            builder.union(0, action._value)
            builder.bool(1, allow)
            builder.union(2, reason?._value)
            self.init(_record: builder.record())
        }

        /// What they may do or not.
        @export(implementation) public var action: Sharing.FileAction { _record.union(0) }
        /// Whether they may.
        @export(implementation) public var allow: Bool { _record.bool(1) }
        /// Why they may not.
        @export(implementation) public var reason: Sharing.PermissionDeniedReason? { _record.unionOpt(2) }
    }

    /// Something that a user may do with a shared folder.
    public enum FolderAction: StoneUnion, CustomStringConvertible {
        /// Change the rules for it.
        case changeOptions
        /// Hide who has seen what is in it.
        case disableViewerInfo
        /// Change what is in it.
        case editContents
        /// Show who has seen what is in it.
        case enableViewerInfo
        /// Add members who may change what is in it.
        case inviteEditor
        /// Add members who may view and comment.
        case inviteViewer
        /// Add members who may view.
        case inviteViewerNoComment
        /// Leave it.
        case relinquishMembership
        /// Take it out of one's own Dropbox.
        case unmount
        /// Make it private again.
        case unshare
        /// Keep a copy when leaving or being removed.
        case leaveACopy
        /// Use `createViewLink` or `createEditLink` instead. Deprecated.
        case shareLink
        /// Use `createViewLink` or `createEditLink` instead. Deprecated.
        case createLink
        /// Make a link for viewing.
        case createViewLink
        /// Make a link for editing.
        case createEditLink
        /// Choose whether it takes over the members of the folder around it.
        case setAccessInheritance
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(28) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .changeOptions
            case 1: self = .disableViewerInfo
            case 2: self = .editContents
            case 3: self = .enableViewerInfo
            case 4: self = .inviteEditor
            case 5: self = .inviteViewer
            case 6: self = .inviteViewerNoComment
            case 7: self = .relinquishMembership
            case 8: self = .unmount
            case 9: self = .unshare
            case 10: self = .leaveACopy
            case 11: self = .shareLink
            case 12: self = .createLink
            case 13: self = .createViewLink
            case 14: self = .createEditLink
            case 15: self = .setAccessInheritance
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .changeOptions: .tag(0)
            case .disableViewerInfo: .tag(1)
            case .editContents: .tag(2)
            case .enableViewerInfo: .tag(3)
            case .inviteEditor: .tag(4)
            case .inviteViewer: .tag(5)
            case .inviteViewerNoComment: .tag(6)
            case .relinquishMembership: .tag(7)
            case .unmount: .tag(8)
            case .unshare: .tag(9)
            case .leaveACopy: .tag(10)
            case .shareLink: .tag(11)
            case .createLink: .tag(12)
            case .createViewLink: .tag(13)
            case .createEditLink: .tag(14)
            case .setAccessInheritance: .tag(15)
            case .other: .tag(16)
            }
        }
    }

    /// A link to a folder.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class FolderLinkMetadata: Sharing.SharedLinkMetadata, @unchecked Sendable {
        public override class var _type: TypeRef { Sharing._type(29) }

        public required init(_record: Record) { super.init(_record: _record) }

        @export(implementation)
        public override init(
            url: String,
            name: String,
            linkPermissions: Sharing.LinkPermissions,
            id: String? = nil,
            expires: Date? = nil,
            pathLower: String? = nil,
            teamMemberInfo: Sharing.TeamMemberInfo? = nil,
            contentOwnerTeamInfo: Users.Team? = nil
        ) {
            var builder = RecordBuilder(Sharing._type(29))
            builder.string(0, url)
            builder.string(1, id)
            builder.string(2, name)
            builder.date(3, expires)
            builder.string(4, pathLower)
            builder.object(5, linkPermissions._record)
            builder.object(6, teamMemberInfo?._record)
            builder.object(7, contentOwnerTeamInfo?._record)
            super.init(_record: builder.record())
        }
    }

    /// Whether the user may do something with a shared folder.
    public struct FolderPermission: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(30) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(action: Sharing.FolderAction, allow: Bool, reason: Sharing.PermissionDeniedReason? = nil) {
            var builder = RecordBuilder(Sharing._type(30))
            builder.union(0, action._value)
            builder.bool(1, allow)
            builder.union(2, reason?._value)
            self.init(_record: builder.record())
        }

        /// What they may do or not.
        @export(implementation) public var action: Sharing.FolderAction { _record.union(0) }
        /// Whether they may.
        @export(implementation) public var allow: Bool { _record.bool(1) }
        /// Why they may not, if that is known.
        @export(implementation) public var reason: Sharing.PermissionDeniedReason? { _record.unionOpt(2) }
    }

    /// The rules for a shared file or folder.
    public struct FolderPolicy: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(31) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            aclUpdatePolicy: Sharing.AclUpdatePolicy,
            sharedLinkPolicy: Sharing.SharedLinkPolicy,
            memberPolicy: Sharing.MemberPolicy? = nil,
            resolvedMemberPolicy: Sharing.MemberPolicy? = nil,
            viewerInfoPolicy: Sharing.ViewerInfoPolicy? = nil
        ) {
            var builder = RecordBuilder(Sharing._type(31))
            builder.union(0, memberPolicy?._value)
            builder.union(1, resolvedMemberPolicy?._value)
            builder.union(2, aclUpdatePolicy._value)
            builder.union(3, sharedLinkPolicy._value)
            builder.union(4, viewerInfoPolicy?._value)
            self.init(_record: builder.record())
        }

        /// Who may be a member, as set on the folder. Only for folders of a team.
        @export(implementation) public var memberPolicy: Sharing.MemberPolicy? { _record.unionOpt(0) }
        /// Who may really be a member, once the rules of the team are counted in. Only for folders of a team.
        @export(implementation) public var resolvedMemberPolicy: Sharing.MemberPolicy? { _record.unionOpt(1) }
        /// Who may add and remove members.
        @export(implementation) public var aclUpdatePolicy: Sharing.AclUpdatePolicy { _record.union(2) }
        /// Who may use links to it.
        @export(implementation) public var sharedLinkPolicy: Sharing.SharedLinkPolicy { _record.union(3) }
        /// Whether it shows who has seen it.
        @export(implementation) public var viewerInfoPolicy: Sharing.ViewerInfoPolicy? { _record.unionOpt(4) }
    }

    /// Which file to look up.
    public struct GetFileMetadataArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(32) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(file: String, actions: [Sharing.FileAction]? = nil) {
            var builder = RecordBuilder(Sharing._type(32))
            builder.string(0, file)
            builder.unions(1, actions)
            self.init(_record: builder.record())
        }

        /// The file: a path or an `id:…`. At least 1 character. Pattern:
        /// `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
        @export(implementation) public var file: String { _record.string(0) }
        /// The actions to tell about, whether the user may take them.
        @export(implementation) public var actions: [Sharing.FileAction]? { _record.unionsOpt(1) }
    }

    /// Which files to look up.
    public struct GetFileMetadataBatchArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(33) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(files: [String], actions: [Sharing.FileAction]? = nil) {
            var builder = RecordBuilder(Sharing._type(33))
            builder.strings(0, files)
            builder.unions(1, actions)
            self.init(_record: builder.record())
        }

        /// The files: paths or `id:…`. At most 100 items. Each: At least 1 character. Each: Pattern:
        /// `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
        @export(implementation) public var files: [String] { _record.strings(0) }
        /// The actions to tell about, whether the user may take them.
        @export(implementation) public var actions: [Sharing.FileAction]? { _record.unionsOpt(1) }
    }

    /// How one file is shared.
    public struct GetFileMetadataBatchResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(34) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(file: String, result: Sharing.GetFileMetadataIndividualResult) {
            var builder = RecordBuilder(Sharing._type(34))
            builder.string(0, file)
            builder.union(1, result._value)
            self.init(_record: builder.record())
        }

        /// The file, as given in the call. At least 1 character. Pattern:
        /// `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
        @export(implementation) public var file: String { _record.string(0) }
        /// How it is shared, or why that is not known.
        @export(implementation) public var result: Sharing.GetFileMetadataIndividualResult { _record.union(1) }
    }

    /// Why it is not known how a file is shared.
    public enum GetFileMetadataError: StoneUnion, CustomStringConvertible {
        /// Something is wrong with the user's account.
        case userError(Sharing.SharingUserError)
        /// The file or folder cannot be opened.
        case accessError(Sharing.SharingFileAccessError)
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(35) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .userError(_value.union())
            case 1: self = .accessError(_value.union())
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .userError(let value): .boxed(0, union: value._value)
            case .accessError(let value): .boxed(1, union: value._value)
            case .other: .tag(2)
            }
        }
    }

    /// How one file is shared, or why that is not known.
    public enum GetFileMetadataIndividualResult: StoneUnion, CustomStringConvertible {
        /// How it is shared.
        case metadata(Sharing.SharedFileMetadata)
        /// The file or folder cannot be opened.
        case accessError(Sharing.SharingFileAccessError)
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(36) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .metadata(Sharing.SharedFileMetadata(_record: payload))
            case 1: self = .accessError(_value.union())
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .metadata(let value): .variant(0, value._record)
            case .accessError(let value): .boxed(1, union: value._value)
            case .other: .tag(2)
            }
        }
    }

    /// Which shared folder to look up.
    public struct GetMetadataArgs: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(37) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(sharedFolderId: String, actions: [Sharing.FolderAction]? = nil) {
            var builder = RecordBuilder(Sharing._type(37))
            builder.string(0, sharedFolderId)
            builder.unions(1, actions)
            self.init(_record: builder.record())
        }

        /// The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
        @export(implementation) public var sharedFolderId: String { _record.string(0) }
        /// The actions to tell about, whether the user may take them.
        @export(implementation) public var actions: [Sharing.FolderAction]? { _record.unionsOpt(1) }
    }

    /// Why the file behind a link was not downloaded.
    public enum GetSharedLinkFileError: StoneUnion, CustomStringConvertible {
        /// There is no such link.
        case sharedLinkNotFound
        /// The user may not use it.
        case sharedLinkAccessDenied
        /// Links of this kind cannot be downloaded. Use `export` of `Files`.
        case unsupportedLinkType
        /// Private links take neither `path` nor `linkPassword`.
        case unsupportedParameterField
        case other
        /// The link leads to a folder. Name a file in it by `path`.
        case sharedLinkIsDirectory

        @export(implementation) public static var _type: TypeRef { Sharing._type(38) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .sharedLinkNotFound
            case 1: self = .sharedLinkAccessDenied
            case 2: self = .unsupportedLinkType
            case 3: self = .unsupportedParameterField
            case 5: self = .sharedLinkIsDirectory
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .sharedLinkNotFound: .tag(0)
            case .sharedLinkAccessDenied: .tag(1)
            case .unsupportedLinkType: .tag(2)
            case .unsupportedParameterField: .tag(3)
            case .other: .tag(4)
            case .sharedLinkIsDirectory: .tag(5)
            }
        }
    }

    /// Which link to follow.
    public struct GetSharedLinkMetadataArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(39) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(url: String, path: String? = nil, linkPassword: String? = nil) {
            var builder = RecordBuilder(Sharing._type(39))
            builder.string(0, url)
            builder.string(1, path)
            builder.string(2, linkPassword)
            self.init(_record: builder.record())
        }

        /// The link.
        @export(implementation) public var url: String { _record.string(0) }
        /// The file or folder within the linked folder: a path relative to that, starting with `/`. Pattern:
        /// `/(.|[\r\n])*`.
        @export(implementation) public var path: String? { _record.stringOpt(1) }
        /// The password, if the link asks for one.
        @export(implementation) public var linkPassword: String? { _record.stringOpt(2) }
    }

    /// Which links to list.
    public struct GetSharedLinksArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(40) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(path: String? = nil) {
            var builder = RecordBuilder(Sharing._type(40))
            builder.string(0, path)
            self.init(_record: builder.record())
        }

        /// The file or folder whose links to list. By default all links.
        @export(implementation) public var path: String? { _record.stringOpt(0) }
    }

    /// Why links were not listed.
    public enum GetSharedLinksError: StoneUnion, CustomStringConvertible {
        /// The path has the wrong form. The value may say more.
        case path(String?)
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(41) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .path(_value.stringOpt())
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .path(let value): .boxed(0, string: value)
            case .other: .tag(1)
            }
        }
    }

    /// The user's links.
    public struct GetSharedLinksResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(42) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(links: [Sharing.LinkMetadata]) {
            var builder = RecordBuilder(Sharing._type(42))
            builder.polys(0, links)
            self.init(_record: builder.record())
        }

        /// The links.
        @export(implementation) public var links: [Sharing.LinkMetadata] { _record.polys(0) }
    }

    /// A group that has access.
    public struct GroupInfo: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(43) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            groupName: String,
            groupId: String,
            groupManagementType: TeamCommon.GroupManagementType,
            groupType: TeamCommon.GroupType,
            isMember: Bool,
            isOwner: Bool,
            sameTeam: Bool,
            groupExternalId: String? = nil,
            memberCount: UInt32? = nil
        ) {
            var builder = RecordBuilder(Sharing._type(43))
            builder.string(0, groupName)
            builder.string(1, groupId)
            builder.string(2, groupExternalId)
            builder.uint32(3, memberCount)
            builder.union(4, groupManagementType._value)
            builder.union(5, groupType._value)
            builder.bool(6, isMember)
            builder.bool(7, isOwner)
            builder.bool(8, sameTeam)
            self.init(_record: builder.record())
        }

        /// The name of the group.
        @export(implementation) public var groupName: String { _record.string(0) }
        /// The identity of the group, `g:…`.
        @export(implementation) public var groupId: String { _record.string(1) }
        /// The identity that the team's own directory gives to the group, if any.
        @export(implementation) public var groupExternalId: String? { _record.stringOpt(2) }
        /// How many members the group has.
        @export(implementation) public var memberCount: UInt32? { _record.uint32Opt(3) }
        /// Who manages its members.
        @export(implementation) public var groupManagementType: TeamCommon.GroupManagementType { _record.union(4) }
        /// Use `groupManagementType` instead. Deprecated.
        @export(implementation) public var groupType: TeamCommon.GroupType { _record.union(5) }
        /// Whether the user belongs to the group.
        @export(implementation) public var isMember: Bool { _record.bool(6) }
        /// Whether the user owns the group.
        @export(implementation) public var isOwner: Bool { _record.bool(7) }
        /// Whether the group belongs to the user's team.
        @export(implementation) public var sameTeam: Bool { _record.bool(8) }
    }

    /// A group that has access, and what it may do.
    public struct GroupMembershipInfo: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(44) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            accessType: Sharing.AccessLevel,
            group: Sharing.GroupInfo,
            permissions: [Sharing.MemberPermission]? = nil,
            initials: String? = nil,
            isInherited: Bool = false
        ) {
            var builder = RecordBuilder(Sharing._type(44))
            builder.union(0, accessType._value)
            builder.list(1, permissions)
            builder.string(2, initials)
            builder.bool(3, isInherited)
            builder.object(4, group._record)
            self.init(_record: builder.record())
        }

        /// What the member may do, with what they have by way of a folder.
        @export(implementation) public var accessType: Sharing.AccessLevel { _record.union(0) }
        /// What the user may do about the member, of the actions asked for.
        @export(implementation) public var permissions: [Sharing.MemberPermission]? { _record.listOpt(1) }
        /// Is always nil. Deprecated.
        @export(implementation) public var initials: String? { _record.stringOpt(2) }
        /// Whether the member has access by way of a folder around this one. Default: `false`.
        @export(implementation) public var isInherited: Bool { _record.bool(3) }
        /// The group.
        @export(implementation) public var group: Sharing.GroupInfo { _record.object(4) }
    }
}
