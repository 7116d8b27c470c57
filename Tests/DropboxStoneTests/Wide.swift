import DropboxStone

enum Broad: StoneNamespace {
    static let _schema = StoneSchema(
        "wide",
        """
        struct Wide;\
         f0 String?;\
         f1 String?;\
         f2 String?;\
         f3 String?;\
         f4 String?;\
         f5 String?;\
         f6 String?;\
         f7 String?;\
         f8 String?;\
         f9 String?;\
         f10 String?;\
         f11 String?;\
         f12 String?;\
         f13 String?;\
         f14 String?;\
         f15 String?;\
         f16 String?;\
         f17 String?;\
         f18 String?;\
         f19 String?;\
         f20 String?;\
         f21 String?;\
         f22 String?;\
         f23 String?;\
         f24 String?;\
         f25 String?;\
         f26 String?;\
         f27 String?;\
         f28 String?;\
         f29 String?;\
         f30 String?;\
         f31 String?;\
         f32 String?;\
         f33 String?;\
         f34 String?;\
         f35 String?;\
         f36 String?;\
         f37 String?;\
         f38 String?;\
         f39 String?;\
         f40 String?;\
         f41 String?;\
         f42 String?;\
         f43 String?;\
         f44 String?;\
         f45 String?;\
         f46 String?;\
         f47 String?;\
         f48 String?;\
         f49 String?;\
         f50 String?;\
         f51 String?;\
         f52 String?;\
         f53 String?;\
         f54 String?;\
         f55 String?;\
         f56 String?;\
         f57 String?;\
         f58 String?;\
         f59 String?;\
         f60 String?;\
         f61 String?;\
         f62 String?;\
         f63 String?;\
         f64 String?;\
         f65 String?;\
         f66 String?;\
         f67 String?;\
         f68 String?;\
         f69 String
        """)

    /// A struct with 70 fields, the last of which is required.
    struct Wide: StoneStruct, CustomStringConvertible, Hashable {
        let _fields: Record
        var values: [String] { (0..<70).compactMap { _record.stringOpt($0) } }
    }
}

typealias Wide = Broad.Wide
