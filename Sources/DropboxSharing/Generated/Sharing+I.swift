// Generated from API/sharing.json by `make generate`. Do not edit.

import StoneRuntime

extension Sharing {
    /// An action that the user's plan does not include.
    public struct InsufficientPlan: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Sharing._schema, 45) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(message: String, upsellUrl: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, message)
            builder.string(1, upsellUrl)
            _record = builder.record()
        }

        /// A text to show to the user.
        public var message: String { _record.string(0) }
        /// Where the user can change their plan, if they can.
        public var upsellUrl: String? { _record.stringOpt(1) }
    }

    /// How much space is missing, in bytes.
    public struct InsufficientQuotaAmounts: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Sharing._schema, 46) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(spaceNeeded: UInt64, spaceShortage: UInt64, spaceLeft: UInt64) {
            var builder = RecordBuilder(Self._type)
            builder.uint64(0, spaceNeeded)
            builder.uint64(1, spaceShortage)
            builder.uint64(2, spaceLeft)
            _record = builder.record()
        }

        /// How many bytes the folder takes up.
        public var spaceNeeded: UInt64 { _record.uint64(0) }
        /// How many bytes are missing.
        public var spaceShortage: UInt64 { _record.uint64(1) }
        /// How many bytes are free.
        public var spaceLeft: UInt64 { _record.uint64(2) }
    }

    /// Somebody who is invited.
    public enum InviteeInfo: StoneUnion, CustomStringConvertible {
        /// The email address that the invitation went to. At most 255 characters. Pattern:
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case email(String)
        case other

        public static var _type: TypeRef { TypeRef(Sharing._schema, 47) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .email(_value.string())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .email(let value): .boxed(0, string: value)
            case .other: .tag(1)
            }
        }
    }

    /// Somebody who is invited, and what they will be allowed to do.
    public struct InviteeMembershipInfo: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Sharing._schema, 48) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            accessType: Sharing.AccessLevel,
            invitee: Sharing.InviteeInfo,
            permissions: [Sharing.MemberPermission]? = nil,
            initials: String? = nil,
            isInherited: Bool = false,
            user: Sharing.UserInfo? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, accessType._value)
            builder.list(1, permissions)
            builder.string(2, initials)
            builder.bool(3, isInherited)
            builder.union(4, invitee._value)
            builder.object(5, user?._record)
            _record = builder.record()
        }

        /// What the member may do, with what they have by way of a folder.
        public var accessType: Sharing.AccessLevel { _record.union(0) }
        /// What the user may do about the member, of the actions asked for.
        public var permissions: [Sharing.MemberPermission]? { _record.listOpt(1) }
        /// Is always nil. Deprecated.
        public var initials: String? { _record.stringOpt(2) }
        /// Whether the member has access by way of a folder around this one. Default: `false`.
        public var isInherited: Bool { _record.bool(3) }
        /// Who is invited.
        public var invitee: Sharing.InviteeInfo { _record.union(4) }
        /// The account that the invitation belongs to, if it is known.
        public var user: Sharing.UserInfo? { _record.objectOpt(5) }
    }
}
