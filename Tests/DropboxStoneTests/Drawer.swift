import DropboxStone
import Foundation

// A small API in the form that the generator writes, which tests the runtime without generated modules.

enum Shared: StoneNamespace {
    static let _schema = StoneSchema(
        "shared",
        #"""
        alias WireType String(min_length=3, max_length=5, pattern="[a-z]+")
        struct Owner;\#
         name String
        """#)

    struct Owner: StoneStruct, CustomStringConvertible, Hashable {
        let _fields: Record
        init(name: String) {
            var fields = RecordBuilder(Self._type)
            fields.string(0, name)
            self.init(_record: fields.record())
        }
        var name: String { _record.string(0) }
    }
}

enum Drawer: StoneNamespace {
    static let _schema = StoneSchema(
        "drawer", imports: { [Shared._schema] },
        families: { [Item.self, FileItem.self, FolderItem.self, Shape.self, Circle.self] },
        #"""
        alias Amount UInt32(min_value=1, max_value=2000)
        alias Note String?
        struct Item file=FileItem folder=FolderItem;\#
         name String;\#
         owner shared.Owner?
        struct FileItem : Item;\#
         size UInt64;\#
         code shared.WireType?;\#
         is_hidden Boolean = false
        struct FolderItem : Item
        struct Shape open circle=Circle;\#
         color String
        struct Circle : Shape;\#
         radius Float64
        struct Page;\#
         entries List(Item);\#
         cursor String;\#
         has_more Boolean
        struct Everything;\#
         bool Boolean?;\#
         int32 Int32?;\#
         uint32 UInt32?;\#
         int64 Int64?;\#
         uint64 UInt64?;\#
         float Float32?;\#
         double Float64?;\#
         time Timestamp("%Y-%m-%dT%H:%M:%SZ")?;\#
         day Timestamp("%Y-%m-%d")?;\#
         bytes Bytes?;\#
         owners List(shared.Owner)?;\#
         grid List(List(shared.Owner), max_items=2)?;\#
         codes List(shared.WireType, min_items=1, max_items=2)?;\#
         counts List(UInt64?)?;\#
         marks List(Mark)?;\#
         names Map(String, String)?;\#
         amount Amount = 100;\#
         ratio Float64(min_value=0.5, max_value=1.5)?;\#
         shape Shape?;\#
         folder FolderItem?;\#
         files List(FileItem)?;\#
         inner Everything?
        union Mark open=other;\#
         plain;\#
         note Note;\#
         owner shared.Owner;\#
         maybe_owner shared.Owner?;\#
         item Item;\#
         codes List(shared.WireType);\#
         nested Mark;\#
         other
        union Color closed;\#
         red;\#
         blue
        union MoreColor closed : Color;\#
         custom String
        union MoreMark : Mark;\#
         extra
        route list PageArg Page Void auth="app, user" host=api style=rpc
        route copy:2 Everything List(Mark) Color style=rpc deprecated=copy:3
        """#)

    class Item: StoneObject, @unchecked Sendable {
        final var name: String { _record.string(0) }
        final var owner: Shared.Owner? { _record.objectOpt(1) }
    }

    final class FileItem: Item, @unchecked Sendable {
        convenience init(
            name: String, owner: Shared.Owner? = nil, size: UInt64, code: String? = nil, isHidden: Bool = false
        ) {
            var fields = RecordBuilder(Self._type)
            fields.string(0, name)
            fields.object(1, owner?._record)
            fields.uint64(2, size)
            fields.string(3, code)
            fields.bool(4, isHidden)
            self.init(_record: fields.record())
        }
        var size: UInt64 { _record.uint64(2) }
        var code: String? { _record.stringOpt(3) }
        var isHidden: Bool { _record.bool(4) }
    }

    final class FolderItem: Item, @unchecked Sendable {
        convenience init(name: String) {
            var fields = RecordBuilder(Self._type)
            fields.string(0, name)
            self.init(_record: fields.record())
        }
    }

    class Shape: StoneObject, @unchecked Sendable {
        final var color: String { _record.string(0) }
    }

    final class Circle: Shape, @unchecked Sendable {
        var radius: Double { _record.double(1) }
    }

    struct Page: StoneStruct, CustomStringConvertible, Hashable {
        let _fields: Record
        init(entries: [Item], cursor: String, hasMore: Bool) {
            var fields = RecordBuilder(Self._type)
            fields.polymorphics(0, entries)
            fields.string(1, cursor)
            fields.bool(2, hasMore)
            self.init(_record: fields.record())
        }
        var entries: [Item] { _record.polymorphics(0) }
        var cursor: String { _record.string(1) }
        var hasMore: Bool { _record.bool(2) }
    }

    struct Everything: StoneStruct, CustomStringConvertible, Hashable {
        let _fields: Record
        /// Sets fields by index, while a generated initializer sets them by name.
        init(_ fill: (inout RecordBuilder) -> Void = { _ in }) {
            var fields = RecordBuilder(Self._type)
            fill(&fields)
            self.init(_record: fields.record())
        }
        var bool: Bool? { _record.boolOpt(0) }
        var int32: Int32? { _record.int32Opt(1) }
        var uint32: UInt32? { _record.uint32Opt(2) }
        var int64: Int64? { _record.int64Opt(3) }
        var uint64: UInt64? { _record.uint64Opt(4) }
        var float: Float? { _record.floatOpt(5) }
        var double: Double? { _record.doubleOpt(6) }
        var time: Date? { _record.dateOpt(7) }
        var day: Date? { _record.dateOpt(8) }
        var bytes: Data? { _record.bytesOpt(9) }
        var owners: [Shared.Owner]? { _record.listOpt(10) }
        var grid: [[Shared.Owner]] { _record.values(11) }
        var codes: [String]? { _record.stringsOpt(12) }
        var counts: [UInt64?] { _record.values(13) }
        var marks: [Mark]? { _record.unionsOpt(14) }
        var names: [String: String]? { _record.valuesOpt(15) }
        var amount: UInt32 { _record.uint32(16, 100) }
        var ratio: Double? { _record.doubleOpt(17) }
        var shape: Shape? { _record.polymorphicOpt(18) }
        var folder: FolderItem? { _record.objectOpt(19) }
        var files: [FileItem]? { _record.objectsOpt(20) }
        var inner: Everything? { _record.objectOpt(21) }
    }

    indirect enum Mark: StoneUnion, CustomStringConvertible, Hashable {
        case plain
        case note(String?)
        case owner(Shared.Owner)
        case maybeOwner(Shared.Owner?)
        case item(Item)
        case codes([String])
        case nested(Mark)
        case other
        init(_value value: Value) {
            switch value.tag {
            case 0: self = .plain
            case 1: self = .note(value.stringOpt())
            case 2: self = .owner(value.object())
            case 3: self = .maybeOwner(value.objectOpt())
            case 4: self = .item(value.polymorphic())
            case 5: self = .codes(value.strings())
            case 6: self = .nested(value.union())
            default: self = .other
            }
        }
        var _value: Value {
            switch self {
            case .plain: .tag(0)
            case .note(let value): .boxedValue(1, string: value)
            case .owner(let value): .variant(2, value._record)
            case .maybeOwner(let value): .variantOpt(3, value?._record)
            case .item(let value): .boxedValue(4, object: value)
            case .codes(let value): .boxedValue(5, strings: value)
            case .nested(let value): .boxedValue(6, union: value._value)
            case .other: .tag(7)
            }
        }
    }

    enum Color: StoneUnion, CustomStringConvertible, Hashable {
        case red, blue
        init(_value value: Value) { self = value.tag == 0 ? .red : .blue }
        var _value: Value {
            switch self {
            case .red: .tag(0)
            case .blue: .tag(1)
            }
        }
    }

    enum MoreColor: StoneUnion, CustomStringConvertible, Hashable {
        case red, blue
        case custom(String)
        init(_value value: Value) {
            switch value.tag {
            case 0: self = .red
            case 1: self = .blue
            default: self = .custom(value.string())
            }
        }
        var _value: Value {
            switch self {
            case .red: .tag(0)
            case .blue: .tag(1)
            case .custom(let value): .boxedValue(2, string: value)
            }
        }
    }
}

/// Decodes a value from a JSON string.
func decode<Result>(
    _ type: Result.Type = Result.self, _ json: String, _ options: StoneDecodingMode = .lenient
) throws(StoneError) -> Result {
    try StoneCoding.decode(type, from: Data(json.utf8), mode: options)
}

/// Encodes a value for sending and returns the JSON string.
func encode<Argument>(_ value: Argument, style: StoneEncodingOptions = .utf8) throws(StoneError) -> String {
    String(decoding: try StoneCoding.encode(value, options: style), as: UTF8.self)
}

/// Returns the error of decoding a JSON string.
func fault<Result>(_ type: Result.Type, _ json: String, _ options: StoneDecodingMode = .lenient) -> StoneError? {
    do throws(StoneError) {
        _ = try decode(type, json, options)
        return nil
    } catch {
        return error
    }
}
