// want: no exact matches in call to instance method 'update'
import CryptoKit
func f(_ bytes: UnsafeRawBufferPointer) { var hash = SHA256(); hash.update(bytes: bytes) }
