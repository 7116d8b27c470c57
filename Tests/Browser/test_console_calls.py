"""Tests of the pages of calls and faults."""
import json
import urllib.request

DESKTOP = (1280, 800)


def open_page(emulator, page, name):
    page.open(f"{emulator.url}/console/{name}")
    page.wait_for_text("Live at")
    return page


def rows(page):
    return [element.get_attribute("textContent") for element in page.all("#call-list tbody a")]


def test_calls_appear_are_filtered_and_paused(emulator, page):
    open_page(emulator, page, "calls")
    assert "No calls yet." in page.text
    emulator.call("files/list_folder", {"path": ""})
    emulator.call("files/get_metadata", {"path": "/nowhere"})
    emulator.call("files/list_folder/longpoll", {"cursor": "wrong"})
    page.wait_for(lambda: rows(page) == ["files/list_folder/longpoll", "files/get_metadata", "files/list_folder"])
    page.check()
    page.screenshot("calls", DESKTOP)
    page.choose("Hide long polls")
    page.wait_for(lambda: rows(page) == ["files/get_metadata", "files/list_folder"])
    page.select("Status", "4xx: refused")
    page.wait_for(lambda: rows(page) == ["files/get_metadata"])
    assert "status=4" in page.url
    page.fill("Route", "upload")
    page.wait_for_text("No call matches the filter.")
    page.check()
    page.go("Show all")
    assert len(rows(page)) == 3

    page.wait_for_text("Live at")
    page.press("Pause")
    page.wait_for_text("Continue")
    emulator.call("users/get_current_account")
    # Without the pause, the page would have the call after a second.
    page._browser.execute_async_script("setTimeout(arguments[arguments.length - 1], 1500)")
    assert len(rows(page)) == 3
    page.press("Continue")
    page.wait_for(lambda: len(rows(page)) == 4)
    page.go("Clear calls")
    page.wait_for_text("No calls yet.")


def test_call_has_an_address_and_can_be_replayed(emulator, page):
    emulator.call("files/create_folder_v2", {"path": "/<b>new</b>"})
    open_page(emulator, page, "calls")
    page.go("files/create_folder_v2")
    address = page.url
    assert '"path" : "/<b>new</b>"' in page.text
    assert "--data-raw '{\"path\": \"/<b>new</b>\"}'" in page.find("#curl").text
    assert emulator.access_token in page.find("#curl").text
    assert emulator.access_token not in page.find("#call").text
    page.check()
    page.go("Replay")
    page.wait_for_text("409")
    assert page.url == address.replace("id=1", "id=2")
    page.go("Test in Swift")
    page.wait_for_text("@Test func recordedCalls() async throws {")
    page.check()
    page.open(address)
    assert "Call 1" in page.text
    with urllib.request.urlopen(f"{emulator.url}/console/calls.har?id=1", timeout=30) as response:
        assert json.load(response)["log"]["entries"][0]["response"]["status"] == 200


def test_call_is_made_to_fail(emulator, page):
    emulator.call("files/get_metadata", {"path": "/a"})
    open_page(emulator, page, "call?id=1")
    page.go("Make this call fail")
    assert page.heading == "Faults"
    page.go("Add fault")
    fault = emulator.admin("faults/list")["faults"][0]
    assert (fault["route"], fault["path"], fault["account"], fault["times"]) == (
        "files/get_metadata", "/a", emulator.email, 1)
    assert emulator.call("files/get_metadata", {"path": "/a"})[0] == 500
    page.wait_for_text("hit 1 of 1 call")
    page.wait_for_text("All faults have occurred as expected.")


def test_call_with_any_path_is_made_to_fail(emulator, page):
    emulator.call("files/get_metadata", {"path": "/line\nbreak*"})
    open_page(emulator, page, "call?id=1")
    page.go("Make this call fail").go("Add fault")
    assert emulator.call("files/get_metadata", {"path": "/line\nbreak and more"})[0] == 409
    assert emulator.call("files/get_metadata", {"path": "/line\nbreak*"})[0] == 500


def test_wrong_scenario_stays_in_its_form(emulator, page):
    open_page(emulator, page, "faults")
    page.press("Enter a scenario")
    page.fill("Scenario in JSON", '{"faults": [}').go("Replace all faults")
    page.wait_for_text("invalid JSON")
    page.wait_for_text("Live at")
    assert page.find("#scenario").get_attribute("value") == '{"faults": [}'
    page.check()


def test_faults_are_added_disabled_and_removed(emulator, page):
    open_page(emulator, page, "faults")
    page.select("Effect", "500: server error")
    page.wait_for_text("When")
    page.fill("Status", "502").fill("Route", "check/user").fill("Times", "2").go("Add fault")
    page.wait_for_text("hit 0 of 2 calls")
    page.wait_for_text("Some faults haven’t occurred as expected:")
    assert emulator.call("check/user", {"query": "x"})[0] == 502
    page.wait_for_text("hit 1 of 2 calls")
    page.check()
    page.go("Disable fault 1: 500: server error")
    page.wait_for_text("disabled")
    assert emulator.call("check/user", {"query": "x"}) == (200, {"result": "x"})
    page.go("Enable fault 1: 500: server error")
    assert emulator.call("check/user", {"query": "x"})[0] == 502
    page.go("Remove fault 1: 500: server error")
    page.wait_for_text("No faults.")


def test_wrong_fault_keeps_the_form_and_says_what_is_wrong(emulator, page):
    open_page(emulator, page, "faults")
    page.fill("Route", "files/uplaod").fill("Name", "mine").go("Add fault")
    assert "did you mean" in page.find(".notice").text
    assert page.find("#route").get_attribute("value") == "files/uplaod"
    assert page.find("#name").get_attribute("value") == "mine"
    page.check()


def test_sequence_and_scenario(emulator, page, tmp_path):
    open_page(emulator, page, "faults")
    page.select("Effect", "Several effects in sequence")
    page.wait_for_text("Step 4")
    page.select("Step 1", "500: server error").select("Step 2", "Response delayed")
    page.fill("Route", "files/upload").fill("Name", "flaky").go("Add fault")
    page.wait_for_text("1 × 500: server error, 1 × Response delayed, on files/upload")
    page.check()
    with urllib.request.urlopen(f"{emulator.url}/console/scenario.json", timeout=30) as response:
        (tmp_path / "scenario.json").write_bytes(response.read())
    page.press("Remove all faults").accept_dialog()
    page.wait_for_text("No faults.")
    page.find("#scenario-file").send_keys(f"{tmp_path}/scenario.json")
    page.go("Load")
    page.wait_for_text("flaky")
    assert len(emulator.admin("faults/list")["faults"]) == 1
