// Generated from API/team_log.json by `make generate`. Do not edit.

import StoneRuntime

extension TeamLog {
    public struct SecondaryEmailDeletedDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 963) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(secondaryEmail: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, secondaryEmail)
            self.init(_record: builder.record())
        }

        /// At most 255 characters.
        @export(implementation) public var secondaryEmail: String { _record.string(0) }
    }

    public struct SecondaryEmailDeletedType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 964) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SecondaryEmailVerifiedDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 965) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(secondaryEmail: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, secondaryEmail)
            self.init(_record: builder.record())
        }

        /// At most 255 characters.
        @export(implementation) public var secondaryEmail: String { _record.string(0) }
    }

    public struct SecondaryEmailVerifiedType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 966) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public enum SecondaryMailsPolicy: StoneUnion, CustomStringConvertible {
        case disabled
        case enabled
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 967) }

        public init(_value: Value) {
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

    public struct SecondaryMailsPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 968) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(previousValue: TeamLog.SecondaryMailsPolicy, newValue: TeamLog.SecondaryMailsPolicy) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, previousValue._value)
            builder.union(1, newValue._value)
            self.init(_record: builder.record())
        }

        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.SecondaryMailsPolicy { _record.union(0) }
        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.SecondaryMailsPolicy { _record.union(1) }
    }

    public struct SecondaryMailsPolicyChangedType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 969) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SecondaryTeamRequestAcceptedDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 970) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(primaryTeam: String, sentBy: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, primaryTeam)
            builder.string(1, sentBy)
            self.init(_record: builder.record())
        }

        @export(implementation) public var primaryTeam: String { _record.string(0) }
        @export(implementation) public var sentBy: String { _record.string(1) }
    }

    public struct SecondaryTeamRequestCanceledDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 971) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(sentTo: String, sentBy: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, sentTo)
            builder.string(1, sentBy)
            self.init(_record: builder.record())
        }

        @export(implementation) public var sentTo: String { _record.string(0) }
        @export(implementation) public var sentBy: String { _record.string(1) }
    }

    public struct SecondaryTeamRequestExpiredDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 972) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(sentTo: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, sentTo)
            self.init(_record: builder.record())
        }

        @export(implementation) public var sentTo: String { _record.string(0) }
    }

    public struct SecondaryTeamRequestReminderDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 973) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(sentTo: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, sentTo)
            self.init(_record: builder.record())
        }

        @export(implementation) public var sentTo: String { _record.string(0) }
    }

    public struct SendAndTrackFileAddedDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 974) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(Self._type)) }
    }

    public struct SendAndTrackFileAddedType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 975) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SendAndTrackFileRenamedDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 976) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(previousValue: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, previousValue)
            self.init(_record: builder.record())
        }

        /// The value before the change.
        @export(implementation) public var previousValue: String? { _record.stringOpt(0) }
    }

    public struct SendAndTrackFileRenamedType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 977) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SendAndTrackFileUpdatedDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 978) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(Self._type)) }
    }

    public struct SendAndTrackFileUpdatedType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 979) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SendAndTrackLinkCreatedDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 980) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(linkSettings: TeamLog.LinkSettingsLogInfo) {
            var builder = RecordBuilder(Self._type)
            builder.object(0, linkSettings._record)
            self.init(_record: builder.record())
        }

        @export(implementation) public var linkSettings: TeamLog.LinkSettingsLogInfo { _record.object(0) }
    }

    public struct SendAndTrackLinkCreatedType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 981) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SendAndTrackLinkDeletedDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 982) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(sharedContentLink: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, sharedContentLink)
            self.init(_record: builder.record())
        }

        /// The link.
        @export(implementation) public var sharedContentLink: String { _record.string(0) }
    }

    public struct SendAndTrackLinkDeletedType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 983) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SendAndTrackLinkUpdatedDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 984) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(linkSettings: TeamLog.LinkSettingsLogInfo, previousLinkName: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.object(0, linkSettings._record)
            builder.string(1, previousLinkName)
            self.init(_record: builder.record())
        }

        @export(implementation) public var linkSettings: TeamLog.LinkSettingsLogInfo { _record.object(0) }
        @export(implementation) public var previousLinkName: String? { _record.stringOpt(1) }
    }

    public struct SendAndTrackLinkUpdatedType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 985) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SendAndTrackLinkViewedDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 986) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(linkSettings: TeamLog.LinkSettingsLogInfo, emailAddress: String? = nil, linkOwner: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.object(0, linkSettings._record)
            builder.string(1, emailAddress)
            builder.string(2, linkOwner)
            self.init(_record: builder.record())
        }

        @export(implementation) public var linkSettings: TeamLog.LinkSettingsLogInfo { _record.object(0) }
        @export(implementation) public var emailAddress: String? { _record.stringOpt(1) }
        @export(implementation) public var linkOwner: String? { _record.stringOpt(2) }
    }

    public struct SendAndTrackLinkViewedType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 987) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public enum SendAndTrackPolicy: StoneUnion, CustomStringConvertible {
        case default_
        case disabled
        case enabled
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 988) }

        public init(_value: Value) {
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

    public struct SendAndTrackPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 989) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: TeamLog.SendAndTrackPolicy, previousValue: TeamLog.SendAndTrackPolicy) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.SendAndTrackPolicy { _record.union(0) }
        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.SendAndTrackPolicy { _record.union(1) }
    }

    public struct SendAndTrackPolicyChangedType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 990) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SendAndTrackRemovedFileAndAssociatedLinksDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 991) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(Self._type)) }
    }

    public struct SendAndTrackRemovedFileAndAssociatedLinksType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 992) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public enum SendExternalSharingPolicy: StoneUnion, CustomStringConvertible {
        case default_
        case disabled
        case enabled
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 993) }

        public init(_value: Value) {
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

    public struct SendExternalSharingPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 994) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: TeamLog.SendExternalSharingPolicy, previousValue: TeamLog.SendExternalSharingPolicy) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.SendExternalSharingPolicy { _record.union(0) }
        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.SendExternalSharingPolicy { _record.union(1) }
    }

    public struct SendExternalSharingPolicyChangedType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 995) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public enum SendForSignaturePolicy: StoneUnion, CustomStringConvertible {
        case disabled
        case enabled
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 996) }

        public init(_value: Value) {
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

    public struct SendForSignaturePolicyChangedDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 997) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: TeamLog.SendForSignaturePolicy, previousValue: TeamLog.SendForSignaturePolicy) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.SendForSignaturePolicy { _record.union(0) }
        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.SendForSignaturePolicy { _record.union(1) }
    }

    public struct SendForSignaturePolicyChangedType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 998) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    /// A session. Cast it to `TeamLog.WebSessionLogInfo` or another of its kinds.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public class SessionLogInfo: StoneObject, @unchecked Sendable {
        public override class var _type: TypeRef { TypeRef(TeamLog._schema, 999) }

        public required init(_record: Record) { super.init(_record: _record) }

        @export(implementation)
        public init(sessionId: String? = nil) {
            var builder = RecordBuilder(SessionLogInfo._type)
            builder.string(0, sessionId)
            super.init(_record: builder.record())
        }

        /// The identity of the session.
        @export(implementation) public final var sessionId: String? { _record.stringOpt(0) }
    }
}
