// Generated from API/bakery.json by `make generate`. Do not edit.

import DropboxCore
import StoneRuntime

extension Bakery {
    /// `bakery/bake`
    @export(implementation)
    public static var bake: Route<Bakery.Loaf, Bakery.Baked, Bakery.OvenFault> {
        Route(_schema, 0)
    }
    /// `bakery/bake_v2`
    @export(implementation) public static var bakeV2: Route<Bakery.Order, [Bakery.Baked], Void> { Route(_schema, 1) }
    /// `bakery/close`
    @export(implementation) public static var close: Route<Void, Void, Void> { Route(_schema, 2) }
    /// `bakery/list`
    @export(implementation)
    public static var list_: Route<Bakery.Empty, Bakery.Order, Bakery.OvenFault> {
        Route(_schema, 3)
    }
    /// `bakery/photo/get`
    @export(implementation)
    public static var photoGet: Route<Bakery.Temperature, Bakery.Empty, Bakery.OvenFault> {
        Route(_schema, 4)
    }
    /// `bakery/photo/put`
    @export(implementation)
    public static var photoPut: Route<Bakery.Temperature, Bakery.Empty, Void> {
        Route(_schema, 5)
    }
    /// `bakery/taste/start`
    @export(implementation)
    public static var tasteStart: Route<Bakery.OvenState, Void, Bakery.OvenFault> {
        Route(_schema, 6)
    }
}
