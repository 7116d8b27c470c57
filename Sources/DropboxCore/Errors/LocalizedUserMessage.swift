/// A sentence about an error that the server wrote for the person at the screen.
public struct LocalizedUserMessage: Sendable, Hashable {
    /// The sentence.
    public var text: String

    /// Its language, such as `en` or `de_DE`; empty where the server did not say.
    public var locale: String

    /// Makes a message by its two parts.
    public init(text: String, locale: String) {
        self.text = text
        self.locale = locale
    }
}
