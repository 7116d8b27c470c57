// want: type 'Wrong' does not conform to protocol 'NSFileProviderReplicatedExtension'
import FileProvider
final class Wrong: NSObject, NSFileProviderReplicatedExtension {}
