/// The files of Pages/Assets as texts.
enum EmbeddedAssets {}
