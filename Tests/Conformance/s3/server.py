"""Runs moto's S3 server on a free port, and checks signatures and hashes of bodies with botocore. Prints its URL, and stops at
the end of standard input.

The keys are `key` and `secret`. `POST /_fail?count=2&status=503&code=SlowDown&method=PUT` makes the next requests fail.
`GET /_requests` returns the methods and targets of all requests, one on each line.
"""
import hashlib
import io
import sys
import threading
from urllib.parse import parse_qs

from botocore.auth import S3SigV4Auth
from botocore.awsrequest import AWSRequest
from botocore.credentials import Credentials
from moto.server import DomainDispatcherApplication, create_backend_app
from werkzeug.serving import WSGIRequestHandler, make_server

ERROR = "<?xml version=\"1.0\"?><Error><Code>{}</Code><Message>{}</Message></Error>"


class Checker:
    """A WSGI application in front of moto."""

    def __init__(self, application):
        self.application = application
        self.lock = threading.Lock()
        self.failures = []
        self.requests = []

    def __call__(self, environ, start_response):
        def error(status, code, message, region=None):
            body = b"<!DOCTYPE html><title>Welcome" if code == "Page" else ERROR.format(code, message).encode()
            headers = [("Content-Type", "application/xml"), ("x-amz-request-id", "REQUEST"), ("Content-Length", str(len(body)))]
            start_response(f"{status} Error", headers + ([("x-amz-bucket-region", region)] if region else []))
            return [body]

        method, target = environ["REQUEST_METHOD"], environ["RAW_URI"]
        query = parse_qs(environ["QUERY_STRING"])
        if target.startswith("/_fail"):
            failure = {name: query[name][0] for name in query}
            with self.lock:
                self.failures += [failure] * int(failure["count"])
            start_response("200 OK", [])
            return [b""]
        if target == "/_requests":
            start_response("200 OK", [])
            with self.lock:
                return ["".join(f"{line}\n" for line in self.requests).encode()]
        body = environ["wsgi.input"].read(int(environ.get("CONTENT_LENGTH") or 0))
        environ["wsgi.input"] = io.BytesIO(body)
        with self.lock:
            self.requests.append(f"{method} {target}")
            failure = next((each for each in self.failures if each.get("method", method) == method), None)
            if failure:
                self.failures.remove(failure)
        if failure:
            return error(failure["status"], failure["code"], "as asked for", failure.get("region"))
        if hashlib.sha256(body).hexdigest() != environ.get("HTTP_X_AMZ_CONTENT_SHA256"):
            return error(400, "XAmzContentSHA256Mismatch", "the hash of the body is wrong")
        if not self.is_signed(environ, method, target, body):
            return error(403, "SignatureDoesNotMatch", "the signature is wrong")
        return self.application(environ, start_response)

    @staticmethod
    def is_signed(environ, method, target, body):
        """Returns whether the request has the signature that botocore makes for it."""
        authorization = environ.get("HTTP_AUTHORIZATION", "")
        signed = authorization.partition("SignedHeaders=")[2].partition(",")[0].split(";")
        headers = {name: environ["HTTP_" + name.upper().replace("-", "_")] for name in signed if name != "host"}
        required = [key[5:].lower().replace("_", "-") for key in environ if key.startswith("HTTP_X_AMZ_")]
        if not set(required + ["host"]) <= set(signed):
            return False
        request = AWSRequest(method=method, url=f"http://{environ['HTTP_HOST']}{target}", data=body, headers=headers)
        request.context["timestamp"] = environ["HTTP_X_AMZ_DATE"]
        signer = S3SigV4Auth(Credentials("key", "secret"), "s3", "us-east-1")
        canonical = signer.canonical_request(request)
        return authorization.endswith("Signature=" + signer.signature(signer.string_to_sign(request, canonical), request))


class Quiet(WSGIRequestHandler):
    """A handler that logs nothing."""

    protocol_version = "HTTP/1.1"

    def log(self, type, message, *args):
        pass


server = make_server("127.0.0.1", 0, Checker(DomainDispatcherApplication(create_backend_app)), threaded=True,
                     request_handler=Quiet)
threading.Thread(target=server.serve_forever, daemon=True).start()
print(f"http://127.0.0.1:{server.server_port}", flush=True)
sys.stdin.read()
