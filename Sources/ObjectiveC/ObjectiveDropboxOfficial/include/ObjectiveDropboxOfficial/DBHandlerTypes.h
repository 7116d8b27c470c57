#import <ObjectiveDropboxOfficialFiles/DBHandlerTypes.h>
