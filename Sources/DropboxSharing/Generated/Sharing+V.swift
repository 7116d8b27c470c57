// Generated from API/sharing.json by `make generate`. Do not edit.

import StoneRuntime

extension Sharing {
    /// Whether a file shows who has seen it.
    public enum ViewerInfoPolicy: StoneUnion, CustomStringConvertible {
        /// It does.
        case enabled
        /// It does not.
        case disabled
        case other

        public static var _type: TypeRef { TypeRef(Sharing._schema, 167) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .enabled
            case 1: self = .disabled
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .enabled: .tag(0)
            case .disabled: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// Who may use a link.
    public enum Visibility: StoneUnion, CustomStringConvertible {
        /// Anybody who has it.
        case public_
        /// Teammates.
        case teamOnly
        /// Anybody who has it and knows its password.
        case password
        /// Teammates who know its password.
        case teamAndPassword
        /// Members of the shared folder around it.
        case sharedFolderOnly
        case other

        public static var _type: TypeRef { TypeRef(Sharing._schema, 168) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .public_
            case 1: self = .teamOnly
            case 2: self = .password
            case 3: self = .teamAndPassword
            case 4: self = .sharedFolderOnly
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .public_: .tag(0)
            case .teamOnly: .tag(1)
            case .password: .tag(2)
            case .teamAndPassword: .tag(3)
            case .sharedFolderOnly: .tag(4)
            case .other: .tag(5)
            }
        }
    }

    /// A choice of who may use a link.
    public struct VisibilityPolicy: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Sharing._schema, 169) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            policy: Sharing.RequestedVisibility,
            resolvedPolicy: Sharing.AlphaResolvedVisibility,
            allowed: Bool,
            disallowedReason: Sharing.VisibilityPolicyDisallowedReason? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, policy._value)
            builder.union(1, resolvedPolicy._value)
            builder.bool(2, allowed)
            builder.union(3, disallowedReason?._value)
            _record = builder.record()
        }

        /// The choice.
        public var policy: Sharing.RequestedVisibility { _record.union(0) }
        /// Who could really use the link after that choice.
        public var resolvedPolicy: Sharing.AlphaResolvedVisibility { _record.union(1) }
        /// Whether the user may choose this.
        public var allowed: Bool { _record.bool(2) }
        /// Why the user may not.
        public var disallowedReason: Sharing.VisibilityPolicyDisallowedReason? { _record.unionOpt(3) }
    }

    /// Why a choice is not open to the user.
    public enum VisibilityPolicyDisallowedReason: StoneUnion, CustomStringConvertible {
        /// The link cannot be changed so. Revoke it and make a new one.
        case deleteAndRecreate
        /// The shared folder around it forbids it.
        case restrictedBySharedFolder
        /// The team forbids it.
        case restrictedByTeam
        /// The user does not belong to a team.
        case userNotOnTeam
        /// The user's plan does not include it.
        case userAccountType
        /// The user has no permission.
        case permissionDenied
        case other

        public static var _type: TypeRef { TypeRef(Sharing._schema, 170) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .deleteAndRecreate
            case 1: self = .restrictedBySharedFolder
            case 2: self = .restrictedByTeam
            case 3: self = .userNotOnTeam
            case 4: self = .userAccountType
            case 5: self = .permissionDenied
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .deleteAndRecreate: .tag(0)
            case .restrictedBySharedFolder: .tag(1)
            case .restrictedByTeam: .tag(2)
            case .userNotOnTeam: .tag(3)
            case .userAccountType: .tag(4)
            case .permissionDenied: .tag(5)
            case .other: .tag(6)
            }
        }
    }
}
