// Generated from API/seen_state.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone

/// The platforms on which a user has seen a file.
public enum SeenState: StoneNamespace {
    /// The schema of the `seen_state` namespace.
    public static let _schema = StoneSchema(
        "seen_state",
        #"""
union PlatformType open=other;web;desktop;mobile_ios;mobile_android;api;unknown;mobile;other
"""#
    )
}

extension SeenState {
    /// The platform on which a user has seen a file.
    public enum PlatformType: StoneUnion, CustomStringConvertible {
        /// The web.
        case web
        /// The desktop app.
        case desktop
        /// The iOS app.
        case mobileIos
        /// The Android app.
        case mobileAndroid
        /// An app that uses the API.
        case api
        /// A platform that isn't known.
        case unknown
        /// A mobile app. Use `mobileIos` or `mobileAndroid` instead.
        case mobile
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .web
            case 1: self = .desktop
            case 2: self = .mobileIos
            case 3: self = .mobileAndroid
            case 4: self = .api
            case 5: self = .unknown
            case 6: self = .mobile
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .web: .tag(0)
            case .desktop: .tag(1)
            case .mobileIos: .tag(2)
            case .mobileAndroid: .tag(3)
            case .api: .tag(4)
            case .unknown: .tag(5)
            case .mobile: .tag(6)
            case .other: .tag(7)
            }
        }
    }
}

extension SeenState {
    /// Converts `PlatformType` from and to JSON.
    public typealias PlatformTypeSerializer = StoneSerializer<SeenState.PlatformType>
}
