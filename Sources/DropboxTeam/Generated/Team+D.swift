// Generated from API/team.json by `make generate`. Do not edit.

import Foundation
import StoneRuntime

extension Team {
    /// The days of a report.
    public struct DateRange: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 21) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(startDate: Date? = nil, endDate: Date? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.date(0, startDate)
            builder.date(1, endDate)
            _record = builder.record()
        }

        /// The first day. By default 6 months ago, which is also the earliest.
        public var startDate: Date? { _record.dateOpt(0) }
        /// The day after the last.
        public var endDate: Date? { _record.dateOpt(1) }
    }

    /// Why no report was made.
    public enum DateRangeError: StoneUnion, CustomStringConvertible {
        case other

        public static var _type: TypeRef { TypeRef(Team._schema, 22) }

        public init(_value: Value) {
            switch _value.tag {
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .other: .tag(0)
            }
        }
    }

    /// What became of one email address.
    public enum DeleteSecondaryEmailResult: StoneUnion, CustomStringConvertible {
        /// It was removed; the value is the address. At most 255 characters. Pattern:
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case success(String)
        /// The member does not have it; the value is the address. At most 255 characters. Pattern:
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case notFound(String)
        /// It is the member's main address; the value is the address. At most 255 characters. Pattern:
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case cannotRemovePrimary(String)
        case other

        public static var _type: TypeRef { TypeRef(Team._schema, 23) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .success(_value.string())
            case 1: self = .notFound(_value.string())
            case 2: self = .cannotRemovePrimary(_value.string())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .success(let value): .boxed(0, string: value)
            case .notFound(let value): .boxed(1, string: value)
            case .cannotRemovePrimary(let value): .boxed(2, string: value)
            case .other: .tag(3)
            }
        }
    }

    /// Which email addresses to remove from whose accounts.
    public struct DeleteSecondaryEmailsArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 24) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(emailsToDelete: [Team.UserSecondaryEmailsArg]) {
            var builder = RecordBuilder(Self._type)
            builder.list(0, emailsToDelete)
            _record = builder.record()
        }

        /// Members, each with the addresses to remove.
        public var emailsToDelete: [Team.UserSecondaryEmailsArg] { _record.list(0) }
    }

    /// What became of each member.
    public struct DeleteSecondaryEmailsResult: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 25) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(results: [Team.UserDeleteResult]) {
            var builder = RecordBuilder(Self._type)
            builder.unions(0, results)
            _record = builder.record()
        }

        /// One outcome for each member.
        public var results: [Team.UserDeleteResult] { _record.unions(0) }
    }

    /// A computer that a member has linked.
    public struct DesktopClientSession: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 26) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            sessionId: String,
            hostName: String,
            clientType: Team.DesktopPlatform,
            clientVersion: String,
            platform: String,
            isDeleteOnUnlinkSupported: Bool,
            ipAddress: String? = nil,
            country: String? = nil,
            created: Date? = nil,
            updated: Date? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, sessionId)
            builder.string(1, ipAddress)
            builder.string(2, country)
            builder.date(3, created)
            builder.date(4, updated)
            builder.string(5, hostName)
            builder.union(6, clientType._value)
            builder.string(7, clientVersion)
            builder.string(8, platform)
            builder.bool(9, isDeleteOnUnlinkSupported)
            _record = builder.record()
        }

        /// The identity of the session.
        public var sessionId: String { _record.string(0) }
        /// The address of its latest activity.
        public var ipAddress: String? { _record.stringOpt(1) }
        /// The country of its latest activity.
        public var country: String? { _record.stringOpt(2) }
        /// When it began.
        public var created: Date? { _record.dateOpt(3) }
        /// When it was last active.
        public var updated: Date? { _record.dateOpt(4) }
        /// The name of the computer.
        public var hostName: String { _record.string(5) }
        /// The kind of computer.
        public var clientType: Team.DesktopPlatform { _record.union(6) }
        /// The version of the Dropbox app.
        public var clientVersion: String { _record.string(7) }
        /// The operating system.
        public var platform: String { _record.string(8) }
        /// Whether its files can be deleted when it is unlinked.
        public var isDeleteOnUnlinkSupported: Bool { _record.bool(9) }
    }

    /// A kind of computer.
    public enum DesktopPlatform: StoneUnion, CustomStringConvertible {
        /// Windows.
        case windows
        /// Mac.
        case mac
        /// Linux.
        case linux
        case other

        public static var _type: TypeRef { TypeRef(Team._schema, 27) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .windows
            case 1: self = .mac
            case 2: self = .linux
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .windows: .tag(0)
            case .mac: .tag(1)
            case .linux: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// What sessions of all kinds have in common.
    public struct DeviceSession: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 28) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            sessionId: String,
            ipAddress: String? = nil,
            country: String? = nil,
            created: Date? = nil,
            updated: Date? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, sessionId)
            builder.string(1, ipAddress)
            builder.string(2, country)
            builder.date(3, created)
            builder.date(4, updated)
            _record = builder.record()
        }

        /// The identity of the session.
        public var sessionId: String { _record.string(0) }
        /// The address of its latest activity.
        public var ipAddress: String? { _record.stringOpt(1) }
        /// The country of its latest activity.
        public var country: String? { _record.stringOpt(2) }
        /// When it began.
        public var created: Date? { _record.dateOpt(3) }
        /// When it was last active.
        public var updated: Date? { _record.dateOpt(4) }
    }

    /// A session to end.
    public struct DeviceSessionArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 29) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(sessionId: String, teamMemberId: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, sessionId)
            builder.string(1, teamMemberId)
            _record = builder.record()
        }

        /// The session.
        public var sessionId: String { _record.string(0) }
        /// The member, `dbmid:…`.
        public var teamMemberId: String { _record.string(1) }
    }

    /// How many devices were active, one number for each day. Nil where it is not known.
    public struct DevicesActive: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 30) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            windows: [UInt64?],
            macos: [UInt64?],
            linux: [UInt64?],
            ios: [UInt64?],
            android: [UInt64?],
            other: [UInt64?],
            total: [UInt64?]
        ) {
            var builder = RecordBuilder(Self._type)
            builder.values(0, windows)
            builder.values(1, macos)
            builder.values(2, linux)
            builder.values(3, ios)
            builder.values(4, android)
            builder.values(5, other)
            builder.values(6, total)
            _record = builder.record()
        }

        /// Computers with Windows.
        public var windows: [UInt64?] { _record.values(0) }
        /// Macs.
        public var macos: [UInt64?] { _record.values(1) }
        /// Computers with Linux.
        public var linux: [UInt64?] { _record.values(2) }
        /// Devices with iOS.
        public var ios: [UInt64?] { _record.values(3) }
        /// Devices with Android.
        public var android: [UInt64?] { _record.values(4) }
        /// Other devices.
        public var other: [UInt64?] { _record.values(5) }
        /// All devices.
        public var total: [UInt64?] { _record.values(6) }
    }
}
