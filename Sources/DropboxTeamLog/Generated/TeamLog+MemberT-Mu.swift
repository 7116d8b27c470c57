// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxTeam
import Foundation
import StoneRuntime

extension TeamLog {
    public struct MemberTransferAccountContentsDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 683) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct MemberTransferAccountContentsType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 684) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct MemberTransferredInternalFields: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 685) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(sourceTeamId: String, targetTeamId: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, sourceTeamId)
            builder.string(1, targetTeamId)
            _record = builder.record()
        }

        public var sourceTeamId: String { _record.string(0) }
        public var targetTeamId: String { _record.string(1) }
    }

    public struct MicrosoftLoginChangePolicyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 686) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: TeamLog.MicrosoftLoginPolicy, previousValue: TeamLog.MicrosoftLoginPolicy? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.MicrosoftLoginPolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamLog.MicrosoftLoginPolicy? { _record.unionOpt(1) }
    }

    public struct MicrosoftLoginChangePolicyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 687) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public enum MicrosoftLoginPolicy: StoneUnion, CustomStringConvertible {
        case default_
        case disabled
        case enabled
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 688) }

        public init(_value: Value) {
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

    public struct MicrosoftOfficeAddinChangePolicyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 689) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            newValue: TeamLog.MicrosoftOfficeAddinPolicy,
            previousValue: TeamLog.MicrosoftOfficeAddinPolicy? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.MicrosoftOfficeAddinPolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamLog.MicrosoftOfficeAddinPolicy? { _record.unionOpt(1) }
    }

    public struct MicrosoftOfficeAddinChangePolicyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 690) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public enum MicrosoftOfficeAddinPolicy: StoneUnion, CustomStringConvertible {
        case disabled
        case enabled
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 691) }

        public init(_value: Value) {
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

    /// Stands for details that could not be read.
    public struct MissingDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 692) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(sourceEventFields: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, sourceEventFields)
            _record = builder.record()
        }

        /// What could be read, as text.
        public var sourceEventFields: String? { _record.stringOpt(0) }
    }

    /// A mobile device that somebody has linked.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class MobileDeviceSessionLogInfo: TeamLog.DeviceSessionLogInfo, @unchecked Sendable {
        public override class var _type: TypeRef { TypeRef(TeamLog._schema, 693) }

        public required init(_record: Record) { super.init(_record: _record) }

        public init(
            deviceName: String,
            clientType: Team.MobileClientPlatform,
            ipAddress: String? = nil,
            created: Date? = nil,
            updated: Date? = nil,
            sessionInfo: TeamLog.MobileSessionLogInfo? = nil,
            clientVersion: String? = nil,
            osVersion: String? = nil,
            lastCarrier: String? = nil
        ) {
            var builder = RecordBuilder(MobileDeviceSessionLogInfo._type)
            builder.string(0, ipAddress)
            builder.date(1, created)
            builder.date(2, updated)
            builder.object(3, sessionInfo?._record)
            builder.string(4, deviceName)
            builder.union(5, clientType._value)
            builder.string(6, clientVersion)
            builder.string(7, osVersion)
            builder.string(8, lastCarrier)
            super.init(_record: builder.record())
        }

        /// The session.
        public var sessionInfo: TeamLog.MobileSessionLogInfo? { _record.objectOpt(3) }
        /// The name of the device.
        public var deviceName: String { _record.string(4) }
        /// The kind of device.
        public var clientType: Team.MobileClientPlatform { _record.union(5) }
        /// The version of the Dropbox app.
        public var clientVersion: String? { _record.stringOpt(6) }
        /// The version of the operating system.
        public var osVersion: String? { _record.stringOpt(7) }
        /// The carrier that it last used.
        public var lastCarrier: String? { _record.stringOpt(8) }
    }

    /// A session on a mobile device.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class MobileSessionLogInfo: TeamLog.SessionLogInfo, @unchecked Sendable {
        public override class var _type: TypeRef { TypeRef(TeamLog._schema, 694) }

        public required init(_record: Record) { super.init(_record: _record) }

        public override init(sessionId: String? = nil) {
            var builder = RecordBuilder(MobileSessionLogInfo._type)
            builder.string(0, sessionId)
            super.init(_record: builder.record())
        }
    }

    public enum MultiTeamIdentityPolicy: StoneUnion, CustomStringConvertible {
        case default_
        case disabled
        case enabled
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 695) }

        public init(_value: Value) {
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

    public struct MultiTeamIdentityPolicyChangedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 696) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: TeamLog.MultiTeamIdentityPolicy, previousValue: TeamLog.MultiTeamIdentityPolicy? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.MultiTeamIdentityPolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamLog.MultiTeamIdentityPolicy? { _record.unionOpt(1) }
    }

    public struct MultiTeamIdentityPolicyChangedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 697) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }
}
