// Generated from API/paper.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXPaper/DBXPaper+Base.h>
#import <SwiftyDropboxObjC/Generated/DBXPaper/DBXPaper+List.h>
#import <SwiftyDropboxObjC/Generated/DBXPaper/DBXPaper+Paper.h>
#import <SwiftyDropboxObjC/Generated/DBXPaper/DBXPaper+Types.h>
