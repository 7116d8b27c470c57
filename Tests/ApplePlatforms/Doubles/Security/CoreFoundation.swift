import Foundation

// The types of CoreFoundation that the keychain's functions use. Swift bridges Foundation's types to them on Apple platforms.

public typealias CFTypeRef = Any
public typealias CFString = String
public typealias CFDictionary = [String: Any]
public typealias CFData = NSData
public typealias CFArray = NSArray
public typealias CFError = NSError
public typealias CFAllocator = NSObject
public typealias OSStatus = Int32
