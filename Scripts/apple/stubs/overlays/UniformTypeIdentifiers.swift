import Foundation
public struct UTType: Hashable, Sendable { public var identifier: String { fatalError() }; public static var image: UTType { fatalError() } }
