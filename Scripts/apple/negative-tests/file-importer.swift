// want: cannot convert value of type 'String' to expected element type
import SwiftUI
@MainActor func f(_ view: Text, _ isShown: Binding<Bool>) -> some View { view.fileImporter(isPresented: isShown, allowedContentTypes: ["public.image"], allowsMultipleSelection: true) { _ in } }
