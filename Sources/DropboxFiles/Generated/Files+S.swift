// Generated from API/files.json by `make generate`. Do not edit.

import Foundation
import StoneRuntime

extension Files {
    /// What to save, and where.
    public struct SaveCopyReferenceArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(134) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(copyReference: String, path: String) {
            var builder = RecordBuilder(Files._type(134))
            builder.string(0, copyReference)
            builder.string(1, path)
            self.init(_record: builder.record())
        }

        /// The text from `copyReferenceGet`.
        @export(implementation) public var copyReference: String { _record.string(0) }
        /// Where to save the item. Pattern: `/(.|[\r\n])*`.
        @export(implementation) public var path: String { _record.string(1) }
    }

    /// Why a copy reference was not saved.
    public enum SaveCopyReferenceError: StoneUnion, CustomStringConvertible {
        /// The item cannot be written to this path.
        case path(Files.WriteError)
        /// The text is not a copy reference.
        case invalidCopyReference
        /// The reference comes from another app, or its owner has unlinked the app.
        case noPermission
        /// What the reference stands for has been deleted.
        case notFound
        /// The reference stands for more than 10,000 files and folders.
        case tooManyFiles
        case other

        @export(implementation) public static var _type: TypeRef { Files._type(135) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .path(_value.union())
            case 1: self = .invalidCopyReference
            case 2: self = .noPermission
            case 3: self = .notFound
            case 4: self = .tooManyFiles
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .path(let value): .boxed(0, union: value._value)
            case .invalidCopyReference: .tag(1)
            case .noPermission: .tag(2)
            case .notFound: .tag(3)
            case .tooManyFiles: .tag(4)
            case .other: .tag(5)
            }
        }
    }

    /// The item that was saved.
    public struct SaveCopyReferenceResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(136) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(metadata: Files.Metadata) {
            var builder = RecordBuilder(Files._type(136))
            builder.poly(0, metadata)
            self.init(_record: builder.record())
        }

        /// The item that was saved.
        @export(implementation) public var metadata: Files.Metadata { _record.poly(0) }
    }

    /// What to download, and where to save it.
    public struct SaveUrlArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(137) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(path: String, url: String) {
            var builder = RecordBuilder(Files._type(137))
            builder.string(0, path)
            builder.string(1, url)
            self.init(_record: builder.record())
        }

        /// Where to save the file. Pattern: `/(.|[\r\n])*`.
        @export(implementation) public var path: String { _record.string(0) }
        /// The URL that Dropbox downloads.
        @export(implementation) public var url: String { _record.string(1) }
    }

    /// Why a URL was not saved.
    public enum SaveUrlError: StoneUnion, CustomStringConvertible {
        /// The file cannot be written to this path.
        case path(Files.WriteError)
        /// Dropbox could not download the URL, perhaps because it needs a password or no longer works.
        case downloadFailed
        /// The URL is not valid.
        case invalidUrl
        /// The saved file has been removed since.
        case notFound
        case other

        @export(implementation) public static var _type: TypeRef { Files._type(138) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .path(_value.union())
            case 1: self = .downloadFailed
            case 2: self = .invalidUrl
            case 3: self = .notFound
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .path(let value): .boxed(0, union: value._value)
            case .downloadFailed: .tag(1)
            case .invalidUrl: .tag(2)
            case .notFound: .tag(3)
            case .other: .tag(4)
            }
        }
    }

    /// The state of a job of `saveUrl`.
    public enum SaveUrlJobStatus: StoneUnion, CustomStringConvertible {
        /// The job is still going on. Ask again in a while.
        case inProgress
        /// The file has been saved.
        case complete(Files.FileMetadata)
        /// The file has not been saved.
        case failed(Files.SaveUrlError)

        @export(implementation) public static var _type: TypeRef { Files._type(139) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .inProgress
            case 1: self = .complete(Files.FileMetadata(_record: payload))
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

    /// The answer of `saveUrl`: a job to poll, or the file.
    public enum SaveUrlResult: StoneUnion, CustomStringConvertible {
        /// The work goes on; poll it with this id. At least 1 character.
        case asyncJobId(String)
        /// The file has been saved already.
        case complete(Files.FileMetadata)

        @export(implementation) public static var _type: TypeRef { Files._type(140) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .asyncJobId(_value.string())
            default: self = .complete(Files.FileMetadata(_record: payload))
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

    /// What to search for, and where.
    public struct SearchArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(141) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            path: String,
            query: String,
            start: UInt64 = 0,
            maxResults: UInt64 = 100,
            mode: Files.SearchMode = .filename
        ) {
            var builder = RecordBuilder(Files._type(141))
            builder.string(0, path)
            builder.string(1, query)
            builder.uint64(2, start)
            builder.uint64(3, maxResults)
            builder.union(4, mode._value)
            self.init(_record: builder.record())
        }

        /// The folder to search, with all below it. `""` searches everything. Pattern:
        /// `(/(.|[\r\n])*)?|id:.*|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        @export(implementation) public var path: String { _record.string(0) }
        /// What to search for. It is taken word by word; in names, the last word may be only the beginning of one. At
        /// most 1000 characters.
        @export(implementation) public var query: String { _record.string(1) }
        /// How many matches to skip. Default: 0. At most 9999.
        @export(implementation) public var start: UInt64 { _record.uint64(2) }
        /// How many matches to return at most. Default: 100. 1 to 1000.
        @export(implementation) public var maxResults: UInt64 { _record.uint64(3, 100) }
        /// Where to look: in names, in names and content (business accounts only), or in the names of deleted files.
        /// Default: `.filename`.
        @export(implementation) public var mode: Files.SearchMode { _record.union(4, .filename) }
    }

    /// Why a search failed.
    public enum SearchError: StoneUnion, CustomStringConvertible {
        /// The folder to search cannot be found or read.
        case path(Files.LookupError)
        /// An argument makes no sense. The value may say which.
        case invalidArgument(String?)
        /// Something went wrong at Dropbox. Try again.
        case internalError
        case other

        @export(implementation) public static var _type: TypeRef { Files._type(142) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .path(_value.union())
            case 1: self = .invalidArgument(_value.stringOpt())
            case 2: self = .internalError
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .path(let value): .boxed(0, union: value._value)
            case .invalidArgument(let value): .boxed(1, string: value)
            case .internalError: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// A file or folder that was found.
    public struct SearchMatch: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(143) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(matchType: Files.SearchMatchType, metadata: Files.Metadata) {
            var builder = RecordBuilder(Files._type(143))
            builder.union(0, matchType._value)
            builder.poly(1, metadata)
            self.init(_record: builder.record())
        }

        /// What matched.
        @export(implementation) public var matchType: Files.SearchMatchType { _record.union(0) }
        /// The file or folder.
        @export(implementation) public var metadata: Files.Metadata { _record.poly(1) }
    }

    /// What to tell about each match.
    public struct SearchMatchFieldOptions: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(144) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(includeHighlights: Bool = false) {
            var builder = RecordBuilder(Files._type(144))
            builder.bool(0, includeHighlights)
            self.init(_record: builder.record())
        }

        /// Whether to return which parts of the name matched. Default: `false`.
        @export(implementation) public var includeHighlights: Bool { _record.bool(0) }
    }

    /// What a search has matched.
    public enum SearchMatchType: StoneUnion, CustomStringConvertible {
        /// The name.
        case filename
        /// The content.
        case content
        /// The name and the content.
        case both

        @export(implementation) public static var _type: TypeRef { Files._type(145) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .filename
            case 1: self = .content
            default: self = .both
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .filename: .tag(0)
            case .content: .tag(1)
            case .both: .tag(2)
            }
        }
    }

    /// What a search has matched.
    public enum SearchMatchTypeV2: StoneUnion, CustomStringConvertible {
        /// The name.
        case filename
        /// The content.
        case fileContent
        /// The name and the content.
        case filenameAndContent
        /// What a picture shows.
        case imageContent
        /// Other metadata of the item.
        case metadata
        case other

        @export(implementation) public static var _type: TypeRef { Files._type(146) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .filename
            case 1: self = .fileContent
            case 2: self = .filenameAndContent
            case 3: self = .imageContent
            case 4: self = .metadata
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .filename: .tag(0)
            case .fileContent: .tag(1)
            case .filenameAndContent: .tag(2)
            case .imageContent: .tag(3)
            case .metadata: .tag(4)
            case .other: .tag(5)
            }
        }
    }

    /// A file or folder that was found.
    public struct SearchMatchV2: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(147) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            metadata: Files.MetadataV2,
            matchType: Files.SearchMatchTypeV2? = nil,
            highlightSpans: [Files.HighlightSpan]? = nil
        ) {
            var builder = RecordBuilder(Files._type(147))
            builder.union(0, metadata._value)
            builder.union(1, matchType?._value)
            builder.list(2, highlightSpans)
            self.init(_record: builder.record())
        }

        /// The file or folder.
        @export(implementation) public var metadata: Files.MetadataV2 { _record.union(0) }
        /// What matched.
        @export(implementation) public var matchType: Files.SearchMatchTypeV2? { _record.unionOpt(1) }
        /// The name cut into pieces that match and pieces that do not. Only set where the search asked for it.
        @export(implementation) public var highlightSpans: [Files.HighlightSpan]? { _record.listOpt(2) }
    }

    /// Where a search looks.
    public enum SearchMode: StoneUnion, CustomStringConvertible {
        /// In names of files and folders.
        case filename
        /// In names and in the content of files.
        case filenameAndContent
        /// In names of deleted files and folders.
        case deletedFilename

        @export(implementation) public static var _type: TypeRef { Files._type(148) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .filename
            case 1: self = .filenameAndContent
            default: self = .deletedFilename
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .filename: .tag(0)
            case .filenameAndContent: .tag(1)
            case .deletedFilename: .tag(2)
            }
        }
    }

    /// What to narrow a search to.
    public struct SearchOptions: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(149) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            path: String? = nil,
            maxResults: UInt64 = 100,
            orderBy: Files.SearchOrderBy? = nil,
            fileStatus: Files.FileStatus = .active,
            filenameOnly: Bool = false,
            fileExtensions: [String]? = nil,
            fileCategories: [Files.FileCategory]? = nil,
            accountId: String? = nil
        ) {
            var builder = RecordBuilder(Files._type(149))
            builder.string(0, path)
            builder.uint64(1, maxResults)
            builder.union(2, orderBy?._value)
            builder.union(3, fileStatus._value)
            builder.bool(4, filenameOnly)
            builder.strings(5, fileExtensions)
            builder.unions(6, fileCategories)
            builder.string(7, accountId)
            self.init(_record: builder.record())
        }

        /// The folder to search, with all below it. By default everything. Pattern:
        /// `(/(.|[\r\n])*)?|id:.*|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        @export(implementation) public var path: String? { _record.stringOpt(0) }
        /// How many matches to return at most in a page. Default: 100. 1 to 1000.
        @export(implementation) public var maxResults: UInt64 { _record.uint64(1, 100) }
        /// The order of the matches. By default the most relevant come first.
        @export(implementation) public var orderBy: Files.SearchOrderBy? { _record.unionOpt(2) }
        /// Whether to search what exists or what was deleted. Default: `.active`.
        @export(implementation) public var fileStatus: Files.FileStatus { _record.union(3, .active) }
        /// Whether to look at names only, not at content. Default: `false`.
        @export(implementation) public var filenameOnly: Bool { _record.bool(4) }
        /// Only files with one of these extensions. Not for deleted files.
        @export(implementation) public var fileExtensions: [String]? { _record.stringsOpt(5) }
        /// Only files of these kinds. Not for deleted files.
        @export(implementation) public var fileCategories: [Files.FileCategory]? { _record.unionsOpt(6) }
        /// Only content of this account. Exactly 40 characters.
        @export(implementation) public var accountId: String? { _record.stringOpt(7) }
    }

    /// The order of search results.
    public enum SearchOrderBy: StoneUnion, CustomStringConvertible {
        /// The best matches first.
        case relevance
        /// By the time of the last change.
        case lastModifiedTime
        case other

        @export(implementation) public static var _type: TypeRef { Files._type(150) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .relevance
            case 1: self = .lastModifiedTime
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .relevance: .tag(0)
            case .lastModifiedTime: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// A page of matches.
    public struct SearchResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(151) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(matches: [Files.SearchMatch], more: Bool, start: UInt64) {
            var builder = RecordBuilder(Files._type(151))
            builder.list(0, matches)
            builder.bool(1, more)
            builder.uint64(2, start)
            self.init(_record: builder.record())
        }

        /// The matches, perhaps none.
        @export(implementation) public var matches: [Files.SearchMatch] { _record.list(0) }
        /// Whether there are more matches.
        @export(implementation) public var more: Bool { _record.bool(1) }
        /// The value of `start` that fetches the next page.
        @export(implementation) public var start: UInt64 { _record.uint64(2) }
    }

    /// What to search for.
    public struct SearchV2Arg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(152) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            query: String,
            options: Files.SearchOptions? = nil,
            matchFieldOptions: Files.SearchMatchFieldOptions? = nil,
            includeHighlights: Bool? = nil
        ) {
            var builder = RecordBuilder(Files._type(152))
            builder.string(0, query)
            builder.object(1, options?._record)
            builder.object(2, matchFieldOptions?._record)
            builder.bool(3, includeHighlights)
            self.init(_record: builder.record())
        }

        /// What to search for. At most 1000 characters.
        @export(implementation) public var query: String { _record.string(0) }
        /// What to narrow the search to.
        @export(implementation) public var options: Files.SearchOptions? { _record.objectOpt(1) }
        /// What to tell about each match.
        @export(implementation) public var matchFieldOptions: Files.SearchMatchFieldOptions? { _record.objectOpt(2) }
        /// Use `matchFieldOptions` instead. Deprecated.
        @export(implementation) public var includeHighlights: Bool? { _record.boolOpt(3) }
    }

    /// Where a search goes on.
    public struct SearchV2ContinueArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(153) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(cursor: String) {
            var builder = RecordBuilder(Files._type(153))
            builder.string(0, cursor)
            self.init(_record: builder.record())
        }

        /// The cursor of the latest answer of `searchV2` or `searchContinueV2`. At least 1 character.
        @export(implementation) public var cursor: String { _record.string(0) }
    }

    /// A page of matches.
    public struct SearchV2Result: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(154) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(matches: [Files.SearchMatchV2], hasMore: Bool, cursor: String? = nil) {
            var builder = RecordBuilder(Files._type(154))
            builder.list(0, matches)
            builder.bool(1, hasMore)
            builder.string(2, cursor)
            self.init(_record: builder.record())
        }

        /// The matches, perhaps none. A match may appear on more than one page.
        @export(implementation) public var matches: [Files.SearchMatchV2] { _record.list(0) }
        /// Whether there are more matches. Fetch them with `searchContinueV2`.
        @export(implementation) public var hasMore: Bool { _record.bool(1) }
        /// Where the next page begins, if there is one. At least 1 character.
        @export(implementation) public var cursor: String? { _record.stringOpt(2) }
    }

    /// A shared link, with its password if it has one.
    public struct SharedLink: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(155) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(url: String, password: String? = nil) {
            var builder = RecordBuilder(Files._type(155))
            builder.string(0, url)
            builder.string(1, password)
            self.init(_record: builder.record())
        }

        /// The URL of the link.
        @export(implementation) public var url: String { _record.string(0) }
        /// The password, if the link asks for one.
        @export(implementation) public var password: String? { _record.stringOpt(1) }
    }

    /// A file behind a shared link.
    public struct SharedLinkFileInfo: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(156) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(url: String, path: String? = nil, password: String? = nil) {
            var builder = RecordBuilder(Files._type(156))
            builder.string(0, url)
            builder.string(1, path)
            builder.string(2, password)
            self.init(_record: builder.record())
        }

        /// The URL of a link to the file, or to a folder that holds it.
        @export(implementation) public var url: String { _record.string(0) }
        /// The file within the folder. Needed for links to folders.
        @export(implementation) public var path: String? { _record.stringOpt(1) }
        /// The password, if the link asks for one.
        @export(implementation) public var password: String? { _record.stringOpt(2) }
    }

    /// What is known about the sharing of an item.
    public struct SharingInfo: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(157) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(readOnly: Bool) {
            var builder = RecordBuilder(Files._type(157))
            builder.bool(0, readOnly)
            self.init(_record: builder.record())
        }

        /// Whether the item lies in a folder that the user may not write to.
        @export(implementation) public var readOnly: Bool { _record.bool(0) }
    }

    /// A lock held by one user.
    public struct SingleUserLock: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(158) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(created: Date, lockHolderAccountId: String, lockHolderTeamId: String? = nil) {
            var builder = RecordBuilder(Files._type(158))
            builder.date(0, created)
            builder.string(1, lockHolderAccountId)
            builder.string(2, lockHolderTeamId)
            self.init(_record: builder.record())
        }

        /// When the file was locked.
        @export(implementation) public var created: Date { _record.date(0) }
        /// The account that holds the lock. Exactly 40 characters.
        @export(implementation) public var lockHolderAccountId: String { _record.string(1) }
        /// The team of that account, if it has one.
        @export(implementation) public var lockHolderTeamId: String? { _record.stringOpt(2) }
    }

    /// Where a symbolic link points.
    public struct SymlinkInfo: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(159) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(target: String) {
            var builder = RecordBuilder(Files._type(159))
            builder.string(0, target)
            self.init(_record: builder.record())
        }

        /// The path to which the symbolic link points.
        @export(implementation) public var target: String { _record.string(0) }
    }

    /// Whether an item is synced to the computers of a team's members when they first see it.
    public enum SyncSetting: StoneUnion, CustomStringConvertible {
        /// As the folder above is, or as Dropbox syncs by default.
        case default_
        /// The item is left out, by selective sync.
        case notSynced
        /// The item would be left out, but because of where it lies the setting has no effect.
        case notSyncedInactive
        case other

        @export(implementation) public static var _type: TypeRef { Files._type(160) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .default_
            case 1: self = .notSynced
            case 2: self = .notSyncedInactive
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .default_: .tag(0)
            case .notSynced: .tag(1)
            case .notSyncedInactive: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// Whether to sync an item to the computers of a team's members when they first see it.
    public enum SyncSettingArg: StoneUnion, CustomStringConvertible {
        /// As the folder above is, or as Dropbox syncs by default.
        case default_
        /// Leave the item out, by selective sync.
        case notSynced
        case other

        @export(implementation) public static var _type: TypeRef { Files._type(161) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .default_
            case 1: self = .notSynced
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .default_: .tag(0)
            case .notSynced: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// Why sync settings were not changed.
    public enum SyncSettingsError: StoneUnion, CustomStringConvertible {
        /// The item cannot be found or read.
        case path(Files.LookupError)
        /// These settings do not go together.
        case unsupportedCombination
        /// This setting is not possible here.
        case unsupportedConfiguration
        case other

        @export(implementation) public static var _type: TypeRef { Files._type(162) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .path(_value.union())
            case 1: self = .unsupportedCombination
            case 2: self = .unsupportedConfiguration
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .path(let value): .boxed(0, union: value._value)
            case .unsupportedCombination: .tag(1)
            case .unsupportedConfiguration: .tag(2)
            case .other: .tag(3)
            }
        }
    }
}
