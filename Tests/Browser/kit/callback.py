"""A loopback server for the redirects of an app."""
import http.server
import queue
import threading
import urllib.parse


class Callback:
    """Listens on a free loopback port. `url` is the redirect URL to register."""

    def __init__(self):
        received = self._received = queue.Queue()

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                url = urllib.parse.urlsplit(self.path)
                if url.path == "/back":
                    received.put(dict(urllib.parse.parse_qsl(url.query)))
                body = b"<!DOCTYPE html><html lang=en><title>Back</title><h1>Back in the app</h1>"
                self.send_response(200 if url.path == "/back" else 404)
                self.send_header("Content-Type", "text/html")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *arguments):
                pass

        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://localhost:{self._server.server_address[1]}/back"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def next(self):
        """Waits for the next request and returns its query fields."""
        return self._received.get(timeout=30)

    def stop(self):
        self._server.shutdown()
        self._server.server_close()
