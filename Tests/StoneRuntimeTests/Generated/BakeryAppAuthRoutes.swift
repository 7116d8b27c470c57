// Generated from API/bakery.json by `make generate`. Do not edit.

import DropboxCore
import Foundation
import StoneRuntime

/// The routes of `bakery`, called with the key and secret of an app.
public struct BakeryAppAuthRoutes: Sendable {
    /// What sends the requests.
    public let client: any DropboxTransportClient

    /// The routes, called through `client`.
    public init(client: any DropboxTransportClient) { self.client = client }
}

extension DropboxAppClient {
    /// The routes of `bakery`.
    @export(implementation) public var bakery: BakeryAppAuthRoutes { BakeryAppAuthRoutes(client: client) }
}

extension BakeryAppAuthRoutes {
    /// Route `bakery/bake`: style rpc, host api, auth app or user, scope `bakery.write`.
    /// Error: `Bakery.OvenFault`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#bakery-bake>
    ///
    /// - Parameters:
    ///   - name: 1 to 20 characters. Pattern: `[A-Z].*`.
    ///   - slices: Default: 0.
    ///   - grams: Default: 500.
    ///   - price: Default: 2.5.
    ///   - description_: Default: `plain`.
    ///   - crust: Default: `.default_`.
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
    ) -> RpcRequest<Bakery.Baked, Bakery.OvenFault> {
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
}
