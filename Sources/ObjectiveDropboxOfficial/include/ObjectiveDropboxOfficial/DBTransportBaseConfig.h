#import <ObjectiveDropboxOfficialFiles/DBTransportBaseConfig.h>
