// want: 'wrappedValue' is unavailable: @Published is only available on properties of classes
import SwiftUI
struct Model { @Published var name = "" }
func f(_ model: Model) -> String { model.name }
