// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxAccount
import DropboxCore
import DropboxStone

extension TeamLog {
    /// A participant of an event.
    public enum ParticipantLogInfo: StoneUnion, CustomStringConvertible {
        /// A group.
        case group(TeamLog.GroupLogInfo)
        /// A user.
        case user(TeamLog.UserLogInfo)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .group(.init(_plainRecord: payload))
            case 1: self = .user(_value.polymorphic())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .group(let value): .variant(0, value._plainRecord)
            case .user(let value): .boxedValue(1, object: value)
            case .other: .tag(2)
            }
        }
    }

    /// A policy that allows a feature or doesn't.
    public enum PassPolicy: StoneUnion, CustomStringConvertible {
        /// The feature is allowed.
        case allow
        /// The feature is disabled.
        case disabled
        /// The feature is enabled.
        case enabled
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .allow
            case 1: self = .disabled
            case 2: self = .enabled
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .allow: .tag(0)
            case .disabled: .tag(1)
            case .enabled: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// Details of an event in which a passkey for sign-in was added.
    public struct PasskeyAddDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(852))) }
    }

    /// A passkey for sign-in was added.
    public struct PasskeyAddType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(853))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The policy for sign-in with passkeys.
    public enum PasskeyLoginPolicy: StoneUnion, CustomStringConvertible {
        /// The default policy applies.
        case default_
        /// Members can't sign in with passkeys.
        case disabled
        /// Members can sign in with passkeys.
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

    /// Details of an event in which the team's policy for sign-in with passkeys was changed.
    public struct PasskeyLoginPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamLog.PasskeyLoginPolicy, previousValue: TeamLog.PasskeyLoginPolicy? = nil) {
            var builder = RecordBuilder(TeamLog._type(855))
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.PasskeyLoginPolicy { _plainRecord.union(0) }
        /// The policy before the change. `nil` if an older event lacks it.
        @export(implementation) public var previousValue: TeamLog.PasskeyLoginPolicy? { _plainRecord.unionOpt(1) }
    }

    /// The team's policy for sign-in with passkeys was changed.
    public struct PasskeyLoginPolicyChangedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(856))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a passkey for sign-in was removed.
    public struct PasskeyRemoveDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(857))) }
    }

    /// A passkey for sign-in was removed.
    public struct PasskeyRemoveType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(858))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a user changed their password.
    public struct PasswordChangeDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(859))) }
    }

    /// A user changed their password.
    public struct PasswordChangeType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(860))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the passwords of all team members were reset.
    public struct PasswordResetAllDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(861))) }
    }

    /// The passwords of all team members were reset.
    public struct PasswordResetAllType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(862))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a user's password was reset.
    public struct PasswordResetDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(863))) }
    }

    /// A user's password was reset.
    public struct PasswordResetType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(864))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the team's password strength requirements were changed.
    public struct PasswordStrengthRequirementsChangePolicyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(previousValue: TeamPolicies.PasswordStrengthPolicy, newValue: TeamPolicies.PasswordStrengthPolicy) {
            var builder = RecordBuilder(TeamLog._type(865))
            builder.union(0, previousValue._value)
            builder.union(1, newValue._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy before the change.
        @export(implementation) public var previousValue: TeamPolicies.PasswordStrengthPolicy { _plainRecord.union(0) }
        /// The policy after the change.
        @export(implementation) public var newValue: TeamPolicies.PasswordStrengthPolicy { _plainRecord.union(1) }
    }

    /// The team's password strength requirements were changed.
    public struct PasswordStrengthRequirementsChangePolicyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(866))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// A path from two perspectives.
    public struct PathLogInfo: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(namespaceRelative: TeamLog.NamespaceRelativePathLogInfo, contextual: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(867))
            builder.string(0, contextual)
            builder.object(1, namespaceRelative._plainRecord)
            self.init(_plainRecord: builder.record())
        }

        /// The path as the actor sees it.
        @export(implementation) public var contextual: String? { _plainRecord.stringOpt(0) }
        /// The path in the namespace that contains the item.
        @export(implementation)
        public var namespaceRelative: TeamLog.NamespaceRelativePathLogInfo { _plainRecord.object(1) }
    }

    /// Details of an event in which a secondary email address that awaits verification was added.
    public struct PendingSecondaryEmailAddedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(secondaryEmail: String) {
            var builder = RecordBuilder(TeamLog._type(868))
            builder.string(0, secondaryEmail)
            self.init(_plainRecord: builder.record())
        }

        /// The secondary email address. At most 255 characters.
        @export(implementation) public var secondaryEmail: String { _plainRecord.string(0) }
    }

    /// A secondary email address that awaits verification was added.
    public struct PendingSecondaryEmailAddedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(869))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the members' ability to permanently delete content was enabled or disabled.
    public struct PermanentDeleteChangePolicyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            newValue: TeamLog.ContentPermanentDeletePolicy,
            previousValue: TeamLog.ContentPermanentDeletePolicy? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(870))
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.ContentPermanentDeletePolicy { _plainRecord.union(0) }
        /// The policy before the change. `nil` if an older event lacks it.
        @export(implementation)
        public var previousValue: TeamLog.ContentPermanentDeletePolicy? { _plainRecord.unionOpt(1) }
    }

    /// The members' ability to permanently delete content was enabled or disabled.
    public struct PermanentDeleteChangePolicyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(871))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// A restriction on the location of the data centers for the team's data.
    public enum PlacementRestriction: StoneUnion, CustomStringConvertible {
        /// Only Australia.
        case australiaOnly
        /// Only Canada.
        case canadaOnly
        /// Only Europe.
        case europeOnly
        /// Only Japan.
        case japanOnly
        /// No restriction.
        case none
        /// Only the United Kingdom.
        case ukOnly
        /// Only the United States, on S3.
        case usS3Only
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .australiaOnly
            case 1: self = .canadaOnly
            case 2: self = .europeOnly
            case 3: self = .japanOnly
            case 4: self = .none
            case 5: self = .ukOnly
            case 6: self = .usS3Only
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .australiaOnly: .tag(0)
            case .canadaOnly: .tag(1)
            case .europeOnly: .tag(2)
            case .japanOnly: .tag(3)
            case .none: .tag(4)
            case .ukOnly: .tag(5)
            case .usS3Only: .tag(6)
            case .other: .tag(7)
            }
        }
    }

    /// The type of a data governance policy.
    public enum PolicyType: StoneUnion, CustomStringConvertible {
        /// A policy that disposes of content.
        case disposition
        /// A policy that retains content.
        case retention
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .disposition
            case 1: self = .retention
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .disposition: .tag(0)
            case .retention: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// The policy for Dropbox AI in previews.
    public enum PreviewsAiPolicy: StoneUnion, CustomStringConvertible {
        /// The default policy applies.
        case default_
        /// Members can't use Dropbox AI.
        case disabled
        /// Members can use Dropbox AI.
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

    /// Details of an event in which the team's Dropbox AI policy was changed.
    public struct PreviewsAiPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamLog.PreviewsAiPolicy, previousValue: TeamLog.PreviewsAiPolicy) {
            var builder = RecordBuilder(TeamLog._type(875))
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.PreviewsAiPolicy { _plainRecord.union(0) }
        /// The policy before the change.
        @export(implementation) public var previousValue: TeamLog.PreviewsAiPolicy { _plainRecord.union(1) }
    }

    /// The team's Dropbox AI policy was changed.
    public struct PreviewsAiPolicyChangedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(876))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The acceptance of a team merge request, as the primary team sees it.
    public struct PrimaryTeamRequestAcceptedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(secondaryTeam: String, sentBy: String) {
            var builder = RecordBuilder(TeamLog._type(877))
            builder.string(0, secondaryTeam)
            builder.string(1, sentBy)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the secondary team.
        @export(implementation) public var secondaryTeam: String { _plainRecord.string(0) }
        /// The name of the secondary team's admin who sent the request.
        @export(implementation) public var sentBy: String { _plainRecord.string(1) }
    }

    /// The cancellation of a team merge request, as the primary team sees it.
    public struct PrimaryTeamRequestCanceledDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(secondaryTeam: String, sentBy: String) {
            var builder = RecordBuilder(TeamLog._type(878))
            builder.string(0, secondaryTeam)
            builder.string(1, sentBy)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the secondary team.
        @export(implementation) public var secondaryTeam: String { _plainRecord.string(0) }
        /// The name of the secondary team's admin who sent the request.
        @export(implementation) public var sentBy: String { _plainRecord.string(1) }
    }

    /// The expiration of a team merge request, as the primary team sees it.
    public struct PrimaryTeamRequestExpiredDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(secondaryTeam: String, sentBy: String) {
            var builder = RecordBuilder(TeamLog._type(879))
            builder.string(0, secondaryTeam)
            builder.string(1, sentBy)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the secondary team.
        @export(implementation) public var secondaryTeam: String { _plainRecord.string(0) }
        /// The name of the secondary team's admin who sent the request.
        @export(implementation) public var sentBy: String { _plainRecord.string(1) }
    }

    /// A reminder of a team merge request, as the primary team sees it.
    public struct PrimaryTeamRequestReminderDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(secondaryTeam: String, sentTo: String) {
            var builder = RecordBuilder(TeamLog._type(880))
            builder.string(0, secondaryTeam)
            builder.string(1, sentTo)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the secondary team.
        @export(implementation) public var secondaryTeam: String { _plainRecord.string(0) }
        /// The name of the primary team's admin who received the request.
        @export(implementation) public var sentTo: String { _plainRecord.string(1) }
    }

    /// Details of an event in which a product was assigned to a team member.
    public struct ProductAssignedToMemberDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(userName: TeamLog.UserNameLogInfo, productName: TeamLog.ProductLogInfo) {
            var builder = RecordBuilder(TeamLog._type(881))
            builder.object(0, userName._plainRecord)
            builder.object(1, productName._plainRecord)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the user.
        @export(implementation) public var userName: TeamLog.UserNameLogInfo { _plainRecord.object(0) }
        /// The product.
        @export(implementation) public var productName: TeamLog.ProductLogInfo { _plainRecord.object(1) }
    }

    /// A product was assigned to a team member.
    public struct ProductAssignedToMemberType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(882))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// A Dropbox product.
    public struct ProductLogInfo: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(productName: String) {
            var builder = RecordBuilder(TeamLog._type(883))
            builder.string(0, productName)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the product.
        @export(implementation) public var productName: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a product was taken from a team member.
    public struct ProductRemovedFromMemberDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(userName: TeamLog.UserNameLogInfo, productName: TeamLog.ProductLogInfo) {
            var builder = RecordBuilder(TeamLog._type(884))
            builder.object(0, userName._plainRecord)
            builder.object(1, productName._plainRecord)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the user.
        @export(implementation) public var userName: TeamLog.UserNameLogInfo { _plainRecord.object(0) }
        /// The product.
        @export(implementation) public var productName: TeamLog.ProductLogInfo { _plainRecord.object(1) }
    }

    /// A product was taken from a team member.
    public struct ProductRemovedFromMemberType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(885))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The type of a quick action.
    public enum QuickActionType: StoneUnion, CustomStringConvertible {
        /// Deletes the shared link.
        case deleteSharedLink
        /// Resets the password.
        case resetPassword
        /// Restores the file or folder.
        case restoreFileOrFolder
        /// Unlinks the app.
        case unlinkApp
        /// Unlinks the device.
        case unlinkDevice
        /// Ends the web session.
        case unlinkSession
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .deleteSharedLink
            case 1: self = .resetPassword
            case 2: self = .restoreFileOrFolder
            case 3: self = .unlinkApp
            case 4: self = .unlinkDevice
            case 5: self = .unlinkSession
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .deleteSharedLink: .tag(0)
            case .resetPassword: .tag(1)
            case .restoreFileOrFolder: .tag(2)
            case .unlinkApp: .tag(3)
            case .unlinkDevice: .tag(4)
            case .unlinkSession: .tag(5)
            case .other: .tag(6)
            }
        }
    }
}

extension TeamLog {
    /// Converts `ParticipantLogInfo` from and to JSON.
    public typealias ParticipantLogInfoSerializer = StoneSerializer<TeamLog.ParticipantLogInfo>
    /// Converts `PassPolicy` from and to JSON.
    public typealias PassPolicySerializer = StoneSerializer<TeamLog.PassPolicy>
    /// Converts `PasskeyAddDetails` from and to JSON.
    public typealias PasskeyAddDetailsSerializer = StoneSerializer<TeamLog.PasskeyAddDetails>
    /// Converts `PasskeyAddType` from and to JSON.
    public typealias PasskeyAddTypeSerializer = StoneSerializer<TeamLog.PasskeyAddType>
    /// Converts `PasskeyLoginPolicy` from and to JSON.
    public typealias PasskeyLoginPolicySerializer = StoneSerializer<TeamLog.PasskeyLoginPolicy>
    /// Converts `PasskeyLoginPolicyChangedDetails` from and to JSON.
    public typealias PasskeyLoginPolicyChangedDetailsSerializer = StoneSerializer<TeamLog.PasskeyLoginPolicyChangedDetails>
    /// Converts `PasskeyLoginPolicyChangedType` from and to JSON.
    public typealias PasskeyLoginPolicyChangedTypeSerializer = StoneSerializer<TeamLog.PasskeyLoginPolicyChangedType>
    /// Converts `PasskeyRemoveDetails` from and to JSON.
    public typealias PasskeyRemoveDetailsSerializer = StoneSerializer<TeamLog.PasskeyRemoveDetails>
    /// Converts `PasskeyRemoveType` from and to JSON.
    public typealias PasskeyRemoveTypeSerializer = StoneSerializer<TeamLog.PasskeyRemoveType>
    /// Converts `PasswordChangeDetails` from and to JSON.
    public typealias PasswordChangeDetailsSerializer = StoneSerializer<TeamLog.PasswordChangeDetails>
    /// Converts `PasswordChangeType` from and to JSON.
    public typealias PasswordChangeTypeSerializer = StoneSerializer<TeamLog.PasswordChangeType>
    /// Converts `PasswordResetAllDetails` from and to JSON.
    public typealias PasswordResetAllDetailsSerializer = StoneSerializer<TeamLog.PasswordResetAllDetails>
    /// Converts `PasswordResetAllType` from and to JSON.
    public typealias PasswordResetAllTypeSerializer = StoneSerializer<TeamLog.PasswordResetAllType>
    /// Converts `PasswordResetDetails` from and to JSON.
    public typealias PasswordResetDetailsSerializer = StoneSerializer<TeamLog.PasswordResetDetails>
    /// Converts `PasswordResetType` from and to JSON.
    public typealias PasswordResetTypeSerializer = StoneSerializer<TeamLog.PasswordResetType>
    /// Converts `PasswordStrengthRequirementsChangePolicyDetails` from and to JSON.
    public typealias PasswordStrengthRequirementsChangePolicyDetailsSerializer = StoneSerializer<TeamLog.PasswordStrengthRequirementsChangePolicyDetails>
    /// Converts `PasswordStrengthRequirementsChangePolicyType` from and to JSON.
    public typealias PasswordStrengthRequirementsChangePolicyTypeSerializer = StoneSerializer<TeamLog.PasswordStrengthRequirementsChangePolicyType>
    /// Converts `PathLogInfo` from and to JSON.
    public typealias PathLogInfoSerializer = StoneSerializer<TeamLog.PathLogInfo>
    /// Converts `PendingSecondaryEmailAddedDetails` from and to JSON.
    public typealias PendingSecondaryEmailAddedDetailsSerializer = StoneSerializer<TeamLog.PendingSecondaryEmailAddedDetails>
    /// Converts `PendingSecondaryEmailAddedType` from and to JSON.
    public typealias PendingSecondaryEmailAddedTypeSerializer = StoneSerializer<TeamLog.PendingSecondaryEmailAddedType>
    /// Converts `PermanentDeleteChangePolicyDetails` from and to JSON.
    public typealias PermanentDeleteChangePolicyDetailsSerializer = StoneSerializer<TeamLog.PermanentDeleteChangePolicyDetails>
    /// Converts `PermanentDeleteChangePolicyType` from and to JSON.
    public typealias PermanentDeleteChangePolicyTypeSerializer = StoneSerializer<TeamLog.PermanentDeleteChangePolicyType>
    /// Converts `PlacementRestriction` from and to JSON.
    public typealias PlacementRestrictionSerializer = StoneSerializer<TeamLog.PlacementRestriction>
    /// Converts `PolicyType` from and to JSON.
    public typealias PolicyTypeSerializer = StoneSerializer<TeamLog.PolicyType>
    /// Converts `PreviewsAiPolicy` from and to JSON.
    public typealias PreviewsAiPolicySerializer = StoneSerializer<TeamLog.PreviewsAiPolicy>
    /// Converts `PreviewsAiPolicyChangedDetails` from and to JSON.
    public typealias PreviewsAiPolicyChangedDetailsSerializer = StoneSerializer<TeamLog.PreviewsAiPolicyChangedDetails>
    /// Converts `PreviewsAiPolicyChangedType` from and to JSON.
    public typealias PreviewsAiPolicyChangedTypeSerializer = StoneSerializer<TeamLog.PreviewsAiPolicyChangedType>
    /// Converts `PrimaryTeamRequestAcceptedDetails` from and to JSON.
    public typealias PrimaryTeamRequestAcceptedDetailsSerializer = StoneSerializer<TeamLog.PrimaryTeamRequestAcceptedDetails>
    /// Converts `PrimaryTeamRequestCanceledDetails` from and to JSON.
    public typealias PrimaryTeamRequestCanceledDetailsSerializer = StoneSerializer<TeamLog.PrimaryTeamRequestCanceledDetails>
    /// Converts `PrimaryTeamRequestExpiredDetails` from and to JSON.
    public typealias PrimaryTeamRequestExpiredDetailsSerializer = StoneSerializer<TeamLog.PrimaryTeamRequestExpiredDetails>
    /// Converts `PrimaryTeamRequestReminderDetails` from and to JSON.
    public typealias PrimaryTeamRequestReminderDetailsSerializer = StoneSerializer<TeamLog.PrimaryTeamRequestReminderDetails>
    /// Converts `ProductAssignedToMemberDetails` from and to JSON.
    public typealias ProductAssignedToMemberDetailsSerializer = StoneSerializer<TeamLog.ProductAssignedToMemberDetails>
    /// Converts `ProductAssignedToMemberType` from and to JSON.
    public typealias ProductAssignedToMemberTypeSerializer = StoneSerializer<TeamLog.ProductAssignedToMemberType>
    /// Converts `ProductLogInfo` from and to JSON.
    public typealias ProductLogInfoSerializer = StoneSerializer<TeamLog.ProductLogInfo>
    /// Converts `ProductRemovedFromMemberDetails` from and to JSON.
    public typealias ProductRemovedFromMemberDetailsSerializer = StoneSerializer<TeamLog.ProductRemovedFromMemberDetails>
    /// Converts `ProductRemovedFromMemberType` from and to JSON.
    public typealias ProductRemovedFromMemberTypeSerializer = StoneSerializer<TeamLog.ProductRemovedFromMemberType>
    /// Converts `QuickActionType` from and to JSON.
    public typealias QuickActionTypeSerializer = StoneSerializer<TeamLog.QuickActionType>
}
