// Generated from API/team.json by `make generate`. Do not edit.

import Foundation
import StoneRuntime

extension Team {
    /// A member's session in a browser.
    public struct ActiveWebSession: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 0) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            sessionId: String,
            userAgent: String,
            os: String,
            browser: String,
            ipAddress: String? = nil,
            country: String? = nil,
            created: Date? = nil,
            updated: Date? = nil,
            expires: Date? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, sessionId)
            builder.string(1, ipAddress)
            builder.string(2, country)
            builder.date(3, created)
            builder.date(4, updated)
            builder.string(5, userAgent)
            builder.string(6, os)
            builder.string(7, browser)
            builder.date(8, expires)
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
        /// How the browser names itself.
        public var userAgent: String { _record.string(5) }
        /// The operating system.
        public var os: String { _record.string(6) }
        /// The browser.
        public var browser: String { _record.string(7) }
        /// When the session ends by itself.
        public var expires: Date? { _record.dateOpt(8) }
    }

    /// What became of one email address.
    public enum AddSecondaryEmailResult: StoneUnion, CustomStringConvertible {
        /// It was added.
        case success(SecondaryEmails.SecondaryEmail)
        /// Somebody else has it; the value is the address. At most 255 characters. Pattern:
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case unavailable(String)
        /// It waits to be confirmed; the value is the address. At most 255 characters. Pattern:
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case alreadyPending(String)
        /// The member has it already; the value is the address. At most 255 characters. Pattern:
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case alreadyOwnedByUser(String)
        /// The member has too many addresses; the value is the address that is one too many. At most 255 characters.
        /// Pattern: `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case reachedLimit(String)
        /// Something went wrong at Dropbox. Try again; the value is the address. At most 255 characters. Pattern:
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Deprecated.
        case transientError(String)
        /// It is being changed by somebody else. Try again; the value is the address. At most 255 characters. Pattern:
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case tooManyUpdates(String)
        /// Something went wrong; the value is the address. At most 255 characters. Pattern:
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case unknownError(String)
        /// Too much mail has gone to this address. Try again later; the value is the address. At most 255 characters.
        /// Pattern: `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case rateLimited(String)
        case other

        public static var _type: TypeRef { TypeRef(Team._schema, 1) }

        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .success(SecondaryEmails.SecondaryEmail(_record: payload))
            case 1: self = .unavailable(_value.string())
            case 2: self = .alreadyPending(_value.string())
            case 3: self = .alreadyOwnedByUser(_value.string())
            case 4: self = .reachedLimit(_value.string())
            case 5: self = .transientError(_value.string())
            case 6: self = .tooManyUpdates(_value.string())
            case 7: self = .unknownError(_value.string())
            case 8: self = .rateLimited(_value.string())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .success(let value): .variant(0, value._record)
            case .unavailable(let value): .boxed(1, string: value)
            case .alreadyPending(let value): .boxed(2, string: value)
            case .alreadyOwnedByUser(let value): .boxed(3, string: value)
            case .reachedLimit(let value): .boxed(4, string: value)
            case .transientError(let value): .boxed(5, string: value)
            case .tooManyUpdates(let value): .boxed(6, string: value)
            case .unknownError(let value): .boxed(7, string: value)
            case .rateLimited(let value): .boxed(8, string: value)
            case .other: .tag(9)
            }
        }
    }

    /// Which email addresses to add to whose accounts.
    public struct AddSecondaryEmailsArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 2) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newSecondaryEmails: [Team.UserSecondaryEmailsArg]) {
            var builder = RecordBuilder(Self._type)
            builder.list(0, newSecondaryEmails)
            _record = builder.record()
        }

        /// Members, each with the addresses to add: at most 20 addresses in all.
        public var newSecondaryEmails: [Team.UserSecondaryEmailsArg] { _record.list(0) }
    }

    /// Why no email addresses were added.
    public enum AddSecondaryEmailsError: StoneUnion, CustomStringConvertible {
        /// The team does not allow further email addresses.
        case secondaryEmailsDisabled
        /// More than 20 addresses in one call.
        case tooManyEmails
        case other

        public static var _type: TypeRef { TypeRef(Team._schema, 3) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .secondaryEmailsDisabled
            case 1: self = .tooManyEmails
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .secondaryEmailsDisabled: .tag(0)
            case .tooManyEmails: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// What became of each member.
    public struct AddSecondaryEmailsResult: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 4) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(results: [Team.UserAddResult]) {
            var builder = RecordBuilder(Self._type)
            builder.unions(0, results)
            _record = builder.record()
        }

        /// One outcome for each member.
        public var results: [Team.UserAddResult] { _record.unions(0) }
    }

    /// What a member may do to the team.
    public enum AdminTier: StoneUnion, CustomStringConvertible {
        /// Everything.
        case teamAdmin
        /// Manage members.
        case userManagementAdmin
        /// Help members, or some other limited set of tasks.
        case supportAdmin
        /// Nothing.
        case memberOnly

        public static var _type: TypeRef { TypeRef(Team._schema, 5) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .teamAdmin
            case 1: self = .userManagementAdmin
            case 2: self = .supportAdmin
            default: self = .memberOnly
            }
        }

        public var _value: Value {
            switch self {
            case .teamAdmin: .tag(0)
            case .userManagementAdmin: .tag(1)
            case .supportAdmin: .tag(2)
            case .memberOnly: .tag(3)
            }
        }
    }

    /// An app that a member has linked.
    public struct ApiApp: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 6) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            appId: String,
            appName: String,
            isAppFolder: Bool,
            publisher: String? = nil,
            publisherUrl: String? = nil,
            linked: Date? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, appId)
            builder.string(1, appName)
            builder.string(2, publisher)
            builder.string(3, publisherUrl)
            builder.date(4, linked)
            builder.bool(5, isAppFolder)
            _record = builder.record()
        }

        /// The identity of the app.
        public var appId: String { _record.string(0) }
        /// The name of the app.
        public var appName: String { _record.string(1) }
        /// Who makes it.
        public var publisher: String? { _record.stringOpt(2) }
        /// The address of its maker.
        public var publisherUrl: String? { _record.stringOpt(3) }
        /// When it was linked.
        public var linked: Date? { _record.dateOpt(4) }
        /// Whether it sees a folder of its own only.
        public var isAppFolder: Bool { _record.bool(5) }
    }
}
