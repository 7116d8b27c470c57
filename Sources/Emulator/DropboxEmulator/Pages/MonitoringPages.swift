import DropboxCore
import DropboxHTTPServer
import DropboxSQLite
import Foundation

/// The pages for the programs that supervise an emulator: whether it works, and what it does.
enum MonitoringPages {
    static func add(to pages: inout PageTable) {
        // Programs that check the health of a service know neither its hostname nor its operations.
        pages.on("/health", isEmulatorPage: true) { _, service in
            try AdminAPI.json(
                200,
                [
                    "status": "ok", "version": .string(Constants.versionSDK),
                    "uptime_seconds": .number((service.calls.uptime.seconds * 1000).rounded() / 1000),
                    "routes": JSONValue(AllRoutes.table.handlers.count),
                ])
        }
        pages.on("/emulator/metrics", isEmulatorPage: true) { request, service in
            if let rejection = try AdminAPI.rejection(of: request, service) { return rejection }
            let headers: HeaderFields = [
                "Content-Type": "text/plain; version=0.0.4; charset=utf-8", "Cache-Control": "no-store",
            ]
            return ServerResponse(status: 200, headers: headers, body: .data(Data(try metrics(service).utf8)))
        }
        pages.on("/emulator/openapi.json", isEmulatorPage: true) { request, service in
            try AdminAPI.rejection(of: request, service) ?? AdminAPI.json(200, AdminDescription.openAPI)
        }
    }

    /// Returns the counts in the text format of Prometheus, version 0.0.4.
    private static func metrics(_ service: Service) throws -> String {
        let storage = try service.store.storage()
        let (completed, open) = service.calls.counts
        func family(
            _ name: String, _ kind: MetricFamily.Kind, _ help: String, _ samples: [(MetricFamily.Labels, Int)]
        ) -> String {
            var family = MetricFamily("dropbox_emulator_" + name, kind, help)
            for (labels, value) in samples { family.add(value, labels) }
            return family.text
        }
        let calls = completed.sorted { ($0.key.route, $0.key.status) < ($1.key.route, $1.key.status) }
        return family(
            "calls_total", .counter, "Completed calls, with the status 0 for a closed connection.",
            calls.map { ([("route", $0.key.route), ("status", "\($0.key.status)")], $0.value) })
            + family("open_calls", .gauge, "Calls in progress.", [([], open)])
            + family("faults_injected_total", .counter, "Effects of faults.", [([], service.faults.totalHitCount)])
            + family("stored_files", .gauge, "Files of all accounts, without deleted ones.", [([], storage.files)])
            + family("stored_bytes", .gauge, "Bytes of these files.", [([], storage.bytes)])
    }
}

/// The description of the admin API in the format of OpenAPI 3.1.
enum AdminDescription {
    static let openAPI: JSONValue = {
        var paths: [String: JSONValue] = [:]
        for operation in AdminOperations.all {
            var methods: [String: JSONValue] = ["post": description(of: operation, "post")]
            if operation.isReading { methods["get"] = description(of: operation, "get") }
            paths[AdminAPI.prefix + operation.name] = .object(methods)
        }
        return [
            "openapi": "3.1.0",
            "info": [
                "title": "Admin API of the Dropbox emulator", "version": .string(Constants.versionSDK),
                "description": "Documentation/EmulatorAdminAPI.md describes the keys of each operation.",
            ],
            "paths": .object(paths),
            "components": [
                "schemas": [
                    "Error": [
                        "type": "object", "required": ["error"],
                        "properties": [
                            "error": ["type": "string"],
                            "path": ["type": "string", "description": "The location of a wrong value in the input."],
                        ],
                    ]
                ]
            ],
        ]
    }()

    private static func description(of operation: AnyAdminOperation, _ method: String) -> JSONValue {
        var fields: [String: JSONValue] = [
            "operationId": .string(method + "_" + operation.name.replacing("/", with: "_")),
            "summary": .string(operation.summary),
            "tags": [.string(String(operation.name.prefix { $0 != "/" }))],
            "responses": [
                "200": response("The result."), "400": error("The input is invalid."),
                "403": error("The request came from a page of another site."), "409": error("The operation failed."),
                "413": error("The body is too large."),
            ],
        ]
        if method == "post" {
            let content: JSONValue = ["schema": ["type": "object"], "example": operation.example]
            fields["requestBody"] = ["content": ["application/json": content]]
        }
        return .object(fields)
    }

    private static func response(_ text: JSONValue) -> JSONValue {
        ["description": text, "content": ["application/json": ["schema": ["type": "object"]]]]
    }

    private static func error(_ text: JSONValue) -> JSONValue {
        let schema: JSONValue = ["$ref": "#/components/schemas/Error"]
        return ["description": text, "content": ["application/json": ["schema": schema]]]
    }
}

extension Store {
    /// Returns the number and the total size of the files of all accounts, without deleted ones.
    fileprivate func storage() throws -> (files: Int, bytes: Int) {
        try read { connection in
            let query = "SELECT count(*) FROM entries WHERE revision IS NOT NULL AND deleted IS NULL"
            let files: Int64? = try connection.value(query)
            let bytes: Int64? = try connection.value("SELECT coalesce(sum(used), 0) FROM namespaces")
            return (Int(files ?? 0), Int(bytes ?? 0))
        }
    }
}
