// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone

extension TeamLog {
    /// Details of an event in which file requests were enabled or disabled.
    public struct FileRequestsChangePolicyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamLog.FileRequestsPolicy, previousValue: TeamLog.FileRequestsPolicy? = nil) {
            var builder = RecordBuilder(TeamLog._type(424))
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.FileRequestsPolicy { _plainRecord.union(0) }
        /// The policy before the change. `nil` if an older event lacks it.
        @export(implementation) public var previousValue: TeamLog.FileRequestsPolicy? { _plainRecord.unionOpt(1) }
    }

    /// File requests were enabled or disabled.
    public struct FileRequestsChangePolicyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(425))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which file request emails were enabled for everyone.
    public struct FileRequestsEmailsEnabledDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(426))) }
    }

    /// File request emails were enabled for everyone. Dropbox no longer records this event.
    public struct FileRequestsEmailsEnabledType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(427))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which file request emails were limited to the team.
    public struct FileRequestsEmailsRestrictedToTeamOnlyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(428))) }
    }

    /// File request emails were limited to the team. Dropbox no longer records this event.
    public struct FileRequestsEmailsRestrictedToTeamOnlyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(429))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The policy for file requests.
    public enum FileRequestsPolicy: StoneUnion, CustomStringConvertible {
        /// File requests are disabled.
        case disabled
        /// File requests are enabled.
        case enabled
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
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
}

extension TeamLog {
    /// Converts `FileRequestsChangePolicyDetails` from and to JSON.
    public typealias FileRequestsChangePolicyDetailsSerializer = StoneSerializer<TeamLog.FileRequestsChangePolicyDetails>
    /// Converts `FileRequestsChangePolicyType` from and to JSON.
    public typealias FileRequestsChangePolicyTypeSerializer = StoneSerializer<TeamLog.FileRequestsChangePolicyType>
    /// Converts `FileRequestsEmailsEnabledDetails` from and to JSON.
    public typealias FileRequestsEmailsEnabledDetailsSerializer = StoneSerializer<TeamLog.FileRequestsEmailsEnabledDetails>
    /// Converts `FileRequestsEmailsEnabledType` from and to JSON.
    public typealias FileRequestsEmailsEnabledTypeSerializer = StoneSerializer<TeamLog.FileRequestsEmailsEnabledType>
    /// Converts `FileRequestsEmailsRestrictedToTeamOnlyDetails` from and to JSON.
    public typealias FileRequestsEmailsRestrictedToTeamOnlyDetailsSerializer = StoneSerializer<TeamLog.FileRequestsEmailsRestrictedToTeamOnlyDetails>
    /// Converts `FileRequestsEmailsRestrictedToTeamOnlyType` from and to JSON.
    public typealias FileRequestsEmailsRestrictedToTeamOnlyTypeSerializer = StoneSerializer<TeamLog.FileRequestsEmailsRestrictedToTeamOnlyType>
    /// Converts `FileRequestsPolicy` from and to JSON.
    public typealias FileRequestsPolicySerializer = StoneSerializer<TeamLog.FileRequestsPolicy>
}
