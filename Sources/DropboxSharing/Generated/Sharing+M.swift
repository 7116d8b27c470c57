// Generated from API/sharing.json by `make generate`. Do not edit.

import StoneRuntime

extension Sharing {
    /// Which access a member has after a change.
    public struct MemberAccessLevelResult: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Sharing._schema, 85) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            accessLevel: Sharing.AccessLevel? = nil,
            warning: String? = nil,
            accessDetails: [Sharing.ParentFolderAccessInfo]? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, accessLevel?._value)
            builder.string(1, warning)
            builder.list(2, accessDetails)
            _record = builder.record()
        }

        /// What they still may do, by way of a folder.
        public var accessLevel: Sharing.AccessLevel? { _record.unionOpt(0) }
        /// A text to show to the user: why they still have access.
        public var warning: String? { _record.stringOpt(1) }
        /// The folders by which they have access.
        public var accessDetails: [Sharing.ParentFolderAccessInfo]? { _record.listOpt(2) }
    }

    /// Something that may be done about a member.
    public enum MemberAction: StoneUnion, CustomStringConvertible {
        /// Let them keep a copy when they are removed.
        case leaveACopy
        /// Let them change what is there.
        case makeEditor
        /// Make them the owner.
        case makeOwner
        /// Let them view and comment only.
        case makeViewer
        /// Let them view only.
        case makeViewerNoComment
        /// Remove them.
        case remove
        case other

        public static var _type: TypeRef { TypeRef(Sharing._schema, 86) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .leaveACopy
            case 1: self = .makeEditor
            case 2: self = .makeOwner
            case 3: self = .makeViewer
            case 4: self = .makeViewerNoComment
            case 5: self = .remove
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .leaveACopy: .tag(0)
            case .makeEditor: .tag(1)
            case .makeOwner: .tag(2)
            case .makeViewer: .tag(3)
            case .makeViewerNoComment: .tag(4)
            case .remove: .tag(5)
            case .other: .tag(6)
            }
        }
    }

    /// Whether the user may do something about a member.
    public struct MemberPermission: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Sharing._schema, 87) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(action: Sharing.MemberAction, allow: Bool, reason: Sharing.PermissionDeniedReason? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, action._value)
            builder.bool(1, allow)
            builder.union(2, reason?._value)
            _record = builder.record()
        }

        /// What they may do or not.
        public var action: Sharing.MemberAction { _record.union(0) }
        /// Whether they may.
        public var allow: Bool { _record.bool(1) }
        /// Why they may not.
        public var reason: Sharing.PermissionDeniedReason? { _record.unionOpt(2) }
    }

    /// Who may be a member of a team's shared folder.
    public enum MemberPolicy: StoneUnion, CustomStringConvertible {
        /// Teammates.
        case team
        /// Anybody.
        case anyone
        /// Teammates, and others whom the admins have approved.
        case teamAndApproved
        case other

        public static var _type: TypeRef { TypeRef(Sharing._schema, 88) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .team
            case 1: self = .anyone
            case 2: self = .teamAndApproved
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .team: .tag(0)
            case .anyone: .tag(1)
            case .teamAndApproved: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// A person or group, by id or by email address.
    public enum MemberSelector: StoneUnion, CustomStringConvertible {
        /// An account, a team member or a group. At least 1 character.
        case dropboxId(String)
        /// An email address, with or without an account. At most 255 characters. Pattern:
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case email(String)
        case other

        public static var _type: TypeRef { TypeRef(Sharing._schema, 89) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .dropboxId(_value.string())
            case 1: self = .email(_value.string())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .dropboxId(let value): .boxed(0, string: value)
            case .email(let value): .boxed(1, string: value)
            case .other: .tag(2)
            }
        }
    }

    /// A member, and what they may do.
    public struct MembershipInfo: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Sharing._schema, 90) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            accessType: Sharing.AccessLevel,
            permissions: [Sharing.MemberPermission]? = nil,
            initials: String? = nil,
            isInherited: Bool = false
        ) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, accessType._value)
            builder.list(1, permissions)
            builder.string(2, initials)
            builder.bool(3, isInherited)
            _record = builder.record()
        }

        /// What the member may do, with what they have by way of a folder.
        public var accessType: Sharing.AccessLevel { _record.union(0) }
        /// What the user may do about the member, of the actions asked for.
        public var permissions: [Sharing.MemberPermission]? { _record.listOpt(1) }
        /// Is always nil. Deprecated.
        public var initials: String? { _record.stringOpt(2) }
        /// Whether the member has access by way of a folder around this one. Default: `false`.
        public var isInherited: Bool { _record.bool(3) }
    }

    /// What to change about a link.
    public struct ModifySharedLinkSettingsArgs: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Sharing._schema, 91) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(url: String, settings: Sharing.SharedLinkSettings, removeExpiration: Bool = false) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, url)
            builder.object(1, settings._record)
            builder.bool(2, removeExpiration)
            _record = builder.record()
        }

        /// The link.
        public var url: String { _record.string(0) }
        /// What to change.
        public var settings: Sharing.SharedLinkSettings { _record.object(1) }
        /// Whether to let the link live for ever. Default: `false`.
        public var removeExpiration: Bool { _record.bool(2) }
    }

    /// Why a link was not changed.
    public enum ModifySharedLinkSettingsError: StoneUnion, CustomStringConvertible {
        /// There is no such link.
        case sharedLinkNotFound
        /// The user may not use it.
        case sharedLinkAccessDenied
        /// Links of this kind cannot be downloaded. Use `export` of `Files`.
        case unsupportedLinkType
        /// Private links take neither `path` nor `linkPassword`.
        case unsupportedParameterField
        case other
        /// The settings are not acceptable.
        case settingsError(Sharing.SharedLinkSettingsError)
        /// The user has not verified their email address. Ask them to, then try again.
        case emailNotVerified

        public static var _type: TypeRef { TypeRef(Sharing._schema, 92) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .sharedLinkNotFound
            case 1: self = .sharedLinkAccessDenied
            case 2: self = .unsupportedLinkType
            case 3: self = .unsupportedParameterField
            case 5: self = .settingsError(_value.union())
            case 6: self = .emailNotVerified
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .sharedLinkNotFound: .tag(0)
            case .sharedLinkAccessDenied: .tag(1)
            case .unsupportedLinkType: .tag(2)
            case .unsupportedParameterField: .tag(3)
            case .other: .tag(4)
            case .settingsError(let value): .boxed(5, union: value._value)
            case .emailNotVerified: .tag(6)
            }
        }
    }

    /// Which folder to mount.
    public struct MountFolderArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Sharing._schema, 93) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(sharedFolderId: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, sharedFolderId)
            _record = builder.record()
        }

        /// The shared folder to put into the user's Dropbox. Pattern: `[-_0-9a-zA-Z:]+`.
        public var sharedFolderId: String { _record.string(0) }
    }

    /// Why a shared folder was not mounted.
    public enum MountFolderError: StoneUnion, CustomStringConvertible {
        /// The file or folder cannot be opened.
        case accessError(Sharing.SharedFolderAccessError)
        /// A shared folder would lie within another one.
        case insideSharedFolder
        /// The user's Dropbox has too little space for it.
        case insufficientQuota(Sharing.InsufficientQuotaAmounts)
        /// It is mounted already.
        case alreadyMounted
        /// The user has no permission for this.
        case noPermission
        /// It cannot be mounted, for instance because it lies in a team folder of the user.
        case notMountable
        /// Dropbox mounts this folder by itself.
        case mustAutomount
        case other

        public static var _type: TypeRef { TypeRef(Sharing._schema, 94) }

        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .accessError(_value.union())
            case 1: self = .insideSharedFolder
            case 2: self = .insufficientQuota(Sharing.InsufficientQuotaAmounts(_record: payload))
            case 3: self = .alreadyMounted
            case 4: self = .noPermission
            case 5: self = .notMountable
            case 6: self = .mustAutomount
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .accessError(let value): .boxed(0, union: value._value)
            case .insideSharedFolder: .tag(1)
            case .insufficientQuota(let value): .variant(2, value._record)
            case .alreadyMounted: .tag(3)
            case .noPermission: .tag(4)
            case .notMountable: .tag(5)
            case .mustAutomount: .tag(6)
            case .other: .tag(7)
            }
        }
    }
}
