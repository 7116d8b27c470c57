// Generated from API/sharing.json by `make generate`. Do not edit.

import StoneRuntime

extension Sharing {
    /// Why a job failed.
    public enum JobError: StoneUnion, CustomStringConvertible {
        /// The folder is still shared.
        case unshareFolderError(Sharing.UnshareFolderError)
        /// The member was not removed.
        case removeFolderMemberError(Sharing.RemoveFolderMemberError)
        /// The user has not left the folder.
        case relinquishFolderMembershipError(Sharing.RelinquishFolderMembershipError)
        case other

        public static var _type: TypeRef { TypeRef(Sharing._schema, 49) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .unshareFolderError(_value.union())
            case 1: self = .removeFolderMemberError(_value.union())
            case 2: self = .relinquishFolderMembershipError(_value.union())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .unshareFolderError(let value): .boxed(0, union: value._value)
            case .removeFolderMemberError(let value): .boxed(1, union: value._value)
            case .relinquishFolderMembershipError(let value): .boxed(2, union: value._value)
            case .other: .tag(3)
            }
        }
    }

    /// The state of a job.
    public enum JobStatus: StoneUnion, CustomStringConvertible {
        /// The job is still going on. Ask again in a while.
        case inProgress
        /// The job has ended well.
        case complete
        /// The job has failed.
        case failed(Sharing.JobError)

        public static var _type: TypeRef { TypeRef(Sharing._schema, 50) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .inProgress
            case 1: self = .complete
            default: self = .failed(_value.union())
            }
        }

        public var _value: Value {
            switch self {
            case .inProgress: .tag(0)
            case .complete: .tag(1)
            case .failed(let value): .boxed(2, union: value._value)
            }
        }
    }
}
