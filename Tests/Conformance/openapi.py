"""Checks the description of the admin API with a validator of OpenAPI."""
import json
import urllib.request

from dropbox_emulator import Emulator
from openapi_spec_validator import OpenAPIV31SpecValidator

with Emulator() as emulator:
    with urllib.request.urlopen(f"{emulator.url}/emulator/openapi.json") as response:
        description = json.load(response)
    OpenAPIV31SpecValidator(description).validate()
    operations = [operation["name"] for operation in emulator.run("")["operations"]]
    assert sorted(description["paths"]) == sorted(f"/emulator/{name}" for name in operations)
    print(f"The description of {len(operations)} operations is valid.")
