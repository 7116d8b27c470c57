import Foundation

/// The rules by which names that look different are the same name.
package enum CaseFoldedName {
    /// The name as it is kept: in normal form C.
    package static func normalized(_ name: String) -> String {
        // Most names are ASCII, which is in that form already; and to see that is quick.
        isASCII(name) ? name : name.precomposedStringWithCanonicalMapping
    }

    /// The key under which a name is found: normal form C, then lower case, scalar by scalar, as Unicode 4.1 had it. The
    /// service's mapping stems from those days: a capital that is younger stays as it is, and a final Sigma is like any
    /// other.
    package static func key(_ name: String) -> String {
        if isASCII(name) { return name.lowercased() }
        let name = normalized(name)
        var key = String.UnicodeScalarView()
        for scalar in name.unicodeScalars { key.append(lowered(scalar)) }
        return String(key)
    }

    private static func isASCII(_ name: String) -> Bool { name.utf8.allSatisfy { $0 < 0x80 } }

    private static func lowered(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        if scalar.isASCII {
            return (0x41...0x5A).contains(scalar.value) ? Unicode.Scalar(UInt8(scalar.value) + 0x20) : scalar
        }
        // The only capital with a lower case of two scalars is İ; its simple mapping is the first of them.
        guard let lower = scalar.properties.lowercaseMapping.unicodeScalars.first, lower != scalar,
            isOld(scalar), isOld(lower)
        else { return scalar }
        return lower
    }

    private static func isOld(_ scalar: Unicode.Scalar) -> Bool {
        guard let age = scalar.properties.age else { return false }
        return age.major < 4 || (age.major == 4 && age.minor <= 1)
    }
}
