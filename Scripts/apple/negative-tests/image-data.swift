// on: iOS
// want: value of optional type 'UIImage\?' must be unwrapped
import UIKit
func f(_ data: Data) -> UIImage { UIImage(data: data) }
