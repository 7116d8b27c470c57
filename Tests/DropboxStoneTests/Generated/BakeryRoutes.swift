// Generated from API/bakery.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone
import Foundation

extension Bakery {
    /// The descriptor of `bakery/bake`.
    @export(implementation)
    public static var bake: Route<Bakery.LoafSerializer, Bakery.BakedSerializer, Bakery.OvenFaultSerializer> {
        Route(_schema, 0)
    }
    /// The descriptor of `bakery/bake_v2`.
    @export(implementation)
    public static var bakeV2: Route<Bakery.OrderSerializer, ArraySerializer<Bakery.BakedSerializer>, VoidSerializer> {
        Route(_schema, 1)
    }
    /// The descriptor of `bakery/close`.
    @export(implementation)
    public static var close: Route<VoidSerializer, VoidSerializer, VoidSerializer> { Route(_schema, 2) }
    /// The descriptor of `bakery/list`.
    @export(implementation)
    public static var list_: Route<Bakery.EmptySerializer, Bakery.OrderSerializer, Bakery.OvenFaultSerializer> {
        Route(_schema, 3)
    }
    /// The descriptor of `bakery/photo/get`.
    @export(implementation)
    public static var photoGet: Route<Bakery.TemperatureSerializer, Bakery.EmptySerializer, Bakery.OvenFaultSerializer> {
        Route(_schema, 4)
    }
    /// The descriptor of `bakery/photo/put`.
    @export(implementation)
    public static var photoPut: Route<Bakery.TemperatureSerializer, Bakery.EmptySerializer, VoidSerializer> {
        Route(_schema, 5)
    }
    /// The descriptor of `bakery/taste/start`.
    @export(implementation)
    public static var tasteStart: Route<Bakery.OvenStateSerializer, VoidSerializer, Bakery.OvenFaultSerializer> {
        Route(_schema, 6)
    }
}

/// The routes of `bakery`, called on behalf of a user or a team.
public struct BakeryRoutes: Sendable {
    /// The client that sends the requests.
    public let client: any DropboxTransportClient

    /// Creates the routes that `client` calls.
    public init(client: any DropboxTransportClient) { self.client = client }
}

extension DropboxClient {
    /// The routes of `bakery`.
    @export(implementation) public var bakery: BakeryRoutes { BakeryRoutes(client: client) }
}

extension DropboxClientRoutes {
    /// The routes of `bakery`. Never `nil`.
    @export(implementation) public var bakery: BakeryRoutes! { BakeryRoutes(client: client) }
}

extension DropboxTeamClient {
    /// The routes of `bakery`.
    @export(implementation) public var bakery: BakeryRoutes { BakeryRoutes(client: client) }
}

extension DropboxTeamClientRoutes {
    /// The routes of `bakery`. Never `nil`.
    @export(implementation) public var bakery: BakeryRoutes! { BakeryRoutes(client: client) }
}

extension BakeryRoutes {
    /// The error of the route is ``Bakery/OvenFault``.
    ///
    /// - ``Bakery/OvenFault/mice``
    /// - ``Bakery/OvenFault/empty``
    /// - ``Bakery/OvenFault/fuse``
    /// - ``Bakery/OvenFault/door(_:)``
    ///
    /// Route `bakery/bake`: style rpc, host api, auth app or user, scope `bakery.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#bakery-bake>
    ///
    /// - Parameters:
    ///   - name: 1 to 20 characters.
    ///   - slices: The default is 0.
    ///   - grams: The default is 500.
    ///   - price: The default is 2.5.
    ///   - description_: The default is `plain`.
    ///   - crust: The default is `.default_`.
    /// - Returns: A request for ``Bakery/Baked``.
    @discardableResult
    @export(implementation)
    public func bake(
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
    ) -> RpcRequest<Bakery.BakedSerializer, Bakery.OvenFaultSerializer> {
        client.request(
            Bakery.bake,
            serverArgs: Bakery.Loaf(
                name: name,
                isSliced: isSliced,
                bakedAt: bakedAt,
                flour: flour,
                slices: slices,
                grams: grams,
                calories: calories,
                barcode: barcode,
                price: price,
                density: density,
                bestBefore: bestBefore,
                picture: picture,
                description_: description_,
                note: note,
                crust: crust,
                oven: oven,
                spareFlour: spareFlour,
                top: top,
                side: side
            )
        )
    }

    /// This overload has the parameters of an earlier version of the API. The method with all parameters describes the
    /// route and its parameters.
    @available(*, deprecated, message: "Use the method with all parameters.")
    @discardableResult
    @export(implementation)
    @_disfavoredOverload
    public func bake(
        name: String,
        isSliced: Bool,
        bakedAt: Date,
        flour: SharedPantry.Flour,
        slices: Int32,
        grams: UInt32,
        calories: Int64?,
        barcode: UInt64?,
        price: Double,
        density: Float?,
        bestBefore: Date?,
        picture: Data?,
        description_: String,
        note: String?,
        crust: Bakery.Crust,
        oven: Bakery.OvenState,
        spareFlour: SharedPantry.Flour?,
        top: Bakery.Baked?
    ) -> RpcRequest<Bakery.BakedSerializer, Bakery.OvenFaultSerializer> {
        client.request(
            Bakery.bake,
            serverArgs: Bakery.Loaf(
                name: name,
                isSliced: isSliced,
                bakedAt: bakedAt,
                flour: flour,
                slices: slices,
                grams: grams,
                calories: calories,
                barcode: barcode,
                price: price,
                density: density,
                bestBefore: bestBefore,
                picture: picture,
                description_: description_,
                note: note,
                crust: crust,
                oven: oven,
                spareFlour: spareFlour,
                top: top
            )
        )
    }

    /// The route has no errors of its own.
    ///
    /// Route `bakery/bake_v2`: style rpc, host api, auth user.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#bakery-bake>
    ///
    /// - Parameters:
    ///   - name: 1 to 20 characters.
    ///   - slices: The default is 0.
    ///   - grams: The default is 500.
    ///   - price: The default is 2.5.
    ///   - description_: The default is `plain`.
    ///   - crust: The default is `.default_`.
    ///   - tags: At least 1 item.
    /// - Returns: A request for an array of ``Bakery/Baked``.
    @discardableResult
    @export(implementation)
    public func bakeV2(
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
    ) -> RpcRequest<ArraySerializer<Bakery.BakedSerializer>, VoidSerializer> {
        client.request(
            Bakery.bakeV2,
            serverArgs: Bakery.Order(
                name: name,
                isSliced: isSliced,
                bakedAt: bakedAt,
                flour: flour,
                loaves: loaves,
                baked: baked,
                cakes: cakes,
                numbers: numbers,
                grid: grid,
                prices: prices,
                slices: slices,
                grams: grams,
                calories: calories,
                barcode: barcode,
                price: price,
                density: density,
                bestBefore: bestBefore,
                picture: picture,
                description_: description_,
                note: note,
                crust: crust,
                oven: oven,
                spareFlour: spareFlour,
                top: top,
                side: side,
                tags: tags,
                crusts: crusts,
                rolls: rolls,
                gaps: gaps,
                shelf: shelf
            )
        )
    }

    /// This overload has the parameters of an earlier version of the API. The method with all parameters describes the
    /// route and its parameters.
    @available(*, deprecated, message: "Use the method with all parameters.")
    @discardableResult
    @export(implementation)
    @_disfavoredOverload
    public func bakeV2(
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
        slices: Int32,
        grams: UInt32,
        calories: Int64?,
        barcode: UInt64?,
        price: Double,
        density: Float?,
        bestBefore: Date?,
        picture: Data?,
        description_: String,
        note: String?,
        crust: Bakery.Crust,
        oven: Bakery.OvenState,
        spareFlour: SharedPantry.Flour?,
        top: Bakery.Baked?,
        tags: [String]?,
        crusts: [Bakery.Crust]?,
        rolls: [Bakery.Roll]?,
        gaps: [Int32?]?,
        shelf: [String: Bakery.Loaf]?
    ) -> RpcRequest<ArraySerializer<Bakery.BakedSerializer>, VoidSerializer> {
        client.request(
            Bakery.bakeV2,
            serverArgs: Bakery.Order(
                name: name,
                isSliced: isSliced,
                bakedAt: bakedAt,
                flour: flour,
                loaves: loaves,
                baked: baked,
                cakes: cakes,
                numbers: numbers,
                grid: grid,
                prices: prices,
                slices: slices,
                grams: grams,
                calories: calories,
                barcode: barcode,
                price: price,
                density: density,
                bestBefore: bestBefore,
                picture: picture,
                description_: description_,
                note: note,
                crust: crust,
                oven: oven,
                spareFlour: spareFlour,
                top: top,
                tags: tags,
                crusts: crusts,
                rolls: rolls,
                gaps: gaps,
                shelf: shelf
            )
        )
    }

    /// The route has no errors of its own.
    ///
    /// Route `bakery/close`: style rpc, host api, auth team.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#bakery-close>
    ///
    /// - Returns: A request without a result.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func close() -> RpcRequest<VoidSerializer, VoidSerializer> { client.request(Bakery.close) }

    /// The error of the route is ``Bakery/OvenFault``.
    ///
    /// - ``Bakery/OvenFault/mice``
    /// - ``Bakery/OvenFault/empty``
    /// - ``Bakery/OvenFault/fuse``
    /// - ``Bakery/OvenFault/door(_:)``
    ///
    /// Route `bakery/list`: style rpc, host api, auth user.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#bakery-list>
    ///
    /// - Returns: A request for ``Bakery/Order``.
    @available(*, deprecated, message: "Use `bakeV2` instead.")
    @discardableResult
    @export(implementation)
    public func list_() -> RpcRequest<Bakery.OrderSerializer, Bakery.OvenFaultSerializer> {
        client.request(Bakery.list_, serverArgs: Bakery.Empty())
    }

    /// The error of the route is ``Bakery/OvenFault``.
    ///
    /// - ``Bakery/OvenFault/mice``
    /// - ``Bakery/OvenFault/empty``
    /// - ``Bakery/OvenFault/fuse``
    /// - ``Bakery/OvenFault/door(_:)``
    ///
    /// Route `bakery/photo/get`: style download, host content, auth user.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#bakery-photo-get>
    ///
    /// - Returns: A request for ``Bakery/Empty``.
    @discardableResult
    @export(implementation)
    public func photoGet(
        celsius: Double,
        probe: String? = nil
    ) -> DownloadRequestMemory<Bakery.EmptySerializer, Bakery.OvenFaultSerializer> {
        client.request(Bakery.photoGet, serverArgs: Bakery.Temperature(celsius: celsius, probe: probe))
    }

    /// Stores the content in the file at `destination`, which must not exist unless `overwrite` is `true`. The method
    /// that returns the content in memory describes the route and its parameters.
    @discardableResult
    @export(implementation)
    public func photoGet(
        celsius: Double,
        probe: String? = nil,
        overwrite: Bool = false,
        destination: URL
    ) -> DownloadRequestFile<Bakery.EmptySerializer, Bakery.OvenFaultSerializer> {
        client.request(
            Bakery.photoGet,
            serverArgs: Bakery.Temperature(celsius: celsius, probe: probe),
            overwrite: overwrite,
            destination: destination
        )
    }

    /// This overload has the parameters of an earlier version of the API. The method with all parameters describes the
    /// route and its parameters.
    @available(*, deprecated, message: "Use the method with all parameters.")
    @discardableResult
    @export(implementation)
    @_disfavoredOverload
    public func photoGet(celsius: Double) -> DownloadRequestMemory<Bakery.EmptySerializer, Bakery.OvenFaultSerializer> {
        client.request(Bakery.photoGet, serverArgs: Bakery.Temperature(celsius: celsius))
    }

    /// This overload has the parameters of an earlier version of the API. The method with all parameters describes the
    /// route and its parameters.
    @available(*, deprecated, message: "Use the method with all parameters.")
    @discardableResult
    @export(implementation)
    @_disfavoredOverload
    public func photoGet(
        celsius: Double,
        overwrite: Bool,
        destination: URL
    ) -> DownloadRequestFile<Bakery.EmptySerializer, Bakery.OvenFaultSerializer> {
        client.request(
            Bakery.photoGet,
            serverArgs: Bakery.Temperature(celsius: celsius),
            overwrite: overwrite,
            destination: destination
        )
    }

    /// The route has no errors of its own.
    ///
    /// Route `bakery/photo/put`: style upload, host content, auth user.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#bakery-photo-put>
    ///
    /// - Parameter input: The content to upload.
    /// - Returns: A request for ``Bakery/Empty``.
    @discardableResult
    @export(implementation)
    public func photoPut(
        celsius: Double,
        probe: String? = nil,
        input: Data
    ) -> UploadRequest<Bakery.EmptySerializer, VoidSerializer> {
        client.request(
            Bakery.photoPut,
            serverArgs: Bakery.Temperature(celsius: celsius, probe: probe),
            input: .data(input)
        )
    }

    /// Uploads the file at the URL `input`. The method that uploads `Data` describes the route and its parameters.
    @discardableResult
    @export(implementation)
    public func photoPut(
        celsius: Double,
        probe: String? = nil,
        input: URL
    ) -> UploadRequest<Bakery.EmptySerializer, VoidSerializer> {
        client.request(
            Bakery.photoPut,
            serverArgs: Bakery.Temperature(celsius: celsius, probe: probe),
            input: .file(input)
        )
    }

    /// Uploads the stream `input`, which is read once. The method that uploads `Data` describes the route and its
    /// parameters.
    @discardableResult
    @export(implementation)
    public func photoPut(
        celsius: Double,
        probe: String? = nil,
        input: InputStream
    ) -> UploadRequest<Bakery.EmptySerializer, VoidSerializer> {
        client.request(
            Bakery.photoPut,
            serverArgs: Bakery.Temperature(celsius: celsius, probe: probe),
            input: .stream(input)
        )
    }

    /// This overload has the parameters of an earlier version of the API. The method with all parameters describes the
    /// route and its parameters.
    @available(*, deprecated, message: "Use the method with all parameters.")
    @discardableResult
    @export(implementation)
    @_disfavoredOverload
    public func photoPut(celsius: Double, input: Data) -> UploadRequest<Bakery.EmptySerializer, VoidSerializer> {
        client.request(Bakery.photoPut, serverArgs: Bakery.Temperature(celsius: celsius), input: .data(input))
    }

    /// This overload has the parameters of an earlier version of the API. The method with all parameters describes the
    /// route and its parameters.
    @available(*, deprecated, message: "Use the method with all parameters.")
    @discardableResult
    @export(implementation)
    @_disfavoredOverload
    public func photoPut(celsius: Double, input: URL) -> UploadRequest<Bakery.EmptySerializer, VoidSerializer> {
        client.request(Bakery.photoPut, serverArgs: Bakery.Temperature(celsius: celsius), input: .file(input))
    }

    /// This overload has the parameters of an earlier version of the API. The method with all parameters describes the
    /// route and its parameters.
    @available(*, deprecated, message: "Use the method with all parameters.")
    @discardableResult
    @export(implementation)
    @_disfavoredOverload
    public func photoPut(celsius: Double, input: InputStream) -> UploadRequest<Bakery.EmptySerializer, VoidSerializer> {
        client.request(Bakery.photoPut, serverArgs: Bakery.Temperature(celsius: celsius), input: .stream(input))
    }

    /// The error of the route is ``Bakery/OvenFault``.
    ///
    /// - ``Bakery/OvenFault/mice``
    /// - ``Bakery/OvenFault/empty``
    /// - ``Bakery/OvenFault/fuse``
    /// - ``Bakery/OvenFault/door(_:)``
    ///
    /// Route `bakery/taste/start`: style rpc, host api, auth user.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#bakery-taste-start>
    ///
    /// - Returns: A request without a result.
    @discardableResult
    @export(implementation)
    public func tasteStart(ovenState: Bakery.OvenState) -> RpcRequest<VoidSerializer, Bakery.OvenFaultSerializer> {
        client.request(Bakery.tasteStart, serverArgs: ovenState)
    }
}

/// The routes of `bakery`, called with the key and secret of an app.
public struct BakeryAppAuthRoutes: Sendable {
    /// The client that sends the requests.
    public let client: any DropboxTransportClient

    /// Creates the routes that `client` calls.
    public init(client: any DropboxTransportClient) { self.client = client }
}

extension DropboxAppClient {
    /// The routes of `bakery`.
    @export(implementation) public var bakery: BakeryAppAuthRoutes { BakeryAppAuthRoutes(client: client) }
}

extension DropboxAppClientRoutes {
    /// The routes of `bakery`. Never `nil`.
    @export(implementation) public var bakery: BakeryAppAuthRoutes! { BakeryAppAuthRoutes(client: client) }
}

extension BakeryAppAuthRoutes {
    /// ``BakeryRoutes`` describes the route and its parameters.
    @discardableResult
    @export(implementation)
    public func bake(
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
    ) -> RpcRequest<Bakery.BakedSerializer, Bakery.OvenFaultSerializer> {
        client.request(
            Bakery.bake,
            serverArgs: Bakery.Loaf(
                name: name,
                isSliced: isSliced,
                bakedAt: bakedAt,
                flour: flour,
                slices: slices,
                grams: grams,
                calories: calories,
                barcode: barcode,
                price: price,
                density: density,
                bestBefore: bestBefore,
                picture: picture,
                description_: description_,
                note: note,
                crust: crust,
                oven: oven,
                spareFlour: spareFlour,
                top: top,
                side: side
            )
        )
    }

    /// This overload has the parameters of an earlier version of the API. ``BakeryRoutes`` describes the route and its
    /// parameters.
    @available(*, deprecated, message: "Use the method with all parameters.")
    @discardableResult
    @export(implementation)
    @_disfavoredOverload
    public func bake(
        name: String,
        isSliced: Bool,
        bakedAt: Date,
        flour: SharedPantry.Flour,
        slices: Int32,
        grams: UInt32,
        calories: Int64?,
        barcode: UInt64?,
        price: Double,
        density: Float?,
        bestBefore: Date?,
        picture: Data?,
        description_: String,
        note: String?,
        crust: Bakery.Crust,
        oven: Bakery.OvenState,
        spareFlour: SharedPantry.Flour?,
        top: Bakery.Baked?
    ) -> RpcRequest<Bakery.BakedSerializer, Bakery.OvenFaultSerializer> {
        client.request(
            Bakery.bake,
            serverArgs: Bakery.Loaf(
                name: name,
                isSliced: isSliced,
                bakedAt: bakedAt,
                flour: flour,
                slices: slices,
                grams: grams,
                calories: calories,
                barcode: barcode,
                price: price,
                density: density,
                bestBefore: bestBefore,
                picture: picture,
                description_: description_,
                note: note,
                crust: crust,
                oven: oven,
                spareFlour: spareFlour,
                top: top
            )
        )
    }
}
