// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone

extension TeamLog {
    /// Details of an event in which a user's request to join the team was approved.
    public struct DomainInvitesApproveRequestToJoinTeamDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(260))) }
    }

    /// A user's request to join the team was approved.
    public struct DomainInvitesApproveRequestToJoinTeamType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(261))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a user's request to join the team was declined.
    public struct DomainInvitesDeclineRequestToJoinTeamDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(262))) }
    }

    /// A user's request to join the team was declined.
    public struct DomainInvitesDeclineRequestToJoinTeamType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(263))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which invitations were emailed to existing accounts in the team's domain.
    public struct DomainInvitesEmailExistingUsersDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(domainName: String, numRecipients: UInt64) {
            var builder = RecordBuilder(TeamLog._type(264))
            builder.string(0, domainName)
            builder.uint64(1, numRecipients)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the domain.
        @export(implementation) public var domainName: String { _plainRecord.string(0) }
        /// The number of recipients.
        @export(implementation) public var numRecipients: UInt64 { _plainRecord.uint64(1) }
    }

    /// Invitations were emailed to existing accounts in the team's domain. Dropbox no longer records this event.
    public struct DomainInvitesEmailExistingUsersType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(265))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a user asked to join the team.
    public struct DomainInvitesRequestToJoinTeamDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(266))) }
    }

    /// A user asked to join the team.
    public struct DomainInvitesRequestToJoinTeamType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(267))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the automatic invitation of new users was disabled.
    public struct DomainInvitesSetInviteNewUserPrefToNoDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(268))) }
    }

    /// The automatic invitation of new users was disabled. Dropbox no longer records this event.
    public struct DomainInvitesSetInviteNewUserPrefToNoType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(269))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the automatic invitation of new users was enabled.
    public struct DomainInvitesSetInviteNewUserPrefToYesDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(270))) }
    }

    /// The automatic invitation of new users was enabled. Dropbox no longer records this event.
    public struct DomainInvitesSetInviteNewUserPrefToYesType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(271))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a domain of the team couldn't be verified.
    public struct DomainVerificationAddDomainFailDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(domainName: String, verificationMethod: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(272))
            builder.string(0, domainName)
            builder.string(1, verificationMethod)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the domain.
        @export(implementation) public var domainName: String { _plainRecord.string(0) }
        /// The method of verification. `nil` if an older event lacks it.
        @export(implementation) public var verificationMethod: String? { _plainRecord.stringOpt(1) }
    }

    /// A domain of the team couldn't be verified.
    public struct DomainVerificationAddDomainFailType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(273))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a domain of the team was verified.
    public struct DomainVerificationAddDomainSuccessDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(domainNames: [String], verificationMethod: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(274))
            builder.strings(0, domainNames)
            builder.string(1, verificationMethod)
            self.init(_plainRecord: builder.record())
        }

        /// The names of the domains.
        @export(implementation) public var domainNames: [String] { _plainRecord.strings(0) }
        /// The method of verification. `nil` if an older event lacks it.
        @export(implementation) public var verificationMethod: String? { _plainRecord.stringOpt(1) }
    }

    /// A domain of the team was verified.
    public struct DomainVerificationAddDomainSuccessType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(275))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a domain was removed from the team's verified domains.
    public struct DomainVerificationRemoveDomainDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(domainNames: [String]) {
            var builder = RecordBuilder(TeamLog._type(276))
            builder.strings(0, domainNames)
            self.init(_plainRecord: builder.record())
        }

        /// The names of the domains.
        @export(implementation) public var domainNames: [String] { _plainRecord.strings(0) }
    }

    /// A domain was removed from the team's verified domains.
    public struct DomainVerificationRemoveDomainType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(277))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }
}

extension TeamLog {
    /// Converts `DomainInvitesApproveRequestToJoinTeamDetails` from and to JSON.
    public typealias DomainInvitesApproveRequestToJoinTeamDetailsSerializer = StoneSerializer<TeamLog.DomainInvitesApproveRequestToJoinTeamDetails>
    /// Converts `DomainInvitesApproveRequestToJoinTeamType` from and to JSON.
    public typealias DomainInvitesApproveRequestToJoinTeamTypeSerializer = StoneSerializer<TeamLog.DomainInvitesApproveRequestToJoinTeamType>
    /// Converts `DomainInvitesDeclineRequestToJoinTeamDetails` from and to JSON.
    public typealias DomainInvitesDeclineRequestToJoinTeamDetailsSerializer = StoneSerializer<TeamLog.DomainInvitesDeclineRequestToJoinTeamDetails>
    /// Converts `DomainInvitesDeclineRequestToJoinTeamType` from and to JSON.
    public typealias DomainInvitesDeclineRequestToJoinTeamTypeSerializer = StoneSerializer<TeamLog.DomainInvitesDeclineRequestToJoinTeamType>
    /// Converts `DomainInvitesEmailExistingUsersDetails` from and to JSON.
    public typealias DomainInvitesEmailExistingUsersDetailsSerializer = StoneSerializer<TeamLog.DomainInvitesEmailExistingUsersDetails>
    /// Converts `DomainInvitesEmailExistingUsersType` from and to JSON.
    public typealias DomainInvitesEmailExistingUsersTypeSerializer = StoneSerializer<TeamLog.DomainInvitesEmailExistingUsersType>
    /// Converts `DomainInvitesRequestToJoinTeamDetails` from and to JSON.
    public typealias DomainInvitesRequestToJoinTeamDetailsSerializer = StoneSerializer<TeamLog.DomainInvitesRequestToJoinTeamDetails>
    /// Converts `DomainInvitesRequestToJoinTeamType` from and to JSON.
    public typealias DomainInvitesRequestToJoinTeamTypeSerializer = StoneSerializer<TeamLog.DomainInvitesRequestToJoinTeamType>
    /// Converts `DomainInvitesSetInviteNewUserPrefToNoDetails` from and to JSON.
    public typealias DomainInvitesSetInviteNewUserPrefToNoDetailsSerializer = StoneSerializer<TeamLog.DomainInvitesSetInviteNewUserPrefToNoDetails>
    /// Converts `DomainInvitesSetInviteNewUserPrefToNoType` from and to JSON.
    public typealias DomainInvitesSetInviteNewUserPrefToNoTypeSerializer = StoneSerializer<TeamLog.DomainInvitesSetInviteNewUserPrefToNoType>
    /// Converts `DomainInvitesSetInviteNewUserPrefToYesDetails` from and to JSON.
    public typealias DomainInvitesSetInviteNewUserPrefToYesDetailsSerializer = StoneSerializer<TeamLog.DomainInvitesSetInviteNewUserPrefToYesDetails>
    /// Converts `DomainInvitesSetInviteNewUserPrefToYesType` from and to JSON.
    public typealias DomainInvitesSetInviteNewUserPrefToYesTypeSerializer = StoneSerializer<TeamLog.DomainInvitesSetInviteNewUserPrefToYesType>
    /// Converts `DomainVerificationAddDomainFailDetails` from and to JSON.
    public typealias DomainVerificationAddDomainFailDetailsSerializer = StoneSerializer<TeamLog.DomainVerificationAddDomainFailDetails>
    /// Converts `DomainVerificationAddDomainFailType` from and to JSON.
    public typealias DomainVerificationAddDomainFailTypeSerializer = StoneSerializer<TeamLog.DomainVerificationAddDomainFailType>
    /// Converts `DomainVerificationAddDomainSuccessDetails` from and to JSON.
    public typealias DomainVerificationAddDomainSuccessDetailsSerializer = StoneSerializer<TeamLog.DomainVerificationAddDomainSuccessDetails>
    /// Converts `DomainVerificationAddDomainSuccessType` from and to JSON.
    public typealias DomainVerificationAddDomainSuccessTypeSerializer = StoneSerializer<TeamLog.DomainVerificationAddDomainSuccessType>
    /// Converts `DomainVerificationRemoveDomainDetails` from and to JSON.
    public typealias DomainVerificationRemoveDomainDetailsSerializer = StoneSerializer<TeamLog.DomainVerificationRemoveDomainDetails>
    /// Converts `DomainVerificationRemoveDomainType` from and to JSON.
    public typealias DomainVerificationRemoveDomainTypeSerializer = StoneSerializer<TeamLog.DomainVerificationRemoveDomainType>
}
