// want: value of optional type 'UTType\?' must be unwrapped
import UniformTypeIdentifiers
func wrong() -> Bool { UTType(filenameExtension: "pages", conformingTo: .package).isDeclared }
