#import <ObjectiveDropboxOfficialFiles/Generated/DBCHECKRoutes.h>
