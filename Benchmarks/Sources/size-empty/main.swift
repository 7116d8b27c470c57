import Foundation

// What every program on Foundation has: the yardstick of `Scripts/size`.
print(FileManager.default.currentDirectoryPath, Date(), URL(fileURLWithPath: "/"))
