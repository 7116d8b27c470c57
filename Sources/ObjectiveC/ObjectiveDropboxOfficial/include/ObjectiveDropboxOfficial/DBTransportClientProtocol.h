#import <ObjectiveDropboxOfficialFiles/DBTransportClientProtocol.h>
