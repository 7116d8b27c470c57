#import <ObjectiveDropboxOfficialFiles/DBTransportDefaultConfig.h>
