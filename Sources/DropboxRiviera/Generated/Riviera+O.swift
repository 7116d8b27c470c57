// Generated from API/riviera.json by `make generate`. Do not edit.

import StoneRuntime

extension Riviera {
    /// Why no text was read.
    public enum OcrExtractionApiV2Error: StoneUnion, CustomStringConvertible {
        /// Something went wrong at Dropbox; the value is a text about it. Try again later.
        case serverError(String)
        /// The request cannot be fulfilled; the value is a text about it. Trying again does not help.
        case userError(String)
        /// Files of this format cannot be processed.
        case unsupportedFormatError
        /// The link does not allow downloads.
        case linkDownloadDisabledError
        /// The link asks for a password, so it cannot be used here.
        case sharedLinkPasswordProtected
        /// The file is too large, or there are too many requests.
        case limitExceededError
        /// The file could not be processed; it may be damaged.
        case conversionFailureError
        /// There is no such file, or the user may not open it.
        case notFoundError
        /// It is a folder.
        case isAFolderError
        case other

        public static var _type: TypeRef { TypeRef(Riviera._schema, 29) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .serverError(_value.string())
            case 1: self = .userError(_value.string())
            case 2: self = .unsupportedFormatError
            case 3: self = .linkDownloadDisabledError
            case 4: self = .sharedLinkPasswordProtected
            case 5: self = .limitExceededError
            case 6: self = .conversionFailureError
            case 7: self = .notFoundError
            case 8: self = .isAFolderError
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .serverError(let value): .boxed(0, string: value)
            case .userError(let value): .boxed(1, string: value)
            case .unsupportedFormatError: .tag(2)
            case .linkDownloadDisabledError: .tag(3)
            case .sharedLinkPasswordProtected: .tag(4)
            case .limitExceededError: .tag(5)
            case .conversionFailureError: .tag(6)
            case .notFoundError: .tag(7)
            case .isAFolderError: .tag(8)
            case .other: .tag(9)
            }
        }
    }

    /// The application that an Office document is made for.
    public enum OfficeFileType: StoneUnion, CustomStringConvertible {
        /// Not known.
        case officeFiletypeUnknown
        /// Word.
        case officeFiletypeWord
        /// PowerPoint.
        case officeFiletypePowerpoint
        /// Excel.
        case officeFiletypeExcel
        case other

        public static var _type: TypeRef { TypeRef(Riviera._schema, 30) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .officeFiletypeUnknown
            case 1: self = .officeFiletypeWord
            case 2: self = .officeFiletypePowerpoint
            case 3: self = .officeFiletypeExcel
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .officeFiletypeUnknown: .tag(0)
            case .officeFiletypeWord: .tag(1)
            case .officeFiletypePowerpoint: .tag(2)
            case .officeFiletypeExcel: .tag(3)
            case .other: .tag(4)
            }
        }
    }
}
