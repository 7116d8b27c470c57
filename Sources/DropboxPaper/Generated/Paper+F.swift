// Generated from API/paper.json by `make generate`. Do not edit.

import StoneRuntime

extension Paper {
    /// A Paper folder.
    public struct Folder: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Paper._schema, 8) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(id: String, name: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, id)
            builder.string(1, name)
            _record = builder.record()
        }

        /// The identity of the folder.
        public var id: String { _record.string(0) }
        /// The name of the folder.
        public var name: String { _record.string(1) }
    }

    /// Who may open a Paper folder.
    public enum FolderSharingPolicyType: StoneUnion, CustomStringConvertible {
        /// The team, and those who are invited.
        case team
        /// Those who are invited.
        case inviteOnly

        public static var _type: TypeRef { TypeRef(Paper._schema, 9) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .team
            default: self = .inviteOnly
            }
        }

        public var _value: Value {
            switch self {
            case .team: .tag(0)
            case .inviteOnly: .tag(1)
            }
        }
    }

    /// How much a user hears about a folder.
    public enum FolderSubscriptionLevel: StoneUnion, CustomStringConvertible {
        /// Nothing.
        case none
        /// What shows in the activity.
        case activityOnly
        /// Mail every day.
        case dailyEmails
        /// Mail every week.
        case weeklyEmails

        public static var _type: TypeRef { TypeRef(Paper._schema, 10) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .none
            case 1: self = .activityOnly
            case 2: self = .dailyEmails
            default: self = .weeklyEmails
            }
        }

        public var _value: Value {
            switch self {
            case .none: .tag(0)
            case .activityOnly: .tag(1)
            case .dailyEmails: .tag(2)
            case .weeklyEmails: .tag(3)
            }
        }
    }

    /// Where a document lies.
    public struct FoldersContainingPaperDoc: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Paper._schema, 11) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(folderSharingPolicyType: Paper.FolderSharingPolicyType? = nil, folders: [Paper.Folder]? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, folderSharingPolicyType?._value)
            builder.list(1, folders)
            _record = builder.record()
        }

        /// Who may open the folder.
        public var folderSharingPolicyType: Paper.FolderSharingPolicyType? { _record.unionOpt(0) }
        /// The folders, from the outermost inwards.
        public var folders: [Paper.Folder]? { _record.listOpt(1) }
    }
}
