import Foundation

// The layout of views, which has no effect. AppKit and UIKit have the same classes.

@MainActor public final class NSLayoutConstraint: NSObject {
    public static func activate(_ constraints: [NSLayoutConstraint]) {}
}

@MainActor public final class NSLayoutXAxisAnchor: NSObject {
    public func constraint(equalTo anchor: NSLayoutXAxisAnchor) -> NSLayoutConstraint { NSLayoutConstraint() }
}

@MainActor public final class NSLayoutYAxisAnchor: NSObject {
    public func constraint(equalTo anchor: NSLayoutYAxisAnchor) -> NSLayoutConstraint { NSLayoutConstraint() }
}
