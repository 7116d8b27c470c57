// Generated from API/file_properties.json by `make generate`. Do not edit.

import StoneRuntime

extension FileProperties {
    /// Which properties to replace on what.
    public struct OverwritePropertyGroupArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(FileProperties._schema, 12) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(path: String, propertyGroups: [FileProperties.PropertyGroup]) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, path)
            builder.list(1, propertyGroups)
            _record = builder.record()
        }

        /// The file or folder: a path or an `id:…`. Pattern: `/(.|[\r\n])*|id:.*|(ns:[0-9]+(/.*)?)`.
        public var path: String { _record.string(0) }
        /// The groups as they are to be from now on, at most one for each template. At least 1 item.
        public var propertyGroups: [FileProperties.PropertyGroup] { _record.list(1) }
    }
}
