// Generated from API/files.json by `make generate`. Do not edit.

import StoneRuntime

extension Files {
    /// What is in the way.
    public enum WriteConflictError: StoneUnion, CustomStringConvertible {
        /// There is a file at this path.
        case file
        /// There is a folder at this path.
        case folder
        /// A file stands where a parent folder is needed.
        case fileAncestor
        case other

        @export(implementation) public static var _type: TypeRef { Files._type(203) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .file
            case 1: self = .folder
            case 2: self = .fileAncestor
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .file: .tag(0)
            case .folder: .tag(1)
            case .fileAncestor: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// Why an item could not be written.
    public enum WriteError: StoneUnion, CustomStringConvertible {
        /// The path has the wrong form: it must start with `/`, and not end with a slash or a blank. The value may say
        /// more.
        case malformedPath(String?)
        /// Something is at this path already. Choose another name, set `autorename`, or overwrite it.
        case conflict(Files.WriteConflictError)
        /// The user may not write there.
        case noWritePermission
        /// The user's Dropbox is full.
        case insufficientSpace
        /// Dropbox does not accept this name. Choose another one.
        case disallowedName
        /// Team folders can be neither moved nor deleted by this call. Use the routes of `Team`.
        case teamFolder
        /// The operation is not possible in this place.
        case operationSuppressed
        /// Too many writes are going on in this Dropbox at the same time. Wait and try again, with fewer writes in
        /// parallel.
        case tooManyWriteOperations
        /// An admin of the team has forbidden this.
        case accessRestricted
        case other

        @export(implementation) public static var _type: TypeRef { Files._type(204) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .malformedPath(_value.stringOpt())
            case 1: self = .conflict(_value.union())
            case 2: self = .noWritePermission
            case 3: self = .insufficientSpace
            case 4: self = .disallowedName
            case 5: self = .teamFolder
            case 6: self = .operationSuppressed
            case 7: self = .tooManyWriteOperations
            case 8: self = .accessRestricted
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .malformedPath(let value): .boxed(0, string: value)
            case .conflict(let value): .boxed(1, union: value._value)
            case .noWritePermission: .tag(2)
            case .insufficientSpace: .tag(3)
            case .disallowedName: .tag(4)
            case .teamFolder: .tag(5)
            case .operationSuppressed: .tag(6)
            case .tooManyWriteOperations: .tag(7)
            case .accessRestricted: .tag(8)
            case .other: .tag(9)
            }
        }
    }

    /// What an upload does when there is something else at its path. An identical file is left alone and is no
    /// conflict; a folder always is one.
    public enum WriteMode: StoneUnion, CustomStringConvertible {
        /// Never overwrites: a file with other content is a conflict. With `autorename` the new file becomes, for
        /// instance, `report (2).txt`.
        case add
        /// Replaces the file, whatever it holds.
        case overwrite
        /// Replaces the file only if it still has this revision, so that nobody's change is lost. With `autorename` the
        /// new file otherwise becomes a conflicted copy beside it. At least 9 characters. Pattern: `[0-9a-f]+`.
        case update(String)

        @export(implementation) public static var _type: TypeRef { Files._type(205) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .add
            case 1: self = .overwrite
            default: self = .update(_value.string())
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .add: .tag(0)
            case .overwrite: .tag(1)
            case .update(let value): .boxed(2, string: value)
            }
        }
    }
}
