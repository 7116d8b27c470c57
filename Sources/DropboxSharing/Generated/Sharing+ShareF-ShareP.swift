// Generated from API/sharing.json by `make generate`. Do not edit.

import StoneRuntime

extension Sharing {
    /// What to share, and under which rules.
    public struct ShareFolderArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(118) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            path: String,
            aclUpdatePolicy: Sharing.AclUpdatePolicy? = nil,
            forceAsync: Bool = false,
            memberPolicy: Sharing.MemberPolicy? = nil,
            sharedLinkPolicy: Sharing.SharedLinkPolicy? = nil,
            viewerInfoPolicy: Sharing.ViewerInfoPolicy? = nil,
            accessInheritance: Sharing.AccessInheritance = .inherit,
            actions: [Sharing.FolderAction]? = nil,
            linkSettings: Sharing.LinkSettings? = nil
        ) {
            var builder = RecordBuilder(Sharing._type(118))
            builder.union(0, aclUpdatePolicy?._value)
            builder.bool(1, forceAsync)
            builder.union(2, memberPolicy?._value)
            builder.string(3, path)
            builder.union(4, sharedLinkPolicy?._value)
            builder.union(5, viewerInfoPolicy?._value)
            builder.union(6, accessInheritance._value)
            builder.unions(7, actions)
            builder.object(8, linkSettings?._record)
            self.init(_record: builder.record())
        }

        /// Who may add and remove members.
        @export(implementation) public var aclUpdatePolicy: Sharing.AclUpdatePolicy? { _record.unionOpt(0) }
        /// Whether to answer with a job at once, even for a small folder. Default: `false`.
        @export(implementation) public var forceAsync: Bool { _record.bool(1) }
        /// Who may be a member. Only if the user belongs to a team.
        @export(implementation) public var memberPolicy: Sharing.MemberPolicy? { _record.unionOpt(2) }
        /// The folder: a path or an `id:…`. It is created if it is not there. Pattern:
        /// `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
        @export(implementation) public var path: String { _record.string(3) }
        /// Who may use links to what is in it. `.members` only if the user belongs to a team.
        @export(implementation) public var sharedLinkPolicy: Sharing.SharedLinkPolicy? { _record.unionOpt(4) }
        /// Whether it shows who has seen what is in it.
        @export(implementation) public var viewerInfoPolicy: Sharing.ViewerInfoPolicy? { _record.unionOpt(5) }
        /// Whether it takes over the members of the folder around it. Default: `.inherit`.
        @export(implementation) public var accessInheritance: Sharing.AccessInheritance { _record.union(6, .inherit) }
        /// The actions to tell about in the answer, whether the user may take them.
        @export(implementation) public var actions: [Sharing.FolderAction]? { _record.unionsOpt(7) }
        /// How the link to the folder is set.
        @export(implementation) public var linkSettings: Sharing.LinkSettings? { _record.objectOpt(8) }
    }

    /// What to share, and under which rules.
    public struct ShareFolderArgBase: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(119) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            path: String,
            aclUpdatePolicy: Sharing.AclUpdatePolicy? = nil,
            forceAsync: Bool = false,
            memberPolicy: Sharing.MemberPolicy? = nil,
            sharedLinkPolicy: Sharing.SharedLinkPolicy? = nil,
            viewerInfoPolicy: Sharing.ViewerInfoPolicy? = nil,
            accessInheritance: Sharing.AccessInheritance = .inherit
        ) {
            var builder = RecordBuilder(Sharing._type(119))
            builder.union(0, aclUpdatePolicy?._value)
            builder.bool(1, forceAsync)
            builder.union(2, memberPolicy?._value)
            builder.string(3, path)
            builder.union(4, sharedLinkPolicy?._value)
            builder.union(5, viewerInfoPolicy?._value)
            builder.union(6, accessInheritance._value)
            self.init(_record: builder.record())
        }

        /// Who may add and remove members.
        @export(implementation) public var aclUpdatePolicy: Sharing.AclUpdatePolicy? { _record.unionOpt(0) }
        /// Whether to answer with a job at once, even for a small folder. Default: `false`.
        @export(implementation) public var forceAsync: Bool { _record.bool(1) }
        /// Who may be a member. Only if the user belongs to a team.
        @export(implementation) public var memberPolicy: Sharing.MemberPolicy? { _record.unionOpt(2) }
        /// The folder: a path or an `id:…`. It is created if it is not there. Pattern:
        /// `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
        @export(implementation) public var path: String { _record.string(3) }
        /// Who may use links to what is in it. `.members` only if the user belongs to a team.
        @export(implementation) public var sharedLinkPolicy: Sharing.SharedLinkPolicy? { _record.unionOpt(4) }
        /// Whether it shows who has seen what is in it.
        @export(implementation) public var viewerInfoPolicy: Sharing.ViewerInfoPolicy? { _record.unionOpt(5) }
        /// Whether it takes over the members of the folder around it. Default: `.inherit`.
        @export(implementation) public var accessInheritance: Sharing.AccessInheritance { _record.union(6, .inherit) }
    }

    /// Why a folder was not shared.
    public enum ShareFolderError: StoneUnion, CustomStringConvertible {
        /// The user has not verified their email address. Ask them to, then try again.
        case emailUnverified
        /// The folder cannot be shared because of what or where it is.
        case badPath(Sharing.SharePathError)
        /// The team allows fewer people as members than `memberPolicy` does.
        case teamPolicyDisallowsMemberPolicy
        /// The account may not choose this `sharedLinkPolicy`.
        case disallowedSharedLinkPolicy
        case other
        /// The user has no permission for this.
        case noPermission

        @export(implementation) public static var _type: TypeRef { Sharing._type(120) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .emailUnverified
            case 1: self = .badPath(_value.union())
            case 2: self = .teamPolicyDisallowsMemberPolicy
            case 3: self = .disallowedSharedLinkPolicy
            case 5: self = .noPermission
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .emailUnverified: .tag(0)
            case .badPath(let value): .boxed(1, union: value._value)
            case .teamPolicyDisallowsMemberPolicy: .tag(2)
            case .disallowedSharedLinkPolicy: .tag(3)
            case .other: .tag(4)
            case .noPermission: .tag(5)
            }
        }
    }

    /// Why a folder was not shared.
    public enum ShareFolderErrorBase: StoneUnion, CustomStringConvertible {
        /// The user has not verified their email address. Ask them to, then try again.
        case emailUnverified
        /// The folder cannot be shared because of what or where it is.
        case badPath(Sharing.SharePathError)
        /// The team allows fewer people as members than `memberPolicy` does.
        case teamPolicyDisallowsMemberPolicy
        /// The account may not choose this `sharedLinkPolicy`.
        case disallowedSharedLinkPolicy
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(121) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .emailUnverified
            case 1: self = .badPath(_value.union())
            case 2: self = .teamPolicyDisallowsMemberPolicy
            case 3: self = .disallowedSharedLinkPolicy
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .emailUnverified: .tag(0)
            case .badPath(let value): .boxed(1, union: value._value)
            case .teamPolicyDisallowsMemberPolicy: .tag(2)
            case .disallowedSharedLinkPolicy: .tag(3)
            case .other: .tag(4)
            }
        }
    }

    /// Why a folder was not shared.
    public enum ShareFolderErrorBaseV2: StoneUnion, CustomStringConvertible {
        /// The user has not verified their email address. Ask them to, then try again.
        case emailUnverified
        /// The team allows fewer people as members than `memberPolicy` does.
        case teamPolicyDisallowsMemberPolicy
        /// The account may not choose this `sharedLinkPolicy`.
        case disallowedSharedLinkPolicy
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(122) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .emailUnverified
            case 1: self = .teamPolicyDisallowsMemberPolicy
            case 2: self = .disallowedSharedLinkPolicy
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .emailUnverified: .tag(0)
            case .teamPolicyDisallowsMemberPolicy: .tag(1)
            case .disallowedSharedLinkPolicy: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// Why a folder was not shared.
    public enum ShareFolderErrorV2: StoneUnion, CustomStringConvertible {
        /// The user has not verified their email address. Ask them to, then try again.
        case emailUnverified
        /// The team allows fewer people as members than `memberPolicy` does.
        case teamPolicyDisallowsMemberPolicy
        /// The account may not choose this `sharedLinkPolicy`.
        case disallowedSharedLinkPolicy
        case other
        /// The user has no permission for this.
        case noPermission

        @export(implementation) public static var _type: TypeRef { Sharing._type(123) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .emailUnverified
            case 1: self = .teamPolicyDisallowsMemberPolicy
            case 2: self = .disallowedSharedLinkPolicy
            case 4: self = .noPermission
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .emailUnverified: .tag(0)
            case .teamPolicyDisallowsMemberPolicy: .tag(1)
            case .disallowedSharedLinkPolicy: .tag(2)
            case .other: .tag(3)
            case .noPermission: .tag(4)
            }
        }
    }

    /// The state of a job of `shareFolder`.
    public enum ShareFolderJobStatus: StoneUnion, CustomStringConvertible {
        /// The job is still going on. Ask again in a while.
        case inProgress
        /// The folder is shared.
        case complete(Sharing.SharedFolderMetadata)
        /// The folder was not shared.
        case failed(Sharing.ShareFolderError)

        @export(implementation) public static var _type: TypeRef { Sharing._type(124) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .inProgress
            case 1: self = .complete(Sharing.SharedFolderMetadata(_record: payload))
            default: self = .failed(_value.union())
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .inProgress: .tag(0)
            case .complete(let value): .variant(1, value._record)
            case .failed(let value): .boxed(2, union: value._value)
            }
        }
    }

    /// The answer of `shareFolder`: a job to poll, or the shared folder.
    public enum ShareFolderLaunch: StoneUnion, CustomStringConvertible {
        /// The work goes on; poll it with this id. At least 1 character.
        case asyncJobId(String)
        /// The folder is shared already.
        case complete(Sharing.SharedFolderMetadata)

        @export(implementation) public static var _type: TypeRef { Sharing._type(125) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .asyncJobId(_value.string())
            default: self = .complete(Sharing.SharedFolderMetadata(_record: payload))
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .asyncJobId(let value): .boxed(0, string: value)
            case .complete(let value): .variant(1, value._record)
            }
        }
    }

    /// Why a folder cannot be shared.
    public enum SharePathError: StoneUnion, CustomStringConvertible {
        /// There is a file at this path.
        case isFile
        /// A folder within a shared folder cannot be shared.
        case insideSharedFolder
        /// There is a shared folder in it.
        case containsSharedFolder
        /// There is an app folder in it.
        case containsAppFolder
        /// There is a team folder in it.
        case containsTeamFolder
        /// It is an app folder.
        case isAppFolder
        /// It lies in an app folder.
        case insideAppFolder
        /// It is the old public folder. Make a link instead.
        case isPublicFolder
        /// It lies in the old public folder. Make a link instead.
        case insidePublicFolder
        /// It is shared already; the value tells how.
        case alreadyShared(Sharing.SharedFolderMetadata)
        /// The path is not valid.
        case invalidPath
        /// It is a package of macOS, such as an app.
        case isOsxPackage
        /// It lies in a package of macOS, such as an app.
        case insideOsxPackage
        /// It is the Vault.
        case isVault
        /// It lies in a locked Vault.
        case isVaultLocked
        /// It is the Family Room folder.
        case isFamily
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(126) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .isFile
            case 1: self = .insideSharedFolder
            case 2: self = .containsSharedFolder
            case 3: self = .containsAppFolder
            case 4: self = .containsTeamFolder
            case 5: self = .isAppFolder
            case 6: self = .insideAppFolder
            case 7: self = .isPublicFolder
            case 8: self = .insidePublicFolder
            case 9: self = .alreadyShared(Sharing.SharedFolderMetadata(_record: payload))
            case 10: self = .invalidPath
            case 11: self = .isOsxPackage
            case 12: self = .insideOsxPackage
            case 13: self = .isVault
            case 14: self = .isVaultLocked
            case 15: self = .isFamily
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .isFile: .tag(0)
            case .insideSharedFolder: .tag(1)
            case .containsSharedFolder: .tag(2)
            case .containsAppFolder: .tag(3)
            case .containsTeamFolder: .tag(4)
            case .isAppFolder: .tag(5)
            case .insideAppFolder: .tag(6)
            case .isPublicFolder: .tag(7)
            case .insidePublicFolder: .tag(8)
            case .alreadyShared(let value): .variant(9, value._record)
            case .invalidPath: .tag(10)
            case .isOsxPackage: .tag(11)
            case .insideOsxPackage: .tag(12)
            case .isVault: .tag(13)
            case .isVaultLocked: .tag(14)
            case .isFamily: .tag(15)
            case .other: .tag(16)
            }
        }
    }

    /// Why a folder cannot be shared.
    public enum SharePathErrorBaseV2: StoneUnion, CustomStringConvertible {
        /// There is a file at this path.
        case isFile
        /// A folder within a shared folder cannot be shared.
        case insideSharedFolder
        /// There is a shared folder in it.
        case containsSharedFolder
        /// There is a team folder in it.
        case containsTeamFolder
        /// It is an app folder.
        case isAppFolder
        /// It lies in an app folder.
        case insideAppFolder
        /// It is the old public folder. Make a link instead.
        case isPublicFolder
        /// It lies in the old public folder. Make a link instead.
        case insidePublicFolder
        /// It is shared already; the value tells how.
        case alreadyShared(Sharing.SharedFolderMetadata)
        /// The path is not valid.
        case invalidPath
        /// It is a package of macOS, such as an app.
        case isOsxPackage
        /// It lies in a package of macOS, such as an app.
        case insideOsxPackage
        /// It is the Vault.
        case isVault
        /// It lies in a locked Vault.
        case isVaultLocked
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(127) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .isFile
            case 1: self = .insideSharedFolder
            case 2: self = .containsSharedFolder
            case 3: self = .containsTeamFolder
            case 4: self = .isAppFolder
            case 5: self = .insideAppFolder
            case 6: self = .isPublicFolder
            case 7: self = .insidePublicFolder
            case 8: self = .alreadyShared(Sharing.SharedFolderMetadata(_record: payload))
            case 9: self = .invalidPath
            case 10: self = .isOsxPackage
            case 11: self = .insideOsxPackage
            case 12: self = .isVault
            case 13: self = .isVaultLocked
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .isFile: .tag(0)
            case .insideSharedFolder: .tag(1)
            case .containsSharedFolder: .tag(2)
            case .containsTeamFolder: .tag(3)
            case .isAppFolder: .tag(4)
            case .insideAppFolder: .tag(5)
            case .isPublicFolder: .tag(6)
            case .insidePublicFolder: .tag(7)
            case .alreadyShared(let value): .variant(8, value._record)
            case .invalidPath: .tag(9)
            case .isOsxPackage: .tag(10)
            case .insideOsxPackage: .tag(11)
            case .isVault: .tag(12)
            case .isVaultLocked: .tag(13)
            case .other: .tag(14)
            }
        }
    }

    /// Why a folder cannot be shared.
    public enum SharePathErrorV2: StoneUnion, CustomStringConvertible {
        /// There is a file at this path.
        case isFile
        /// A folder within a shared folder cannot be shared.
        case insideSharedFolder
        /// There is a shared folder in it.
        case containsSharedFolder
        /// There is a team folder in it.
        case containsTeamFolder
        /// It is an app folder.
        case isAppFolder
        /// It lies in an app folder.
        case insideAppFolder
        /// It is the old public folder. Make a link instead.
        case isPublicFolder
        /// It lies in the old public folder. Make a link instead.
        case insidePublicFolder
        /// It is shared already; the value tells how.
        case alreadyShared(Sharing.SharedFolderMetadata)
        /// The path is not valid.
        case invalidPath
        /// It is a package of macOS, such as an app.
        case isOsxPackage
        /// It lies in a package of macOS, such as an app.
        case insideOsxPackage
        /// It is the Vault.
        case isVault
        /// It lies in a locked Vault.
        case isVaultLocked
        case other
        /// It is the Family Room folder.
        case isFamily
        /// There is an app folder in it.
        case containsAppFolder

        @export(implementation) public static var _type: TypeRef { Sharing._type(128) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .isFile
            case 1: self = .insideSharedFolder
            case 2: self = .containsSharedFolder
            case 3: self = .containsTeamFolder
            case 4: self = .isAppFolder
            case 5: self = .insideAppFolder
            case 6: self = .isPublicFolder
            case 7: self = .insidePublicFolder
            case 8: self = .alreadyShared(Sharing.SharedFolderMetadata(_record: payload))
            case 9: self = .invalidPath
            case 10: self = .isOsxPackage
            case 11: self = .insideOsxPackage
            case 12: self = .isVault
            case 13: self = .isVaultLocked
            case 15: self = .isFamily
            case 16: self = .containsAppFolder
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .isFile: .tag(0)
            case .insideSharedFolder: .tag(1)
            case .containsSharedFolder: .tag(2)
            case .containsTeamFolder: .tag(3)
            case .isAppFolder: .tag(4)
            case .insideAppFolder: .tag(5)
            case .isPublicFolder: .tag(6)
            case .insidePublicFolder: .tag(7)
            case .alreadyShared(let value): .variant(8, value._record)
            case .invalidPath: .tag(9)
            case .isOsxPackage: .tag(10)
            case .insideOsxPackage: .tag(11)
            case .isVault: .tag(12)
            case .isVaultLocked: .tag(13)
            case .other: .tag(14)
            case .isFamily: .tag(15)
            case .containsAppFolder: .tag(16)
            }
        }
    }
}
