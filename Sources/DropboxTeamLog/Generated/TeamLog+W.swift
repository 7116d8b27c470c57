// Generated from API/team_log.json by `make generate`. Do not edit.

import Foundation
import StoneRuntime

extension TeamLog {
    public enum WatermarkingPolicy: StoneUnion, CustomStringConvertible {
        case disabled
        case enabled
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1471) }

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

    public struct WatermarkingPolicyChangedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1472) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: TeamLog.WatermarkingPolicy, previousValue: TeamLog.WatermarkingPolicy) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.WatermarkingPolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamLog.WatermarkingPolicy { _record.union(1) }
    }

    public struct WatermarkingPolicyChangedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1473) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    /// A browser that somebody is signed in with.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class WebDeviceSessionLogInfo: TeamLog.DeviceSessionLogInfo, @unchecked Sendable {
        public override class var _type: TypeRef { TypeRef(TeamLog._schema, 1474) }

        public required init(_record: Record) { super.init(_record: _record) }

        public init(
            userAgent: String,
            os: String,
            browser: String,
            ipAddress: String? = nil,
            created: Date? = nil,
            updated: Date? = nil,
            sessionInfo: TeamLog.WebSessionLogInfo? = nil
        ) {
            var builder = RecordBuilder(WebDeviceSessionLogInfo._type)
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
        public var sessionInfo: TeamLog.WebSessionLogInfo? { _record.objectOpt(3) }
        /// How the browser names itself.
        public var userAgent: String { _record.string(4) }
        /// The operating system.
        public var os: String { _record.string(5) }
        /// The browser.
        public var browser: String { _record.string(6) }
    }

    /// A session in a browser.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class WebSessionLogInfo: TeamLog.SessionLogInfo, @unchecked Sendable {
        public override class var _type: TypeRef { TypeRef(TeamLog._schema, 1475) }

        public required init(_record: Record) { super.init(_record: _record) }

        public override init(sessionId: String? = nil) {
            var builder = RecordBuilder(WebSessionLogInfo._type)
            builder.string(0, sessionId)
            super.init(_record: builder.record())
        }
    }

    public struct WebSessionsChangeActiveSessionLimitDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1476) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(previousValue: String, newValue: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, previousValue)
            builder.string(1, newValue)
            _record = builder.record()
        }

        /// The value before the change.
        public var previousValue: String { _record.string(0) }
        /// The value after the change.
        public var newValue: String { _record.string(1) }
    }

    public struct WebSessionsChangeActiveSessionLimitType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1477) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct WebSessionsChangeFixedLengthPolicyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1478) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            newValue: TeamLog.WebSessionsFixedLengthPolicy? = nil,
            previousValue: TeamLog.WebSessionsFixedLengthPolicy? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue?._value)
            builder.union(1, previousValue?._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.WebSessionsFixedLengthPolicy? { _record.unionOpt(0) }
        /// The value before the change.
        public var previousValue: TeamLog.WebSessionsFixedLengthPolicy? { _record.unionOpt(1) }
    }

    public struct WebSessionsChangeFixedLengthPolicyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1479) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct WebSessionsChangeIdleLengthPolicyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1480) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            newValue: TeamLog.WebSessionsIdleLengthPolicy? = nil,
            previousValue: TeamLog.WebSessionsIdleLengthPolicy? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue?._value)
            builder.union(1, previousValue?._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.WebSessionsIdleLengthPolicy? { _record.unionOpt(0) }
        /// The value before the change.
        public var previousValue: TeamLog.WebSessionsIdleLengthPolicy? { _record.unionOpt(1) }
    }

    public struct WebSessionsChangeIdleLengthPolicyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1481) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public enum WebSessionsFixedLengthPolicy: StoneUnion, CustomStringConvertible {
        case defined(TeamLog.DurationLogInfo)
        case undefined
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1482) }

        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .defined(TeamLog.DurationLogInfo(_record: payload))
            case 1: self = .undefined
            default: self = .other
            }
        }

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

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1483) }

        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .defined(TeamLog.DurationLogInfo(_record: payload))
            case 1: self = .undefined
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .defined(let value): .variant(0, value._record)
            case .undefined: .tag(1)
            case .other: .tag(2)
            }
        }
    }
}
