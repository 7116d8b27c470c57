"""Prints the header Authorization of botocore for each request in a JSON file."""
import base64
import json
import sys
from unittest import mock

import botocore.auth
from botocore.awsrequest import AWSRequest
from botocore.credentials import Credentials


def authorization(entry):
    """Returns the header for a request whose time is fixed."""
    request = AWSRequest(method="PUT", url=entry["url"], data=base64.b64decode(entry["body"]),
                         headers={"X-Amz-Meta-Name": entry["meta"]})
    signer = botocore.auth.S3SigV4Auth(Credentials(entry["key"], entry["secret"]), "s3", entry["region"])
    request.context["timestamp"] = entry["time"]
    # Without TLS, botocore signs the body, as the sink does.
    signer._modify_request_before_signing(request)
    canonical = signer.canonical_request(request)
    signature = signer.signature(signer.string_to_sign(request, canonical), request)
    signer._inject_signature_to_request(request, signature)
    return request.headers["Authorization"]


with open(sys.argv[1], encoding="utf-8") as file:
    for each in json.load(file):
        print(authorization(each))
