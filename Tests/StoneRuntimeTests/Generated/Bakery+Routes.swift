// Generated from API/bakery.json by `make generate`. Do not edit.

import DropboxCore
import StoneRuntime

extension Bakery {
    /// `bakery/bake`
    public static var bake: Route<Bakery.Loaf, Bakery.Baked, Bakery.OvenFault> { Route(_schema, 0) }
    /// `bakery/bake_v2`
    public static var bakeV2: Route<Bakery.Order, [Bakery.Baked], Void> { Route(_schema, 1) }
    /// `bakery/close`
    public static var close: Route<Void, Void, Void> { Route(_schema, 2) }
    /// `bakery/list`
    public static var list_: Route<Bakery.Empty, Bakery.Order, Bakery.OvenFault> { Route(_schema, 3) }
    /// `bakery/photo/get`
    public static var photoGet: Route<Bakery.Temperature, Bakery.Empty, Bakery.OvenFault> { Route(_schema, 4) }
    /// `bakery/photo/put`
    public static var photoPut: Route<Bakery.Temperature, Bakery.Empty, Void> { Route(_schema, 5) }
    /// `bakery/taste/start`
    public static var tasteStart: Route<Bakery.OvenState, Void, Bakery.OvenFault> { Route(_schema, 6) }
}
