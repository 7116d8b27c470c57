/// Which icon of Dropbox's library suits a name.
enum IconName {
    /// The icon of a file.
    static func name(for path: SyncPath) -> String {
        byExtension[path.fileExtension].map { "page_white_" + $0 } ?? "page_white"
    }

    private static let byExtension: [String: String] = {
        var table: [String: String] = [:]
        for (icon, endings) in endings {
            for ending in endings.split(separator: " ") { table[String(ending)] = icon }
        }
        return table
    }()

    private static let endings = [
        "acrobat": "pdf", "actionscript": "as", "c": "c", "code": "css htm html json m py sh swift xml",
        "compressed": "7z bz2 gz rar tar tgz zip", "cplusplus": "cc cpp cxx", "csharp": "cs", "cup": "jar java",
        "dvd": "iso", "excel": "csv ods xls xlsm xlsx", "film": "3gp avi flv m4v mkv mov mp4 mpeg mpg webm wmv",
        "flash": "fla swf", "gear": "bat cmd exe", "h": "h hh hpp", "paint": "psd xcf", "php": "php",
        "picture": "bmp gif heic jpeg jpg png ppm tif tiff webp", "powerpoint": "key odp pps ppt pptx",
        "ruby": "rb", "sound": "aac aif aiff flac m4a mid mp3 ogg wav wma", "text": "log md rtf txt",
        "tux": "deb rpm", "vector": "ai eps svg", "visualstudio": "sln", "word": "doc docx odt pages",
    ]
}
