/// How near the answers of a route come to those of the service.
enum Fidelity: Sendable, Hashable {
    /// As the service, as far as it is known.
    case faithful
    /// Right in form, with less behind it; the words say in what, as in "the list is always empty".
    case simplified(String)
}
