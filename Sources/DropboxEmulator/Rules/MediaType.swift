/// The content types of files, by their names.
enum MediaType {
    static let unknown = "application/octet-stream"

    static func of(_ name: String) -> String {
        guard let dot = name.lastIndex(of: ".") else { return unknown }
        return table[name[name.index(after: dot)...].lowercased()] ?? unknown
    }

    private static let table = [
        "aac": "audio/aac", "avi": "video/x-msvideo", "bmp": "image/bmp", "css": "text/css; charset=utf-8",
        "csv": "text/csv; charset=utf-8", "doc": "application/msword",
        "docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document", "flac": "audio/flac",
        "gif": "image/gif", "gz": "application/gzip", "heic": "image/heic", "htm": "text/html; charset=utf-8",
        "html": "text/html; charset=utf-8", "ico": "image/vnd.microsoft.icon", "jpeg": "image/jpeg",
        "jpg": "image/jpeg", "js": "text/javascript; charset=utf-8", "json": "application/json",
        "m4a": "audio/mp4", "md": "text/markdown; charset=utf-8", "mkv": "video/x-matroska", "mov": "video/quicktime",
        "mp3": "audio/mpeg", "mp4": "video/mp4", "ogg": "audio/ogg", "pdf": "application/pdf", "png": "image/png",
        "ppt": "application/vnd.ms-powerpoint",
        "pptx": "application/vnd.openxmlformats-officedocument.presentationml.presentation",
        "rtf": "application/rtf", "svg": "image/svg+xml", "tar": "application/x-tar", "tif": "image/tiff",
        "tiff": "image/tiff", "txt": "text/plain; charset=utf-8", "wav": "audio/wav", "webm": "video/webm",
        "webp": "image/webp", "xls": "application/vnd.ms-excel",
        "xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "xml": "application/xml",
        "zip": "application/zip",
    ]
}
