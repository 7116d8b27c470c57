#import <ObjectiveDropboxOfficialFiles/Generated/DBFILEPROPERTIESRoutes.h>
