#import <ObjectiveDropboxOfficialFiles/DBTransportBaseClient.h>
