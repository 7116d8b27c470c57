// want: value of optional type 'SecTrust\?' must be unwrapped
import Foundation
func f(_ space: URLProtectionSpace) -> URLCredential { URLCredential(trust: space.serverTrust) }
