// want: type 'Row' does not conform to protocol 'View'
import SwiftUI
struct Row: View { var body: String { "" } }
