#import <ObjectiveDropboxOfficialFiles/DBStoneSerializers.h>
