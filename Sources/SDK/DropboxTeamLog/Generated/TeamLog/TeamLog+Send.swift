// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone

extension TeamLog {
    /// Details of an event in which a file was added in Send and Track.
    public struct SendAndTrackFileAddedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(974))) }
    }

    /// A file was added in Send and Track.
    public struct SendAndTrackFileAddedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(975))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a file was renamed in Send and Track.
    public struct SendAndTrackFileRenamedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(previousValue: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(976))
            builder.string(0, previousValue)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the file before the change.
        @export(implementation) public var previousValue: String? { _plainRecord.stringOpt(0) }
    }

    /// A file was renamed in Send and Track.
    public struct SendAndTrackFileRenamedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(977))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a file was updated in Send and Track.
    public struct SendAndTrackFileUpdatedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(978))) }
    }

    /// A file was updated in Send and Track.
    public struct SendAndTrackFileUpdatedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(979))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a Send and Track link was created.
    public struct SendAndTrackLinkCreatedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(linkSettings: TeamLog.LinkSettingsLogInfo) {
            var builder = RecordBuilder(TeamLog._type(980))
            builder.object(0, linkSettings._plainRecord)
            self.init(_plainRecord: builder.record())
        }

        /// The settings of the link.
        @export(implementation) public var linkSettings: TeamLog.LinkSettingsLogInfo { _plainRecord.object(0) }
    }

    /// A Send and Track link was created.
    public struct SendAndTrackLinkCreatedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(981))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a Send and Track link was deleted.
    public struct SendAndTrackLinkDeletedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(sharedContentLink: String) {
            var builder = RecordBuilder(TeamLog._type(982))
            builder.string(0, sharedContentLink)
            self.init(_plainRecord: builder.record())
        }

        /// The link to the shared content.
        @export(implementation) public var sharedContentLink: String { _plainRecord.string(0) }
    }

    /// A Send and Track link was deleted.
    public struct SendAndTrackLinkDeletedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(983))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a Send and Track link was changed.
    public struct SendAndTrackLinkUpdatedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(linkSettings: TeamLog.LinkSettingsLogInfo, previousLinkName: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(984))
            builder.object(0, linkSettings._plainRecord)
            builder.string(1, previousLinkName)
            self.init(_plainRecord: builder.record())
        }

        /// The settings of the link.
        @export(implementation) public var linkSettings: TeamLog.LinkSettingsLogInfo { _plainRecord.object(0) }
        /// The name of the link before the change.
        @export(implementation) public var previousLinkName: String? { _plainRecord.stringOpt(1) }
    }

    /// A Send and Track link was changed.
    public struct SendAndTrackLinkUpdatedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(985))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a Send and Track link was opened.
    public struct SendAndTrackLinkViewedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(linkSettings: TeamLog.LinkSettingsLogInfo, emailAddress: String? = nil, linkOwner: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(986))
            builder.object(0, linkSettings._plainRecord)
            builder.string(1, emailAddress)
            builder.string(2, linkOwner)
            self.init(_plainRecord: builder.record())
        }

        /// The settings of the link.
        @export(implementation) public var linkSettings: TeamLog.LinkSettingsLogInfo { _plainRecord.object(0) }
        /// The email address of the visitor.
        @export(implementation) public var emailAddress: String? { _plainRecord.stringOpt(1) }
        /// The owner of the link.
        @export(implementation) public var linkOwner: String? { _plainRecord.stringOpt(2) }
    }

    /// A Send and Track link was opened.
    public struct SendAndTrackLinkViewedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(987))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The policy for Send and Track.
    public enum SendAndTrackPolicy: StoneUnion, CustomStringConvertible {
        /// The default policy applies.
        case default_
        /// Members can't use Send and Track.
        case disabled
        /// Members can use Send and Track.
        case enabled
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
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

    /// Details of an event in which the team's Send and Track policy was changed.
    public struct SendAndTrackPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamLog.SendAndTrackPolicy, previousValue: TeamLog.SendAndTrackPolicy) {
            var builder = RecordBuilder(TeamLog._type(989))
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.SendAndTrackPolicy { _plainRecord.union(0) }
        /// The policy before the change.
        @export(implementation) public var previousValue: TeamLog.SendAndTrackPolicy { _plainRecord.union(1) }
    }

    /// The team's Send and Track policy was changed.
    public struct SendAndTrackPolicyChangedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(990))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a file and its links were deleted in Send and Track.
    public struct SendAndTrackRemovedFileAndAssociatedLinksDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(991))) }
    }

    /// A file and its links were deleted in Send and Track.
    public struct SendAndTrackRemovedFileAndAssociatedLinksType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(992))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The policy for sharing Send and Track content outside the team.
    public enum SendExternalSharingPolicy: StoneUnion, CustomStringConvertible {
        /// The default policy applies.
        case default_
        /// Members can't share content outside the team.
        case disabled
        /// Members can share content outside the team.
        case enabled
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
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

    /// Details of an event in which the team's policy for external sharing in Send and Track was changed.
    public struct SendExternalSharingPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamLog.SendExternalSharingPolicy, previousValue: TeamLog.SendExternalSharingPolicy) {
            var builder = RecordBuilder(TeamLog._type(994))
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.SendExternalSharingPolicy { _plainRecord.union(0) }
        /// The policy before the change.
        @export(implementation) public var previousValue: TeamLog.SendExternalSharingPolicy { _plainRecord.union(1) }
    }

    /// The team's policy for external sharing in Send and Track was changed.
    public struct SendExternalSharingPolicyChangedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(995))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The policy for sending files for signature.
    public enum SendForSignaturePolicy: StoneUnion, CustomStringConvertible {
        /// Members can't send files for signature.
        case disabled
        /// Members can send files for signature.
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

    /// Details of an event in which the team's policy for sending files for signature was changed.
    public struct SendForSignaturePolicyChangedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamLog.SendForSignaturePolicy, previousValue: TeamLog.SendForSignaturePolicy) {
            var builder = RecordBuilder(TeamLog._type(997))
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.SendForSignaturePolicy { _plainRecord.union(0) }
        /// The policy before the change.
        @export(implementation) public var previousValue: TeamLog.SendForSignaturePolicy { _plainRecord.union(1) }
    }

    /// The team's policy for sending files for signature was changed.
    public struct SendForSignaturePolicyChangedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(998))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }
}

extension TeamLog {
    /// Converts `SendAndTrackFileAddedDetails` from and to JSON.
    public typealias SendAndTrackFileAddedDetailsSerializer = StoneSerializer<TeamLog.SendAndTrackFileAddedDetails>
    /// Converts `SendAndTrackFileAddedType` from and to JSON.
    public typealias SendAndTrackFileAddedTypeSerializer = StoneSerializer<TeamLog.SendAndTrackFileAddedType>
    /// Converts `SendAndTrackFileRenamedDetails` from and to JSON.
    public typealias SendAndTrackFileRenamedDetailsSerializer = StoneSerializer<TeamLog.SendAndTrackFileRenamedDetails>
    /// Converts `SendAndTrackFileRenamedType` from and to JSON.
    public typealias SendAndTrackFileRenamedTypeSerializer = StoneSerializer<TeamLog.SendAndTrackFileRenamedType>
    /// Converts `SendAndTrackFileUpdatedDetails` from and to JSON.
    public typealias SendAndTrackFileUpdatedDetailsSerializer = StoneSerializer<TeamLog.SendAndTrackFileUpdatedDetails>
    /// Converts `SendAndTrackFileUpdatedType` from and to JSON.
    public typealias SendAndTrackFileUpdatedTypeSerializer = StoneSerializer<TeamLog.SendAndTrackFileUpdatedType>
    /// Converts `SendAndTrackLinkCreatedDetails` from and to JSON.
    public typealias SendAndTrackLinkCreatedDetailsSerializer = StoneSerializer<TeamLog.SendAndTrackLinkCreatedDetails>
    /// Converts `SendAndTrackLinkCreatedType` from and to JSON.
    public typealias SendAndTrackLinkCreatedTypeSerializer = StoneSerializer<TeamLog.SendAndTrackLinkCreatedType>
    /// Converts `SendAndTrackLinkDeletedDetails` from and to JSON.
    public typealias SendAndTrackLinkDeletedDetailsSerializer = StoneSerializer<TeamLog.SendAndTrackLinkDeletedDetails>
    /// Converts `SendAndTrackLinkDeletedType` from and to JSON.
    public typealias SendAndTrackLinkDeletedTypeSerializer = StoneSerializer<TeamLog.SendAndTrackLinkDeletedType>
    /// Converts `SendAndTrackLinkUpdatedDetails` from and to JSON.
    public typealias SendAndTrackLinkUpdatedDetailsSerializer = StoneSerializer<TeamLog.SendAndTrackLinkUpdatedDetails>
    /// Converts `SendAndTrackLinkUpdatedType` from and to JSON.
    public typealias SendAndTrackLinkUpdatedTypeSerializer = StoneSerializer<TeamLog.SendAndTrackLinkUpdatedType>
    /// Converts `SendAndTrackLinkViewedDetails` from and to JSON.
    public typealias SendAndTrackLinkViewedDetailsSerializer = StoneSerializer<TeamLog.SendAndTrackLinkViewedDetails>
    /// Converts `SendAndTrackLinkViewedType` from and to JSON.
    public typealias SendAndTrackLinkViewedTypeSerializer = StoneSerializer<TeamLog.SendAndTrackLinkViewedType>
    /// Converts `SendAndTrackPolicy` from and to JSON.
    public typealias SendAndTrackPolicySerializer = StoneSerializer<TeamLog.SendAndTrackPolicy>
    /// Converts `SendAndTrackPolicyChangedDetails` from and to JSON.
    public typealias SendAndTrackPolicyChangedDetailsSerializer = StoneSerializer<TeamLog.SendAndTrackPolicyChangedDetails>
    /// Converts `SendAndTrackPolicyChangedType` from and to JSON.
    public typealias SendAndTrackPolicyChangedTypeSerializer = StoneSerializer<TeamLog.SendAndTrackPolicyChangedType>
    /// Converts `SendAndTrackRemovedFileAndAssociatedLinksDetails` from and to JSON.
    public typealias SendAndTrackRemovedFileAndAssociatedLinksDetailsSerializer = StoneSerializer<TeamLog.SendAndTrackRemovedFileAndAssociatedLinksDetails>
    /// Converts `SendAndTrackRemovedFileAndAssociatedLinksType` from and to JSON.
    public typealias SendAndTrackRemovedFileAndAssociatedLinksTypeSerializer = StoneSerializer<TeamLog.SendAndTrackRemovedFileAndAssociatedLinksType>
    /// Converts `SendExternalSharingPolicy` from and to JSON.
    public typealias SendExternalSharingPolicySerializer = StoneSerializer<TeamLog.SendExternalSharingPolicy>
    /// Converts `SendExternalSharingPolicyChangedDetails` from and to JSON.
    public typealias SendExternalSharingPolicyChangedDetailsSerializer = StoneSerializer<TeamLog.SendExternalSharingPolicyChangedDetails>
    /// Converts `SendExternalSharingPolicyChangedType` from and to JSON.
    public typealias SendExternalSharingPolicyChangedTypeSerializer = StoneSerializer<TeamLog.SendExternalSharingPolicyChangedType>
    /// Converts `SendForSignaturePolicy` from and to JSON.
    public typealias SendForSignaturePolicySerializer = StoneSerializer<TeamLog.SendForSignaturePolicy>
    /// Converts `SendForSignaturePolicyChangedDetails` from and to JSON.
    public typealias SendForSignaturePolicyChangedDetailsSerializer = StoneSerializer<TeamLog.SendForSignaturePolicyChangedDetails>
    /// Converts `SendForSignaturePolicyChangedType` from and to JSON.
    public typealias SendForSignaturePolicyChangedTypeSerializer = StoneSerializer<TeamLog.SendForSignaturePolicyChangedType>
}
