// Generated from API/team.json by `make generate`. Do not edit.

import DropboxAccount
import DropboxFiles
import StoneRuntime

extension Team {
    /// Why a team folder cannot be opened.
    public enum TeamFolderAccessError: StoneUnion, CustomStringConvertible {
        /// There is no such team folder.
        case invalidTeamFolderId
        /// The app may not manage it.
        case noAccess
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(224) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .invalidTeamFolderId
            case 1: self = .noAccess
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .invalidTeamFolderId: .tag(0)
            case .noAccess: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// Why a team folder was not made active.
    public enum TeamFolderActivateError: StoneUnion, CustomStringConvertible {
        /// The team folder cannot be opened.
        case accessError(Team.TeamFolderAccessError)
        /// The state of the team folder does not allow this.
        case statusError(Team.TeamFolderInvalidStatusError)
        /// Not possible with the root of a team space.
        case teamSharedDropboxError(Team.TeamFolderTeamSharedDropboxError)
        case other
        /// The team's plan allows no more team folders.
        case folderCountLimitExceeded

        @export(implementation) public static var _type: TypeRef { Team._type(225) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .accessError(_value.union())
            case 1: self = .statusError(_value.union())
            case 2: self = .teamSharedDropboxError(_value.union())
            case 4: self = .folderCountLimitExceeded
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .accessError(let value): .boxed(0, union: value._value)
            case .statusError(let value): .boxed(1, union: value._value)
            case .teamSharedDropboxError(let value): .boxed(2, union: value._value)
            case .other: .tag(3)
            case .folderCountLimitExceeded: .tag(4)
            }
        }
    }

    /// Which team folder to archive.
    public struct TeamFolderArchiveArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(226) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(teamFolderId: String, forceAsyncOff: Bool = false) {
            var builder = RecordBuilder(Team._type(226))
            builder.string(0, teamFolderId)
            builder.bool(1, forceAsyncOff)
            self.init(_record: builder.record())
        }

        /// The team folder. Pattern: `[-_0-9a-zA-Z:]+`.
        @export(implementation) public var teamFolderId: String { _record.string(0) }
        /// Whether to wait for the end instead of starting a job. Default: `false`.
        @export(implementation) public var forceAsyncOff: Bool { _record.bool(1) }
    }

    /// Why a team folder was not archived.
    public enum TeamFolderArchiveError: StoneUnion, CustomStringConvertible {
        /// The team folder cannot be opened.
        case accessError(Team.TeamFolderAccessError)
        /// The state of the team folder does not allow this.
        case statusError(Team.TeamFolderInvalidStatusError)
        /// Not possible with the root of a team space.
        case teamSharedDropboxError(Team.TeamFolderTeamSharedDropboxError)
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(227) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .accessError(_value.union())
            case 1: self = .statusError(_value.union())
            case 2: self = .teamSharedDropboxError(_value.union())
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .accessError(let value): .boxed(0, union: value._value)
            case .statusError(let value): .boxed(1, union: value._value)
            case .teamSharedDropboxError(let value): .boxed(2, union: value._value)
            case .other: .tag(3)
            }
        }
    }

    /// The state of a job of `teamFolderArchive`.
    public enum TeamFolderArchiveJobStatus: StoneUnion, CustomStringConvertible {
        /// The job is still going on. Ask again in a while.
        case inProgress
        /// The job has ended. The folder is archived once its status is `.archived`.
        case complete(Team.TeamFolderMetadata)
        /// The team folder was not archived.
        case failed(Team.TeamFolderArchiveError)

        @export(implementation) public static var _type: TypeRef { Team._type(228) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .inProgress
            case 1: self = .complete(Team.TeamFolderMetadata(_record: payload))
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

    /// The answer of `teamFolderArchive`: a job to poll, or the team folder.
    public enum TeamFolderArchiveLaunch: StoneUnion, CustomStringConvertible {
        /// The work goes on; poll it with this id. At least 1 character.
        case asyncJobId(String)
        /// All is done already.
        case complete(Team.TeamFolderMetadata)

        @export(implementation) public static var _type: TypeRef { Team._type(229) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .asyncJobId(_value.string())
            default: self = .complete(Team.TeamFolderMetadata(_record: payload))
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

    /// Which team folder to create.
    public struct TeamFolderCreateArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(230) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(name: String, syncSetting: Files.SyncSettingArg? = nil) {
            var builder = RecordBuilder(Team._type(230))
            builder.string(0, name)
            builder.union(1, syncSetting?._value)
            self.init(_record: builder.record())
        }

        /// The name.
        @export(implementation) public var name: String { _record.string(0) }
        /// Whether it syncs to members' computers. Only if the team can choose that.
        @export(implementation) public var syncSetting: Files.SyncSettingArg? { _record.unionOpt(1) }
    }

    /// Why a team folder was not created.
    public enum TeamFolderCreateError: StoneUnion, CustomStringConvertible {
        /// The name cannot be used.
        case invalidFolderName
        /// There is a team folder of this name.
        case folderNameAlreadyUsed
        /// The name is reserved.
        case folderNameReserved
        /// The sync settings were not accepted.
        case syncSettingsError(Files.SyncSettingsError)
        /// The team's plan allows no more team folders.
        case folderCountLimitExceeded
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(231) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .invalidFolderName
            case 1: self = .folderNameAlreadyUsed
            case 2: self = .folderNameReserved
            case 3: self = .syncSettingsError(_value.union())
            case 4: self = .folderCountLimitExceeded
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .invalidFolderName: .tag(0)
            case .folderNameAlreadyUsed: .tag(1)
            case .folderNameReserved: .tag(2)
            case .syncSettingsError(let value): .boxed(3, union: value._value)
            case .folderCountLimitExceeded: .tag(4)
            case .other: .tag(5)
            }
        }
    }

    /// A team folder, or that it is not known.
    public enum TeamFolderGetInfoItem: StoneUnion, CustomStringConvertible {
        /// There is no such team folder; the value is its id.
        case idNotFound(String)
        /// The team folder.
        case teamFolderMetadata(Team.TeamFolderMetadata)

        @export(implementation) public static var _type: TypeRef { Team._type(232) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .idNotFound(_value.string())
            default: self = .teamFolderMetadata(Team.TeamFolderMetadata(_record: payload))
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .idNotFound(let value): .boxed(0, string: value)
            case .teamFolderMetadata(let value): .variant(1, value._record)
            }
        }
    }

    /// A team folder.
    public struct TeamFolderIdArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(233) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(teamFolderId: String) {
            var builder = RecordBuilder(Team._type(233))
            builder.string(0, teamFolderId)
            self.init(_record: builder.record())
        }

        /// The team folder. Pattern: `[-_0-9a-zA-Z:]+`.
        @export(implementation) public var teamFolderId: String { _record.string(0) }
    }

    /// Team folders.
    public struct TeamFolderIdListArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(234) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(teamFolderIds: [String]) {
            var builder = RecordBuilder(Team._type(234))
            builder.strings(0, teamFolderIds)
            self.init(_record: builder.record())
        }

        /// The team folders. At least 1 item. Each: Pattern: `[-_0-9a-zA-Z:]+`.
        @export(implementation) public var teamFolderIds: [String] { _record.strings(0) }
    }

    /// The state that does not allow an operation.
    public enum TeamFolderInvalidStatusError: StoneUnion, CustomStringConvertible {
        /// The team folder is active.
        case active
        /// It is archived.
        case archived
        /// It is being archived.
        case archiveInProgress
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(235) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .active
            case 1: self = .archived
            case 2: self = .archiveInProgress
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .active: .tag(0)
            case .archived: .tag(1)
            case .archiveInProgress: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// How to list team folders.
    public struct TeamFolderListArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(236) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(limit: UInt32 = 1000) {
            var builder = RecordBuilder(Team._type(236))
            builder.uint32(0, limit)
            self.init(_record: builder.record())
        }

        /// The size of a page. Default: 1000. 1 to 1000.
        @export(implementation) public var limit: UInt32 { _record.uint32(0, 1000) }
    }

    /// Where a listing goes on.
    public struct TeamFolderListContinueArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(237) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(cursor: String) {
            var builder = RecordBuilder(Team._type(237))
            builder.string(0, cursor)
            self.init(_record: builder.record())
        }

        /// The cursor of the latest page.
        @export(implementation) public var cursor: String { _record.string(0) }
    }

    /// Why the next page was not returned.
    public enum TeamFolderListContinueError: StoneUnion, CustomStringConvertible {
        /// The cursor is not valid. List from the start.
        case invalidCursor
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(238) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .invalidCursor
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .invalidCursor: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// Why team folders were not listed.
    public struct TeamFolderListError: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(239) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(accessError: Team.TeamFolderAccessError) {
            var builder = RecordBuilder(Team._type(239))
            builder.union(0, accessError._value)
            self.init(_record: builder.record())
        }

        /// The app may not manage them.
        @export(implementation) public var accessError: Team.TeamFolderAccessError { _record.union(0) }
    }

    /// A page of team folders.
    public struct TeamFolderListResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(240) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(teamFolders: [Team.TeamFolderMetadata], cursor: String, hasMore: Bool) {
            var builder = RecordBuilder(Team._type(240))
            builder.list(0, teamFolders)
            builder.string(1, cursor)
            builder.bool(2, hasMore)
            self.init(_record: builder.record())
        }

        /// The team folders.
        @export(implementation) public var teamFolders: [Team.TeamFolderMetadata] { _record.list(0) }
        /// Where the next page begins.
        @export(implementation) public var cursor: String { _record.string(1) }
        /// Whether there is a next page.
        @export(implementation) public var hasMore: Bool { _record.bool(2) }
    }

    /// A team folder.
    public struct TeamFolderMetadata: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(241) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            teamFolderId: String,
            name: String,
            status: Team.TeamFolderStatus,
            isTeamSharedDropbox: Bool,
            syncSetting: Files.SyncSetting,
            contentSyncSettings: [Files.ContentSyncSetting],
            quotaLimit: Int64 = 0
        ) {
            var builder = RecordBuilder(Team._type(241))
            builder.string(0, teamFolderId)
            builder.string(1, name)
            builder.union(2, status._value)
            builder.bool(3, isTeamSharedDropbox)
            builder.union(4, syncSetting._value)
            builder.list(5, contentSyncSettings)
            builder.int64(6, quotaLimit)
            self.init(_record: builder.record())
        }

        /// The team folder. Pattern: `[-_0-9a-zA-Z:]+`.
        @export(implementation) public var teamFolderId: String { _record.string(0) }
        /// Its name.
        @export(implementation) public var name: String { _record.string(1) }
        /// Whether members can open it.
        @export(implementation) public var status: Team.TeamFolderStatus { _record.union(2) }
        /// Whether it is the root of the team space.
        @export(implementation) public var isTeamSharedDropbox: Bool { _record.bool(3) }
        /// Whether it syncs to members' computers.
        @export(implementation) public var syncSetting: Files.SyncSetting { _record.union(4) }
        /// What in it syncs otherwise.
        @export(implementation) public var contentSyncSettings: [Files.ContentSyncSetting] { _record.list(5) }
        /// How many bytes it may hold. Default: 0.
        @export(implementation) public var quotaLimit: Int64 { _record.int64(6) }
    }

    /// Why a team folder was not deleted.
    public enum TeamFolderPermanentlyDeleteError: StoneUnion, CustomStringConvertible {
        /// The team folder cannot be opened.
        case accessError(Team.TeamFolderAccessError)
        /// The state of the team folder does not allow this.
        case statusError(Team.TeamFolderInvalidStatusError)
        /// Not possible with the root of a team space.
        case teamSharedDropboxError(Team.TeamFolderTeamSharedDropboxError)
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(242) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .accessError(_value.union())
            case 1: self = .statusError(_value.union())
            case 2: self = .teamSharedDropboxError(_value.union())
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .accessError(let value): .boxed(0, union: value._value)
            case .statusError(let value): .boxed(1, union: value._value)
            case .teamSharedDropboxError(let value): .boxed(2, union: value._value)
            case .other: .tag(3)
            }
        }
    }

    /// Which team folder to rename.
    public struct TeamFolderRenameArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(243) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(teamFolderId: String, name: String) {
            var builder = RecordBuilder(Team._type(243))
            builder.string(0, teamFolderId)
            builder.string(1, name)
            self.init(_record: builder.record())
        }

        /// The team folder. Pattern: `[-_0-9a-zA-Z:]+`.
        @export(implementation) public var teamFolderId: String { _record.string(0) }
        /// The new name.
        @export(implementation) public var name: String { _record.string(1) }
    }

    /// Why a team folder was not renamed.
    public enum TeamFolderRenameError: StoneUnion, CustomStringConvertible {
        /// The team folder cannot be opened.
        case accessError(Team.TeamFolderAccessError)
        /// The state of the team folder does not allow this.
        case statusError(Team.TeamFolderInvalidStatusError)
        /// Not possible with the root of a team space.
        case teamSharedDropboxError(Team.TeamFolderTeamSharedDropboxError)
        case other
        /// The name cannot be used.
        case invalidFolderName
        /// There is a team folder of this name.
        case folderNameAlreadyUsed
        /// The name is reserved.
        case folderNameReserved

        @export(implementation) public static var _type: TypeRef { Team._type(244) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .accessError(_value.union())
            case 1: self = .statusError(_value.union())
            case 2: self = .teamSharedDropboxError(_value.union())
            case 4: self = .invalidFolderName
            case 5: self = .folderNameAlreadyUsed
            case 6: self = .folderNameReserved
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .accessError(let value): .boxed(0, union: value._value)
            case .statusError(let value): .boxed(1, union: value._value)
            case .teamSharedDropboxError(let value): .boxed(2, union: value._value)
            case .other: .tag(3)
            case .invalidFolderName: .tag(4)
            case .folderNameAlreadyUsed: .tag(5)
            case .folderNameReserved: .tag(6)
            }
        }
    }

    /// Why a team folder was not restored.
    public enum TeamFolderRestoreError: StoneUnion, CustomStringConvertible {
        /// The team folder cannot be opened.
        case accessError(Team.TeamFolderAccessError)
        /// The state of the team folder does not allow this.
        case statusError(Team.TeamFolderInvalidStatusError)
        /// Not possible with the root of a team space.
        case teamSharedDropboxError(Team.TeamFolderTeamSharedDropboxError)
        case other
        /// The team's plan allows no more team folders.
        case folderCountLimitExceeded

        @export(implementation) public static var _type: TypeRef { Team._type(245) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .accessError(_value.union())
            case 1: self = .statusError(_value.union())
            case 2: self = .teamSharedDropboxError(_value.union())
            case 4: self = .folderCountLimitExceeded
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .accessError(let value): .boxed(0, union: value._value)
            case .statusError(let value): .boxed(1, union: value._value)
            case .teamSharedDropboxError(let value): .boxed(2, union: value._value)
            case .other: .tag(3)
            case .folderCountLimitExceeded: .tag(4)
            }
        }
    }

    /// Whether members can open a team folder.
    public enum TeamFolderStatus: StoneUnion, CustomStringConvertible {
        /// They can.
        case active
        /// They cannot: it is archived.
        case archived
        /// They cannot: it is being archived.
        case archiveInProgress
        /// They cannot: it is unmounted. It can be restored.
        case inactive
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(246) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .active
            case 1: self = .archived
            case 2: self = .archiveInProgress
            case 3: self = .inactive
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .active: .tag(0)
            case .archived: .tag(1)
            case .archiveInProgress: .tag(2)
            case .inactive: .tag(3)
            case .other: .tag(4)
            }
        }
    }

    /// Why the root of a team space is not changed.
    public enum TeamFolderTeamSharedDropboxError: StoneUnion, CustomStringConvertible {
        /// It cannot be changed so.
        case disallowed
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(247) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .disallowed
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .disallowed: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// Which team folder to sync, and how.
    public struct TeamFolderUpdateSyncSettingsArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(248) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            teamFolderId: String,
            syncSetting: Files.SyncSettingArg? = nil,
            contentSyncSettings: [Files.ContentSyncSettingArg]? = nil
        ) {
            var builder = RecordBuilder(Team._type(248))
            builder.string(0, teamFolderId)
            builder.union(1, syncSetting?._value)
            builder.list(2, contentSyncSettings)
            self.init(_record: builder.record())
        }

        /// The team folder. Pattern: `[-_0-9a-zA-Z:]+`.
        @export(implementation) public var teamFolderId: String { _record.string(0) }
        /// Whether the team folder syncs to members' computers.
        @export(implementation) public var syncSetting: Files.SyncSettingArg? { _record.unionOpt(1) }
        /// What in it syncs otherwise.
        @export(implementation) public var contentSyncSettings: [Files.ContentSyncSettingArg]? { _record.listOpt(2) }
    }

    /// Why sync settings were not changed.
    public enum TeamFolderUpdateSyncSettingsError: StoneUnion, CustomStringConvertible {
        /// The team folder cannot be opened.
        case accessError(Team.TeamFolderAccessError)
        /// The state of the team folder does not allow this.
        case statusError(Team.TeamFolderInvalidStatusError)
        /// Not possible with the root of a team space.
        case teamSharedDropboxError(Team.TeamFolderTeamSharedDropboxError)
        case other
        /// The sync settings were not accepted.
        case syncSettingsError(Files.SyncSettingsError)

        @export(implementation) public static var _type: TypeRef { Team._type(249) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .accessError(_value.union())
            case 1: self = .statusError(_value.union())
            case 2: self = .teamSharedDropboxError(_value.union())
            case 4: self = .syncSettingsError(_value.union())
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .accessError(let value): .boxed(0, union: value._value)
            case .statusError(let value): .boxed(1, union: value._value)
            case .teamSharedDropboxError(let value): .boxed(2, union: value._value)
            case .other: .tag(3)
            case .syncSettingsError(let value): .boxed(4, union: value._value)
            }
        }
    }

    /// The team.
    public struct TeamGetInfoResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(250) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            name: String,
            teamId: String,
            numLicensedUsers: UInt32,
            numProvisionedUsers: UInt32,
            policies: TeamPolicies.TeamMemberPolicies,
            numUsedLicenses: UInt32 = 0
        ) {
            var builder = RecordBuilder(Team._type(250))
            builder.string(0, name)
            builder.string(1, teamId)
            builder.uint32(2, numLicensedUsers)
            builder.uint32(3, numProvisionedUsers)
            builder.uint32(4, numUsedLicenses)
            builder.object(5, policies._record)
            self.init(_record: builder.record())
        }

        /// Its name.
        @export(implementation) public var name: String { _record.string(0) }
        /// Its identity, `dbtid:…`.
        @export(implementation) public var teamId: String { _record.string(1) }
        /// How many licenses it has.
        @export(implementation) public var numLicensedUsers: UInt32 { _record.uint32(2) }
        /// How many members it has, with those who are invited.
        @export(implementation) public var numProvisionedUsers: UInt32 { _record.uint32(3) }
        /// How many licenses are in use. Default: 0.
        @export(implementation) public var numUsedLicenses: UInt32 { _record.uint32(4) }
        /// What members may do.
        @export(implementation) public var policies: TeamPolicies.TeamMemberPolicies { _record.object(5) }
    }
}
