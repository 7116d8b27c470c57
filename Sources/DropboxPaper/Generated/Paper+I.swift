// Generated from API/paper.json by `make generate`. Do not edit.

import DropboxSharing
import StoneRuntime

extension Paper {
    /// The format of content.
    public enum ImportFormat: StoneUnion, CustomStringConvertible {
        /// HTML.
        case html
        /// Markdown. The first line becomes the title.
        case markdown
        /// Plain text. The first line becomes the title.
        case plainText
        case other

        public static var _type: TypeRef { TypeRef(Paper._schema, 13) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .html
            case 1: self = .markdown
            case 2: self = .plainText
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .html: .tag(0)
            case .markdown: .tag(1)
            case .plainText: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// Somebody who is invited to a document.
    public struct InviteeInfoWithPermissionLevel: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Paper._schema, 14) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(invitee: Sharing.InviteeInfo, permissionLevel: Paper.PaperDocPermissionLevel) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, invitee._value)
            builder.union(1, permissionLevel._value)
            _record = builder.record()
        }

        /// Who is invited.
        public var invitee: Sharing.InviteeInfo { _record.union(0) }
        /// What they may do.
        public var permissionLevel: Paper.PaperDocPermissionLevel { _record.union(1) }
    }
}
