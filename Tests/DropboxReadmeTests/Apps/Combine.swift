#if !canImport(Combine)
    /// A stand-in for Combine's protocol, so that the models of apps run on Linux, too.
    protocol ObservableObject: AnyObject {}

    /// A stand-in for Combine's property wrapper.
    @propertyWrapper struct Published<Value> {
        var wrappedValue: Value

        init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    }
#endif
