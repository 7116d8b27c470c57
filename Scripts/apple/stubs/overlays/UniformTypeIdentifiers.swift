@_exported import UniformTypeIdentifiers
import Foundation
public struct UTType: Hashable, Sendable {
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) { fatalError() }
    public var identifier: String { fatalError() }
    public var isDeclared: Bool { fatalError() }
    public func conforms(to type: UTType) -> Bool { fatalError() }
    public static var image: UTType { fatalError() }; public static var data: UTType { fatalError() }; public static var folder: UTType { fatalError() }
    public static var item: UTType { fatalError() }; public static var package: UTType { fatalError() }; public static var symbolicLink: UTType { fatalError() }
}
extension UTType: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> UTTypeReference { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ source: UTTypeReference, result: inout UTType?) { fatalError() }
    public static func _conditionallyBridgeFromObjectiveC(_ source: UTTypeReference, result: inout UTType?) -> Bool { fatalError() }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: UTTypeReference?) -> UTType { fatalError() }
}
