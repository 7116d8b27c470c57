// want: cannot force unwrap value of non-optional type 'String'
import Foundation

func composed(_ name: String) -> String { name.precomposedStringWithCanonicalMapping! }
