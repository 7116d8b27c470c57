// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxAccount
import DropboxTeam
import Foundation
import StoneRuntime

extension TeamLog {
    public enum DefaultLinkExpirationDaysPolicy: StoneUnion, CustomStringConvertible {
        case day1
        case day180
        case day3
        case day30
        case day7
        case day90
        case none
        case year1
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(210) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .day1
            case 1: self = .day180
            case 2: self = .day3
            case 3: self = .day30
            case 4: self = .day7
            case 5: self = .day90
            case 6: self = .none
            case 7: self = .year1
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .day1: .tag(0)
            case .day180: .tag(1)
            case .day3: .tag(2)
            case .day30: .tag(3)
            case .day7: .tag(4)
            case .day90: .tag(5)
            case .none: .tag(6)
            case .year1: .tag(7)
            case .other: .tag(8)
            }
        }
    }

    public struct DeleteTeamInviteLinkDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(211) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(linkUrl: String) {
            var builder = RecordBuilder(TeamLog._type(211))
            builder.string(0, linkUrl)
            self.init(_record: builder.record())
        }

        @export(implementation) public var linkUrl: String { _record.string(0) }
    }

    public struct DeleteTeamInviteLinkType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(212) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(212))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    /// A computer that somebody has linked.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class DesktopDeviceSessionLogInfo: TeamLog.DeviceSessionLogInfo, @unchecked Sendable {
        public override class var _type: TypeRef { TeamLog._type(213) }

        public required init(_record: Record) { super.init(_record: _record) }

        @export(implementation)
        public init(
            hostName: String,
            clientType: Team.DesktopPlatform,
            platform: String,
            isDeleteOnUnlinkSupported: Bool,
            ipAddress: String? = nil,
            created: Date? = nil,
            updated: Date? = nil,
            sessionInfo: TeamLog.DesktopSessionLogInfo? = nil,
            clientVersion: String? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(213))
            builder.string(0, ipAddress)
            builder.date(1, created)
            builder.date(2, updated)
            builder.object(3, sessionInfo?._record)
            builder.string(4, hostName)
            builder.union(5, clientType._value)
            builder.string(6, clientVersion)
            builder.string(7, platform)
            builder.bool(8, isDeleteOnUnlinkSupported)
            super.init(_record: builder.record())
        }

        /// The session.
        @export(implementation) public var sessionInfo: TeamLog.DesktopSessionLogInfo? { _record.objectOpt(3) }
        /// The name of the computer.
        @export(implementation) public var hostName: String { _record.string(4) }
        /// The kind of computer.
        @export(implementation) public var clientType: Team.DesktopPlatform { _record.union(5) }
        /// The version of the Dropbox app.
        @export(implementation) public var clientVersion: String? { _record.stringOpt(6) }
        /// The operating system.
        @export(implementation) public var platform: String { _record.string(7) }
        /// Whether its files can be deleted when it is unlinked.
        @export(implementation) public var isDeleteOnUnlinkSupported: Bool { _record.bool(8) }
    }

    /// A session on a computer.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class DesktopSessionLogInfo: TeamLog.SessionLogInfo, @unchecked Sendable {
        public override class var _type: TypeRef { TeamLog._type(214) }

        public required init(_record: Record) { super.init(_record: _record) }

        @export(implementation)
        public override init(sessionId: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(214))
            builder.string(0, sessionId)
            super.init(_record: builder.record())
        }
    }

    public struct DeviceApprovalsAddExceptionDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(215) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(TeamLog._type(215))) }
    }

    public struct DeviceApprovalsAddExceptionType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(216) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(216))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct DeviceApprovalsChangeDesktopPolicyDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(217) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            newValue: TeamLog.DeviceApprovalsPolicy? = nil,
            previousValue: TeamLog.DeviceApprovalsPolicy? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(217))
            builder.union(0, newValue?._value)
            builder.union(1, previousValue?._value)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.DeviceApprovalsPolicy? { _record.unionOpt(0) }
        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.DeviceApprovalsPolicy? { _record.unionOpt(1) }
    }

    public struct DeviceApprovalsChangeDesktopPolicyType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(218) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(218))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct DeviceApprovalsChangeMobilePolicyDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(219) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            newValue: TeamLog.DeviceApprovalsPolicy? = nil,
            previousValue: TeamLog.DeviceApprovalsPolicy? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(219))
            builder.union(0, newValue?._value)
            builder.union(1, previousValue?._value)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.DeviceApprovalsPolicy? { _record.unionOpt(0) }
        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.DeviceApprovalsPolicy? { _record.unionOpt(1) }
    }

    public struct DeviceApprovalsChangeMobilePolicyType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(220) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(220))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct DeviceApprovalsChangeOverageActionDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(221) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: TeamPolicies.RolloutMethod? = nil, previousValue: TeamPolicies.RolloutMethod? = nil) {
            var builder = RecordBuilder(TeamLog._type(221))
            builder.union(0, newValue?._value)
            builder.union(1, previousValue?._value)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: TeamPolicies.RolloutMethod? { _record.unionOpt(0) }
        /// The value before the change.
        @export(implementation) public var previousValue: TeamPolicies.RolloutMethod? { _record.unionOpt(1) }
    }

    public struct DeviceApprovalsChangeOverageActionType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(222) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(222))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct DeviceApprovalsChangeUnlinkActionDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(223) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: TeamLog.DeviceUnlinkPolicy? = nil, previousValue: TeamLog.DeviceUnlinkPolicy? = nil) {
            var builder = RecordBuilder(TeamLog._type(223))
            builder.union(0, newValue?._value)
            builder.union(1, previousValue?._value)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.DeviceUnlinkPolicy? { _record.unionOpt(0) }
        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.DeviceUnlinkPolicy? { _record.unionOpt(1) }
    }

    public struct DeviceApprovalsChangeUnlinkActionType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(224) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(224))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public enum DeviceApprovalsPolicy: StoneUnion, CustomStringConvertible {
        case limited
        case unlimited
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(225) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .limited
            case 1: self = .unlimited
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .limited: .tag(0)
            case .unlimited: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    public struct DeviceApprovalsRemoveExceptionDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(226) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(TeamLog._type(226))) }
    }

    public struct DeviceApprovalsRemoveExceptionType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(227) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(227))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct DeviceChangeIpDesktopDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(228) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(deviceSessionInfo: TeamLog.DeviceSessionLogInfo) {
            var builder = RecordBuilder(TeamLog._type(228))
            builder.poly(0, deviceSessionInfo)
            self.init(_record: builder.record())
        }

        @export(implementation) public var deviceSessionInfo: TeamLog.DeviceSessionLogInfo { _record.poly(0) }
    }

    public struct DeviceChangeIpDesktopType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(229) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(229))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct DeviceChangeIpMobileDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(230) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(deviceSessionInfo: TeamLog.DeviceSessionLogInfo? = nil) {
            var builder = RecordBuilder(TeamLog._type(230))
            builder.poly(0, deviceSessionInfo)
            self.init(_record: builder.record())
        }

        @export(implementation) public var deviceSessionInfo: TeamLog.DeviceSessionLogInfo? { _record.polyOpt(0) }
    }

    public struct DeviceChangeIpMobileType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(231) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(231))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct DeviceChangeIpWebDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(232) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(userAgent: String) {
            var builder = RecordBuilder(TeamLog._type(232))
            builder.string(0, userAgent)
            self.init(_record: builder.record())
        }

        @export(implementation) public var userAgent: String { _record.string(0) }
    }

    public struct DeviceChangeIpWebType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(233) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(233))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct DeviceDeleteOnUnlinkFailDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(234) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(numFailures: Int64, sessionInfo: TeamLog.SessionLogInfo? = nil, displayName: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(234))
            builder.poly(0, sessionInfo)
            builder.string(1, displayName)
            builder.int64(2, numFailures)
            self.init(_record: builder.record())
        }

        /// The session.
        @export(implementation) public var sessionInfo: TeamLog.SessionLogInfo? { _record.polyOpt(0) }
        @export(implementation) public var displayName: String? { _record.stringOpt(1) }
        @export(implementation) public var numFailures: Int64 { _record.int64(2) }
    }

    public struct DeviceDeleteOnUnlinkFailType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(235) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(235))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct DeviceDeleteOnUnlinkSuccessDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(236) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(sessionInfo: TeamLog.SessionLogInfo? = nil, displayName: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(236))
            builder.poly(0, sessionInfo)
            builder.string(1, displayName)
            self.init(_record: builder.record())
        }

        /// The session.
        @export(implementation) public var sessionInfo: TeamLog.SessionLogInfo? { _record.polyOpt(0) }
        @export(implementation) public var displayName: String? { _record.stringOpt(1) }
    }

    public struct DeviceDeleteOnUnlinkSuccessType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(237) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(237))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct DeviceLinkFailDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(238) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(deviceType: TeamLog.DeviceType, ipAddress: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(238))
            builder.string(0, ipAddress)
            builder.union(1, deviceType._value)
            self.init(_record: builder.record())
        }

        @export(implementation) public var ipAddress: String? { _record.stringOpt(0) }
        @export(implementation) public var deviceType: TeamLog.DeviceType { _record.union(1) }
    }

    public struct DeviceLinkFailType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(239) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(239))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct DeviceLinkSuccessDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(240) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(deviceSessionInfo: TeamLog.DeviceSessionLogInfo? = nil) {
            var builder = RecordBuilder(TeamLog._type(240))
            builder.poly(0, deviceSessionInfo)
            self.init(_record: builder.record())
        }

        @export(implementation) public var deviceSessionInfo: TeamLog.DeviceSessionLogInfo? { _record.polyOpt(0) }
    }

    public struct DeviceLinkSuccessType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(241) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(241))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct DeviceManagementDisabledDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(242) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(TeamLog._type(242))) }
    }

    public struct DeviceManagementDisabledType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(243) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(243))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct DeviceManagementEnabledDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(244) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(TeamLog._type(244))) }
    }

    public struct DeviceManagementEnabledType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(245) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(245))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    /// A device or browser.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public class DeviceSessionLogInfo: StoneObject, @unchecked Sendable {
        public override class var _type: TypeRef { TeamLog._type(246) }

        public required init(_record: Record) { super.init(_record: _record) }

        @export(implementation)
        public init(ipAddress: String? = nil, created: Date? = nil, updated: Date? = nil) {
            var builder = RecordBuilder(TeamLog._type(246))
            builder.string(0, ipAddress)
            builder.date(1, created)
            builder.date(2, updated)
            super.init(_record: builder.record())
        }

        /// The address of its latest activity.
        @export(implementation) public final var ipAddress: String? { _record.stringOpt(0) }
        /// When the session began.
        @export(implementation) public final var created: Date? { _record.dateOpt(1) }
        /// When it was last active.
        @export(implementation) public final var updated: Date? { _record.dateOpt(2) }
    }

    public struct DeviceSyncBackupStatusChangedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(247) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            desktopDeviceSessionInfo: TeamLog.DesktopDeviceSessionLogInfo,
            previousValue: TeamLog.BackupStatus,
            newValue: TeamLog.BackupStatus
        ) {
            var builder = RecordBuilder(TeamLog._type(247))
            builder.object(0, desktopDeviceSessionInfo._record)
            builder.union(1, previousValue._value)
            builder.union(2, newValue._value)
            self.init(_record: builder.record())
        }

        @export(implementation)
        public var desktopDeviceSessionInfo: TeamLog.DesktopDeviceSessionLogInfo {
            _record.object(0)
        }
        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.BackupStatus { _record.union(1) }
        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.BackupStatus { _record.union(2) }
    }

    public struct DeviceSyncBackupStatusChangedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(248) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(248))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public enum DeviceType: StoneUnion, CustomStringConvertible {
        case desktop
        case mobile
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(249) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .desktop
            case 1: self = .mobile
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .desktop: .tag(0)
            case .mobile: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    public struct DeviceUnlinkDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(250) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(deleteData: Bool, sessionInfo: TeamLog.SessionLogInfo? = nil, displayName: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(250))
            builder.poly(0, sessionInfo)
            builder.string(1, displayName)
            builder.bool(2, deleteData)
            self.init(_record: builder.record())
        }

        /// The session.
        @export(implementation) public var sessionInfo: TeamLog.SessionLogInfo? { _record.polyOpt(0) }
        @export(implementation) public var displayName: String? { _record.stringOpt(1) }
        @export(implementation) public var deleteData: Bool { _record.bool(2) }
    }

    public enum DeviceUnlinkPolicy: StoneUnion, CustomStringConvertible {
        case keep
        case remove
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(251) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .keep
            case 1: self = .remove
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .keep: .tag(0)
            case .remove: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    public struct DeviceUnlinkType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(252) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(252))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }
}
