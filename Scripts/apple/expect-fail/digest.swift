// want: incorrect argument label
import CryptoKit
func f(_ bytes: UnsafeRawBufferPointer) { var hash = SHA256(); hash.update(bytes: bytes) }
