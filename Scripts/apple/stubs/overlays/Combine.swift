public protocol ObservableObject: AnyObject {}
@propertyWrapper public struct Published<Value> {
  public init(wrappedValue: Value) { fatalError() }
  @available(*, unavailable, message: "@Published is only available on properties of classes") public var wrappedValue: Value { get { fatalError() } set { fatalError() } }
  public struct Publisher {}
  public var projectedValue: Publisher { mutating get { fatalError() } set { fatalError() } }
  public static subscript<EnclosingSelf: AnyObject>(_enclosingInstance object: EnclosingSelf, wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>, storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>) -> Value { get { fatalError() } set { fatalError() } }
}
