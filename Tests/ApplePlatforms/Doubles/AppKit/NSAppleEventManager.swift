@_exported import Foundation

public typealias AEEventClass = UInt32
public typealias AEEventID = UInt32
public typealias AEKeyword = UInt32

/// Header `InternetConfig.h`: `'GURL'`, both as the class and the identifier of the event.
public let kInternetEventClass: UInt32 = 0x4755_524C
public let kAEGetURL: UInt32 = 0x4755_524C
/// Header `AEDataModel.h`: `'----'`.
public let keyDirectObject: AEKeyword = 0x2D2D_2D2D

@MainActor public final class NSAppleEventDescriptor: NSObject {
    public let stringValue: String?
    private let parameters: [AEKeyword: NSAppleEventDescriptor]

    public init(string: String? = nil, parameters: [AEKeyword: NSAppleEventDescriptor] = [:]) {
        (stringValue, self.parameters) = (string, parameters)
    }

    public func paramDescriptor(forKeyword keyword: AEKeyword) -> NSAppleEventDescriptor? { parameters[keyword] }
}

/// The events that other programs send to the app.
///
/// Source: documentation of `setEventHandler(_:andSelector:forEventClass:andEventID:)`: A handler replaces the earlier one of the
/// same class and identifier. An app sets the handler of URLs before it has finished launching; the event with which it's launched
/// arrives then. Selectors don't exist on Linux, so a closure takes the place of the object and its method.
@MainActor public final class NSAppleEventManager: NSObject {
    public typealias Handler = @MainActor (NSAppleEventDescriptor, _ reply: NSAppleEventDescriptor) -> Void

    private static let manager = NSAppleEventManager()

    public static func shared() -> NSAppleEventManager { manager }

    private struct Event: Hashable {
        let eventClass: AEEventClass
        let identifier: AEEventID
    }

    private var handlers: [Event: Handler] = [:]

    public func setEventHandler(
        forEventClass eventClass: AEEventClass, andEventID identifier: AEEventID, _ handler: @escaping Handler
    ) { handlers[Event(eventClass: eventClass, identifier: identifier)] = handler }

    public func removeEventHandler(forEventClass eventClass: AEEventClass, andEventID identifier: AEEventID) {
        handlers[Event(eventClass: eventClass, identifier: identifier)] = nil
    }

    /// Sends a URL to the app, as the system does when a page opens it. Returns whether the app handles the event.
    public func receive(_ url: URL) -> Bool {
        guard let handler = handlers[Event(eventClass: kInternetEventClass, identifier: kAEGetURL)] else {
            return false
        }
        let event = NSAppleEventDescriptor(
            parameters: [keyDirectObject: NSAppleEventDescriptor(string: url.absoluteString)])
        handler(event, NSAppleEventDescriptor())
        return true
    }
}
