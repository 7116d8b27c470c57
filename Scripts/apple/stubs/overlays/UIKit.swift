@_exported import UIKit
extension UIApplicationDelegate { @MainActor public static func main() {} }
