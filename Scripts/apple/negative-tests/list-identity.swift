// want: requires that 'S' conform to 'Identifiable'
import SwiftUI
struct S { let name: String }
@MainActor func f(_ items: [S]) -> some View { ForEach(items) { Text($0.name) } }
