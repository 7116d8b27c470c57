import DropboxTestSupport
import Foundation
import Testing

/// Signals that the user sends with keys, while a command asks for a secret and at other times.
@Suite(.timeLimit(.minutes(10))) struct HiddenInputTests {
    /// Runs a program on a terminal, in a shell with job control, and presses a key at its prompt. Prints whether the terminal
    /// shows what is typed at each prompt, and when the program has stopped and ended.
    private static let script = """
        import os, pty, select, signal, sys, termios
        key, program = sys.argv[1], sys.argv[2:]
        ready, report = os.pipe()
        shell, terminal = pty.fork()
        if shell == 0:
            # A shell with job control.
            signal.signal(signal.SIGTTOU, signal.SIG_IGN)
            job = os.fork()
            if job == 0:
                os.setpgid(0, 0)
                os.tcsetpgrp(0, os.getpid())
                signal.signal(signal.SIGTTOU, signal.SIG_DFL)
                os.execvp(program[0], program)
            while True:
                _, status = os.waitpid(job, os.WUNTRACED)
                os.tcsetpgrp(0, os.getpid())
                echo = bool(termios.tcgetattr(0)[3] & termios.ECHO)
                how = "stopped" if os.WIFSTOPPED(status) else "ended by %d" % os.waitstatus_to_exitcode(status)
                os.write(report, ("%s, echo %s\\n" % (how, "on" if echo else "off")).encode())
                if how != "stopped":
                    os._exit(0)
                # A shell has its own settings of the terminal.
                mode = termios.tcgetattr(0)
                mode[3] |= termios.ECHO
                termios.tcsetattr(0, termios.TCSANOW, mode)
                os.tcsetpgrp(0, job)
                os.killpg(job, signal.SIGCONT)
        os.close(report)
        seen = b""
        def prompt(count):
            global seen
            while seen.count(b"Password: ") < count:
                seen += os.read(terminal, 1000)
            # The program hides the input before it prints the prompt.
            print("prompt, echo", "on" if termios.tcgetattr(terminal)[3] & termios.ECHO else "off")
        prompt(1)
        os.write(terminal, {"stop": b"\\x1a", "quit": b"\\x1c", "interrupt": b"\\x03", "type": b"secret\\n"}[key])
        if key == "stop":
            prompt(2)
            os.write(terminal, b"secret\\n")
        while True:
            try:
                more = os.read(terminal, 1000)
            except OSError:
                break
            if not more:
                break
            seen += more
        os.waitpid(shell, 0)
        print(os.read(ready, 1000).decode(), end="")
        print("shown" if b"secret" in seen else "hidden")
        """

    /// Runs a command that asks for a password.
    private func press(_ key: String) async throws -> [String] {
        let words = ["link", "create", "/t.txt", "--password", "--host", "http://127.0.0.1:1"]
        let config = try TemporaryDirectory()
        let (status, output) = try await Subprocess.run(
            "python3",
            ["-c", Self.script, key, try EmulatorProcess.program()] + words + ["--config", config.url.path],
            setting: ["DROPBOX_TOKEN": "t", "SWIFT_BACKTRACE": "enable=yes"])
        #expect(status == 0)
        return output.split(separator: "\n").map { String($0) }
    }

    @Test func passwordIsHidden() async throws {
        #expect(try await press("type") == ["prompt, echo off", "ended by 3, echo on", "hidden"])
    }

    /// A shell changes the terminal while the command is stopped.
    @Test func passwordIsHiddenAfterAStop() async throws {
        let lines = ["prompt, echo off", "prompt, echo off", "stopped, echo on", "ended by 3, echo on", "hidden"]
        #expect(try await press("stop") == lines)
    }

    @Test(arguments: [("interrupt", 130), ("quit", -3)]) func endOfTheCommandShowsInputAgain(key: String, status: Int)
        async throws
    {
        #expect(try await press(key) == ["prompt, echo off", "ended by \(status), echo on", "hidden"])
    }

    /// The runtime of Swift reports crashes, and takes SIGQUIT for one.
    private static let quit = """
        import signal, socket, subprocess, sys
        server = socket.create_server(("127.0.0.1", 0))
        words = [word.replace("PORT", str(server.getsockname()[1])) for word in sys.argv[1:]]
        child = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        if words[1] == "ls":
            connection, _ = server.accept()
        else:
            child.stdout.readline()
        child.send_signal(signal.SIGQUIT)
        print(child.wait())
        """

    @Test(arguments: [
        ["dbx", "ls", "--host", "http://127.0.0.1:PORT"], ["dbx-emulator", "--port", "0", "--child"],
        ["dbx", "emulator", "--port", "0", "--child"],
    ]) func quitEndsTheProgram(words: [String]) async throws {
        let program = try TestProgram.path(ofProduct: words[0])
        let (status, output) = try await Subprocess.run(
            "python3", ["-c", Self.quit, program] + words.dropFirst(),
            setting: ["DROPBOX_TOKEN": "t", "SWIFT_BACKTRACE": "enable=yes"], errors: .merged)
        #expect(status == 0)
        #expect(output == "-3\n")
    }
}
