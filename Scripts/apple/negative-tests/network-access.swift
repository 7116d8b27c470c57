// want: integer literal value .1. cannot be used as a boolean
import Foundation
func f(_ request: inout URLRequest) { request.allowsExpensiveNetworkAccess = 1 }
