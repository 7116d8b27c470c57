// Generated from API/riviera.json by `make generate`. Do not edit.

import StoneRuntime

extension Riviera {
    /// Which document to turn into Markdown, and how.
    public struct GetMarkdownArgs: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Riviera._schema, 10) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(fileIdOrUrl: Riviera.FileIdOrUrl? = nil, enableOcr: Bool = false, embedImages: Bool = false) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, fileIdOrUrl?._value)
            builder.bool(1, enableOcr)
            builder.bool(2, embedImages)
            _record = builder.record()
        }

        /// The document. Needed.
        public var fileIdOrUrl: Riviera.FileIdOrUrl? { _record.unionOpt(0) }
        /// Whether to read scanned pages of a PDF too. Slower. Default: `false`.
        public var enableOcr: Bool { _record.bool(1) }
        /// Whether to put images into the text as data URIs. Much larger. Default: `false`.
        public var embedImages: Bool { _record.bool(2) }
    }

    /// The state of a job of `getMarkdownAsync`.
    public enum GetMarkdownAsyncCheckResult: StoneUnion, CustomStringConvertible {
        /// The job is still going on. Ask again in a while.
        case inProgress
        /// The job has ended well.
        case complete(Riviera.GetMarkdownResult)
        /// The job has failed.
        case failed(Riviera.MarkdownConversionApiV2Error)
        case other

        public static var _type: TypeRef { TypeRef(Riviera._schema, 11) }

        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .inProgress
            case 1: self = .complete(Riviera.GetMarkdownResult(_record: payload))
            case 2: self = .failed(_value.union())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .inProgress: .tag(0)
            case .complete(let value): .variant(1, value._record)
            case .failed(let value): .boxed(2, union: value._value)
            case .other: .tag(3)
            }
        }
    }

    /// A document in Markdown.
    public struct GetMarkdownResult: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Riviera._schema, 12) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(markdown: String = "") {
            var builder = RecordBuilder(Self._type)
            builder.string(0, markdown)
            _record = builder.record()
        }

        /// The document in Markdown. Default: empty.
        public var markdown: String { _record.string(0) }
    }

    /// Which file to look into.
    public struct GetMetadataArgs: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Riviera._schema, 13) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(fileIdOrUrl: Riviera.FileIdOrUrl? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, fileIdOrUrl?._value)
            _record = builder.record()
        }

        /// The file. Needed.
        public var fileIdOrUrl: Riviera.FileIdOrUrl? { _record.unionOpt(0) }
    }

    /// The state of a job of `getMetadataAsync`.
    public enum GetMetadataAsyncCheckResult: StoneUnion, CustomStringConvertible {
        /// The job is still going on. Ask again in a while.
        case inProgress
        /// The job has ended well.
        case complete(Riviera.GetMetadataResult)
        /// The job has failed.
        case failed(Riviera.MetadataExtractionApiV2Error)
        case other

        public static var _type: TypeRef { TypeRef(Riviera._schema, 14) }

        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .inProgress
            case 1: self = .complete(Riviera.GetMetadataResult(_record: payload))
            case 2: self = .failed(_value.union())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .inProgress: .tag(0)
            case .complete(let value): .variant(1, value._record)
            case .failed(let value): .boxed(2, union: value._value)
            case .other: .tag(3)
            }
        }
    }

    /// The metadata within a file.
    public struct GetMetadataResult: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Riviera._schema, 15) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(metadataType: Riviera.MetadataType = .metadataTypeUnknown, metadata: Riviera.MetadataUnion? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, metadataType._value)
            builder.union(1, metadata?._value)
            _record = builder.record()
        }

        /// Which kind of metadata it is. Default: `.metadataTypeUnknown`.
        public var metadataType: Riviera.MetadataType { _record.union(0, .metadataTypeUnknown) }
        /// The metadata.
        public var metadata: Riviera.MetadataUnion? { _record.unionOpt(1) }
    }

    /// Which picture or scan to read.
    public struct GetOcrArgs: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Riviera._schema, 16) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(fileIdOrUrl: Riviera.FileIdOrUrl? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, fileIdOrUrl?._value)
            _record = builder.record()
        }

        /// The picture or PDF, by id, path or shared link. Needed.
        public var fileIdOrUrl: Riviera.FileIdOrUrl? { _record.unionOpt(0) }
    }

    /// The state of a job of `getOcrAsync`.
    public enum GetOcrAsyncCheckResult: StoneUnion, CustomStringConvertible {
        /// The job is still going on. Ask again in a while.
        case inProgress
        /// The job has ended well.
        case complete(Riviera.GetOcrResult)
        /// The job has failed.
        case failed(Riviera.OcrExtractionApiV2Error)
        case other

        public static var _type: TypeRef { TypeRef(Riviera._schema, 17) }

        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .inProgress
            case 1: self = .complete(Riviera.GetOcrResult(_record: payload))
            case 2: self = .failed(_value.union())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .inProgress: .tag(0)
            case .complete(let value): .variant(1, value._record)
            case .failed(let value): .boxed(2, union: value._value)
            case .other: .tag(3)
            }
        }
    }

    /// The text in a picture or scan.
    public struct GetOcrResult: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Riviera._schema, 18) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(text: String = "", hocr: String = "") {
            var builder = RecordBuilder(Self._type)
            builder.string(0, text)
            builder.string(1, hocr)
            _record = builder.record()
        }

        /// The text, line by line, with an empty line between pages. Empty if there is none. Default: empty.
        public var text: String { _record.string(0) }
        /// The text with the place of each word: HTML in the manner of hOCR, coordinates in pixels. Default: empty.
        public var hocr: String { _record.string(1) }
    }

    /// Which document to read.
    public struct GetTextArgs: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Riviera._schema, 19) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(fileIdOrUrl: Riviera.FileIdOrUrl? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, fileIdOrUrl?._value)
            _record = builder.record()
        }

        /// The document, by id, path or shared link. Needed.
        public var fileIdOrUrl: Riviera.FileIdOrUrl? { _record.unionOpt(0) }
    }

    /// The state of a job of `getTextAsync`.
    public enum GetTextAsyncCheckResult: StoneUnion, CustomStringConvertible {
        /// The job is still going on. Ask again in a while.
        case inProgress
        /// The job has ended well.
        case complete(Riviera.GetTextResult)
        /// The job has failed.
        case failed(Riviera.TextExtractionApiV2Error)
        case other

        public static var _type: TypeRef { TypeRef(Riviera._schema, 20) }

        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .inProgress
            case 1: self = .complete(Riviera.GetTextResult(_record: payload))
            case 2: self = .failed(_value.union())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .inProgress: .tag(0)
            case .complete(let value): .variant(1, value._record)
            case .failed(let value): .boxed(2, union: value._value)
            case .other: .tag(3)
            }
        }
    }

    /// The text of a document.
    public struct GetTextResult: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Riviera._schema, 21) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(text: String = "") {
            var builder = RecordBuilder(Self._type)
            builder.string(0, text)
            _record = builder.record()
        }

        /// The text. Empty if there is none. Default: empty.
        public var text: String { _record.string(0) }
    }

    /// What to listen to, and how to write it down.
    public struct GetTranscriptArgs: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Riviera._schema, 22) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            fileIdOrUrl: Riviera.FileIdOrUrl? = nil,
            timestampLevel: Riviera.TimestampLevel = .sentence,
            includedSpecialWords: String = "",
            audioLanguage: String = ""
        ) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, fileIdOrUrl?._value)
            builder.union(1, timestampLevel._value)
            builder.string(2, includedSpecialWords)
            builder.string(3, audioLanguage)
            _record = builder.record()
        }

        /// The sound or video file. Needed.
        public var fileIdOrUrl: Riviera.FileIdOrUrl? { _record.unionOpt(0) }
        /// Whether times are given for each sentence or for each word. Default: `.sentence`.
        public var timestampLevel: Riviera.TimestampLevel { _record.union(1, .sentence) }
        /// Fillers to keep in the text, separated by commas, such as `uh, um`. All others are left out. Default: empty.
        public var includedSpecialWords: String { _record.string(2) }
        /// The language as a code of two letters, such as `en`. If empty it is detected, which is slower and less sure.
        /// Default: empty.
        public var audioLanguage: String { _record.string(3) }
    }

    /// The state of a job of `getTranscriptAsync`.
    public enum GetTranscriptAsyncCheckResult: StoneUnion, CustomStringConvertible {
        /// The job is still going on. Ask again in a while.
        case inProgress
        /// The job has ended well.
        case complete(Riviera.GetTranscriptResult)
        /// The job has failed.
        case failed(Riviera.ContentApiV2Error)
        case other

        public static var _type: TypeRef { TypeRef(Riviera._schema, 23) }

        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .inProgress
            case 1: self = .complete(Riviera.GetTranscriptResult(_record: payload))
            case 2: self = .failed(_value.union())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .inProgress: .tag(0)
            case .complete(let value): .variant(1, value._record)
            case .failed(let value): .boxed(2, union: value._value)
            case .other: .tag(3)
            }
        }
    }

    /// What was said.
    public struct GetTranscriptResult: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Riviera._schema, 24) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(structuredTranscript: Riviera.ApiStructuredTranscript? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.object(0, structuredTranscript?._record)
            _record = builder.record()
        }

        /// The transcript.
        public var structuredTranscript: Riviera.ApiStructuredTranscript? { _record.objectOpt(0) }
    }
}
