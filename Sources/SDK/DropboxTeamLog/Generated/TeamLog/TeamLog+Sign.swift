// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone

extension TeamLog {
    /// The policy for sharing signature requests outside the team.
    public enum SignExternalSharingPolicy: StoneUnion, CustomStringConvertible {
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

    /// Details of an event in which the team's policy for sharing signature requests externally was changed.
    public struct SignExternalSharingPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamLog.SignExternalSharingPolicy, previousValue: TeamLog.SignExternalSharingPolicy) {
            var builder = RecordBuilder(TeamLog._type(1226))
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.SignExternalSharingPolicy { _plainRecord.union(0) }
        /// The policy before the change.
        @export(implementation) public var previousValue: TeamLog.SignExternalSharingPolicy { _plainRecord.union(1) }
    }

    /// The team's policy for sharing signature requests externally was changed.
    public struct SignExternalSharingPolicyChangedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1227))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which an admin ended a session in which they were signed in as a member.
    public struct SignInAsSessionEndDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(1228))) }
    }

    /// An admin ended a session in which they were signed in as a member.
    public struct SignInAsSessionEndType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1229))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which an admin started a session in which they are signed in as a member.
    public struct SignInAsSessionStartDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(1230))) }
    }

    /// An admin started a session in which they are signed in as a member.
    public struct SignInAsSessionStartType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1231))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a signature request was canceled.
    public struct SignSignatureRequestCanceledDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(recipient: String, fileName: String) {
            var builder = RecordBuilder(TeamLog._type(1232))
            builder.string(0, recipient)
            builder.string(1, fileName)
            self.init(_plainRecord: builder.record())
        }

        /// The recipient of the signature request.
        @export(implementation) public var recipient: String { _plainRecord.string(0) }
        /// The name of the file.
        @export(implementation) public var fileName: String { _plainRecord.string(1) }
    }

    /// A signature request was canceled.
    public struct SignSignatureRequestCanceledType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1233))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a signature request was completed.
    public struct SignSignatureRequestCompletedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(recipient: String, fileName: String) {
            var builder = RecordBuilder(TeamLog._type(1234))
            builder.string(0, recipient)
            builder.string(1, fileName)
            self.init(_plainRecord: builder.record())
        }

        /// The recipient of the signature request.
        @export(implementation) public var recipient: String { _plainRecord.string(0) }
        /// The name of the file.
        @export(implementation) public var fileName: String { _plainRecord.string(1) }
    }

    /// A signature request was completed.
    public struct SignSignatureRequestCompletedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1235))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a signature request was declined.
    public struct SignSignatureRequestDeclinedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(recipient: String, fileName: String) {
            var builder = RecordBuilder(TeamLog._type(1236))
            builder.string(0, recipient)
            builder.string(1, fileName)
            self.init(_plainRecord: builder.record())
        }

        /// The recipient of the signature request.
        @export(implementation) public var recipient: String { _plainRecord.string(0) }
        /// The name of the file.
        @export(implementation) public var fileName: String { _plainRecord.string(1) }
    }

    /// A signature request was declined.
    public struct SignSignatureRequestDeclinedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1237))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a signature request was opened.
    public struct SignSignatureRequestOpenedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(recipient: String, fileName: String) {
            var builder = RecordBuilder(TeamLog._type(1238))
            builder.string(0, recipient)
            builder.string(1, fileName)
            self.init(_plainRecord: builder.record())
        }

        /// The recipient of the signature request.
        @export(implementation) public var recipient: String { _plainRecord.string(0) }
        /// The name of the file.
        @export(implementation) public var fileName: String { _plainRecord.string(1) }
    }

    /// A signature request was opened.
    public struct SignSignatureRequestOpenedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1239))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a reminder of a signature request was sent.
    public struct SignSignatureRequestReminderSentDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(recipient: String, fileName: String) {
            var builder = RecordBuilder(TeamLog._type(1240))
            builder.string(0, recipient)
            builder.string(1, fileName)
            self.init(_plainRecord: builder.record())
        }

        /// The recipient of the signature request.
        @export(implementation) public var recipient: String { _plainRecord.string(0) }
        /// The name of the file.
        @export(implementation) public var fileName: String { _plainRecord.string(1) }
    }

    /// A reminder of a signature request was sent.
    public struct SignSignatureRequestReminderSentType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1241))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a signature request was sent.
    public struct SignSignatureRequestSentDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(recipient: String, fileName: String) {
            var builder = RecordBuilder(TeamLog._type(1242))
            builder.string(0, recipient)
            builder.string(1, fileName)
            self.init(_plainRecord: builder.record())
        }

        /// The recipient of the signature request.
        @export(implementation) public var recipient: String { _plainRecord.string(0) }
        /// The name of the file.
        @export(implementation) public var fileName: String { _plainRecord.string(1) }
    }

    /// A signature request was sent.
    public struct SignSignatureRequestSentType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1243))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a template for signature requests was created.
    public struct SignTemplateCreatedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(accessLevel: String, fileName: String) {
            var builder = RecordBuilder(TeamLog._type(1244))
            builder.string(0, accessLevel)
            builder.string(1, fileName)
            self.init(_plainRecord: builder.record())
        }

        /// The access level of the template.
        @export(implementation) public var accessLevel: String { _plainRecord.string(0) }
        /// The name of the file.
        @export(implementation) public var fileName: String { _plainRecord.string(1) }
    }

    /// A template for signature requests was created.
    public struct SignTemplateCreatedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1245))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the permission to create templates for signature requests was changed.
    public struct SignTemplateCreationPermissionChangedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            newValue: TeamLog.SignTemplateCreationPermissionPolicy,
            previousValue: TeamLog.SignTemplateCreationPermissionPolicy
        ) {
            var builder = RecordBuilder(TeamLog._type(1246))
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation)
        public var newValue: TeamLog.SignTemplateCreationPermissionPolicy { _plainRecord.union(0) }
        /// The policy before the change.
        @export(implementation)
        public var previousValue: TeamLog.SignTemplateCreationPermissionPolicy { _plainRecord.union(1) }
    }

    /// The permission to create templates for signature requests was changed.
    public struct SignTemplateCreationPermissionChangedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1247))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The policy for creating templates for signature requests.
    public enum SignTemplateCreationPermissionPolicy: StoneUnion, CustomStringConvertible {
        /// Members can't create templates.
        case disabled
        /// Members can create templates.
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

    /// Details of an event in which a template for signature requests was shared.
    public struct SignTemplateSharedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(accessLevel: String, fileName: String) {
            var builder = RecordBuilder(TeamLog._type(1249))
            builder.string(0, accessLevel)
            builder.string(1, fileName)
            self.init(_plainRecord: builder.record())
        }

        /// The access level of the template.
        @export(implementation) public var accessLevel: String { _plainRecord.string(0) }
        /// The name of the file.
        @export(implementation) public var fileName: String { _plainRecord.string(1) }
    }

    /// A template for signature requests was shared.
    public struct SignTemplateSharedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1250))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }
}

extension TeamLog {
    /// Converts `SignExternalSharingPolicy` from and to JSON.
    public typealias SignExternalSharingPolicySerializer = StoneSerializer<TeamLog.SignExternalSharingPolicy>
    /// Converts `SignExternalSharingPolicyChangedDetails` from and to JSON.
    public typealias SignExternalSharingPolicyChangedDetailsSerializer = StoneSerializer<TeamLog.SignExternalSharingPolicyChangedDetails>
    /// Converts `SignExternalSharingPolicyChangedType` from and to JSON.
    public typealias SignExternalSharingPolicyChangedTypeSerializer = StoneSerializer<TeamLog.SignExternalSharingPolicyChangedType>
    /// Converts `SignInAsSessionEndDetails` from and to JSON.
    public typealias SignInAsSessionEndDetailsSerializer = StoneSerializer<TeamLog.SignInAsSessionEndDetails>
    /// Converts `SignInAsSessionEndType` from and to JSON.
    public typealias SignInAsSessionEndTypeSerializer = StoneSerializer<TeamLog.SignInAsSessionEndType>
    /// Converts `SignInAsSessionStartDetails` from and to JSON.
    public typealias SignInAsSessionStartDetailsSerializer = StoneSerializer<TeamLog.SignInAsSessionStartDetails>
    /// Converts `SignInAsSessionStartType` from and to JSON.
    public typealias SignInAsSessionStartTypeSerializer = StoneSerializer<TeamLog.SignInAsSessionStartType>
    /// Converts `SignSignatureRequestCanceledDetails` from and to JSON.
    public typealias SignSignatureRequestCanceledDetailsSerializer = StoneSerializer<TeamLog.SignSignatureRequestCanceledDetails>
    /// Converts `SignSignatureRequestCanceledType` from and to JSON.
    public typealias SignSignatureRequestCanceledTypeSerializer = StoneSerializer<TeamLog.SignSignatureRequestCanceledType>
    /// Converts `SignSignatureRequestCompletedDetails` from and to JSON.
    public typealias SignSignatureRequestCompletedDetailsSerializer = StoneSerializer<TeamLog.SignSignatureRequestCompletedDetails>
    /// Converts `SignSignatureRequestCompletedType` from and to JSON.
    public typealias SignSignatureRequestCompletedTypeSerializer = StoneSerializer<TeamLog.SignSignatureRequestCompletedType>
    /// Converts `SignSignatureRequestDeclinedDetails` from and to JSON.
    public typealias SignSignatureRequestDeclinedDetailsSerializer = StoneSerializer<TeamLog.SignSignatureRequestDeclinedDetails>
    /// Converts `SignSignatureRequestDeclinedType` from and to JSON.
    public typealias SignSignatureRequestDeclinedTypeSerializer = StoneSerializer<TeamLog.SignSignatureRequestDeclinedType>
    /// Converts `SignSignatureRequestOpenedDetails` from and to JSON.
    public typealias SignSignatureRequestOpenedDetailsSerializer = StoneSerializer<TeamLog.SignSignatureRequestOpenedDetails>
    /// Converts `SignSignatureRequestOpenedType` from and to JSON.
    public typealias SignSignatureRequestOpenedTypeSerializer = StoneSerializer<TeamLog.SignSignatureRequestOpenedType>
    /// Converts `SignSignatureRequestReminderSentDetails` from and to JSON.
    public typealias SignSignatureRequestReminderSentDetailsSerializer = StoneSerializer<TeamLog.SignSignatureRequestReminderSentDetails>
    /// Converts `SignSignatureRequestReminderSentType` from and to JSON.
    public typealias SignSignatureRequestReminderSentTypeSerializer = StoneSerializer<TeamLog.SignSignatureRequestReminderSentType>
    /// Converts `SignSignatureRequestSentDetails` from and to JSON.
    public typealias SignSignatureRequestSentDetailsSerializer = StoneSerializer<TeamLog.SignSignatureRequestSentDetails>
    /// Converts `SignSignatureRequestSentType` from and to JSON.
    public typealias SignSignatureRequestSentTypeSerializer = StoneSerializer<TeamLog.SignSignatureRequestSentType>
    /// Converts `SignTemplateCreatedDetails` from and to JSON.
    public typealias SignTemplateCreatedDetailsSerializer = StoneSerializer<TeamLog.SignTemplateCreatedDetails>
    /// Converts `SignTemplateCreatedType` from and to JSON.
    public typealias SignTemplateCreatedTypeSerializer = StoneSerializer<TeamLog.SignTemplateCreatedType>
    /// Converts `SignTemplateCreationPermissionChangedDetails` from and to JSON.
    public typealias SignTemplateCreationPermissionChangedDetailsSerializer = StoneSerializer<TeamLog.SignTemplateCreationPermissionChangedDetails>
    /// Converts `SignTemplateCreationPermissionChangedType` from and to JSON.
    public typealias SignTemplateCreationPermissionChangedTypeSerializer = StoneSerializer<TeamLog.SignTemplateCreationPermissionChangedType>
    /// Converts `SignTemplateCreationPermissionPolicy` from and to JSON.
    public typealias SignTemplateCreationPermissionPolicySerializer = StoneSerializer<TeamLog.SignTemplateCreationPermissionPolicy>
    /// Converts `SignTemplateSharedDetails` from and to JSON.
    public typealias SignTemplateSharedDetailsSerializer = StoneSerializer<TeamLog.SignTemplateSharedDetails>
    /// Converts `SignTemplateSharedType` from and to JSON.
    public typealias SignTemplateSharedTypeSerializer = StoneSerializer<TeamLog.SignTemplateSharedType>
}
