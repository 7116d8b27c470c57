// want: cannot convert value of type 'NSLayoutYAxisAnchor' to expected argument type 'NSLayoutXAxisAnchor'
#if canImport(UIKit)
import UIKit
@MainActor func f(_ view: UIView) { _ = view.centerXAnchor.constraint(equalTo: view.centerYAnchor) }
#else
import AppKit
@MainActor func f(_ view: NSView) { _ = view.centerXAnchor.constraint(equalTo: view.centerYAnchor) }
#endif
