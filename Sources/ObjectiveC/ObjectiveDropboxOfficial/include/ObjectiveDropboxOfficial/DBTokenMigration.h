#import <ObjectiveDropboxOfficialFiles/DBTokenMigration.h>
