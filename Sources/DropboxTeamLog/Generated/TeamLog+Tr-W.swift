// Generated from API/team_log.json by `make generate`. Do not edit.

import Foundation
import StoneRuntime

extension TeamLog {
    /// Somebody outside of the team whom the team trusts.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class TrustedNonTeamMemberLogInfo: TeamLog.UserLogInfo, @unchecked Sendable {
        public override class var _type: TypeRef { TeamLog._type(1450) }

        public required init(_record: Record) { super.init(_record: _record) }

        @export(implementation)
        public init(
            trustedNonTeamMemberType: TeamLog.TrustedNonTeamMemberType,
            accountId: String? = nil,
            displayName: String? = nil,
            email: String? = nil,
            team: TeamLog.TeamLogInfo? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(1450))
            builder.string(0, accountId)
            builder.string(1, displayName)
            builder.string(2, email)
            builder.union(3, trustedNonTeamMemberType._value)
            builder.object(4, team?._record)
            super.init(_record: builder.record())
        }

        /// Why it trusts them.
        @export(implementation)
        public var trustedNonTeamMemberType: TeamLog.TrustedNonTeamMemberType {
            _record.union(3)
        }
        /// The team that they belong to.
        @export(implementation) public var team: TeamLog.TeamLogInfo? { _record.objectOpt(4) }
    }

    public enum TrustedNonTeamMemberType: StoneUnion, CustomStringConvertible {
        case enterpriseAdmin
        case multiInstanceAdmin
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(1451) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .enterpriseAdmin
            case 1: self = .multiInstanceAdmin
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .enterpriseAdmin: .tag(0)
            case .multiInstanceAdmin: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    public enum TrustedTeamsRequestAction: StoneUnion, CustomStringConvertible {
        case accepted
        case declined
        case expired
        case invited
        case revoked
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(1452) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .accepted
            case 1: self = .declined
            case 2: self = .expired
            case 3: self = .invited
            case 4: self = .revoked
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .accepted: .tag(0)
            case .declined: .tag(1)
            case .expired: .tag(2)
            case .invited: .tag(3)
            case .revoked: .tag(4)
            case .other: .tag(5)
            }
        }
    }

    public enum TrustedTeamsRequestState: StoneUnion, CustomStringConvertible {
        case invited
        case linked
        case unlinked
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(1453) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .invited
            case 1: self = .linked
            case 2: self = .unlinked
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .invited: .tag(0)
            case .linked: .tag(1)
            case .unlinked: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    public struct TwoAccountChangePolicyDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1454) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: TeamLog.TwoAccountPolicy, previousValue: TeamLog.TwoAccountPolicy? = nil) {
            var builder = RecordBuilder(TeamLog._type(1454))
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.TwoAccountPolicy { _record.union(0) }
        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.TwoAccountPolicy? { _record.unionOpt(1) }
    }

    public struct TwoAccountChangePolicyType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1455) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1455))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public enum TwoAccountPolicy: StoneUnion, CustomStringConvertible {
        case disabled
        case enabled
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(1456) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .disabled
            case 1: self = .enabled
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .disabled: .tag(0)
            case .enabled: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    public struct UndoNamingConventionDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1457) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(TeamLog._type(1457))) }
    }

    public struct UndoNamingConventionType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1458) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1458))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct UndoOrganizeFolderWithTidyDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1459) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(TeamLog._type(1459))) }
    }

    public struct UndoOrganizeFolderWithTidyType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1460) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1460))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    /// An app that a user has linked.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class UserLinkedAppLogInfo: TeamLog.AppLogInfo, @unchecked Sendable {
        public override class var _type: TypeRef { TeamLog._type(1461) }

        public required init(_record: Record) { super.init(_record: _record) }

        @export(implementation)
        public override init(appId: String? = nil, displayName: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(1461))
            builder.string(0, appId)
            builder.string(1, displayName)
            super.init(_record: builder.record())
        }
    }

    /// A user. Cast it to `TeamLog.TeamMemberLogInfo` or another of its kinds.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public class UserLogInfo: StoneObject, @unchecked Sendable {
        public override class var _type: TypeRef { TeamLog._type(1462) }

        public required init(_record: Record) { super.init(_record: _record) }

        @export(implementation)
        public init(accountId: String? = nil, displayName: String? = nil, email: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(1462))
            builder.string(0, accountId)
            builder.string(1, displayName)
            builder.string(2, email)
            super.init(_record: builder.record())
        }

        /// The account, `dbid:…`. Exactly 40 characters.
        @export(implementation) public final var accountId: String? { _record.stringOpt(0) }
        /// The name of the user.
        @export(implementation) public final var displayName: String? { _record.stringOpt(1) }
        /// The email address. At most 255 characters.
        @export(implementation) public final var email: String? { _record.stringOpt(2) }
    }

    /// The name of a user.
    public struct UserNameLogInfo: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1463) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(givenName: String, surname: String, locale: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(1463))
            builder.string(0, givenName)
            builder.string(1, surname)
            builder.string(2, locale)
            self.init(_record: builder.record())
        }

        /// The first name.
        @export(implementation) public var givenName: String { _record.string(0) }
        /// The family name.
        @export(implementation) public var surname: String { _record.string(1) }
        /// The language of the name.
        @export(implementation) public var locale: String? { _record.stringOpt(2) }
    }

    /// An app of which it is not known whether a user or the team has linked it.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class UserOrTeamLinkedAppLogInfo: TeamLog.AppLogInfo, @unchecked Sendable {
        public override class var _type: TypeRef { TeamLog._type(1464) }

        public required init(_record: Record) { super.init(_record: _record) }

        @export(implementation)
        public override init(appId: String? = nil, displayName: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(1464))
            builder.string(0, appId)
            builder.string(1, displayName)
            super.init(_record: builder.record())
        }
    }

    public struct UserTagsAddedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1465) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(values: [String]) {
            var builder = RecordBuilder(TeamLog._type(1465))
            builder.strings(0, values)
            self.init(_record: builder.record())
        }

        @export(implementation) public var values: [String] { _record.strings(0) }
    }

    public struct UserTagsAddedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1466) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1466))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct UserTagsRemovedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1467) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(values: [String]) {
            var builder = RecordBuilder(TeamLog._type(1467))
            builder.strings(0, values)
            self.init(_record: builder.record())
        }

        @export(implementation) public var values: [String] { _record.strings(0) }
    }

    public struct UserTagsRemovedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1468) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1468))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct ViewerInfoPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1469) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(previousValue: TeamLog.PassPolicy, newValue: TeamLog.PassPolicy) {
            var builder = RecordBuilder(TeamLog._type(1469))
            builder.union(0, previousValue._value)
            builder.union(1, newValue._value)
            self.init(_record: builder.record())
        }

        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.PassPolicy { _record.union(0) }
        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.PassPolicy { _record.union(1) }
    }

    public struct ViewerInfoPolicyChangedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1470) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1470))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public enum WatermarkingPolicy: StoneUnion, CustomStringConvertible {
        case disabled
        case enabled
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(1471) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .disabled
            case 1: self = .enabled
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .disabled: .tag(0)
            case .enabled: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    public struct WatermarkingPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1472) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: TeamLog.WatermarkingPolicy, previousValue: TeamLog.WatermarkingPolicy) {
            var builder = RecordBuilder(TeamLog._type(1472))
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.WatermarkingPolicy { _record.union(0) }
        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.WatermarkingPolicy { _record.union(1) }
    }

    public struct WatermarkingPolicyChangedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1473) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1473))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    /// A browser that somebody is signed in with.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class WebDeviceSessionLogInfo: TeamLog.DeviceSessionLogInfo, @unchecked Sendable {
        public override class var _type: TypeRef { TeamLog._type(1474) }

        public required init(_record: Record) { super.init(_record: _record) }

        @export(implementation)
        public init(
            userAgent: String,
            os: String,
            browser: String,
            ipAddress: String? = nil,
            created: Date? = nil,
            updated: Date? = nil,
            sessionInfo: TeamLog.WebSessionLogInfo? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(1474))
            builder.string(0, ipAddress)
            builder.date(1, created)
            builder.date(2, updated)
            builder.object(3, sessionInfo?._record)
            builder.string(4, userAgent)
            builder.string(5, os)
            builder.string(6, browser)
            super.init(_record: builder.record())
        }

        /// The session.
        @export(implementation) public var sessionInfo: TeamLog.WebSessionLogInfo? { _record.objectOpt(3) }
        /// How the browser names itself.
        @export(implementation) public var userAgent: String { _record.string(4) }
        /// The operating system.
        @export(implementation) public var os: String { _record.string(5) }
        /// The browser.
        @export(implementation) public var browser: String { _record.string(6) }
    }

    /// A session in a browser.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class WebSessionLogInfo: TeamLog.SessionLogInfo, @unchecked Sendable {
        public override class var _type: TypeRef { TeamLog._type(1475) }

        public required init(_record: Record) { super.init(_record: _record) }

        @export(implementation)
        public override init(sessionId: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(1475))
            builder.string(0, sessionId)
            super.init(_record: builder.record())
        }
    }

    public struct WebSessionsChangeActiveSessionLimitDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1476) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(previousValue: String, newValue: String) {
            var builder = RecordBuilder(TeamLog._type(1476))
            builder.string(0, previousValue)
            builder.string(1, newValue)
            self.init(_record: builder.record())
        }

        /// The value before the change.
        @export(implementation) public var previousValue: String { _record.string(0) }
        /// The value after the change.
        @export(implementation) public var newValue: String { _record.string(1) }
    }

    public struct WebSessionsChangeActiveSessionLimitType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1477) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1477))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct WebSessionsChangeFixedLengthPolicyDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1478) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            newValue: TeamLog.WebSessionsFixedLengthPolicy? = nil,
            previousValue: TeamLog.WebSessionsFixedLengthPolicy? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(1478))
            builder.union(0, newValue?._value)
            builder.union(1, previousValue?._value)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.WebSessionsFixedLengthPolicy? { _record.unionOpt(0) }
        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.WebSessionsFixedLengthPolicy? { _record.unionOpt(1) }
    }

    public struct WebSessionsChangeFixedLengthPolicyType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1479) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1479))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct WebSessionsChangeIdleLengthPolicyDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1480) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            newValue: TeamLog.WebSessionsIdleLengthPolicy? = nil,
            previousValue: TeamLog.WebSessionsIdleLengthPolicy? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(1480))
            builder.union(0, newValue?._value)
            builder.union(1, previousValue?._value)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.WebSessionsIdleLengthPolicy? { _record.unionOpt(0) }
        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.WebSessionsIdleLengthPolicy? { _record.unionOpt(1) }
    }

    public struct WebSessionsChangeIdleLengthPolicyType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1481) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1481))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public enum WebSessionsFixedLengthPolicy: StoneUnion, CustomStringConvertible {
        case defined(TeamLog.DurationLogInfo)
        case undefined
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(1482) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .defined(TeamLog.DurationLogInfo(_record: payload))
            case 1: self = .undefined
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .defined(let value): .variant(0, value._record)
            case .undefined: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    public enum WebSessionsIdleLengthPolicy: StoneUnion, CustomStringConvertible {
        case defined(TeamLog.DurationLogInfo)
        case undefined
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(1483) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .defined(TeamLog.DurationLogInfo(_record: payload))
            case 1: self = .undefined
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .defined(let value): .variant(0, value._record)
            case .undefined: .tag(1)
            case .other: .tag(2)
            }
        }
    }
}
