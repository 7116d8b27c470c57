// Generated from API/team_log.json by `make generate`. Do not edit.

import StoneRuntime

extension TeamLog {
    public struct UndoNamingConventionDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1457) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct UndoNamingConventionType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1458) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct UndoOrganizeFolderWithTidyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1459) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct UndoOrganizeFolderWithTidyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1460) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    /// An app that a user has linked.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class UserLinkedAppLogInfo: TeamLog.AppLogInfo, @unchecked Sendable {
        public override class var _type: TypeRef { TypeRef(TeamLog._schema, 1461) }

        public required init(_record: Record) { super.init(_record: _record) }

        public override init(appId: String? = nil, displayName: String? = nil) {
            var builder = RecordBuilder(UserLinkedAppLogInfo._type)
            builder.string(0, appId)
            builder.string(1, displayName)
            super.init(_record: builder.record())
        }
    }

    /// A user. Cast it to `TeamLog.TeamMemberLogInfo` or another of its kinds.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public class UserLogInfo: StoneObject, @unchecked Sendable {
        public override class var _type: TypeRef { TypeRef(TeamLog._schema, 1462) }

        public required init(_record: Record) { super.init(_record: _record) }

        public init(accountId: String? = nil, displayName: String? = nil, email: String? = nil) {
            var builder = RecordBuilder(UserLogInfo._type)
            builder.string(0, accountId)
            builder.string(1, displayName)
            builder.string(2, email)
            super.init(_record: builder.record())
        }

        /// The account, `dbid:…`. Exactly 40 characters.
        public final var accountId: String? { _record.stringOpt(0) }
        /// The name of the user.
        public final var displayName: String? { _record.stringOpt(1) }
        /// The email address. At most 255 characters.
        public final var email: String? { _record.stringOpt(2) }
    }

    /// The name of a user.
    public struct UserNameLogInfo: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1463) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(givenName: String, surname: String, locale: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, givenName)
            builder.string(1, surname)
            builder.string(2, locale)
            _record = builder.record()
        }

        /// The first name.
        public var givenName: String { _record.string(0) }
        /// The family name.
        public var surname: String { _record.string(1) }
        /// The language of the name.
        public var locale: String? { _record.stringOpt(2) }
    }

    /// An app of which it is not known whether a user or the team has linked it.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class UserOrTeamLinkedAppLogInfo: TeamLog.AppLogInfo, @unchecked Sendable {
        public override class var _type: TypeRef { TypeRef(TeamLog._schema, 1464) }

        public required init(_record: Record) { super.init(_record: _record) }

        public override init(appId: String? = nil, displayName: String? = nil) {
            var builder = RecordBuilder(UserOrTeamLinkedAppLogInfo._type)
            builder.string(0, appId)
            builder.string(1, displayName)
            super.init(_record: builder.record())
        }
    }

    public struct UserTagsAddedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1465) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(values: [String]) {
            var builder = RecordBuilder(Self._type)
            builder.strings(0, values)
            _record = builder.record()
        }

        public var values: [String] { _record.strings(0) }
    }

    public struct UserTagsAddedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1466) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct UserTagsRemovedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1467) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(values: [String]) {
            var builder = RecordBuilder(Self._type)
            builder.strings(0, values)
            _record = builder.record()
        }

        public var values: [String] { _record.strings(0) }
    }

    public struct UserTagsRemovedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1468) }
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
