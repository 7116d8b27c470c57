// want: 'supportsSyncingTrash' is only available in iOS 18.0 or newer
// on: iOS
import FileProvider
func wrong(_ domain: NSFileProviderDomain) { domain.supportsSyncingTrash = false }
