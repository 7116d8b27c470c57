import Foundation

/// The types that the tests need: those that the system declares, and types that it makes up for other filename extensions.
public struct UTType: Hashable, Sendable {
    public let identifier: String
    /// The identifiers of the types that it conforms to.
    private let supertypes: [String]
    /// Whether an app or the system declares the type.
    public let isDeclared: Bool

    private init(_ identifier: String, _ supertypes: [String] = [], isDeclared: Bool = true) {
        (self.identifier, self.supertypes, self.isDeclared) = (identifier, supertypes, isDeclared)
    }

    public static let data = UTType("public.data")
    public static let folder = UTType("public.folder", ["public.directory"])
    public static let package = UTType("com.apple.package", ["public.directory"])
    public static let symbolicLink = UTType("public.symlink")

    private static let declared: [String: UTType] = [
        "txt": UTType("public.plain-text", ["public.data"]), "png": UTType("public.png", ["public.data"]),
        "app": UTType("com.apple.application-bundle", ["com.apple.package"]),
    ]

    /// Creates the type of a filename extension. If no declared type conforms to the other one, the system makes up a type:
    /// [UTType](https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct/isdynamic).
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        if filenameExtension.isEmpty { return nil }
        if let declared = Self.declared[filenameExtension.lowercased()], declared.conforms(to: supertype) {
            self = declared
        } else {
            self.init("dyn.\(filenameExtension)", [supertype.identifier], isDeclared: false)
        }
    }

    public func conforms(to type: UTType) -> Bool {
        identifier == type.identifier || supertypes.contains(type.identifier)
    }
}
