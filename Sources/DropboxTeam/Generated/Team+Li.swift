// Generated from API/team.json by `make generate`. Do not edit.

import StoneRuntime

extension Team {
    /// Whose apps to list.
    public struct ListMemberAppsArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 108) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(teamMemberId: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, teamMemberId)
            _record = builder.record()
        }

        /// The member, `dbmid:…`.
        public var teamMemberId: String { _record.string(0) }
    }

    /// Why apps were not listed.
    public enum ListMemberAppsError: StoneUnion, CustomStringConvertible {
        /// There is no such member.
        case memberNotFound
        case other

        public static var _type: TypeRef { TypeRef(Team._schema, 109) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .memberNotFound
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .memberNotFound: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// The apps that a member has linked.
    public struct ListMemberAppsResult: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 110) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(linkedApiApps: [Team.ApiApp]) {
            var builder = RecordBuilder(Self._type)
            builder.list(0, linkedApiApps)
            _record = builder.record()
        }

        /// The apps.
        public var linkedApiApps: [Team.ApiApp] { _record.list(0) }
    }

    /// Whose devices to list, and of which kinds.
    public struct ListMemberDevicesArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 111) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            teamMemberId: String,
            includeWebSessions: Bool = true,
            includeDesktopClients: Bool = true,
            includeMobileClients: Bool = true
        ) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, teamMemberId)
            builder.bool(1, includeWebSessions)
            builder.bool(2, includeDesktopClients)
            builder.bool(3, includeMobileClients)
            _record = builder.record()
        }

        /// The member, `dbmid:…`.
        public var teamMemberId: String { _record.string(0) }
        /// Whether to list web sessions. Default: `true`.
        public var includeWebSessions: Bool { _record.bool(1, true) }
        /// Whether to list computers. Default: `true`.
        public var includeDesktopClients: Bool { _record.bool(2, true) }
        /// Whether to list mobile devices. Default: `true`.
        public var includeMobileClients: Bool { _record.bool(3, true) }
    }

    /// Why devices were not listed.
    public enum ListMemberDevicesError: StoneUnion, CustomStringConvertible {
        /// There is no such member.
        case memberNotFound
        case other

        public static var _type: TypeRef { TypeRef(Team._schema, 112) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .memberNotFound
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .memberNotFound: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// The sessions and devices of a member.
    public struct ListMemberDevicesResult: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 113) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            activeWebSessions: [Team.ActiveWebSession]? = nil,
            desktopClientSessions: [Team.DesktopClientSession]? = nil,
            mobileClientSessions: [Team.MobileClientSession]? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.list(0, activeWebSessions)
            builder.list(1, desktopClientSessions)
            builder.list(2, mobileClientSessions)
            _record = builder.record()
        }

        /// The web sessions.
        public var activeWebSessions: [Team.ActiveWebSession]? { _record.listOpt(0) }
        /// The computers.
        public var desktopClientSessions: [Team.DesktopClientSession]? { _record.listOpt(1) }
        /// The mobile devices.
        public var mobileClientSessions: [Team.MobileClientSession]? { _record.listOpt(2) }
    }

    /// Where a listing goes on.
    public struct ListMembersAppsArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 114) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(cursor: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, cursor)
            _record = builder.record()
        }

        /// The cursor of the latest page. Nil for the first one.
        public var cursor: String? { _record.stringOpt(0) }
    }

    /// Why apps were not listed.
    public enum ListMembersAppsError: StoneUnion, CustomStringConvertible {
        /// The cursor has expired. List from the start.
        case reset
        case other

        public static var _type: TypeRef { TypeRef(Team._schema, 115) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .reset
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .reset: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// A page of members with the apps that they have linked.
    public struct ListMembersAppsResult: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 116) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(apps: [Team.MemberLinkedApps], hasMore: Bool, cursor: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.list(0, apps)
            builder.bool(1, hasMore)
            builder.string(2, cursor)
            _record = builder.record()
        }

        /// The members and their apps.
        public var apps: [Team.MemberLinkedApps] { _record.list(0) }
        /// Whether there is a next page.
        public var hasMore: Bool { _record.bool(1) }
        /// Where the next page begins.
        public var cursor: String? { _record.stringOpt(2) }
    }

    /// Which kinds of devices to list.
    public struct ListMembersDevicesArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 117) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            cursor: String? = nil,
            includeWebSessions: Bool = true,
            includeDesktopClients: Bool = true,
            includeMobileClients: Bool = true
        ) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, cursor)
            builder.bool(1, includeWebSessions)
            builder.bool(2, includeDesktopClients)
            builder.bool(3, includeMobileClients)
            _record = builder.record()
        }

        /// The cursor of the latest page. Nil for the first one.
        public var cursor: String? { _record.stringOpt(0) }
        /// Whether to list web sessions. Default: `true`.
        public var includeWebSessions: Bool { _record.bool(1, true) }
        /// Whether to list computers. Default: `true`.
        public var includeDesktopClients: Bool { _record.bool(2, true) }
        /// Whether to list mobile devices. Default: `true`.
        public var includeMobileClients: Bool { _record.bool(3, true) }
    }

    /// Why devices were not listed.
    public enum ListMembersDevicesError: StoneUnion, CustomStringConvertible {
        /// The cursor has expired. List from the start.
        case reset
        case other

        public static var _type: TypeRef { TypeRef(Team._schema, 118) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .reset
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .reset: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// A page of members with their sessions and devices.
    public struct ListMembersDevicesResult: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 119) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(devices: [Team.MemberDevices], hasMore: Bool, cursor: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.list(0, devices)
            builder.bool(1, hasMore)
            builder.string(2, cursor)
            _record = builder.record()
        }

        /// The members and their devices.
        public var devices: [Team.MemberDevices] { _record.list(0) }
        /// Whether there is a next page.
        public var hasMore: Bool { _record.bool(1) }
        /// Where the next page begins.
        public var cursor: String? { _record.stringOpt(2) }
    }

    /// Where a listing goes on.
    public struct ListTeamAppsArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 120) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(cursor: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, cursor)
            _record = builder.record()
        }

        /// The cursor of the latest page. Nil for the first one.
        public var cursor: String? { _record.stringOpt(0) }
    }

    /// Why apps were not listed.
    public enum ListTeamAppsError: StoneUnion, CustomStringConvertible {
        /// The cursor has expired. List from the start.
        case reset
        case other

        public static var _type: TypeRef { TypeRef(Team._schema, 121) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .reset
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .reset: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// A page of members with the apps that they have linked.
    public struct ListTeamAppsResult: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 122) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(apps: [Team.MemberLinkedApps], hasMore: Bool, cursor: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.list(0, apps)
            builder.bool(1, hasMore)
            builder.string(2, cursor)
            _record = builder.record()
        }

        /// The members and their apps.
        public var apps: [Team.MemberLinkedApps] { _record.list(0) }
        /// Whether there is a next page.
        public var hasMore: Bool { _record.bool(1) }
        /// Where the next page begins.
        public var cursor: String? { _record.stringOpt(2) }
    }

    /// Which kinds of devices to list.
    public struct ListTeamDevicesArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 123) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            cursor: String? = nil,
            includeWebSessions: Bool = true,
            includeDesktopClients: Bool = true,
            includeMobileClients: Bool = true
        ) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, cursor)
            builder.bool(1, includeWebSessions)
            builder.bool(2, includeDesktopClients)
            builder.bool(3, includeMobileClients)
            _record = builder.record()
        }

        /// The cursor of the latest page. Nil for the first one.
        public var cursor: String? { _record.stringOpt(0) }
        /// Whether to list web sessions. Default: `true`.
        public var includeWebSessions: Bool { _record.bool(1, true) }
        /// Whether to list computers. Default: `true`.
        public var includeDesktopClients: Bool { _record.bool(2, true) }
        /// Whether to list mobile devices. Default: `true`.
        public var includeMobileClients: Bool { _record.bool(3, true) }
    }

    /// Why devices were not listed.
    public enum ListTeamDevicesError: StoneUnion, CustomStringConvertible {
        /// The cursor has expired. List from the start.
        case reset
        case other

        public static var _type: TypeRef { TypeRef(Team._schema, 124) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .reset
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .reset: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// A page of members with their sessions and devices.
    public struct ListTeamDevicesResult: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 125) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(devices: [Team.MemberDevices], hasMore: Bool, cursor: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.list(0, devices)
            builder.bool(1, hasMore)
            builder.string(2, cursor)
            _record = builder.record()
        }

        /// The members and their devices.
        public var devices: [Team.MemberDevices] { _record.list(0) }
        /// Whether there is a next page.
        public var hasMore: Bool { _record.bool(1) }
        /// Where the next page begins.
        public var cursor: String? { _record.stringOpt(2) }
    }
}
