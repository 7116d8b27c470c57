// Generated from API/paper.json by `make generate`. Do not edit.

import StoneRuntime

extension Paper {
    /// Who may open a document by its link.
    public struct SharingPolicy: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Paper._schema, 48) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            publicSharingPolicy: Paper.SharingPublicPolicyType? = nil,
            teamSharingPolicy: Paper.SharingTeamPolicyType? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, publicSharingPolicy?._value)
            builder.union(1, teamSharingPolicy?._value)
            _record = builder.record()
        }

        /// What people outside of the team may do.
        public var publicSharingPolicy: Paper.SharingPublicPolicyType? { _record.unionOpt(0) }
        /// What teammates may do. Only if the user belongs to a team.
        public var teamSharingPolicy: Paper.SharingTeamPolicyType? { _record.unionOpt(1) }
    }

    /// What people outside of the team may do with a document by its link.
    public enum SharingPublicPolicyType: StoneUnion, CustomStringConvertible {
        /// View, comment and change it.
        case peopleWithLinkCanEdit
        /// View it and comment.
        case peopleWithLinkCanViewAndComment
        /// Nothing, unless they are invited.
        case inviteOnly
        /// Nothing.
        case disabled

        public static var _type: TypeRef { TypeRef(Paper._schema, 49) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .peopleWithLinkCanEdit
            case 1: self = .peopleWithLinkCanViewAndComment
            case 2: self = .inviteOnly
            default: self = .disabled
            }
        }

        public var _value: Value {
            switch self {
            case .peopleWithLinkCanEdit: .tag(0)
            case .peopleWithLinkCanViewAndComment: .tag(1)
            case .inviteOnly: .tag(2)
            case .disabled: .tag(3)
            }
        }
    }

    /// What people may do with a document by its link.
    public enum SharingTeamPolicyType: StoneUnion, CustomStringConvertible {
        /// View, comment and change it.
        case peopleWithLinkCanEdit
        /// View it and comment.
        case peopleWithLinkCanViewAndComment
        /// Nothing, unless they are invited.
        case inviteOnly

        public static var _type: TypeRef { TypeRef(Paper._schema, 50) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .peopleWithLinkCanEdit
            case 1: self = .peopleWithLinkCanViewAndComment
            default: self = .inviteOnly
            }
        }

        public var _value: Value {
            switch self {
            case .peopleWithLinkCanEdit: .tag(0)
            case .peopleWithLinkCanViewAndComment: .tag(1)
            case .inviteOnly: .tag(2)
            }
        }
    }
}
