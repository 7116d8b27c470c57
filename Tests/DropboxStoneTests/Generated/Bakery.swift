// Generated from API/bakery.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone
import Foundation

/// Types of the API's namespace `bakery`.
public enum Bakery: StoneNamespace {
    /// The schema of the `bakery` namespace.
    public static let _schema = StoneSchema(
        "bakery",
        imports: { [SharedPantry._schema] },
        families: { [Bread.self, Cake.self, Pastry.self, Roll.self] },
        #"""
alias LoafName String(min_length=1,max_length=20,pattern="[A-Z].*")
alias Remark String?
struct Baked closed bread=Bread cake=Cake;name LoafName;weight Float32?
struct Bread : Baked;crust Crust = thin
struct Cake : Baked
union Crust open=other;thin;thick;default;other
struct Empty
struct Loaf;name LoafName;is_sliced Boolean;slices Int32 = 0;grams UInt32 = 500;calories Int64?;barcode UInt64?;price Float64 = 2.5;density Float32?;baked_at Timestamp("%Y-%m-%dT%H:%M:%SZ");best_before Timestamp("%Y-%m-%d")?;picture Bytes?;description String = "plain";note Remark;crust Crust = default;oven OvenState?;flour shared_pantry.Flour;spare_flour shared_pantry.Flour?;top Baked?;side Cake?
struct Order : Loaf;loaves List(Loaf);tags List(String,min_items=1)?;crusts List(Crust)?;baked List(Baked);rolls List(Roll)?;cakes List(Cake);numbers List(UInt64);gaps List(Int32?)?;grid List(List(Loaf));prices Map(String,Float64);shelf Map(String,Loaf)?
union OvenFault : shared_pantry.Fault;fuse;door String
union OvenState closed;off;heating UInt32(max_value=300);hot Temperature;broken OvenFault?;noted Remark;since Timestamp("%Y-%m-%dT%H:%M:%SZ");trays List(String);loaves List(Loaf);baked Baked;crusts List(Crust);preheated_by OvenState
struct Pastry open roll=Roll;name String
struct Roll : Pastry;count UInt64 = 1
struct Temperature;celsius Float64;probe String?
route bake Loaf Baked OvenFault auth="app, user" host=api scope=bakery.write style=rpc
route bake:2 Order List(Baked) Void auth=user host=api style=rpc
route close Void Void Void auth=team host=api style=rpc deprecated
route list Empty Order OvenFault auth=user host=api style=rpc deprecated=bake:2
route photo/get Temperature Empty OvenFault auth=user host=content style=download
route photo/put Temperature Empty Void auth=user host=content style=upload
route taste/start OvenState Void OvenFault auth=user host=api is_preview=true style=rpc
"""#
    )
}

extension Bakery {
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public class Baked: StoneObject, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance.
        ///
        /// - Parameter name: 1 to 20 characters.
        @export(implementation)
        public init(name: String, weight: Float? = nil) {
            var builder = RecordBuilder(Bakery._type(0))
            builder.string(0, name)
            builder.float(1, weight)
            super.init(_record: builder.record())
        }

        /// 1 to 20 characters.
        @export(implementation) public final var name: String { _record.string(0) }
        @export(implementation) public final var weight: Float? { _record.floatOpt(1) }
    }

    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class Bread: Bakery.Baked, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - name: 1 to 20 characters.
        ///   - crust: The default is `.thin`.
        @export(implementation)
        public init(name: String, weight: Float? = nil, crust: Bakery.Crust = .thin) {
            var builder = RecordBuilder(Bakery._type(1))
            builder.string(0, name)
            builder.float(1, weight)
            builder.union(2, crust._value)
            super.init(_record: builder.record())
        }

        /// The default is `.thin`.
        @export(implementation) public var crust: Bakery.Crust { _record.union(2, .thin) }
    }

    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class Cake: Bakery.Baked, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance.
        ///
        /// - Parameter name: 1 to 20 characters.
        @export(implementation)
        public override init(name: String, weight: Float? = nil) {
            var builder = RecordBuilder(Bakery._type(2))
            builder.string(0, name)
            builder.float(1, weight)
            super.init(_record: builder.record())
        }
    }

    public enum Crust: StoneUnion, CustomStringConvertible {
        case thin
        case thick
        case default_
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .thin
            case 1: self = .thick
            case 2: self = .default_
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .thin: .tag(0)
            case .thick: .tag(1)
            case .default_: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    public struct Empty: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(Bakery._type(4))) }
    }

    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public class Loaf: StoneObject, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - name: 1 to 20 characters.
        ///   - slices: The default is 0.
        ///   - grams: The default is 500.
        ///   - price: The default is 2.5.
        ///   - description_: The default is `plain`.
        ///   - crust: The default is `.default_`.
        @export(implementation)
        public init(
            name: String,
            isSliced: Bool,
            bakedAt: Date,
            flour: SharedPantry.Flour,
            slices: Int32 = 0,
            grams: UInt32 = 500,
            calories: Int64? = nil,
            barcode: UInt64? = nil,
            price: Double = 2.5,
            density: Float? = nil,
            bestBefore: Date? = nil,
            picture: Data? = nil,
            description_: String = "plain",
            note: String? = nil,
            crust: Bakery.Crust = .default_,
            oven: Bakery.OvenState? = nil,
            spareFlour: SharedPantry.Flour? = nil,
            top: Bakery.Baked? = nil,
            side: Bakery.Cake? = nil
        ) {
            var builder = RecordBuilder(Bakery._type(5))
            builder.string(0, name)
            builder.bool(1, isSliced)
            builder.int32(2, slices)
            builder.uint32(3, grams)
            builder.int64(4, calories)
            builder.uint64(5, barcode)
            builder.double(6, price)
            builder.float(7, density)
            builder.date(8, bakedAt)
            builder.date(9, bestBefore)
            builder.bytes(10, picture)
            builder.string(11, description_)
            builder.string(12, note)
            builder.union(13, crust._value)
            builder.union(14, oven?._value)
            builder.object(15, flour._plainRecord)
            builder.object(16, spareFlour?._plainRecord)
            builder.polymorphic(17, top)
            builder.object(18, side?._record)
            super.init(_record: builder.record())
        }

        /// 1 to 20 characters.
        @export(implementation) public final var name: String { _record.string(0) }
        @export(implementation) public final var isSliced: Bool { _record.bool(1) }
        /// The default is 0.
        @export(implementation) public final var slices: Int32 { _record.int32(2) }
        /// The default is 500.
        @export(implementation) public final var grams: UInt32 { _record.uint32(3, 500) }
        @export(implementation) public final var calories: Int64? { _record.int64Opt(4) }
        @export(implementation) public final var barcode: UInt64? { _record.uint64Opt(5) }
        /// The default is 2.5.
        @export(implementation) public final var price: Double { _record.double(6, 2.5) }
        @export(implementation) public final var density: Float? { _record.floatOpt(7) }
        @export(implementation) public final var bakedAt: Date { _record.date(8) }
        @export(implementation) public final var bestBefore: Date? { _record.dateOpt(9) }
        @export(implementation) public final var picture: Data? { _record.bytesOpt(10) }
        /// The default is `plain`.
        @export(implementation) public final var description_: String { _record.string(11, "plain") }
        @export(implementation) public final var note: String? { _record.stringOpt(12) }
        /// The default is `.default_`.
        @export(implementation) public final var crust: Bakery.Crust { _record.union(13, .default_) }
        @export(implementation) public final var oven: Bakery.OvenState? { _record.unionOpt(14) }
        @export(implementation) public final var flour: SharedPantry.Flour { _record.object(15) }
        @export(implementation) public final var spareFlour: SharedPantry.Flour? { _record.objectOpt(16) }
        @export(implementation) public final var top: Bakery.Baked? { _record.polymorphicOpt(17) }
        @export(implementation) public final var side: Bakery.Cake? { _record.objectOpt(18) }
    }

    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class Order: Bakery.Loaf, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - name: 1 to 20 characters.
        ///   - slices: The default is 0.
        ///   - grams: The default is 500.
        ///   - price: The default is 2.5.
        ///   - description_: The default is `plain`.
        ///   - crust: The default is `.default_`.
        ///   - tags: At least 1 item.
        @export(implementation)
        public init(
            name: String,
            isSliced: Bool,
            bakedAt: Date,
            flour: SharedPantry.Flour,
            loaves: [Bakery.Loaf],
            baked: [Bakery.Baked],
            cakes: [Bakery.Cake],
            numbers: [UInt64],
            grid: [[Bakery.Loaf]],
            prices: [String: Double],
            slices: Int32 = 0,
            grams: UInt32 = 500,
            calories: Int64? = nil,
            barcode: UInt64? = nil,
            price: Double = 2.5,
            density: Float? = nil,
            bestBefore: Date? = nil,
            picture: Data? = nil,
            description_: String = "plain",
            note: String? = nil,
            crust: Bakery.Crust = .default_,
            oven: Bakery.OvenState? = nil,
            spareFlour: SharedPantry.Flour? = nil,
            top: Bakery.Baked? = nil,
            side: Bakery.Cake? = nil,
            tags: [String]? = nil,
            crusts: [Bakery.Crust]? = nil,
            rolls: [Bakery.Roll]? = nil,
            gaps: [Int32?]? = nil,
            shelf: [String: Bakery.Loaf]? = nil
        ) {
            var builder = RecordBuilder(Bakery._type(6))
            builder.string(0, name)
            builder.bool(1, isSliced)
            builder.int32(2, slices)
            builder.uint32(3, grams)
            builder.int64(4, calories)
            builder.uint64(5, barcode)
            builder.double(6, price)
            builder.float(7, density)
            builder.date(8, bakedAt)
            builder.date(9, bestBefore)
            builder.bytes(10, picture)
            builder.string(11, description_)
            builder.string(12, note)
            builder.union(13, crust._value)
            builder.union(14, oven?._value)
            builder.object(15, flour._plainRecord)
            builder.object(16, spareFlour?._plainRecord)
            builder.polymorphic(17, top)
            builder.object(18, side?._record)
            builder.objects(19, loaves)
            builder.strings(20, tags)
            builder.unions(21, crusts)
            builder.polymorphics(22, baked)
            builder.objects(23, rolls)
            builder.objects(24, cakes)
            builder.values(25, numbers)
            builder.values(26, gaps)
            builder.values(27, grid)
            builder.values(28, prices)
            builder.values(29, shelf)
            super.init(_record: builder.record())
        }

        @export(implementation) public var loaves: [Bakery.Loaf] { _record.objects(19) }
        /// At least 1 item.
        @export(implementation) public var tags: [String]? { _record.stringsOpt(20) }
        @export(implementation) public var crusts: [Bakery.Crust]? { _record.unionsOpt(21) }
        @export(implementation) public var baked: [Bakery.Baked] { _record.polymorphics(22) }
        @export(implementation) public var rolls: [Bakery.Roll]? { _record.objectsOpt(23) }
        @export(implementation) public var cakes: [Bakery.Cake] { _record.objects(24) }
        @export(implementation) public var numbers: [UInt64] { _record.values(25) }
        @export(implementation) public var gaps: [Int32?]? { _record.valuesOpt(26) }
        @export(implementation) public var grid: [[Bakery.Loaf]] { _record.values(27) }
        @export(implementation) public var prices: [String: Double] { _record.values(28) }
        @export(implementation) public var shelf: [String: Bakery.Loaf]? { _record.valuesOpt(29) }
    }

    public enum OvenFault: StoneUnion, CustomStringConvertible {
        case mice
        case empty
        case other
        case fuse
        case door(String)

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .mice
            case 1: self = .empty
            case 3: self = .fuse
            case 4: self = .door(_value.string())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .mice: .tag(0)
            case .empty: .tag(1)
            case .other: .tag(2)
            case .fuse: .tag(3)
            case .door(let value): .boxedValue(4, string: value)
            }
        }
    }

    public indirect enum OvenState: StoneUnion, CustomStringConvertible {
        case off
        /// At most 300.
        case heating(UInt32)
        case hot(Bakery.Temperature)
        case broken(Bakery.OvenFault?)
        case noted(String?)
        case since(Date)
        case trays([String])
        case loaves([Bakery.Loaf])
        case baked(Bakery.Baked)
        case crusts([Bakery.Crust])
        case preheatedBy(Bakery.OvenState)

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .off
            case 1: self = .heating(_value.uint32())
            case 2: self = .hot(.init(_plainRecord: payload))
            case 3: self = .broken(_value.unionOpt())
            case 4: self = .noted(_value.stringOpt())
            case 5: self = .since(_value.date())
            case 6: self = .trays(_value.strings())
            case 7: self = .loaves(_value.objects())
            case 8: self = .baked(_value.polymorphic())
            case 9: self = .crusts(_value.unions())
            default: self = .preheatedBy(_value.union())
            }
        }

        public var _value: Value {
            switch self {
            case .off: .tag(0)
            case .heating(let value): .boxedValue(1, uint32: value)
            case .hot(let value): .variant(2, value._plainRecord)
            case .broken(let value): .boxedValue(3, union: value?._value)
            case .noted(let value): .boxedValue(4, string: value)
            case .since(let value): .boxedValue(5, date: value)
            case .trays(let value): .boxedValue(6, strings: value)
            case .loaves(let value): .boxedValue(7, objects: value)
            case .baked(let value): .boxedValue(8, object: value)
            case .crusts(let value): .boxedValue(9, unions: value)
            case .preheatedBy(let value): .boxedValue(10, union: value._value)
            }
        }
    }

    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public class Pastry: StoneObject, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance.
        @export(implementation)
        public init(name: String) {
            var builder = RecordBuilder(Bakery._type(9))
            builder.string(0, name)
            super.init(_record: builder.record())
        }

        @export(implementation) public final var name: String { _record.string(0) }
    }

    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class Roll: Bakery.Pastry, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance.
        ///
        /// - Parameter count: The default is 1.
        @export(implementation)
        public init(name: String, count: UInt64 = 1) {
            var builder = RecordBuilder(Bakery._type(10))
            builder.string(0, name)
            builder.uint64(1, count)
            super.init(_record: builder.record())
        }

        /// The default is 1.
        @export(implementation) public var count: UInt64 { _record.uint64(1, 1) }
    }

    public struct Temperature: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init(celsius: Double, probe: String? = nil) {
            var builder = RecordBuilder(Bakery._type(11))
            builder.double(0, celsius)
            builder.string(1, probe)
            self.init(_plainRecord: builder.record())
        }

        @export(implementation) public var celsius: Double { _plainRecord.double(0) }
        @export(implementation) public var probe: String? { _plainRecord.stringOpt(1) }
    }
}

extension Bakery {
    /// Converts `Baked` from and to JSON.
    public typealias BakedSerializer = StoneSerializer<Bakery.Baked>
    /// Converts `Bread` from and to JSON.
    public typealias BreadSerializer = StoneSerializer<Bakery.Bread>
    /// Converts `Cake` from and to JSON.
    public typealias CakeSerializer = StoneSerializer<Bakery.Cake>
    /// Converts `Crust` from and to JSON.
    public typealias CrustSerializer = StoneSerializer<Bakery.Crust>
    /// Converts `Empty` from and to JSON.
    public typealias EmptySerializer = StoneSerializer<Bakery.Empty>
    /// Converts `Loaf` from and to JSON.
    public typealias LoafSerializer = StoneSerializer<Bakery.Loaf>
    /// Converts `Order` from and to JSON.
    public typealias OrderSerializer = StoneSerializer<Bakery.Order>
    /// Converts `OvenFault` from and to JSON.
    public typealias OvenFaultSerializer = StoneSerializer<Bakery.OvenFault>
    /// Converts `OvenState` from and to JSON.
    public typealias OvenStateSerializer = StoneSerializer<Bakery.OvenState>
    /// Converts `Pastry` from and to JSON.
    public typealias PastrySerializer = StoneSerializer<Bakery.Pastry>
    /// Converts `Roll` from and to JSON.
    public typealias RollSerializer = StoneSerializer<Bakery.Roll>
    /// Converts `Temperature` from and to JSON.
    public typealias TemperatureSerializer = StoneSerializer<Bakery.Temperature>
}
