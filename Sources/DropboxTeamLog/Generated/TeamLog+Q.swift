// Generated from API/team_log.json by `make generate`. Do not edit.

import StoneRuntime

extension TeamLog {
    public enum QuickActionType: StoneUnion, CustomStringConvertible {
        case deleteSharedLink
        case resetPassword
        case restoreFileOrFolder
        case unlinkApp
        case unlinkDevice
        case unlinkSession
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 915) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .deleteSharedLink
            case 1: self = .resetPassword
            case 2: self = .restoreFileOrFolder
            case 3: self = .unlinkApp
            case 4: self = .unlinkDevice
            case 5: self = .unlinkSession
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .deleteSharedLink: .tag(0)
            case .resetPassword: .tag(1)
            case .restoreFileOrFolder: .tag(2)
            case .unlinkApp: .tag(3)
            case .unlinkDevice: .tag(4)
            case .unlinkSession: .tag(5)
            case .other: .tag(6)
            }
        }
    }
}
