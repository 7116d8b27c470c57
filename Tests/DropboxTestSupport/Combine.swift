#if !canImport(Combine)
    /// A stand-in for Combine's protocol, so that the models of apps run on Linux, too.
    public protocol ObservableObject: AnyObject {}

    /// A stand-in for Combine's property wrapper.
    @propertyWrapper public struct Published<Value> {
        public var wrappedValue: Value

        public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    }
#endif
