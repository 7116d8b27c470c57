// want: cannot convert value of type 'Int' to expected argument type 'Int32'
import Foundation
func f(_ folder: Int32, _ flag: Int) -> Int32 { unlinkat(folder, "x", flag | Int(AT_REMOVEDIR)) }
