// Generated from API/file_properties.json by `make generate`. Do not edit.

import StoneRuntime

extension FileProperties {
    /// Which template to read.
    public struct GetTemplateArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(FileProperties._schema, 4) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(templateId: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, templateId)
            _record = builder.record()
        }

        /// The template, `ptid:…`. At least 1 character. Pattern: `(/|ptid:).*`.
        public var templateId: String { _record.string(0) }
    }

    /// A template.
    public struct GetTemplateResult: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(FileProperties._schema, 5) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(name: String, description_: String, fields: [FileProperties.PropertyFieldTemplate]) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, name)
            builder.string(1, description_)
            builder.list(2, fields)
            _record = builder.record()
        }

        /// The name for people, at most 256 bytes.
        public var name: String { _record.string(0) }
        /// What the template is for, at most 1,024 bytes.
        public var description_: String { _record.string(1) }
        /// The fields, at most 32.
        public var fields: [FileProperties.PropertyFieldTemplate] { _record.list(2) }
    }
}
