// Generated from API/riviera.json by `make generate`. Do not edit.

import StoneRuntime

extension Riviera {
    /// Why no Markdown was made.
    public enum MarkdownConversionApiV2Error: StoneUnion, CustomStringConvertible {
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

        @export(implementation) public static var _type: TypeRef { Riviera._type(25) }

        @export(implementation)
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

        @export(implementation)
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

    /// How long a file may be.
    public struct MediaDurationError: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Riviera._type(26) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(limit: Int32 = 0) {
            var builder = RecordBuilder(Riviera._type(26))
            builder.int32(0, limit)
            self.init(_record: builder.record())
        }

        /// The limit. Default: 0.
        @export(implementation) public var limit: Int32 { _record.int32(0) }
    }

    /// Why no metadata was read.
    public enum MetadataExtractionApiV2Error: StoneUnion, CustomStringConvertible {
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

        @export(implementation) public static var _type: TypeRef { Riviera._type(27) }

        @export(implementation)
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

        @export(implementation)
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

    /// The kind of metadata that a file carries.
    public enum MetadataType: StoneUnion, CustomStringConvertible {
        /// None that is known.
        case metadataTypeUnknown
        /// What a camera wrote into a picture.
        case metadataTypeExif
        /// Facts about sound or video.
        case metadataTypeMedia
        /// Facts about a PDF document.
        case metadataTypePdf
        /// Facts about an Office document.
        case metadataTypeOffice
        case other

        @export(implementation) public static var _type: TypeRef { Riviera._type(28) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .metadataTypeUnknown
            case 1: self = .metadataTypeExif
            case 2: self = .metadataTypeMedia
            case 3: self = .metadataTypePdf
            case 4: self = .metadataTypeOffice
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .metadataTypeUnknown: .tag(0)
            case .metadataTypeExif: .tag(1)
            case .metadataTypeMedia: .tag(2)
            case .metadataTypePdf: .tag(3)
            case .metadataTypeOffice: .tag(4)
            case .other: .tag(5)
            }
        }
    }

    /// The metadata within a file.
    public enum MetadataUnion: StoneUnion, CustomStringConvertible {
        /// What a camera wrote into a picture.
        case exif(Riviera.ApiExifMetadata)
        /// Facts about sound or video.
        case media(Riviera.ApiMediaMetadata)
        /// Facts about a PDF document.
        case pdf(Riviera.ApiPdfMetadata)
        /// Facts about an Office document.
        case office(Riviera.ApiOfficeMetadata)
        case other

        @export(implementation) public static var _type: TypeRef { Riviera._type(33) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .exif(Riviera.ApiExifMetadata(_record: payload))
            case 1: self = .media(Riviera.ApiMediaMetadata(_record: payload))
            case 2: self = .pdf(Riviera.ApiPdfMetadata(_record: payload))
            case 3: self = .office(Riviera.ApiOfficeMetadata(_record: payload))
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .exif(let value): .variant(0, value._record)
            case .media(let value): .variant(1, value._record)
            case .pdf(let value): .variant(2, value._record)
            case .office(let value): .variant(3, value._record)
            case .other: .tag(4)
            }
        }
    }

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

        @export(implementation) public static var _type: TypeRef { Riviera._type(29) }

        @export(implementation)
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

        @export(implementation)
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

        @export(implementation) public static var _type: TypeRef { Riviera._type(30) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .officeFiletypeUnknown
            case 1: self = .officeFiletypeWord
            case 2: self = .officeFiletypePowerpoint
            case 3: self = .officeFiletypeExcel
            default: self = .other
            }
        }

        @export(implementation)
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

    /// Why no text was read.
    public enum TextExtractionApiV2Error: StoneUnion, CustomStringConvertible {
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

        @export(implementation) public static var _type: TypeRef { Riviera._type(31) }

        @export(implementation)
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

        @export(implementation)
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

    /// How finely a transcript is cut.
    public enum TimestampLevel: StoneUnion, CustomStringConvertible {
        /// Into sentences.
        case sentence
        /// Into words, as for captions.
        case word
        case other

        @export(implementation) public static var _type: TypeRef { Riviera._type(32) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .sentence
            case 1: self = .word
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .sentence: .tag(0)
            case .word: .tag(1)
            case .other: .tag(2)
            }
        }
    }
}
