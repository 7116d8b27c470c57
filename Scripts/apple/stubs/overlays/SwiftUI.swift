@_exported import Combine
@_exported import Foundation
import UniformTypeIdentifiers
#if os(macOS)
@_exported import AppKit
#else
@_exported import UIKit
#endif

@MainActor @preconcurrency public protocol View { associatedtype Body: View; @ViewBuilder @MainActor @preconcurrency var body: Body { get } }
@MainActor @preconcurrency public protocol Scene { associatedtype Body: Scene; @SceneBuilder @MainActor @preconcurrency var body: Body { get } }
@MainActor @preconcurrency public protocol App { associatedtype Body: Scene; @SceneBuilder @MainActor @preconcurrency var body: Body { get }; @MainActor @preconcurrency init() }
extension App { @MainActor @preconcurrency public static func main() {} }
extension Never: View, Scene { public var body: Never { return fatalError() } }

@resultBuilder public struct ViewBuilder {
  public static func buildBlock() -> EmptyView { fatalError() }
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)> { fatalError() }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<TrueContent: View, FalseContent: View>(first: TrueContent) -> _ConditionalContent<TrueContent, FalseContent> { fatalError() }
  public static func buildEither<TrueContent: View, FalseContent: View>(second: FalseContent) -> _ConditionalContent<TrueContent, FalseContent> { fatalError() }
}
@resultBuilder public struct SceneBuilder { public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content } }
public struct EmptyView: View { public typealias Body = Never; public var body: Never { return fatalError() } }
public struct TupleView<T>: View { public typealias Body = Never; public var body: Never { return fatalError() } }
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View { public typealias Body = Never; public var body: Never { return fatalError() } }
extension Optional: View where Wrapped: View { public typealias Body = Never; public var body: Never { return fatalError() } }

@propertyWrapper public struct State<Value> { public init(wrappedValue: Value) {}; public var wrappedValue: Value { get { fatalError() } nonmutating set {} }; public var projectedValue: Binding<Value> { fatalError() } }
@propertyWrapper public struct Binding<Value> { public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {}; public var wrappedValue: Value { get { fatalError() } nonmutating set {} }; public var projectedValue: Binding<Value> { self } }
@MainActor @preconcurrency @propertyWrapper public struct StateObject<ObjectType: ObservableObject> { nonisolated public init(wrappedValue: @autoclosure @escaping () -> ObjectType) {}; public var wrappedValue: ObjectType { fatalError() } }
@MainActor @preconcurrency @propertyWrapper public struct ObservedObject<ObjectType: ObservableObject> { public init(wrappedValue: ObjectType) {}; public var wrappedValue: ObjectType { get { fatalError() } set {} } }
@propertyWrapper public struct Environment<Value> { public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}; public var wrappedValue: Value { fatalError() } }
public struct EnvironmentValues { public var openURL: OpenURLAction { fatalError() } }
@MainActor @preconcurrency public struct OpenURLAction { public func callAsFunction(_ url: URL) {} }
#if os(iOS)
@MainActor @preconcurrency @propertyWrapper public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate> { public init(_ delegateType: DelegateType.Type) {}; public var wrappedValue: DelegateType { fatalError() } }
#endif

public struct WindowGroup<Content: View>: Scene { public typealias Body = Never; public var body: Never { return fatalError() }; public init(@ViewBuilder content: () -> Content) {} }
public struct NavigationStack<Root: View>: View { public typealias Body = Never; public var body: Never { return fatalError() }; public init(@ViewBuilder root: () -> Root) {} }
public struct NavigationLink<Label: View, Destination: View>: View { public typealias Body = Never; public var body: Never { return fatalError() } }
extension NavigationLink where Label == Text { public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {} }
public struct List<Content: View>: View { public typealias Body = Never; public var body: Never { return fatalError() }; public init(@ViewBuilder content: () -> Content) {} }
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View { public typealias Body = Never; public var body: Never { return fatalError() } }
extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID { public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {} }
extension ForEach { public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {} }
public struct Section<Content: View>: View { public typealias Body = Never; public var body: Never { return fatalError() }; public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {} }
public struct HorizontalAlignment: Sendable { public static var leading: HorizontalAlignment { fatalError() }; public static var center: HorizontalAlignment { fatalError() } }
public struct VStack<Content: View>: View { public typealias Body = Never; public var body: Never { return fatalError() }; public init(alignment: HorizontalAlignment = .center, @ViewBuilder content: () -> Content) {} }
public struct Text: View { public typealias Body = Never; public var body: Never { return fatalError() }; public init<S: StringProtocol>(_ content: S) {} }
public struct Button<Label: View>: View { public typealias Body = Never; public var body: Never { return fatalError() } }
extension Button where Label == Text { public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {} }
public struct TextEditor: View { public typealias Body = Never; public var body: Never { return fatalError() }; public init(text: Binding<String>) {} }
public struct ProgressView: View { public typealias Body = Never; public var body: Never { return fatalError() }; public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {} }
public struct Image: View { public typealias Body = Never; public var body: Never { return fatalError() } }
#if os(macOS)
extension Image { public init(nsImage: NSImage) {} }
#else
extension Image { public init(uiImage: UIImage) {} }
#endif

extension View {
  public func task(_ action: sending @escaping @isolated(any) () async -> Void) -> some View { self }
  public func task<T: Equatable>(id value: T, _ action: sending @escaping @isolated(any) () async -> Void) -> some View { self }
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }
  public func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool, onCompletion: @escaping (Result<[URL], any Error>) -> Void) -> some View { self }
}
