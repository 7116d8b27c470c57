/// The emulator's name, for the extensions that hold its configuration; there is no server here.
public enum DropboxEmulator {}
