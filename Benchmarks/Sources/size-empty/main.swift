import Foundation

// The baseline of `Scripts/size`: a program that uses only Foundation.
print(FileManager.default.currentDirectoryPath, Date(), URL(fileURLWithPath: "/"))
