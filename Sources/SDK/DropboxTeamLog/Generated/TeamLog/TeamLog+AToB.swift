// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone

extension TeamLog {
    /// The access method of an action.
    public enum AccessMethodLogInfo: StoneUnion, CustomStringConvertible {
        /// The admin console.
        case adminConsole(TeamLog.WebSessionLogInfo)
        /// The API.
        case api(TeamLog.ApiSessionLogInfo)
        /// The content manager.
        case contentManager(TeamLog.WebSessionLogInfo)
        /// A Dropbox app or the Dropbox website.
        case endUser(TeamLog.SessionLogInfo)
        /// The enterprise console.
        case enterpriseConsole(TeamLog.WebSessionLogInfo)
        /// An admin who signed in as a member.
        case signInAs(TeamLog.WebSessionLogInfo)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .adminConsole(.init(_record: payload))
            case 1: self = .api(.init(_plainRecord: payload))
            case 2: self = .contentManager(.init(_record: payload))
            case 3: self = .endUser(_value.polymorphic())
            case 4: self = .enterpriseConsole(.init(_record: payload))
            case 5: self = .signInAs(.init(_record: payload))
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .adminConsole(let value): .variant(0, value._record)
            case .api(let value): .variant(1, value._plainRecord)
            case .contentManager(let value): .variant(2, value._record)
            case .endUser(let value): .boxedValue(3, object: value)
            case .enterpriseConsole(let value): .variant(4, value._record)
            case .signInAs(let value): .variant(5, value._record)
            case .other: .tag(6)
            }
        }
    }

    /// The action that changed the status of a member.
    public enum ActionDetails: StoneUnion, CustomStringConvertible {
        /// The removal of the member.
        case removeAction(TeamLog.MemberRemoveActionType)
        /// The invitation of the member.
        case teamInviteDetails(TeamLog.TeamInviteDetails)
        /// The properties of the member's account when they joined.
        case teamJoinDetails(TeamLog.JoinTeamDetails)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .removeAction(_value.union())
            case 1: self = .teamInviteDetails(.init(_plainRecord: payload))
            case 2: self = .teamJoinDetails(.init(_plainRecord: payload))
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .removeAction(let value): .boxedValue(0, union: value._value)
            case .teamInviteDetails(let value): .variant(1, value._plainRecord)
            case .teamJoinDetails(let value): .variant(2, value._plainRecord)
            case .other: .tag(3)
            }
        }
    }

    /// The actor of an event.
    public enum ActorLogInfo: StoneUnion, CustomStringConvertible {
        /// An admin.
        case admin(TeamLog.UserLogInfo)
        /// An actor who isn't known.
        case anonymous
        /// An app.
        case app(TeamLog.AppLogInfo)
        /// Dropbox.
        case dropbox
        /// The reseller.
        case reseller(TeamLog.ResellerLogInfo)
        /// A user.
        case user(TeamLog.UserLogInfo)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .admin(_value.polymorphic())
            case 1: self = .anonymous
            case 2: self = .app(_value.polymorphic())
            case 3: self = .dropbox
            case 4: self = .reseller(.init(_plainRecord: payload))
            case 5: self = .user(_value.polymorphic())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .admin(let value): .boxedValue(0, object: value)
            case .anonymous: .tag(1)
            case .app(let value): .boxedValue(2, object: value)
            case .dropbox: .tag(3)
            case .reseller(let value): .variant(4, value._plainRecord)
            case .user(let value): .boxedValue(5, object: value)
            case .other: .tag(6)
            }
        }
    }

    /// Details of an event in which an add-on was assigned to a user.
    public struct AddonAssignedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(userName: TeamLog.UserNameLogInfo, addonName: TeamLog.AddonLogInfo) {
            var builder = RecordBuilder(TeamLog._type(19))
            builder.object(0, userName._plainRecord)
            builder.object(1, addonName._plainRecord)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the user.
        @export(implementation) public var userName: TeamLog.UserNameLogInfo { _plainRecord.object(0) }
        /// The add-on.
        @export(implementation) public var addonName: TeamLog.AddonLogInfo { _plainRecord.object(1) }
    }

    /// An add-on was assigned to a user.
    public struct AddonAssignedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(20))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// An add-on to the team's plan.
    public struct AddonLogInfo: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(addonName: String) {
            var builder = RecordBuilder(TeamLog._type(21))
            builder.string(0, addonName)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the add-on.
        @export(implementation) public var addonName: String { _plainRecord.string(0) }
    }

    /// Details of an event in which an add-on was taken from a user.
    public struct AddonRemovedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(userName: TeamLog.UserNameLogInfo, addonName: TeamLog.AddonLogInfo) {
            var builder = RecordBuilder(TeamLog._type(22))
            builder.object(0, userName._plainRecord)
            builder.object(1, addonName._plainRecord)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the user.
        @export(implementation) public var userName: TeamLog.UserNameLogInfo { _plainRecord.object(0) }
        /// The add-on.
        @export(implementation) public var addonName: TeamLog.AddonLogInfo { _plainRecord.object(1) }
    }

    /// An add-on was taken from a user.
    public struct AddonRemovedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(23))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The policy for the use of third-party AI services.
    public enum AiThirdPartySharingDropboxBasePolicy: StoneUnion, CustomStringConvertible {
        /// Only admins can use third-party AI services.
        case adminsOnly
        /// The default policy applies.
        case default_
        /// No one in the team can use third-party AI services.
        case disabled
        /// Members can use third-party AI services.
        case enabled
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .adminsOnly
            case 1: self = .default_
            case 2: self = .disabled
            case 3: self = .enabled
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .adminsOnly: .tag(0)
            case .default_: .tag(1)
            case .disabled: .tag(2)
            case .enabled: .tag(3)
            case .other: .tag(4)
            }
        }
    }

    /// Details of an event in which the team's policy for sharing data with third-party AI was changed.
    public struct AiThirdPartySharingDropboxBasePolicyChangedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            newValue: TeamLog.AiThirdPartySharingDropboxBasePolicy,
            previousValue: TeamLog.AiThirdPartySharingDropboxBasePolicy
        ) {
            var builder = RecordBuilder(TeamLog._type(43))
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation)
        public var newValue: TeamLog.AiThirdPartySharingDropboxBasePolicy { _plainRecord.union(0) }
        /// The policy before the change.
        @export(implementation)
        public var previousValue: TeamLog.AiThirdPartySharingDropboxBasePolicy { _plainRecord.union(1) }
    }

    /// The team's policy for sharing data with third-party AI was changed.
    public struct AiThirdPartySharingDropboxBasePolicyChangedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(44))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The recipients of security alerts.
    public enum AlertRecipientsSettingType: StoneUnion, CustomStringConvertible {
        /// A custom list of recipients.
        case customList
        /// The setting isn't valid.
        case invalid
        /// No recipients.
        case none
        /// The admins of the team.
        case teamAdmins
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .customList
            case 1: self = .invalid
            case 2: self = .none
            case 3: self = .teamAdmins
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .customList: .tag(0)
            case .invalid: .tag(1)
            case .none: .tag(2)
            case .teamAdmins: .tag(3)
            case .other: .tag(4)
            }
        }
    }

    /// Details of an event in which downloads were disabled.
    public struct AllowDownloadDisabledDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(46))) }
    }

    /// Downloads were disabled. Dropbox no longer records this event.
    public struct AllowDownloadDisabledType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(47))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which downloads were enabled.
    public struct AllowDownloadEnabledDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(48))) }
    }

    /// Downloads were enabled. Dropbox no longer records this event.
    public struct AllowDownloadEnabledType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(49))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// A session of the API.
    public struct ApiSessionLogInfo: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(requestId: String) {
            var builder = RecordBuilder(TeamLog._type(50))
            builder.string(0, requestId)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the request.
        @export(implementation) public var requestId: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a member couldn't link an app because the team's app permissions block it.
    public struct AppBlockedByPermissionsDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(appInfo: TeamLog.AppLogInfo) {
            var builder = RecordBuilder(TeamLog._type(51))
            builder.polymorphic(0, appInfo)
            self.init(_plainRecord: builder.record())
        }

        /// The app.
        @export(implementation) public var appInfo: TeamLog.AppLogInfo { _plainRecord.polymorphic(0) }
    }

    /// A member couldn't link an app because the team's app permissions block it.
    public struct AppBlockedByPermissionsType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(52))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which an app was linked for the whole team.
    public struct AppLinkTeamDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(appInfo: TeamLog.AppLogInfo) {
            var builder = RecordBuilder(TeamLog._type(53))
            builder.polymorphic(0, appInfo)
            self.init(_plainRecord: builder.record())
        }

        /// The app.
        @export(implementation) public var appInfo: TeamLog.AppLogInfo { _plainRecord.polymorphic(0) }
    }

    /// An app was linked for the whole team.
    public struct AppLinkTeamType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(54))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a member linked an app.
    public struct AppLinkUserDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(appInfo: TeamLog.AppLogInfo) {
            var builder = RecordBuilder(TeamLog._type(55))
            builder.polymorphic(0, appInfo)
            self.init(_plainRecord: builder.record())
        }

        /// The app.
        @export(implementation) public var appInfo: TeamLog.AppLogInfo { _plainRecord.polymorphic(0) }
    }

    /// A member linked an app.
    public struct AppLinkUserType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(56))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the permissions of apps were changed.
    public struct AppPermissionsChangedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            previousValue: TeamLog.AdminConsoleAppPolicy,
            newValue: TeamLog.AdminConsoleAppPolicy,
            appName: String? = nil,
            permission: TeamLog.AdminConsoleAppPermission? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(58))
            builder.string(0, appName)
            builder.union(1, permission?._value)
            builder.union(2, previousValue._value)
            builder.union(3, newValue._value)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the app.
        @export(implementation) public var appName: String? { _plainRecord.stringOpt(0) }
        /// The permission that was changed.
        @export(implementation) public var permission: TeamLog.AdminConsoleAppPermission? { _plainRecord.unionOpt(1) }
        /// The policy before the change.
        @export(implementation) public var previousValue: TeamLog.AdminConsoleAppPolicy { _plainRecord.union(2) }
        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.AdminConsoleAppPolicy { _plainRecord.union(3) }
    }

    /// The permissions of apps were changed.
    public struct AppPermissionsChangedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(59))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which an app was unlinked from the team.
    public struct AppUnlinkTeamDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(appInfo: TeamLog.AppLogInfo) {
            var builder = RecordBuilder(TeamLog._type(60))
            builder.polymorphic(0, appInfo)
            self.init(_plainRecord: builder.record())
        }

        /// The app.
        @export(implementation) public var appInfo: TeamLog.AppLogInfo { _plainRecord.polymorphic(0) }
    }

    /// An app was unlinked from the team.
    public struct AppUnlinkTeamType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(61))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which an app was unlinked from a member's account.
    public struct AppUnlinkUserDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(appInfo: TeamLog.AppLogInfo) {
            var builder = RecordBuilder(TeamLog._type(62))
            builder.polymorphic(0, appInfo)
            self.init(_plainRecord: builder.record())
        }

        /// The app.
        @export(implementation) public var appInfo: TeamLog.AppLogInfo { _plainRecord.polymorphic(0) }
    }

    /// An app was unlinked from a member's account.
    public struct AppUnlinkUserType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(63))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which sign-in with Apple was enabled or disabled for the team.
    public struct AppleLoginChangePolicyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamLog.AppleLoginPolicy, previousValue: TeamLog.AppleLoginPolicy? = nil) {
            var builder = RecordBuilder(TeamLog._type(64))
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.AppleLoginPolicy { _plainRecord.union(0) }
        /// The policy before the change. `nil` if an older event lacks it.
        @export(implementation) public var previousValue: TeamLog.AppleLoginPolicy? { _plainRecord.unionOpt(1) }
    }

    /// Sign-in with Apple was enabled or disabled for the team.
    public struct AppleLoginChangePolicyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(65))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The policy for sign-in with Apple.
    public enum AppleLoginPolicy: StoneUnion, CustomStringConvertible {
        /// The default policy applies.
        case default_
        /// Members can't sign in with Apple.
        case disabled
        /// Members can sign in with Apple.
        case enabled
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .default_
            case 1: self = .disabled
            case 2: self = .enabled
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .default_: .tag(0)
            case .disabled: .tag(1)
            case .enabled: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// Details of an event in which a naming convention was applied to a folder.
    public struct ApplyNamingConventionDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(67))) }
    }

    /// A naming convention was applied to a folder.
    public struct ApplyNamingConventionType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(68))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// An asset of an event.
    public enum AssetLogInfo: StoneUnion, CustomStringConvertible {
        /// A file.
        case file(TeamLog.FileLogInfo)
        /// A folder.
        case folder(TeamLog.FolderLogInfo)
        /// A Paper document.
        case paperDocument(TeamLog.PaperDocumentLogInfo)
        /// A Paper folder.
        case paperFolder(TeamLog.PaperFolderLogInfo)
        /// A showcase.
        case showcaseDocument(TeamLog.ShowcaseDocumentLogInfo)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .file(.init(_record: payload))
            case 1: self = .folder(.init(_record: payload))
            case 2: self = .paperDocument(.init(_plainRecord: payload))
            case 3: self = .paperFolder(.init(_plainRecord: payload))
            case 4: self = .showcaseDocument(.init(_plainRecord: payload))
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .file(let value): .variant(0, value._record)
            case .folder(let value): .variant(1, value._record)
            case .paperDocument(let value): .variant(2, value._plainRecord)
            case .paperFolder(let value): .variant(3, value._plainRecord)
            case .showcaseDocument(let value): .variant(4, value._plainRecord)
            case .other: .tag(5)
            }
        }
    }

    /// Details of an event in which an admin invited members to activate Dropbox Backup.
    public struct BackupAdminInvitationSentDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(70))) }
    }

    /// An admin invited members to activate Dropbox Backup.
    public struct BackupAdminInvitationSentType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(71))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which an invitation to Dropbox Backup was opened.
    public struct BackupInvitationOpenedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(72))) }
    }

    /// An invitation to Dropbox Backup was opened.
    public struct BackupInvitationOpenedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(73))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The status of the backup of a computer.
    public enum BackupStatus: StoneUnion, CustomStringConvertible {
        /// The backup is disabled.
        case disabled
        /// The backup is enabled.
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
}

extension TeamLog {
    /// Converts `AccessMethodLogInfo` from and to JSON.
    public typealias AccessMethodLogInfoSerializer = StoneSerializer<TeamLog.AccessMethodLogInfo>
    /// Converts `ActionDetails` from and to JSON.
    public typealias ActionDetailsSerializer = StoneSerializer<TeamLog.ActionDetails>
    /// Converts `ActorLogInfo` from and to JSON.
    public typealias ActorLogInfoSerializer = StoneSerializer<TeamLog.ActorLogInfo>
    /// Converts `AddonAssignedDetails` from and to JSON.
    public typealias AddonAssignedDetailsSerializer = StoneSerializer<TeamLog.AddonAssignedDetails>
    /// Converts `AddonAssignedType` from and to JSON.
    public typealias AddonAssignedTypeSerializer = StoneSerializer<TeamLog.AddonAssignedType>
    /// Converts `AddonLogInfo` from and to JSON.
    public typealias AddonLogInfoSerializer = StoneSerializer<TeamLog.AddonLogInfo>
    /// Converts `AddonRemovedDetails` from and to JSON.
    public typealias AddonRemovedDetailsSerializer = StoneSerializer<TeamLog.AddonRemovedDetails>
    /// Converts `AddonRemovedType` from and to JSON.
    public typealias AddonRemovedTypeSerializer = StoneSerializer<TeamLog.AddonRemovedType>
    /// Converts `AiThirdPartySharingDropboxBasePolicy` from and to JSON.
    public typealias AiThirdPartySharingDropboxBasePolicySerializer = StoneSerializer<TeamLog.AiThirdPartySharingDropboxBasePolicy>
    /// Converts `AiThirdPartySharingDropboxBasePolicyChangedDetails` from and to JSON.
    public typealias AiThirdPartySharingDropboxBasePolicyChangedDetailsSerializer = StoneSerializer<TeamLog.AiThirdPartySharingDropboxBasePolicyChangedDetails>
    /// Converts `AiThirdPartySharingDropboxBasePolicyChangedType` from and to JSON.
    public typealias AiThirdPartySharingDropboxBasePolicyChangedTypeSerializer = StoneSerializer<TeamLog.AiThirdPartySharingDropboxBasePolicyChangedType>
    /// Converts `AlertRecipientsSettingType` from and to JSON.
    public typealias AlertRecipientsSettingTypeSerializer = StoneSerializer<TeamLog.AlertRecipientsSettingType>
    /// Converts `AllowDownloadDisabledDetails` from and to JSON.
    public typealias AllowDownloadDisabledDetailsSerializer = StoneSerializer<TeamLog.AllowDownloadDisabledDetails>
    /// Converts `AllowDownloadDisabledType` from and to JSON.
    public typealias AllowDownloadDisabledTypeSerializer = StoneSerializer<TeamLog.AllowDownloadDisabledType>
    /// Converts `AllowDownloadEnabledDetails` from and to JSON.
    public typealias AllowDownloadEnabledDetailsSerializer = StoneSerializer<TeamLog.AllowDownloadEnabledDetails>
    /// Converts `AllowDownloadEnabledType` from and to JSON.
    public typealias AllowDownloadEnabledTypeSerializer = StoneSerializer<TeamLog.AllowDownloadEnabledType>
    /// Converts `ApiSessionLogInfo` from and to JSON.
    public typealias ApiSessionLogInfoSerializer = StoneSerializer<TeamLog.ApiSessionLogInfo>
    /// Converts `AppBlockedByPermissionsDetails` from and to JSON.
    public typealias AppBlockedByPermissionsDetailsSerializer = StoneSerializer<TeamLog.AppBlockedByPermissionsDetails>
    /// Converts `AppBlockedByPermissionsType` from and to JSON.
    public typealias AppBlockedByPermissionsTypeSerializer = StoneSerializer<TeamLog.AppBlockedByPermissionsType>
    /// Converts `AppLinkTeamDetails` from and to JSON.
    public typealias AppLinkTeamDetailsSerializer = StoneSerializer<TeamLog.AppLinkTeamDetails>
    /// Converts `AppLinkTeamType` from and to JSON.
    public typealias AppLinkTeamTypeSerializer = StoneSerializer<TeamLog.AppLinkTeamType>
    /// Converts `AppLinkUserDetails` from and to JSON.
    public typealias AppLinkUserDetailsSerializer = StoneSerializer<TeamLog.AppLinkUserDetails>
    /// Converts `AppLinkUserType` from and to JSON.
    public typealias AppLinkUserTypeSerializer = StoneSerializer<TeamLog.AppLinkUserType>
    /// Converts `AppPermissionsChangedDetails` from and to JSON.
    public typealias AppPermissionsChangedDetailsSerializer = StoneSerializer<TeamLog.AppPermissionsChangedDetails>
    /// Converts `AppPermissionsChangedType` from and to JSON.
    public typealias AppPermissionsChangedTypeSerializer = StoneSerializer<TeamLog.AppPermissionsChangedType>
    /// Converts `AppUnlinkTeamDetails` from and to JSON.
    public typealias AppUnlinkTeamDetailsSerializer = StoneSerializer<TeamLog.AppUnlinkTeamDetails>
    /// Converts `AppUnlinkTeamType` from and to JSON.
    public typealias AppUnlinkTeamTypeSerializer = StoneSerializer<TeamLog.AppUnlinkTeamType>
    /// Converts `AppUnlinkUserDetails` from and to JSON.
    public typealias AppUnlinkUserDetailsSerializer = StoneSerializer<TeamLog.AppUnlinkUserDetails>
    /// Converts `AppUnlinkUserType` from and to JSON.
    public typealias AppUnlinkUserTypeSerializer = StoneSerializer<TeamLog.AppUnlinkUserType>
    /// Converts `AppleLoginChangePolicyDetails` from and to JSON.
    public typealias AppleLoginChangePolicyDetailsSerializer = StoneSerializer<TeamLog.AppleLoginChangePolicyDetails>
    /// Converts `AppleLoginChangePolicyType` from and to JSON.
    public typealias AppleLoginChangePolicyTypeSerializer = StoneSerializer<TeamLog.AppleLoginChangePolicyType>
    /// Converts `AppleLoginPolicy` from and to JSON.
    public typealias AppleLoginPolicySerializer = StoneSerializer<TeamLog.AppleLoginPolicy>
    /// Converts `ApplyNamingConventionDetails` from and to JSON.
    public typealias ApplyNamingConventionDetailsSerializer = StoneSerializer<TeamLog.ApplyNamingConventionDetails>
    /// Converts `ApplyNamingConventionType` from and to JSON.
    public typealias ApplyNamingConventionTypeSerializer = StoneSerializer<TeamLog.ApplyNamingConventionType>
    /// Converts `AssetLogInfo` from and to JSON.
    public typealias AssetLogInfoSerializer = StoneSerializer<TeamLog.AssetLogInfo>
    /// Converts `BackupAdminInvitationSentDetails` from and to JSON.
    public typealias BackupAdminInvitationSentDetailsSerializer = StoneSerializer<TeamLog.BackupAdminInvitationSentDetails>
    /// Converts `BackupAdminInvitationSentType` from and to JSON.
    public typealias BackupAdminInvitationSentTypeSerializer = StoneSerializer<TeamLog.BackupAdminInvitationSentType>
    /// Converts `BackupInvitationOpenedDetails` from and to JSON.
    public typealias BackupInvitationOpenedDetailsSerializer = StoneSerializer<TeamLog.BackupInvitationOpenedDetails>
    /// Converts `BackupInvitationOpenedType` from and to JSON.
    public typealias BackupInvitationOpenedTypeSerializer = StoneSerializer<TeamLog.BackupInvitationOpenedType>
    /// Converts `BackupStatus` from and to JSON.
    public typealias BackupStatusSerializer = StoneSerializer<TeamLog.BackupStatus>
}
