// want: value of optional type 'URL\?' must be unwrapped
import Foundation
func f(_ provider: NSItemProvider) { provider.loadFileRepresentation(forTypeIdentifier: "public.image") { url, _ in _ = url.path } }
