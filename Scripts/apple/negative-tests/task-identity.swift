// want: requires that 'S' conform to 'Equatable'
import SwiftUI
struct S {}
@MainActor func f(_ view: Text, _ value: S) -> some View { view.task(id: value) {} }
