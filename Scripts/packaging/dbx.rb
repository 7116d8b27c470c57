class Dbx < Formula
  desc "Use Dropbox from the command line"
  homepage "@URL@"
  url "@URL@.git", tag: "@TAG@"
  license "MIT"

  depends_on "pkg-config" => :build
  depends_on xcode: ["26.0", :build] if OS.mac?
  depends_on "cairo"
  depends_on "cmark"
  depends_on "gd"
  depends_on "gnutls"
  depends_on "libarchive"
  depends_on "libmicrohttpd"
  depends_on "libpq"
  on_linux do
    depends_on "swift" => :build
    depends_on "curl"
    depends_on "openssl@3"
    depends_on "sqlite"
  end

  def install
    system "make", "install", "PREFIX=#{prefix}"
    generate_completions_from_executable(bin/"dbx", "completion", shells: [:bash, :zsh, :fish])
    (man1/"dbx.1").write Utils.safe_popen_read(bin/"dbx", "help", "--format", "man")
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/dbx --version")
    assert_match "status", shell_output("#{bin}/dbx ls --json --token t --host http://127.0.0.1:1 2>&1", 3)
  end
end
