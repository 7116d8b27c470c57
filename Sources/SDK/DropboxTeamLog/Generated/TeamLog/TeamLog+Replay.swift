// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone

extension TeamLog {
    /// The policy for adding people to Replay content.
    public enum ReplayAddingPeoplePolicy: StoneUnion, CustomStringConvertible {
        /// Anyone can be added.
        case anyone
        /// Team members and people on the allowlist can be added.
        case teamAndAllowlist
        /// Only team members can be added.
        case teamOnly
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .anyone
            case 1: self = .teamAndAllowlist
            case 2: self = .teamOnly
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .anyone: .tag(0)
            case .teamAndAllowlist: .tag(1)
            case .teamOnly: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// Details of an event in which the policy for adding people to Replay content was changed.
    public struct ReplayAddingPeoplePolicyChangedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamLog.ReplayAddingPeoplePolicy, previousValue: TeamLog.ReplayAddingPeoplePolicy) {
            var builder = RecordBuilder(TeamLog._type(927))
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.ReplayAddingPeoplePolicy { _plainRecord.union(0) }
        /// The policy before the change.
        @export(implementation) public var previousValue: TeamLog.ReplayAddingPeoplePolicy { _plainRecord.union(1) }
    }

    /// The policy for adding people to Replay content was changed.
    public struct ReplayAddingPeoplePolicyChangedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(928))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which files were deleted in Replay.
    public struct ReplayFileDeleteDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(929))) }
    }

    /// Files were deleted in Replay.
    public struct ReplayFileDeleteType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(930))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which files were downloaded from Replay.
    public struct ReplayFileDownloadedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(931))) }
    }

    /// Files were downloaded from Replay.
    public struct ReplayFileDownloadedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(932))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a shared link was created in Replay.
    public struct ReplayFileSharedLinkCreatedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(isWatermarked: Bool? = nil, access: TeamLog.ReplayLinkAccess? = nil) {
            var builder = RecordBuilder(TeamLog._type(933))
            builder.bool(0, isWatermarked)
            builder.union(1, access?._value)
            self.init(_plainRecord: builder.record())
        }

        /// A Boolean value that indicates whether the link shows content with a watermark.
        @export(implementation) public var isWatermarked: Bool? { _plainRecord.boolOpt(0) }
        /// The people who can open the link at the time of the event. `nil` if an older event lacks it.
        @export(implementation) public var access: TeamLog.ReplayLinkAccess? { _plainRecord.unionOpt(1) }
    }

    /// A shared link was created in Replay.
    public struct ReplayFileSharedLinkCreatedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(934))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a shared link in Replay was changed.
    public struct ReplayFileSharedLinkModifiedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(isWatermarked: Bool? = nil, access: TeamLog.ReplayLinkAccess? = nil) {
            var builder = RecordBuilder(TeamLog._type(935))
            builder.bool(0, isWatermarked)
            builder.union(1, access?._value)
            self.init(_plainRecord: builder.record())
        }

        /// A Boolean value that indicates whether the link shows content with a watermark.
        @export(implementation) public var isWatermarked: Bool? { _plainRecord.boolOpt(0) }
        /// The people who can open the link at the time of the event. `nil` if an older event lacks it.
        @export(implementation) public var access: TeamLog.ReplayLinkAccess? { _plainRecord.unionOpt(1) }
    }

    /// A shared link in Replay was changed.
    public struct ReplayFileSharedLinkModifiedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(936))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The people who can open a Replay link.
    public enum ReplayLinkAccess: StoneUnion, CustomStringConvertible {
        /// Anyone who is signed in.
        case anyoneLoggedIn
        /// Anyone, without signing in.
        case noLoginRequired
        /// Team members and approved people.
        case teamAndApproved
        /// Team members only.
        case teamOnly
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .anyoneLoggedIn
            case 1: self = .noLoginRequired
            case 2: self = .teamAndApproved
            case 3: self = .teamOnly
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .anyoneLoggedIn: .tag(0)
            case .noLoginRequired: .tag(1)
            case .teamAndApproved: .tag(2)
            case .teamOnly: .tag(3)
            case .other: .tag(4)
            }
        }
    }

    /// Details of an event in which a member was added to a Replay project.
    public struct ReplayProjectTeamAddDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(938))) }
    }

    /// A member was added to a Replay project.
    public struct ReplayProjectTeamAddType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(939))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a member was removed from a Replay project.
    public struct ReplayProjectTeamDeleteDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(940))) }
    }

    /// A member was removed from a Replay project.
    public struct ReplayProjectTeamDeleteType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(941))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The policy for sharing Replay content by links.
    public enum ReplaySharingPolicy: StoneUnion, CustomStringConvertible {
        /// Content can be shared with anyone.
        case anyone
        /// Content can be shared with team members and people on the allowlist.
        case teamAndAllowlist
        /// Content can be shared with team members only.
        case teamOnly
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .anyone
            case 1: self = .teamAndAllowlist
            case 2: self = .teamOnly
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .anyone: .tag(0)
            case .teamAndAllowlist: .tag(1)
            case .teamOnly: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// Details of an event in which the policy for sharing Replay content was changed.
    public struct ReplaySharingPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamLog.ReplaySharingPolicy, previousValue: TeamLog.ReplaySharingPolicy) {
            var builder = RecordBuilder(TeamLog._type(943))
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.ReplaySharingPolicy { _plainRecord.union(0) }
        /// The policy before the change.
        @export(implementation) public var previousValue: TeamLog.ReplaySharingPolicy { _plainRecord.union(1) }
    }

    /// The policy for sharing Replay content was changed.
    public struct ReplaySharingPolicyChangedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(944))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a team project was created in Replay.
    public struct ReplayTeamProjectCreatedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(name: String) {
            var builder = RecordBuilder(TeamLog._type(945))
            builder.string(0, name)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the new team project.
        @export(implementation) public var name: String { _plainRecord.string(0) }
    }

    /// A team project was created in Replay.
    public struct ReplayTeamProjectCreatedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(946))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }
}

extension TeamLog {
    /// Converts `ReplayAddingPeoplePolicy` from and to JSON.
    public typealias ReplayAddingPeoplePolicySerializer = StoneSerializer<TeamLog.ReplayAddingPeoplePolicy>
    /// Converts `ReplayAddingPeoplePolicyChangedDetails` from and to JSON.
    public typealias ReplayAddingPeoplePolicyChangedDetailsSerializer = StoneSerializer<TeamLog.ReplayAddingPeoplePolicyChangedDetails>
    /// Converts `ReplayAddingPeoplePolicyChangedType` from and to JSON.
    public typealias ReplayAddingPeoplePolicyChangedTypeSerializer = StoneSerializer<TeamLog.ReplayAddingPeoplePolicyChangedType>
    /// Converts `ReplayFileDeleteDetails` from and to JSON.
    public typealias ReplayFileDeleteDetailsSerializer = StoneSerializer<TeamLog.ReplayFileDeleteDetails>
    /// Converts `ReplayFileDeleteType` from and to JSON.
    public typealias ReplayFileDeleteTypeSerializer = StoneSerializer<TeamLog.ReplayFileDeleteType>
    /// Converts `ReplayFileDownloadedDetails` from and to JSON.
    public typealias ReplayFileDownloadedDetailsSerializer = StoneSerializer<TeamLog.ReplayFileDownloadedDetails>
    /// Converts `ReplayFileDownloadedType` from and to JSON.
    public typealias ReplayFileDownloadedTypeSerializer = StoneSerializer<TeamLog.ReplayFileDownloadedType>
    /// Converts `ReplayFileSharedLinkCreatedDetails` from and to JSON.
    public typealias ReplayFileSharedLinkCreatedDetailsSerializer = StoneSerializer<TeamLog.ReplayFileSharedLinkCreatedDetails>
    /// Converts `ReplayFileSharedLinkCreatedType` from and to JSON.
    public typealias ReplayFileSharedLinkCreatedTypeSerializer = StoneSerializer<TeamLog.ReplayFileSharedLinkCreatedType>
    /// Converts `ReplayFileSharedLinkModifiedDetails` from and to JSON.
    public typealias ReplayFileSharedLinkModifiedDetailsSerializer = StoneSerializer<TeamLog.ReplayFileSharedLinkModifiedDetails>
    /// Converts `ReplayFileSharedLinkModifiedType` from and to JSON.
    public typealias ReplayFileSharedLinkModifiedTypeSerializer = StoneSerializer<TeamLog.ReplayFileSharedLinkModifiedType>
    /// Converts `ReplayLinkAccess` from and to JSON.
    public typealias ReplayLinkAccessSerializer = StoneSerializer<TeamLog.ReplayLinkAccess>
    /// Converts `ReplayProjectTeamAddDetails` from and to JSON.
    public typealias ReplayProjectTeamAddDetailsSerializer = StoneSerializer<TeamLog.ReplayProjectTeamAddDetails>
    /// Converts `ReplayProjectTeamAddType` from and to JSON.
    public typealias ReplayProjectTeamAddTypeSerializer = StoneSerializer<TeamLog.ReplayProjectTeamAddType>
    /// Converts `ReplayProjectTeamDeleteDetails` from and to JSON.
    public typealias ReplayProjectTeamDeleteDetailsSerializer = StoneSerializer<TeamLog.ReplayProjectTeamDeleteDetails>
    /// Converts `ReplayProjectTeamDeleteType` from and to JSON.
    public typealias ReplayProjectTeamDeleteTypeSerializer = StoneSerializer<TeamLog.ReplayProjectTeamDeleteType>
    /// Converts `ReplaySharingPolicy` from and to JSON.
    public typealias ReplaySharingPolicySerializer = StoneSerializer<TeamLog.ReplaySharingPolicy>
    /// Converts `ReplaySharingPolicyChangedDetails` from and to JSON.
    public typealias ReplaySharingPolicyChangedDetailsSerializer = StoneSerializer<TeamLog.ReplaySharingPolicyChangedDetails>
    /// Converts `ReplaySharingPolicyChangedType` from and to JSON.
    public typealias ReplaySharingPolicyChangedTypeSerializer = StoneSerializer<TeamLog.ReplaySharingPolicyChangedType>
    /// Converts `ReplayTeamProjectCreatedDetails` from and to JSON.
    public typealias ReplayTeamProjectCreatedDetailsSerializer = StoneSerializer<TeamLog.ReplayTeamProjectCreatedDetails>
    /// Converts `ReplayTeamProjectCreatedType` from and to JSON.
    public typealias ReplayTeamProjectCreatedTypeSerializer = StoneSerializer<TeamLog.ReplayTeamProjectCreatedType>
}
