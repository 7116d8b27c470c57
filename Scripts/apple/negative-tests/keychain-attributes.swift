// want: cannot convert value of type 'CFString' to expected dictionary key type 'String'
import Security
func f() -> [String: Any] { [kSecAttrAccessible: kSecAttrAccessibleAfterFirstUnlock] }
