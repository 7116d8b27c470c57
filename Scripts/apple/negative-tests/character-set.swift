// want: cannot convert value of type 'String' to expected argument type 'CharacterSet'
import Foundation
func f(_ text: String) -> String { text.trimmingCharacters(in: text) }
