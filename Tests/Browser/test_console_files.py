"""Tests of the pages of files."""
import os

from kit.page import PHONE

DESKTOP = (1280, 800)


def open_folder(emulator, page, path=""):
    page.open(f"{emulator.url}/console/files?account=ada@example.com&path={path}")
    page.wait_for_text("Live at")
    return page


def paths(emulator):
    entries = emulator.admin("files/list", account="ada", path="", recursive=True)["entries"]
    return sorted(entry["path"] for entry in entries)


def test_folders_are_opened_created_renamed_moved_and_deleted(emulator, page):
    emulator.upload("/Photos/2026/summer.txt", b"x")
    open_folder(emulator, page)
    page.go("Photos").go("2026")
    assert page.heading == "2026"
    assert page.find("nav.crumbs").text.replace("\n", " ") == "Ada Lovelace Photos 2026"
    page.fill("Name", "beach").go("Create folder")
    page.wait_for_text("beach")
    page.go("Folder details")
    page.fill("Name", "2027").go("Rename")
    assert page.heading == "2027"
    page.fill("Path", "/").go("Move")
    assert paths(emulator) == ["/2027", "/2027/beach", "/2027/summer.txt", "/Photos"]
    page.check()
    page.press("Delete").accept_dialog()
    page.wait_for(lambda: paths(emulator) == ["/Photos"])
    page.wait_for(lambda: page.heading == "Files")


def test_page_updates_while_open(emulator, page):
    open_folder(emulator, page)
    page.wait_for_text("This folder is empty.")
    emulator.call("files/create_folder_v2", {"path": "/created while open"})
    page.wait_for_text("created while open")
    emulator.call("files/delete_v2", {"path": "/created while open"})
    page.wait_for_text("This folder is empty.")


def test_files_are_uploaded_by_input_and_by_drop(emulator, page, tmp_path):
    (tmp_path / "one.txt").write_text("one")
    (tmp_path / "two.txt").write_bytes(os.urandom(3_000_000))
    open_folder(emulator, page)
    page.find("#file").send_keys(f"{tmp_path}/one.txt\n{tmp_path}/two.txt")
    page.press("Upload")
    page.wait_for_text("Uploaded 2 files.")
    page.wait_for_text("3.0 MB")
    page._browser.execute_script("""
        const data = new DataTransfer();
        data.items.add(new File(["dropped"], "dropped.txt"));
        document.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));""")
    page.wait_for_text("Uploaded dropped.txt.")
    page.wait_for_text("7 bytes")
    assert paths(emulator) == ["/dropped.txt", "/one.txt", "/two.txt"]
    # Its form works alone, too.
    page.set_scripts(False)
    open_page = page.open(f"{emulator.url}/console/files?account=ada&path=/sub")
    assert "404" in open_page.heading or "409" in open_page.heading
    page.open(f"{emulator.url}/console/files?account=ada")
    (tmp_path / "three.txt").write_text("three")
    page.find("#file").send_keys(f"{tmp_path}/three.txt")
    page.go("Upload")
    page.set_scripts(True)
    assert "/three.txt" in paths(emulator)


def test_refused_upload_says_why_and_continues(emulator, page, tmp_path):
    emulator.admin("accounts/set_quota", account="ada", quota=10)
    for name, content in {"a.txt": "12345", "big.txt": "more than ten bytes", "c.txt": "1234"}.items():
        (tmp_path / name).write_text(content)
    open_folder(emulator, page)
    page.find("#file").send_keys("\n".join(f"{tmp_path}/{name}" for name in ("a.txt", "big.txt", "c.txt")))
    page.press("Upload")
    page.wait_for_text("Not uploaded: big.txt: The account has no space left.")
    page.wait_for_text("Uploaded: a.txt, c.txt")
    assert paths(emulator) == ["/a.txt", "/c.txt"]
    page.check()


def test_typed_name_stays_after_an_error(emulator, page):
    open_folder(emulator, page)
    page.fill("Name", "a\\b").go("Create folder")
    page.wait_for_text("it contains a backslash")
    page.wait_for_text("Live at")
    # Another update of the page doesn't replace it.
    emulator.upload("/new.txt", b"x")
    page.wait_for_text("new.txt")
    assert page.find("#folder-name").get_attribute("value") == "a\\b"
    emulator.upload("/file.txt", b"x")
    open_folder(emulator, page, "/file.txt")
    page.fill("Name", "..").go("Rename")
    page.wait_for_text("it means the folder above")
    page.wait_for_text("Live at")
    emulator.upload("/file.txt", b"changed")
    page.wait_for_text("changed")
    assert page.find("#new-name").get_attribute("value") == ".."


def test_unchanged_page_is_not_made_again(emulator, page):
    emulator.upload("/a.txt", b"x")
    open_folder(emulator, page)
    statuses = "return performance.getEntriesByType('resource').filter(e => e.initiatorType === 'fetch').map(e => e.responseStatus)"
    page.wait_for(lambda: page._browser.execute_script(statuses)[-2:] == [304, 304])
    emulator.upload("/b.txt", b"x")
    page.wait_for_text("b.txt")
    page.wait_for(lambda: page._browser.execute_script(statuses)[-2:] == [304, 304])


def test_file_has_preview_metadata_revisions_and_links(emulator, page):
    emulator.upload("/notes/today.txt", b"Buy milk")
    metadata = emulator.upload("/notes/today.txt", b"Buy milk and bread")[1]
    open_folder(emulator, page, "/notes")
    page.go("today.txt")
    for text in ("Buy milk and bread", metadata["id"], metadata["rev"], metadata["content_hash"], "18 bytes"):
        assert text in page.text, text
    assert page.find("[aria-label='Copy Content hash']").get_attribute("data-copy") == metadata["content_hash"]
    page.check()
    page.screenshot("console", DESKTOP)

    page.press("Create a link")
    page.go("Create link")
    url = emulator.call("sharing/list_shared_links", {"path": "/notes/today.txt"})[1]["links"][0]["url"]
    assert page.find("[aria-label='Copy link']").get_attribute("data-copy") == url
    page.go("Revoke link")
    assert emulator.call("sharing/list_shared_links", {"path": "/notes/today.txt"})[1]["links"] == []

    restore = [button for button in page.all("button") if button.accessible_name.startswith("Restore revision")]
    assert len(restore) == 1
    page.go(restore[0].accessible_name)
    assert emulator.admin("files/read", account="ada", path="/notes/today.txt")["text"] == "Buy milk"
    page.wait_for_text("Buy milk")


def test_kinds_of_previews(emulator, page):
    pixel = bytes.fromhex(
        "89504e470d0a1a0a0000000d4948445200000001000000010806000000 1f15c4890000000d49444154789c6360606060000000050001"
        "a5f645400000000049454e44ae426082".replace(" ", ""))
    emulator.upload("/pixel.png", pixel)
    emulator.upload("/readme.md", b"# Title\n\n- one\n- two\n")
    emulator.upload("/data.json", b'{"b":1,"a":[true]}')
    emulator.upload("/blob.bin", bytes(range(256)))
    emulator.upload("/report.pdf", b"%PDF-1.4\n")
    open_folder(emulator, page, "/pixel.png")
    page.wait_for(lambda: page._browser.execute_script(
        "return document.querySelector('.preview img').naturalWidth") == 1)
    open_folder(emulator, page, "/readme.md")
    page._browser.switch_to.frame(page.find(".preview iframe"))
    page.wait_for_text("Title")
    page._browser.switch_to.default_content()
    open_folder(emulator, page, "/data.json")
    assert '"a" : [' in page.text
    open_folder(emulator, page, "/blob.bin")
    assert "There is no preview of this file." in page.text
    page.check()
    open_folder(emulator, page, "/report.pdf")
    assert page.all(".preview iframe")


def test_deleted_items_are_restored(emulator, page):
    emulator.upload("/folder/a.txt", b"first")
    emulator.upload("/b.txt", b"second")
    emulator.call("files/delete_v2", {"path": "/folder"})
    emulator.call("files/delete_v2", {"path": "/b.txt"})
    open_folder(emulator, page)
    assert "b.txt" not in page.text
    page.choose("Deleted items")
    page.wait_for_text("b.txt")
    page.check()
    page.go("b.txt")
    assert "This item is deleted." in page.text
    page.check()
    page.go("Restore b.txt")
    assert paths(emulator) == ["/b.txt"]
    open_folder(emulator, page, "&deleted=1")
    page.go("Restore folder")
    assert paths(emulator) == ["/b.txt", "/folder", "/folder/a.txt"]


def test_long_names_are_shortened_in_the_middle(emulator, page):
    name = "A very long name that certainly doesn’t fit on the screen of any phone, version 17 final.txt"
    emulator.upload("/" + name, b"x")
    open_folder(emulator, page)
    page.set_appearance(PHONE)
    link = page.find("td a.name")
    assert link.get_attribute("textContent").replace("\n", "").strip() == name
    assert page._browser.execute_script("return document.documentElement.scrollWidth") <= 390
    page.set_appearance()
    page.check()


def test_team_space_is_shown(emulator, page):
    emulator.admin("teams/add", name="Engines", members=[{"account": "ada", "role": "team_admin"}])
    open_folder(emulator, page)
    page.select("Paths start at", "the team space")
    page.wait_for_text("Team space")
    page.wait_for_text("Ada Lovelace")
    page.check()
