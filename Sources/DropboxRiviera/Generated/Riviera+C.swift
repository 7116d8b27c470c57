// Generated from API/riviera.json by `make generate`. Do not edit.

import StoneRuntime

extension Riviera {
    /// Why no transcript was made.
    public enum ContentApiV2Error: StoneUnion, CustomStringConvertible {
        /// Something went wrong at Dropbox; the value is a text about it. Try again later.
        case serverError(String)
        /// The request cannot be fulfilled; the value is a text about it. Trying again does not help.
        case userError(String)
        /// The file is too long.
        case mediaDurationError(Riviera.MediaDurationError)
        /// There is no sound in the file.
        case noAudioError
        /// The link does not allow downloads.
        case linkDownloadDisabledError
        /// The link asks for a password, so it cannot be used here.
        case sharedLinkPasswordProtected
        /// The file is too large, or there are too many requests.
        case limitExceededError
        /// There is no such file, or the user may not open it.
        case notFoundError
        /// It is a folder.
        case isAFolderError
        case other

        public static var _type: TypeRef { TypeRef(Riviera._schema, 8) }

        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .serverError(_value.string())
            case 1: self = .userError(_value.string())
            case 2: self = .mediaDurationError(Riviera.MediaDurationError(_record: payload))
            case 3: self = .noAudioError
            case 4: self = .linkDownloadDisabledError
            case 5: self = .sharedLinkPasswordProtected
            case 6: self = .limitExceededError
            case 7: self = .notFoundError
            case 8: self = .isAFolderError
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .serverError(let value): .boxed(0, string: value)
            case .userError(let value): .boxed(1, string: value)
            case .mediaDurationError(let value): .variant(2, value._record)
            case .noAudioError: .tag(3)
            case .linkDownloadDisabledError: .tag(4)
            case .sharedLinkPasswordProtected: .tag(5)
            case .limitExceededError: .tag(6)
            case .notFoundError: .tag(7)
            case .isAFolderError: .tag(8)
            case .other: .tag(9)
            }
        }
    }
}
