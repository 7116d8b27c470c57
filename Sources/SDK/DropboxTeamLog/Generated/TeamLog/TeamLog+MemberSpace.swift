// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone

extension TeamLog {
    /// Details of an event in which a custom space limit was set for a member.
    public struct MemberSpaceLimitsAddCustomQuotaDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: UInt64) {
            var builder = RecordBuilder(TeamLog._type(661))
            builder.uint64(0, newValue)
            self.init(_plainRecord: builder.record())
        }

        /// The space limit in bytes after the change.
        @export(implementation) public var newValue: UInt64 { _plainRecord.uint64(0) }
    }

    /// A custom space limit was set for a member.
    public struct MemberSpaceLimitsAddCustomQuotaType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(662))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which members were exempted from member space limits.
    public struct MemberSpaceLimitsAddExceptionDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(663))) }
    }

    /// Members were exempted from member space limits.
    public struct MemberSpaceLimitsAddExceptionType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(664))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the team's type of member space limits was changed.
    public struct MemberSpaceLimitsChangeCapsTypePolicyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(previousValue: TeamLog.SpaceCapsType, newValue: TeamLog.SpaceCapsType) {
            var builder = RecordBuilder(TeamLog._type(665))
            builder.union(0, previousValue._value)
            builder.union(1, newValue._value)
            self.init(_plainRecord: builder.record())
        }

        /// The type of space limits before the change.
        @export(implementation) public var previousValue: TeamLog.SpaceCapsType { _plainRecord.union(0) }
        /// The type of space limits after the change.
        @export(implementation) public var newValue: TeamLog.SpaceCapsType { _plainRecord.union(1) }
    }

    /// The team's type of member space limits was changed.
    public struct MemberSpaceLimitsChangeCapsTypePolicyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(666))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the custom space limit of a member was changed.
    public struct MemberSpaceLimitsChangeCustomQuotaDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(previousValue: UInt64, newValue: UInt64) {
            var builder = RecordBuilder(TeamLog._type(667))
            builder.uint64(0, previousValue)
            builder.uint64(1, newValue)
            self.init(_plainRecord: builder.record())
        }

        /// The space limit in bytes before the change.
        @export(implementation) public var previousValue: UInt64 { _plainRecord.uint64(0) }
        /// The space limit in bytes after the change.
        @export(implementation) public var newValue: UInt64 { _plainRecord.uint64(1) }
    }

    /// The custom space limit of a member was changed.
    public struct MemberSpaceLimitsChangeCustomQuotaType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(668))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the team's default member space limit was changed.
    public struct MemberSpaceLimitsChangePolicyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(previousValue: UInt64? = nil, newValue: UInt64? = nil) {
            var builder = RecordBuilder(TeamLog._type(669))
            builder.uint64(0, previousValue)
            builder.uint64(1, newValue)
            self.init(_plainRecord: builder.record())
        }

        /// The default space limit in bytes before the change. `nil` if an older event lacks it.
        @export(implementation) public var previousValue: UInt64? { _plainRecord.uint64Opt(0) }
        /// The default space limit in bytes after the change. `nil` if an older event lacks it.
        @export(implementation) public var newValue: UInt64? { _plainRecord.uint64Opt(1) }
    }

    /// The team's default member space limit was changed.
    public struct MemberSpaceLimitsChangePolicyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(670))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a member's usage reached another level of their space limit.
    public struct MemberSpaceLimitsChangeStatusDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(previousValue: TeamLog.SpaceLimitsStatus, newValue: TeamLog.SpaceLimitsStatus) {
            var builder = RecordBuilder(TeamLog._type(671))
            builder.union(0, previousValue._value)
            builder.union(1, newValue._value)
            self.init(_plainRecord: builder.record())
        }

        /// The usage compared to the limit before the change.
        @export(implementation) public var previousValue: TeamLog.SpaceLimitsStatus { _plainRecord.union(0) }
        /// The usage compared to the limit after the change.
        @export(implementation) public var newValue: TeamLog.SpaceLimitsStatus { _plainRecord.union(1) }
    }

    /// A member's usage reached another level of their space limit.
    public struct MemberSpaceLimitsChangeStatusType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(672))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the custom space limit of a member was removed.
    public struct MemberSpaceLimitsRemoveCustomQuotaDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(673))) }
    }

    /// The custom space limit of a member was removed.
    public struct MemberSpaceLimitsRemoveCustomQuotaType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(674))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the exemption of members from member space limits was removed.
    public struct MemberSpaceLimitsRemoveExceptionDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(675))) }
    }

    /// The exemption of members from member space limits was removed.
    public struct MemberSpaceLimitsRemoveExceptionType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(676))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }
}

extension TeamLog {
    /// Converts `MemberSpaceLimitsAddCustomQuotaDetails` from and to JSON.
    public typealias MemberSpaceLimitsAddCustomQuotaDetailsSerializer = StoneSerializer<TeamLog.MemberSpaceLimitsAddCustomQuotaDetails>
    /// Converts `MemberSpaceLimitsAddCustomQuotaType` from and to JSON.
    public typealias MemberSpaceLimitsAddCustomQuotaTypeSerializer = StoneSerializer<TeamLog.MemberSpaceLimitsAddCustomQuotaType>
    /// Converts `MemberSpaceLimitsAddExceptionDetails` from and to JSON.
    public typealias MemberSpaceLimitsAddExceptionDetailsSerializer = StoneSerializer<TeamLog.MemberSpaceLimitsAddExceptionDetails>
    /// Converts `MemberSpaceLimitsAddExceptionType` from and to JSON.
    public typealias MemberSpaceLimitsAddExceptionTypeSerializer = StoneSerializer<TeamLog.MemberSpaceLimitsAddExceptionType>
    /// Converts `MemberSpaceLimitsChangeCapsTypePolicyDetails` from and to JSON.
    public typealias MemberSpaceLimitsChangeCapsTypePolicyDetailsSerializer = StoneSerializer<TeamLog.MemberSpaceLimitsChangeCapsTypePolicyDetails>
    /// Converts `MemberSpaceLimitsChangeCapsTypePolicyType` from and to JSON.
    public typealias MemberSpaceLimitsChangeCapsTypePolicyTypeSerializer = StoneSerializer<TeamLog.MemberSpaceLimitsChangeCapsTypePolicyType>
    /// Converts `MemberSpaceLimitsChangeCustomQuotaDetails` from and to JSON.
    public typealias MemberSpaceLimitsChangeCustomQuotaDetailsSerializer = StoneSerializer<TeamLog.MemberSpaceLimitsChangeCustomQuotaDetails>
    /// Converts `MemberSpaceLimitsChangeCustomQuotaType` from and to JSON.
    public typealias MemberSpaceLimitsChangeCustomQuotaTypeSerializer = StoneSerializer<TeamLog.MemberSpaceLimitsChangeCustomQuotaType>
    /// Converts `MemberSpaceLimitsChangePolicyDetails` from and to JSON.
    public typealias MemberSpaceLimitsChangePolicyDetailsSerializer = StoneSerializer<TeamLog.MemberSpaceLimitsChangePolicyDetails>
    /// Converts `MemberSpaceLimitsChangePolicyType` from and to JSON.
    public typealias MemberSpaceLimitsChangePolicyTypeSerializer = StoneSerializer<TeamLog.MemberSpaceLimitsChangePolicyType>
    /// Converts `MemberSpaceLimitsChangeStatusDetails` from and to JSON.
    public typealias MemberSpaceLimitsChangeStatusDetailsSerializer = StoneSerializer<TeamLog.MemberSpaceLimitsChangeStatusDetails>
    /// Converts `MemberSpaceLimitsChangeStatusType` from and to JSON.
    public typealias MemberSpaceLimitsChangeStatusTypeSerializer = StoneSerializer<TeamLog.MemberSpaceLimitsChangeStatusType>
    /// Converts `MemberSpaceLimitsRemoveCustomQuotaDetails` from and to JSON.
    public typealias MemberSpaceLimitsRemoveCustomQuotaDetailsSerializer = StoneSerializer<TeamLog.MemberSpaceLimitsRemoveCustomQuotaDetails>
    /// Converts `MemberSpaceLimitsRemoveCustomQuotaType` from and to JSON.
    public typealias MemberSpaceLimitsRemoveCustomQuotaTypeSerializer = StoneSerializer<TeamLog.MemberSpaceLimitsRemoveCustomQuotaType>
    /// Converts `MemberSpaceLimitsRemoveExceptionDetails` from and to JSON.
    public typealias MemberSpaceLimitsRemoveExceptionDetailsSerializer = StoneSerializer<TeamLog.MemberSpaceLimitsRemoveExceptionDetails>
    /// Converts `MemberSpaceLimitsRemoveExceptionType` from and to JSON.
    public typealias MemberSpaceLimitsRemoveExceptionTypeSerializer = StoneSerializer<TeamLog.MemberSpaceLimitsRemoveExceptionType>
}
