// want: value of optional type 'Range<Data.Index>\?'|value of optional type 'Range<Int>\?'
import Foundation
func f(_ data: Data) -> Range<Int> { data.range(of: data) }
