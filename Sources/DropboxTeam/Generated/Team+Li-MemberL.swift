// Generated from API/team.json by `make generate`. Do not edit.

import StoneRuntime

extension Team {
    /// Whose apps to list.
    public struct ListMemberAppsArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(108) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(teamMemberId: String) {
            var builder = RecordBuilder(Team._type(108))
            builder.string(0, teamMemberId)
            self.init(_record: builder.record())
        }

        /// The member, `dbmid:…`.
        @export(implementation) public var teamMemberId: String { _record.string(0) }
    }

    /// Why apps were not listed.
    public enum ListMemberAppsError: StoneUnion, CustomStringConvertible {
        /// There is no such member.
        case memberNotFound
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(109) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .memberNotFound
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .memberNotFound: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// The apps that a member has linked.
    public struct ListMemberAppsResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(110) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(linkedApiApps: [Team.ApiApp]) {
            var builder = RecordBuilder(Team._type(110))
            builder.list(0, linkedApiApps)
            self.init(_record: builder.record())
        }

        /// The apps.
        @export(implementation) public var linkedApiApps: [Team.ApiApp] { _record.list(0) }
    }

    /// Whose devices to list, and of which kinds.
    public struct ListMemberDevicesArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(111) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            teamMemberId: String,
            includeWebSessions: Bool = true,
            includeDesktopClients: Bool = true,
            includeMobileClients: Bool = true
        ) {
            var builder = RecordBuilder(Team._type(111))
            builder.string(0, teamMemberId)
            builder.bool(1, includeWebSessions)
            builder.bool(2, includeDesktopClients)
            builder.bool(3, includeMobileClients)
            self.init(_record: builder.record())
        }

        /// The member, `dbmid:…`.
        @export(implementation) public var teamMemberId: String { _record.string(0) }
        /// Whether to list web sessions. Default: `true`.
        @export(implementation) public var includeWebSessions: Bool { _record.bool(1, true) }
        /// Whether to list computers. Default: `true`.
        @export(implementation) public var includeDesktopClients: Bool { _record.bool(2, true) }
        /// Whether to list mobile devices. Default: `true`.
        @export(implementation) public var includeMobileClients: Bool { _record.bool(3, true) }
    }

    /// Why devices were not listed.
    public enum ListMemberDevicesError: StoneUnion, CustomStringConvertible {
        /// There is no such member.
        case memberNotFound
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(112) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .memberNotFound
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .memberNotFound: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// The sessions and devices of a member.
    public struct ListMemberDevicesResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(113) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            activeWebSessions: [Team.ActiveWebSession]? = nil,
            desktopClientSessions: [Team.DesktopClientSession]? = nil,
            mobileClientSessions: [Team.MobileClientSession]? = nil
        ) {
            var builder = RecordBuilder(Team._type(113))
            builder.list(0, activeWebSessions)
            builder.list(1, desktopClientSessions)
            builder.list(2, mobileClientSessions)
            self.init(_record: builder.record())
        }

        /// The web sessions.
        @export(implementation) public var activeWebSessions: [Team.ActiveWebSession]? { _record.listOpt(0) }
        /// The computers.
        @export(implementation) public var desktopClientSessions: [Team.DesktopClientSession]? { _record.listOpt(1) }
        /// The mobile devices.
        @export(implementation) public var mobileClientSessions: [Team.MobileClientSession]? { _record.listOpt(2) }
    }

    /// Where a listing goes on.
    public struct ListMembersAppsArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(114) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(cursor: String? = nil) {
            var builder = RecordBuilder(Team._type(114))
            builder.string(0, cursor)
            self.init(_record: builder.record())
        }

        /// The cursor of the latest page. Nil for the first one.
        @export(implementation) public var cursor: String? { _record.stringOpt(0) }
    }

    /// Why apps were not listed.
    public enum ListMembersAppsError: StoneUnion, CustomStringConvertible {
        /// The cursor has expired. List from the start.
        case reset
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(115) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .reset
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .reset: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// A page of members with the apps that they have linked.
    public struct ListMembersAppsResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(116) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(apps: [Team.MemberLinkedApps], hasMore: Bool, cursor: String? = nil) {
            var builder = RecordBuilder(Team._type(116))
            builder.list(0, apps)
            builder.bool(1, hasMore)
            builder.string(2, cursor)
            self.init(_record: builder.record())
        }

        /// The members and their apps.
        @export(implementation) public var apps: [Team.MemberLinkedApps] { _record.list(0) }
        /// Whether there is a next page.
        @export(implementation) public var hasMore: Bool { _record.bool(1) }
        /// Where the next page begins.
        @export(implementation) public var cursor: String? { _record.stringOpt(2) }
    }

    /// Which kinds of devices to list.
    public struct ListMembersDevicesArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(117) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            cursor: String? = nil,
            includeWebSessions: Bool = true,
            includeDesktopClients: Bool = true,
            includeMobileClients: Bool = true
        ) {
            var builder = RecordBuilder(Team._type(117))
            builder.string(0, cursor)
            builder.bool(1, includeWebSessions)
            builder.bool(2, includeDesktopClients)
            builder.bool(3, includeMobileClients)
            self.init(_record: builder.record())
        }

        /// The cursor of the latest page. Nil for the first one.
        @export(implementation) public var cursor: String? { _record.stringOpt(0) }
        /// Whether to list web sessions. Default: `true`.
        @export(implementation) public var includeWebSessions: Bool { _record.bool(1, true) }
        /// Whether to list computers. Default: `true`.
        @export(implementation) public var includeDesktopClients: Bool { _record.bool(2, true) }
        /// Whether to list mobile devices. Default: `true`.
        @export(implementation) public var includeMobileClients: Bool { _record.bool(3, true) }
    }

    /// Why devices were not listed.
    public enum ListMembersDevicesError: StoneUnion, CustomStringConvertible {
        /// The cursor has expired. List from the start.
        case reset
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(118) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .reset
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .reset: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// A page of members with their sessions and devices.
    public struct ListMembersDevicesResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(119) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(devices: [Team.MemberDevices], hasMore: Bool, cursor: String? = nil) {
            var builder = RecordBuilder(Team._type(119))
            builder.list(0, devices)
            builder.bool(1, hasMore)
            builder.string(2, cursor)
            self.init(_record: builder.record())
        }

        /// The members and their devices.
        @export(implementation) public var devices: [Team.MemberDevices] { _record.list(0) }
        /// Whether there is a next page.
        @export(implementation) public var hasMore: Bool { _record.bool(1) }
        /// Where the next page begins.
        @export(implementation) public var cursor: String? { _record.stringOpt(2) }
    }

    /// Where a listing goes on.
    public struct ListTeamAppsArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(120) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(cursor: String? = nil) {
            var builder = RecordBuilder(Team._type(120))
            builder.string(0, cursor)
            self.init(_record: builder.record())
        }

        /// The cursor of the latest page. Nil for the first one.
        @export(implementation) public var cursor: String? { _record.stringOpt(0) }
    }

    /// Why apps were not listed.
    public enum ListTeamAppsError: StoneUnion, CustomStringConvertible {
        /// The cursor has expired. List from the start.
        case reset
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(121) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .reset
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .reset: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// A page of members with the apps that they have linked.
    public struct ListTeamAppsResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(122) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(apps: [Team.MemberLinkedApps], hasMore: Bool, cursor: String? = nil) {
            var builder = RecordBuilder(Team._type(122))
            builder.list(0, apps)
            builder.bool(1, hasMore)
            builder.string(2, cursor)
            self.init(_record: builder.record())
        }

        /// The members and their apps.
        @export(implementation) public var apps: [Team.MemberLinkedApps] { _record.list(0) }
        /// Whether there is a next page.
        @export(implementation) public var hasMore: Bool { _record.bool(1) }
        /// Where the next page begins.
        @export(implementation) public var cursor: String? { _record.stringOpt(2) }
    }

    /// Which kinds of devices to list.
    public struct ListTeamDevicesArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(123) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            cursor: String? = nil,
            includeWebSessions: Bool = true,
            includeDesktopClients: Bool = true,
            includeMobileClients: Bool = true
        ) {
            var builder = RecordBuilder(Team._type(123))
            builder.string(0, cursor)
            builder.bool(1, includeWebSessions)
            builder.bool(2, includeDesktopClients)
            builder.bool(3, includeMobileClients)
            self.init(_record: builder.record())
        }

        /// The cursor of the latest page. Nil for the first one.
        @export(implementation) public var cursor: String? { _record.stringOpt(0) }
        /// Whether to list web sessions. Default: `true`.
        @export(implementation) public var includeWebSessions: Bool { _record.bool(1, true) }
        /// Whether to list computers. Default: `true`.
        @export(implementation) public var includeDesktopClients: Bool { _record.bool(2, true) }
        /// Whether to list mobile devices. Default: `true`.
        @export(implementation) public var includeMobileClients: Bool { _record.bool(3, true) }
    }

    /// Why devices were not listed.
    public enum ListTeamDevicesError: StoneUnion, CustomStringConvertible {
        /// The cursor has expired. List from the start.
        case reset
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(124) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .reset
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .reset: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// A page of members with their sessions and devices.
    public struct ListTeamDevicesResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(125) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(devices: [Team.MemberDevices], hasMore: Bool, cursor: String? = nil) {
            var builder = RecordBuilder(Team._type(125))
            builder.list(0, devices)
            builder.bool(1, hasMore)
            builder.string(2, cursor)
            self.init(_record: builder.record())
        }

        /// The members and their devices.
        @export(implementation) public var devices: [Team.MemberDevices] { _record.list(0) }
        /// Whether there is a next page.
        @export(implementation) public var hasMore: Bool { _record.bool(1) }
        /// Where the next page begins.
        @export(implementation) public var cursor: String? { _record.stringOpt(2) }
    }

    /// Somebody to add to a group.
    public struct MemberAccess: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(126) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(user: Team.UserSelectorArg, accessType: Team.GroupAccessType) {
            var builder = RecordBuilder(Team._type(126))
            builder.union(0, user._value)
            builder.union(1, accessType._value)
            self.init(_record: builder.record())
        }

        /// The member, by id, external id or email address.
        @export(implementation) public var user: Team.UserSelectorArg { _record.union(0) }
        /// What they may do to the group.
        @export(implementation) public var accessType: Team.GroupAccessType { _record.union(1) }
    }

    /// Somebody to invite to the team.
    public struct MemberAddArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(127) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            memberEmail: String,
            memberGivenName: String? = nil,
            memberSurname: String? = nil,
            memberExternalId: String? = nil,
            memberPersistentId: String? = nil,
            sendWelcomeEmail: Bool = true,
            isDirectoryRestricted: Bool? = nil,
            role: Team.AdminTier = .memberOnly
        ) {
            var builder = RecordBuilder(Team._type(127))
            builder.string(0, memberEmail)
            builder.string(1, memberGivenName)
            builder.string(2, memberSurname)
            builder.string(3, memberExternalId)
            builder.string(4, memberPersistentId)
            builder.bool(5, sendWelcomeEmail)
            builder.bool(6, isDirectoryRestricted)
            builder.union(7, role._value)
            self.init(_record: builder.record())
        }

        /// The email address. At most 255 characters. Pattern:
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        @export(implementation) public var memberEmail: String { _record.string(0) }
        /// The first name. At most 50 characters. Pattern: `[^/:?*<>"|]*`.
        @export(implementation) public var memberGivenName: String? { _record.stringOpt(1) }
        /// The family name. At most 50 characters. Pattern: `[^/:?*<>"|]*`.
        @export(implementation) public var memberSurname: String? { _record.stringOpt(2) }
        /// The identity that the team's own directory gives to them. At most 64 characters.
        @export(implementation) public var memberExternalId: String? { _record.stringOpt(3) }
        /// The identity by which they sign in with SAML. Only if the team uses persistent ids.
        @export(implementation) public var memberPersistentId: String? { _record.stringOpt(4) }
        /// Whether to send an invitation by mail. Without it the team must tell them itself. Default: `true`.
        @export(implementation) public var sendWelcomeEmail: Bool { _record.bool(5, true) }
        /// Whether the team's directory is restricted for them.
        @export(implementation) public var isDirectoryRestricted: Bool? { _record.boolOpt(6) }
        /// What they may do to the team. Default: `.memberOnly`.
        @export(implementation) public var role: Team.AdminTier { _record.union(7, .memberOnly) }
    }

    /// Somebody to invite to the team.
    public struct MemberAddArgBase: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(128) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            memberEmail: String,
            memberGivenName: String? = nil,
            memberSurname: String? = nil,
            memberExternalId: String? = nil,
            memberPersistentId: String? = nil,
            sendWelcomeEmail: Bool = true,
            isDirectoryRestricted: Bool? = nil
        ) {
            var builder = RecordBuilder(Team._type(128))
            builder.string(0, memberEmail)
            builder.string(1, memberGivenName)
            builder.string(2, memberSurname)
            builder.string(3, memberExternalId)
            builder.string(4, memberPersistentId)
            builder.bool(5, sendWelcomeEmail)
            builder.bool(6, isDirectoryRestricted)
            self.init(_record: builder.record())
        }

        /// The email address. At most 255 characters. Pattern:
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        @export(implementation) public var memberEmail: String { _record.string(0) }
        /// The first name. At most 50 characters. Pattern: `[^/:?*<>"|]*`.
        @export(implementation) public var memberGivenName: String? { _record.stringOpt(1) }
        /// The family name. At most 50 characters. Pattern: `[^/:?*<>"|]*`.
        @export(implementation) public var memberSurname: String? { _record.stringOpt(2) }
        /// The identity that the team's own directory gives to them. At most 64 characters.
        @export(implementation) public var memberExternalId: String? { _record.stringOpt(3) }
        /// The identity by which they sign in with SAML. Only if the team uses persistent ids.
        @export(implementation) public var memberPersistentId: String? { _record.stringOpt(4) }
        /// Whether to send an invitation by mail. Without it the team must tell them itself. Default: `true`.
        @export(implementation) public var sendWelcomeEmail: Bool { _record.bool(5, true) }
        /// Whether the team's directory is restricted for them.
        @export(implementation) public var isDirectoryRestricted: Bool? { _record.boolOpt(6) }
    }

    /// What became of somebody who was invited.
    public enum MemberAddResult: StoneUnion, CustomStringConvertible {
        /// The team has no license left; the value is the email address. At most 255 characters. Pattern:
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case teamLicenseLimit(String)
        /// A free team takes no more members; the value is the email address. At most 255 characters. Pattern:
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case freeTeamMemberLimitReached(String)
        /// They belong to the team or are invited, or can still be recovered; the value is the email address. At most
        /// 255 characters. Pattern: `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case userAlreadyOnTeam(String)
        /// They belong to another team or are invited there; the value is the email address. At most 255 characters.
        /// Pattern: `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case userOnAnotherTeam(String)
        /// Their account is linked to another one; the value is the email address. At most 255 characters. Pattern:
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case userAlreadyPaired(String)
        /// Their account could not be moved; the value is the email address. At most 255 characters. Pattern:
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case userMigrationFailed(String)
        /// Another member has this external id; the value is the email address. At most 255 characters. Pattern:
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case duplicateExternalMemberId(String)
        /// Another member has this persistent id; the value is the email address. At most 255 characters. Pattern:
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case duplicateMemberPersistentId(String)
        /// The team does not sign in by SAML with persistent ids; the value is the email address. At most 255
        /// characters. Pattern: `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case persistentIdDisabled(String)
        /// No account could be made for them; the value is the email address. At most 255 characters. Pattern:
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case userCreationFailed(String)
        /// They were added.
        case success(Team.TeamMemberInfo)

        @export(implementation) public static var _type: TypeRef { Team._type(129) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .teamLicenseLimit(_value.string())
            case 1: self = .freeTeamMemberLimitReached(_value.string())
            case 2: self = .userAlreadyOnTeam(_value.string())
            case 3: self = .userOnAnotherTeam(_value.string())
            case 4: self = .userAlreadyPaired(_value.string())
            case 5: self = .userMigrationFailed(_value.string())
            case 6: self = .duplicateExternalMemberId(_value.string())
            case 7: self = .duplicateMemberPersistentId(_value.string())
            case 8: self = .persistentIdDisabled(_value.string())
            case 9: self = .userCreationFailed(_value.string())
            default: self = .success(Team.TeamMemberInfo(_record: payload))
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .teamLicenseLimit(let value): .boxed(0, string: value)
            case .freeTeamMemberLimitReached(let value): .boxed(1, string: value)
            case .userAlreadyOnTeam(let value): .boxed(2, string: value)
            case .userOnAnotherTeam(let value): .boxed(3, string: value)
            case .userAlreadyPaired(let value): .boxed(4, string: value)
            case .userMigrationFailed(let value): .boxed(5, string: value)
            case .duplicateExternalMemberId(let value): .boxed(6, string: value)
            case .duplicateMemberPersistentId(let value): .boxed(7, string: value)
            case .persistentIdDisabled(let value): .boxed(8, string: value)
            case .userCreationFailed(let value): .boxed(9, string: value)
            case .success(let value): .variant(10, value._record)
            }
        }
    }

    /// Why somebody was not invited.
    public enum MemberAddResultBase: StoneUnion, CustomStringConvertible {
        /// The team has no license left; the value is the email address. At most 255 characters. Pattern:
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case teamLicenseLimit(String)
        /// A free team takes no more members; the value is the email address. At most 255 characters. Pattern:
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case freeTeamMemberLimitReached(String)
        /// They belong to the team or are invited, or can still be recovered; the value is the email address. At most
        /// 255 characters. Pattern: `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case userAlreadyOnTeam(String)
        /// They belong to another team or are invited there; the value is the email address. At most 255 characters.
        /// Pattern: `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case userOnAnotherTeam(String)
        /// Their account is linked to another one; the value is the email address. At most 255 characters. Pattern:
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case userAlreadyPaired(String)
        /// Their account could not be moved; the value is the email address. At most 255 characters. Pattern:
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case userMigrationFailed(String)
        /// Another member has this external id; the value is the email address. At most 255 characters. Pattern:
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case duplicateExternalMemberId(String)
        /// Another member has this persistent id; the value is the email address. At most 255 characters. Pattern:
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case duplicateMemberPersistentId(String)
        /// The team does not sign in by SAML with persistent ids; the value is the email address. At most 255
        /// characters. Pattern: `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case persistentIdDisabled(String)
        /// No account could be made for them; the value is the email address. At most 255 characters. Pattern:
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case userCreationFailed(String)

        @export(implementation) public static var _type: TypeRef { Team._type(130) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .teamLicenseLimit(_value.string())
            case 1: self = .freeTeamMemberLimitReached(_value.string())
            case 2: self = .userAlreadyOnTeam(_value.string())
            case 3: self = .userOnAnotherTeam(_value.string())
            case 4: self = .userAlreadyPaired(_value.string())
            case 5: self = .userMigrationFailed(_value.string())
            case 6: self = .duplicateExternalMemberId(_value.string())
            case 7: self = .duplicateMemberPersistentId(_value.string())
            case 8: self = .persistentIdDisabled(_value.string())
            default: self = .userCreationFailed(_value.string())
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .teamLicenseLimit(let value): .boxed(0, string: value)
            case .freeTeamMemberLimitReached(let value): .boxed(1, string: value)
            case .userAlreadyOnTeam(let value): .boxed(2, string: value)
            case .userOnAnotherTeam(let value): .boxed(3, string: value)
            case .userAlreadyPaired(let value): .boxed(4, string: value)
            case .userMigrationFailed(let value): .boxed(5, string: value)
            case .duplicateExternalMemberId(let value): .boxed(6, string: value)
            case .duplicateMemberPersistentId(let value): .boxed(7, string: value)
            case .persistentIdDisabled(let value): .boxed(8, string: value)
            case .userCreationFailed(let value): .boxed(9, string: value)
            }
        }
    }

    /// Somebody to invite to the team.
    public struct MemberAddV2Arg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(131) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            memberEmail: String,
            memberGivenName: String? = nil,
            memberSurname: String? = nil,
            memberExternalId: String? = nil,
            memberPersistentId: String? = nil,
            sendWelcomeEmail: Bool = true,
            isDirectoryRestricted: Bool? = nil,
            roleIds: [String]? = nil
        ) {
            var builder = RecordBuilder(Team._type(131))
            builder.string(0, memberEmail)
            builder.string(1, memberGivenName)
            builder.string(2, memberSurname)
            builder.string(3, memberExternalId)
            builder.string(4, memberPersistentId)
            builder.bool(5, sendWelcomeEmail)
            builder.bool(6, isDirectoryRestricted)
            builder.strings(7, roleIds)
            self.init(_record: builder.record())
        }

        /// The email address. At most 255 characters. Pattern:
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        @export(implementation) public var memberEmail: String { _record.string(0) }
        /// The first name. At most 50 characters. Pattern: `[^/:?*<>"|]*`.
        @export(implementation) public var memberGivenName: String? { _record.stringOpt(1) }
        /// The family name. At most 50 characters. Pattern: `[^/:?*<>"|]*`.
        @export(implementation) public var memberSurname: String? { _record.stringOpt(2) }
        /// The identity that the team's own directory gives to them. At most 64 characters.
        @export(implementation) public var memberExternalId: String? { _record.stringOpt(3) }
        /// The identity by which they sign in with SAML. Only if the team uses persistent ids.
        @export(implementation) public var memberPersistentId: String? { _record.stringOpt(4) }
        /// Whether to send an invitation by mail. Without it the team must tell them itself. Default: `true`.
        @export(implementation) public var sendWelcomeEmail: Bool { _record.bool(5, true) }
        /// Whether the team's directory is restricted for them.
        @export(implementation) public var isDirectoryRestricted: Bool? { _record.boolOpt(6) }
        /// The role. Without one they are an ordinary member. At most 1 item. Each: At most 128 characters. Each:
        /// Pattern: `pid_dbtmr:.*`.
        @export(implementation) public var roleIds: [String]? { _record.stringsOpt(7) }
    }

    /// What became of somebody who was invited.
    public enum MemberAddV2Result: StoneUnion, CustomStringConvertible {
        /// The team has no license left; the value is the email address. At most 255 characters. Pattern:
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case teamLicenseLimit(String)
        /// A free team takes no more members; the value is the email address. At most 255 characters. Pattern:
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case freeTeamMemberLimitReached(String)
        /// They belong to the team or are invited, or can still be recovered; the value is the email address. At most
        /// 255 characters. Pattern: `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case userAlreadyOnTeam(String)
        /// They belong to another team or are invited there; the value is the email address. At most 255 characters.
        /// Pattern: `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case userOnAnotherTeam(String)
        /// Their account is linked to another one; the value is the email address. At most 255 characters. Pattern:
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case userAlreadyPaired(String)
        /// Their account could not be moved; the value is the email address. At most 255 characters. Pattern:
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case userMigrationFailed(String)
        /// Another member has this external id; the value is the email address. At most 255 characters. Pattern:
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case duplicateExternalMemberId(String)
        /// Another member has this persistent id; the value is the email address. At most 255 characters. Pattern:
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case duplicateMemberPersistentId(String)
        /// The team does not sign in by SAML with persistent ids; the value is the email address. At most 255
        /// characters. Pattern: `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case persistentIdDisabled(String)
        /// No account could be made for them; the value is the email address. At most 255 characters. Pattern:
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case userCreationFailed(String)
        /// They were added.
        case success(Team.TeamMemberInfoV2)
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(132) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .teamLicenseLimit(_value.string())
            case 1: self = .freeTeamMemberLimitReached(_value.string())
            case 2: self = .userAlreadyOnTeam(_value.string())
            case 3: self = .userOnAnotherTeam(_value.string())
            case 4: self = .userAlreadyPaired(_value.string())
            case 5: self = .userMigrationFailed(_value.string())
            case 6: self = .duplicateExternalMemberId(_value.string())
            case 7: self = .duplicateMemberPersistentId(_value.string())
            case 8: self = .persistentIdDisabled(_value.string())
            case 9: self = .userCreationFailed(_value.string())
            case 10: self = .success(Team.TeamMemberInfoV2(_record: payload))
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .teamLicenseLimit(let value): .boxed(0, string: value)
            case .freeTeamMemberLimitReached(let value): .boxed(1, string: value)
            case .userAlreadyOnTeam(let value): .boxed(2, string: value)
            case .userOnAnotherTeam(let value): .boxed(3, string: value)
            case .userAlreadyPaired(let value): .boxed(4, string: value)
            case .userMigrationFailed(let value): .boxed(5, string: value)
            case .duplicateExternalMemberId(let value): .boxed(6, string: value)
            case .duplicateMemberPersistentId(let value): .boxed(7, string: value)
            case .persistentIdDisabled(let value): .boxed(8, string: value)
            case .userCreationFailed(let value): .boxed(9, string: value)
            case .success(let value): .variant(10, value._record)
            case .other: .tag(11)
            }
        }
    }

    /// A member with their sessions and devices.
    public struct MemberDevices: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(133) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            teamMemberId: String,
            webSessions: [Team.ActiveWebSession]? = nil,
            desktopClients: [Team.DesktopClientSession]? = nil,
            mobileClients: [Team.MobileClientSession]? = nil
        ) {
            var builder = RecordBuilder(Team._type(133))
            builder.string(0, teamMemberId)
            builder.list(1, webSessions)
            builder.list(2, desktopClients)
            builder.list(3, mobileClients)
            self.init(_record: builder.record())
        }

        /// The member, `dbmid:…`.
        @export(implementation) public var teamMemberId: String { _record.string(0) }
        /// The web sessions.
        @export(implementation) public var webSessions: [Team.ActiveWebSession]? { _record.listOpt(1) }
        /// The computers.
        @export(implementation) public var desktopClients: [Team.DesktopClientSession]? { _record.listOpt(2) }
        /// The mobile devices.
        @export(implementation) public var mobileClients: [Team.MobileClientSession]? { _record.listOpt(3) }
    }

    /// A member with the apps that they have linked.
    public struct MemberLinkedApps: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(134) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(teamMemberId: String, linkedApiApps: [Team.ApiApp]) {
            var builder = RecordBuilder(Team._type(134))
            builder.string(0, teamMemberId)
            builder.list(1, linkedApiApps)
            self.init(_record: builder.record())
        }

        /// The member, `dbmid:…`.
        @export(implementation) public var teamMemberId: String { _record.string(0) }
        /// The apps.
        @export(implementation) public var linkedApiApps: [Team.ApiApp] { _record.list(1) }
    }
}
