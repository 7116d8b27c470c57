import DropboxCore
import DropboxStone
import Foundation
import Testing

/// Tests the code that the generator creates from a small specification. The types in Generated/ are the expected
/// output of the generator's golden tests.
@Suite struct GeneratedCodeTests {
    private static let flour = SharedPantry.Flour(grade: 550)
    private static let date = Date(timeIntervalSince1970: 1_700_000_000)
    private static let loaf = Bakery.Loaf(
        name: "Rye", isSliced: true, bakedAt: date, flour: flour, slices: 12, calories: -1, barcode: .max, density: 0.5,
        bestBefore: Date(timeIntervalSince1970: 1_700_006_400), picture: Data([1, 2, 3]), note: "dark", crust: .thick,
        oven: .hot(Bakery.Temperature(celsius: 220)), spareFlour: flour, top: Bakery.Bread(name: "Top"),
        side: Bakery.Cake(name: "Side", weight: 1.5))

    @Test func fieldsReturnTheirInitialValues() {
        let loaf = Self.loaf
        #expect(loaf.name == "Rye" && loaf.isSliced && loaf.slices == 12 && loaf.grams == 500)
        #expect(loaf.calories == -1 && loaf.barcode == .max && loaf.price == 2.5 && loaf.density == 0.5)
        #expect(loaf.bakedAt == Self.date && loaf.bestBefore == Date(timeIntervalSince1970: 1_700_006_400))
        #expect(loaf.picture == Data([1, 2, 3]) && loaf.description_ == "plain" && loaf.note == "dark")
        #expect(loaf.flour.grade == 550 && loaf.spareFlour?.grade == 550)
        #expect((loaf.top as? Bakery.Bread)?.crust == .thin && loaf.side?.weight == 1.5)
        guard case .thick = loaf.crust, case .hot(let temperature) = loaf.oven else {
            Issue.record("\(loaf)")
            return
        }
        #expect(temperature.celsius == 220)
    }

    @Test func missingFieldsHaveTheirDefaults() throws {
        let json = #"{"name": "Rye", "is_sliced": false, "baked_at": "2023-11-14T22:13:20Z", "flour": {"grade": 405}}"#
        let loaf = try Bakery.Loaf(jsonData: Data(json.utf8))
        #expect(loaf.slices == 0 && loaf.grams == 500 && loaf.price == 2.5 && loaf.description_ == "plain")
        #expect(loaf.calories == nil && loaf.oven == nil && loaf.top == nil && loaf.picture == nil)
        guard case .default_ = loaf.crust else {
            Issue.record("\(loaf.crust)")
            return
        }
    }

    @Test func listsAndMapsSurviveARoundTrip() throws {
        let order = Bakery.Order(
            name: "Party", isSliced: false, bakedAt: Self.date, flour: Self.flour, loaves: [Self.loaf, Self.loaf],
            baked: [Bakery.Bread(name: "Bread"), Bakery.Cake(name: "Cake")], cakes: [Bakery.Cake(name: "Plum")],
            numbers: [0, .max], grid: [[Self.loaf], []], prices: ["Rye": 2.5], tags: ["a", "b"],
            crusts: [.thin, .default_],
            rolls: [Bakery.Roll(name: "Roll", count: 3)], gaps: [1, nil, -1], shelf: ["top": Self.loaf])
        let copy = try Bakery.Order(jsonData: order.jsonData())
        #expect(copy == order)
        #expect(copy.loaves.map(\.name) == ["Rye", "Rye"] && copy.baked.map(\.name) == ["Bread", "Cake"])
        #expect(copy.baked[1] is Bakery.Cake && copy.cakes[0].name == "Plum" && copy.rolls?[0].count == 3)
        #expect(copy.numbers == [0, .max] && copy.gaps == [1, nil, -1] && copy.tags == ["a", "b"])
        #expect(copy.grid.map(\.count) == [1, 0] && copy.prices == ["Rye": 2.5] && copy.shelf?["top"]?.slices == 12)
        #expect(copy.crusts?.map { "\($0)" } == order.crusts?.map { "\($0)" })
    }

    private static func order(of loaves: [Bakery.Loaf]) -> Bakery.Order {
        Bakery.Order(
            name: "Party", isSliced: false, bakedAt: date, flour: flour, loaves: loaves, baked: [], cakes: [],
            numbers: [7], grid: [loaves], prices: ["Rye": 2.5], shelf: ["top": loaves[0]])
    }

    /// Without a tag, only Swift knows that an order is a loaf: the service expects the fields of a loaf.
    @Test func structIsEncodedAsTheStructThatItExtends() throws {
        let order = Self.order(of: [Self.loaf])
        let loaf: Bakery.Loaf = order
        #expect(loaf is Bakery.Order && loaf == order && loaf.name == "Party")
        #expect(loaf.description.contains("prices"))

        let copy = try Bakery.Order(jsonData: Self.order(of: [order]).jsonData())
        for loaf in copy.loaves + copy.grid[0] + [copy.shelf?["top"]].compactMap(\.self) {
            #expect(!(loaf is Bakery.Order) && loaf.name == "Party" && !loaf.description.contains("prices"))
        }
        let state = Bakery.OvenState.loaves([order])
        #expect(!state.description.contains("prices"))
        let json = try SerializeUtil.dumpJSON(Bakery.LoafSerializer().serialize(order)) ?? Data()
        #expect(!String(decoding: json, as: UTF8.self).contains("prices"))
    }

    @Test(arguments: [
        Bakery.OvenState.off, .heating(300), .hot(Bakery.Temperature(celsius: 1)), .broken(nil), .broken(.fuse),
        .broken(.door("left")), .broken(.mice), .noted(nil), .noted("hm"), .since(date), .trays(["a"]), .loaves([loaf]),
        .baked(Bakery.Cake(name: "Cake")), .crusts([.thin, .other]), .preheatedBy(.preheatedBy(.off)),
    ])
    func unionMembersSurviveARoundTrip(state: Bakery.OvenState) throws {
        let copy = try Bakery.OvenState(jsonData: state.jsonData())
        #expect(copy == state && copy.description == state.description)
    }

    @Test func parentMembersComeFirst() throws {
        #expect(SharedPantry.Fault.mice._value.tag == 0 && Bakery.OvenFault.mice._value.tag == 0)
        let unknown = try Bakery.OvenFault(jsonData: Data(#"{".tag": "flood"}"#.utf8))
        guard case .other = unknown else {
            Issue.record("\(unknown)")
            return
        }
    }

    @Test func tagDeterminesTheSubtype() throws {
        let pastry = try Bakery.Pastry(jsonData: Data(#"{".tag": "roll", "name": "R"}"#.utf8))
        #expect((pastry as? Bakery.Roll)?.count == 1)
        let unknown = try Bakery.Pastry(jsonData: Data(#"{".tag": "eclair", "name": "E"}"#.utf8))
        #expect(unknown.name == "E" && type(of: unknown) == Bakery.Pastry.self)
        #expect(throws: StoneError.self) { try Bakery.Baked(jsonData: Data(#"{".tag": "eclair", "name": "E"}"#.utf8)) }
    }

    @Test func constraintsApplyToArguments() {
        #expect(throws: StoneError.self) { try StoneCoding.encode(Bakery.Bread(name: "no capital")) }
        #expect(throws: StoneError.self) { try StoneCoding.encode(Bakery.OvenState.heating(301)) }
    }

    @Test func mirrorShowsTheFields() {
        let labels = Mirror(reflecting: Bakery.Cake(name: "Cake", weight: 1)).children.compactMap(\.label)
        #expect(labels == ["name", "weight"])
        #expect(Mirror(reflecting: Self.loaf).children.compactMap(\.label).contains("is_sliced"))
        let record = Mirror(reflecting: Self.flour).children.first?.value
        #expect(record.map { Mirror(reflecting: $0).children.compactMap(\.label) } == ["grade"])
    }

    @Test func schemaContainsTheRoutes() {
        let routes = Bakery._schema.routes
        #expect(routes.map(\.name) == ["bake", "bake", "close", "list", "photo/get", "photo/put", "taste/start"])
        #expect(routes[0].attributes["auth"] == "app, user" && routes[0].attributes["scope"] == "bakery.write")
        #expect(routes[2].isDeprecated && routes[3].attributes["deprecated"] == "bake:2")
    }

    /// Never called. It compiles only if routes have the expected parameters, results, and clients.
    private func calls(user: DropboxClient, team: DropboxTeamClient, app: DropboxAppClient) {
        let baked: RpcRequest<Bakery.BakedSerializer, Bakery.OvenFaultSerializer> = user.bakery.bake(
            name: "Rye", isSliced: true, bakedAt: Self.date, flour: Self.flour)
        app.bakery.bake(name: "Rye", isSliced: true, bakedAt: Self.date, flour: Self.flour, grams: 1)
        // It has all parameters of an earlier overload, but isn't deprecated.
        user.bakery.bake(
            name: "Rye", isSliced: true, bakedAt: Self.date, flour: Self.flour, slices: 1, grams: 1, calories: nil,
            barcode: nil, price: 1, density: nil, bestBefore: nil, picture: nil, description_: "", note: nil,
            crust: .thin, oven: .off, spareFlour: nil, top: nil)
        let list: RpcRequest<ArraySerializer<Bakery.BakedSerializer>, VoidSerializer> = team.bakery.bakeV2(
            name: "A", isSliced: true, bakedAt: Self.date, flour: Self.flour, loaves: [], baked: [], cakes: [],
            numbers: [], grid: [], prices: [:])
        let taste: RpcRequest<VoidSerializer, Bakery.OvenFaultSerializer> = user.bakery.tasteStart(ovenState: .off)
        let put: [UploadRequest<Bakery.EmptySerializer, VoidSerializer>] = [
            user.bakery.photoPut(celsius: 1, input: Data()),
            user.bakery.photoPut(celsius: 1, input: URL(filePath: "/")),
            user.bakery.photoPut(celsius: 1, input: InputStream(data: Data())),
        ]
        let memory: DownloadRequestMemory<Bakery.EmptySerializer, Bakery.OvenFaultSerializer> = user.bakery.photoGet(
            celsius: 1)
        let file: DownloadRequestFile<Bakery.EmptySerializer, Bakery.OvenFaultSerializer> = user.bakery.photoGet(
            celsius: 1, overwrite: true, destination: URL(filePath: "/"))
        _ = (baked, list, taste, put, memory, file)
    }
}

/// What a program required before `Loaf.side` and `Temperature.probe` existed, and when `Loaf.oven` was never `nil`.
private protocol EarlierBakery {
    func bake(
        name: String, isSliced: Bool, bakedAt: Date, flour: SharedPantry.Flour, slices: Int32, grams: UInt32,
        calories: Int64?, barcode: UInt64?, price: Double, density: Float?, bestBefore: Date?, picture: Data?,
        description_: String, note: String?, crust: Bakery.Crust, oven: Bakery.OvenState,
        spareFlour: SharedPantry.Flour?, top: Bakery.Baked?
    ) -> RpcRequest<Bakery.BakedSerializer, Bakery.OvenFaultSerializer>

    func photoPut(celsius: Double, input: Data) -> UploadRequest<Bakery.EmptySerializer, VoidSerializer>
    func photoPut(celsius: Double, input: URL) -> UploadRequest<Bakery.EmptySerializer, VoidSerializer>
    func photoPut(celsius: Double, input: InputStream) -> UploadRequest<Bakery.EmptySerializer, VoidSerializer>
    func photoGet(celsius: Double) -> DownloadRequestMemory<Bakery.EmptySerializer, Bakery.OvenFaultSerializer>
    func photoGet(
        celsius: Double, overwrite: Bool, destination: URL
    ) -> DownloadRequestFile<Bakery.EmptySerializer, Bakery.OvenFaultSerializer>
}

extension BakeryRoutes: EarlierBakery {}
