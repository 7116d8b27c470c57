// want: cannot assign value of type 'Int' to type 'Bool'
import Foundation
func f(_ request: inout URLRequest) { request.allowsExpensiveNetworkAccess = 1 }
