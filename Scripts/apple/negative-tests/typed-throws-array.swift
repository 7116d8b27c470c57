// on: macOS
// want: runtime support for typed throws function types is only available in .*macOS 15
struct Failure: Error {}
func f(_ bodies: [() throws(Failure) -> Void]) -> Int { bodies.count }
