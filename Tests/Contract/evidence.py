"""Writes the recorded routes in contract.jsonl and their years as Swift code, for `make emulator-coverage`."""

import json
import pathlib

years = {}
for line in (pathlib.Path(__file__).parent / "contract.jsonl").read_text(encoding="utf-8").splitlines():
    record = json.loads(line)
    if not record.get("outdated"):
        years.setdefault(record["route"], set()).add(record["year"])
print("""// Written by `make emulator-coverage` from Tests/Contract/contract.jsonl.

enum RecordedRoutes {
    /// The years in which responses of a route were recorded, by the path of the route.
    static let years: [String: [Int]] = [""")
for route in sorted(years):
    print(f'        "{route}": [{", ".join(map(str, sorted(years[route])))}],')
print("    ]\n}")
