"""Checks of the file routes that the official client supports."""
import datetime
import hashlib
import io
import os
import threading
import zipfile

import requests
from dropbox import Dropbox, exceptions, file_properties, files

from checks import check, expect_error, wait

BLOCK = 4 << 20


def client(fixture, name="ada"):
    return Dropbox(oauth2_access_token=fixture.tokens[name], max_retries_on_error=0)


def content_hash(data):
    digests = [hashlib.sha256(data[start : start + BLOCK]).digest() for start in range(0, len(data), BLOCK)]
    return hashlib.sha256(b"".join(digests)).hexdigest()


def put(dbx, path, data=b"content", **options):
    return dbx.files_upload(data, path, mode=files.WriteMode.overwrite, **options)


@check
def a_download_equals_the_upload(fixture):
    dbx = client(fixture)
    data = os.urandom(100_000)
    metadata = dbx.files_upload(data, "/Files/Upload.bin")
    assert metadata.content_hash == content_hash(data) and metadata.size == len(data)
    downloaded, response = dbx.files_download("/files/upload.BIN")
    assert response.content == data
    assert downloaded == metadata
    assert downloaded.path_display == "/Files/Upload.bin" and downloaded.path_lower == "/files/upload.bin"


@check
def an_empty_file_has_the_hash_of_empty_data(fixture):
    metadata = client(fixture).files_upload(b"", "/Files/empty")
    assert metadata.content_hash == hashlib.sha256(b"").hexdigest()


@check
def unicode_names_are_preserved(fixture):
    dbx = client(fixture)
    for name in ["grüße.txt", "日本語.txt", "emoji 🙂.txt", "a+b & c%20d.txt", "quote\"s'.txt"]:
        metadata = put(dbx, "/Names/" + name)
        assert metadata.name == name, metadata
        assert dbx.files_get_metadata("/Names/" + name).id == metadata.id


@check
def a_wrong_content_hash_is_rejected(fixture):
    error = expect_error(exceptions.ApiError, put, client(fixture), "/Files/hash", content_hash="0" * 64)
    assert error.is_content_hash_mismatch()


@check
def write_modes_determine_conflicts(fixture):
    dbx = client(fixture)
    first = dbx.files_upload(b"one", "/Modes/file.txt")
    assert dbx.files_upload(b"one", "/Modes/file.txt").rev == first.rev
    error = expect_error(exceptions.ApiError, dbx.files_upload, b"two", "/Modes/file.txt")
    assert error.get_path().reason.get_conflict().is_file()
    assert dbx.files_upload(b"two", "/Modes/file.txt", autorename=True).name.startswith("file (")
    second = dbx.files_upload(b"two", "/Modes/file.txt", mode=files.WriteMode.update(first.rev))
    assert second.id == first.id and second.rev != first.rev
    error = expect_error(exceptions.ApiError, dbx.files_upload, b"x", "/Modes/file.txt", mode=files.WriteMode.update(first.rev))
    assert error.get_path().reason.is_conflict()
    conflicted = dbx.files_upload(b"x", "/Modes/file.txt", mode=files.WriteMode.update(first.rev), autorename=True)
    assert "conflicted copy" in conflicted.name
    error = expect_error(exceptions.ApiError, dbx.files_upload, b"two", "/Modes/file.txt", strict_conflict=True)
    assert error.get_path().reason.is_conflict()


@check
def client_modified_is_preserved(fixture):
    date = datetime.datetime(2020, 2, 29, 12, 30, 15)
    metadata = put(client(fixture), "/Files/dated", client_modified=date)
    assert metadata.client_modified.replace(tzinfo=None) == date


@check
def folders_are_created_listed_and_deleted(fixture):
    dbx = client(fixture)
    created = dbx.files_create_folder_v2("/Folders/a").metadata
    assert isinstance(created, files.FolderMetadata)
    error = expect_error(exceptions.ApiError, dbx.files_create_folder_v2, "/Folders/a")
    assert error.get_path().get_conflict().is_folder()
    assert dbx.files_create_folder_v2("/Folders/a", autorename=True).metadata.name.startswith("a (")
    put(dbx, "/Folders/a/b/c.txt")
    names = [entry.path_display for entry in dbx.files_list_folder("/Folders", recursive=True).entries]
    assert "/Folders/a/b/c.txt" in names and "/Folders/a/b" in names
    assert isinstance(dbx.files_delete_v2("/Folders/a").metadata, files.FolderMetadata)
    assert expect_error(exceptions.ApiError, dbx.files_get_metadata, "/Folders/a/b").get_path().is_not_found()
    deleted = dbx.files_get_metadata("/Folders/a/b/c.txt", include_deleted=True)
    assert isinstance(deleted, files.DeletedMetadata)


@check
def invalid_paths_are_rejected_with_a_message(fixture):
    dbx = client(fixture)
    error = expect_error(exceptions.BadInputError, dbx.files_list_folder, "/")
    assert "Specify the root folder as an empty string rather than as" in error.message
    error = expect_error(exceptions.ApiError, dbx.files_upload, b"", "/Files/ends with a blank ")
    assert error.get_path().reason.is_malformed_path()


@check
def listings_are_paginated_and_continue_with_changes(fixture):
    dbx = client(fixture)
    for number in range(7):
        put(dbx, f"/Pages/{number}", str(number).encode())
    page = dbx.files_list_folder("/Pages", limit=3)
    names = [entry.name for entry in page.entries]
    while page.has_more:
        page = dbx.files_list_folder_continue(page.cursor)
        names += [entry.name for entry in page.entries]
    assert names == [str(number) for number in range(7)], names
    put(dbx, "/Pages/new")
    dbx.files_delete_v2("/Pages/0")
    changes = dbx.files_list_folder_continue(page.cursor)
    assert {type(entry).__name__: entry.name for entry in changes.entries} == {"FileMetadata": "new", "DeletedMetadata": "0"}
    latest = dbx.files_list_folder_get_latest_cursor("/Pages").cursor
    assert dbx.files_list_folder_continue(latest).entries == []


def anonymous():
    """Returns a client without an account, which long polls require."""
    return Dropbox(oauth2_access_token="unused", max_retries_on_error=0)


@check
def a_long_poll_returns_when_something_changes(fixture):
    dbx = client(fixture)
    dbx.files_create_folder_v2("/Poll")
    cursor = dbx.files_list_folder_get_latest_cursor("/Poll").cursor
    results = []
    poll = threading.Thread(target=lambda: results.append(anonymous().files_list_folder_longpoll(cursor, timeout=30)))
    poll.start()
    put(dbx, "/Poll/wake")
    poll.join(timeout=25)
    assert results and results[0].changes


@check
def moves_preserve_ids_and_copies_do_not(fixture):
    dbx = client(fixture)
    before = put(dbx, "/Move/from.txt")
    after = dbx.files_move_v2("/Move/from.txt", "/Move/to.txt").metadata
    assert after.id == before.id and after.name == "to.txt"
    copy = dbx.files_copy_v2("/Move/to.txt", "/Move/copy.txt").metadata
    assert copy.id != before.id and copy.content_hash == before.content_hash
    cased = dbx.files_move_v2("/Move/copy.txt", "/Move/COPY.txt").metadata
    assert cased.name == "COPY.txt"
    error = expect_error(exceptions.ApiError, dbx.files_move_v2, "/Move/none", "/Move/x")
    assert error.get_from_lookup().is_not_found()
    error = expect_error(exceptions.ApiError, dbx.files_copy_v2, "/Move/to.txt", "/Move/copy.txt")
    assert error.get_to().is_conflict()


@check
def batches_return_a_result_per_entry(fixture):
    dbx = client(fixture)
    put(dbx, "/Batch/a")
    put(dbx, "/Batch/b")
    launch = dbx.files_copy_batch_v2(
        [files.RelocationPath("/Batch/a", "/Batch/a2"), files.RelocationPath("/Batch/none", "/Batch/n")])
    result = finished(launch, dbx.files_copy_batch_check_v2)
    assert result.entries[0].get_success().name == "a2"
    assert result.entries[1].get_failure().get_relocation_error().get_from_lookup().is_not_found()
    launch = dbx.files_move_batch_v2([files.RelocationPath("/Batch/a2", "/Batch/a3")])
    assert finished(launch, dbx.files_move_batch_check_v2).entries[0].get_success().name == "a3"
    launch = dbx.files_create_folder_batch(["/Batch/f1", "/Batch/f2"])
    result = finished(launch, dbx.files_create_folder_batch_check)
    assert [entry.get_success().metadata.name for entry in result.entries] == ["f1", "f2"]
    launch = dbx.files_delete_batch([files.DeleteArg("/Batch/f1"), files.DeleteArg("/Batch/none")])
    result = finished(launch, dbx.files_delete_batch_check)
    assert result.entries[0].is_success() and result.entries[1].is_failure()


def finished(launch, check_status):
    """Returns the result of a batch, whether it finished immediately or as a job."""
    if launch.is_complete():
        return launch.get_complete()
    job = launch.get_async_job_id()
    return wait(lambda: check_status(job)).get_complete()


@check
def deprecated_routes_work(fixture):
    dbx = client(fixture)
    assert dbx.files_create_folder("/Old").name == "Old"
    put(dbx, "/Old/a")
    assert dbx.files_copy("/Old/a", "/Old/b").name == "b"
    assert dbx.files_move("/Old/b", "/Old/c").name == "c"
    result = dbx.files_search("/Old", "c")
    assert [match.metadata.name for match in result.matches] == ["c"]
    assert dbx.files_delete("/Old/c").name == "c"
    assert dbx.files_alpha_get_metadata("/Old/a").name == "a"
    launch = dbx.files_copy_batch([files.RelocationPath("/Old/a", "/Old/z")])
    status = wait(lambda: dbx.files_copy_batch_check(launch.get_async_job_id())) if launch.is_async_job_id() else launch
    assert status.is_complete()


@check
def upload_sessions_create_files_from_chunks(fixture):
    dbx = client(fixture)
    data = os.urandom(10 * 1024)
    session = dbx.files_upload_session_start(data[:4096]).session_id
    cursor = files.UploadSessionCursor(session, 4096)
    dbx.files_upload_session_append_v2(data[4096:8192], cursor)
    error = expect_error(exceptions.ApiError, dbx.files_upload_session_append_v2, data[4096:8192], cursor)
    assert error.get_incorrect_offset().correct_offset == 8192
    error = expect_error(
        exceptions.ApiError, dbx.files_upload_session_finish, b"", cursor, files.CommitInfo("/Sessions/a"))
    assert error.get_lookup_failed().get_incorrect_offset().correct_offset == 8192
    cursor.offset = 8192
    metadata = dbx.files_upload_session_finish(data[8192:], cursor, files.CommitInfo("/Sessions/a"))
    assert metadata.content_hash == content_hash(data)
    error = expect_error(exceptions.ApiError, dbx.files_upload_session_append_v2, b"x", files.UploadSessionCursor(session, 10240))
    assert error.is_not_found() or error.is_closed()


@check
def concurrent_sessions_accept_chunks_in_any_order(fixture):
    dbx = client(fixture)
    data = os.urandom(2 * BLOCK + 100)
    session = dbx.files_upload_session_start(b"", session_type=files.UploadSessionType.concurrent).session_id
    chunks = [(BLOCK, data[BLOCK : 2 * BLOCK], False), (0, data[:BLOCK], False), (2 * BLOCK, data[2 * BLOCK :], True)]
    for offset, data_chunk, close in chunks:
        dbx.files_upload_session_append_v2(data_chunk, files.UploadSessionCursor(session, offset), close=close)
    cursor = files.UploadSessionCursor(session, len(data))
    metadata = dbx.files_upload_session_finish(b"", cursor, files.CommitInfo("/Sessions/concurrent"))
    assert metadata.content_hash == content_hash(data)


@check
def several_sessions_are_finished_in_one_request(fixture):
    dbx = client(fixture)
    sessions = dbx.files_upload_session_start_batch(3).session_ids
    arguments = []
    for number, session in enumerate(sessions):
        dbx.files_upload_session_append_v2(b"x" * number, files.UploadSessionCursor(session, 0), close=True)
        cursor = files.UploadSessionCursor(session, number)
        arguments.append(files.UploadSessionFinishArg(cursor, files.CommitInfo(f"/Sessions/batch{number}")))
    arguments.append(files.UploadSessionFinishArg(files.UploadSessionCursor("nothing", 0), files.CommitInfo("/Sessions/no")))
    result = dbx.files_upload_session_finish_batch_v2(arguments)
    assert [entry.get_success().size for entry in result.entries[:3]] == [0, 1, 2]
    assert result.entries[3].get_failure().get_lookup_failed().is_not_found()


@check
def revisions_are_listed_and_restored(fixture):
    dbx = client(fixture)
    first = put(dbx, "/Revisions/file", b"first")
    second = put(dbx, "/Revisions/file", b"second")
    revisions = dbx.files_list_revisions("/Revisions/file")
    assert [entry.rev for entry in revisions.entries] == [second.rev, first.rev] and not revisions.is_deleted
    assert dbx.files_download("rev:" + first.rev)[1].content == b"first"
    restored = dbx.files_restore("/Revisions/file", first.rev)
    assert restored.id == first.id and dbx.files_download("/Revisions/file")[1].content == b"first"
    dbx.files_delete_v2("/Revisions/file")
    assert dbx.files_list_revisions("/Revisions/file").is_deleted


@check
def search_by_name_supports_pages_and_filters(fixture):
    dbx = client(fixture)
    for number in range(5):
        put(dbx, f"/Search/needle {number}.txt")
    put(dbx, "/Search/needle.pdf")
    options = files.SearchOptions(path="/Search", max_results=2)
    page = dbx.files_search_v2("needle", options=options)
    names = [match.metadata.get_metadata().name for match in page.matches]
    while page.has_more:
        page = dbx.files_search_continue_v2(page.cursor)
        names += [match.metadata.get_metadata().name for match in page.matches]
    assert sorted(names) == sorted([f"needle {number}.txt" for number in range(5)] + ["needle.pdf"]), names
    only = dbx.files_search_v2("needle", options=files.SearchOptions(path="/Search", file_extensions=["pdf"]))
    assert [match.metadata.get_metadata().name for match in only.matches] == ["needle.pdf"]


@check
def thumbnails_are_images_in_the_requested_format(fixture):
    dbx = client(fixture)
    png = png_image(300, 200)
    put(dbx, "/Pictures/blue.png", png)
    _, response = dbx.files_get_thumbnail("/Pictures/blue.png", size=files.ThumbnailSize.w64h64)
    assert response.content[:3] == b"\xff\xd8\xff"
    resource = files.PathOrLink.path("/Pictures/blue.png")
    _, response = dbx.files_get_thumbnail_v2(resource, format=files.ThumbnailFormat.png)
    assert response.content[:8] == png[:8]
    result = dbx.files_get_thumbnail_batch([files.ThumbnailArg("/Pictures/blue.png"), files.ThumbnailArg("/Pictures/no.png")])
    assert result.entries[0].is_success() and result.entries[1].is_failure()
    put(dbx, "/Pictures/no picture.txt")
    error = expect_error(exceptions.ApiError, dbx.files_get_thumbnail, "/Pictures/no picture.txt")
    assert error.is_unsupported_extension()


def png_image(width, height):
    """Returns a blue PNG image."""
    import struct
    import zlib

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = b"".join(b"\x00" + b"\x10\x40\xff" * width for _ in range(height))
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


@check
def previews_are_pdf_or_html(fixture):
    dbx = client(fixture)
    put(dbx, "/Previews/text.rtf", rb"{\rtf1 Hello}")
    assert dbx.files_get_preview("/Previews/text.rtf")[1].content[:5] == b"%PDF-"
    put(dbx, "/Previews/table.csv", b"name,size\nHello,5\n")
    assert b"<table" in dbx.files_get_preview("/Previews/table.csv")[1].content
    put(dbx, "/Previews/unknown.xyz", b"?")
    assert expect_error(exceptions.ApiError, dbx.files_get_preview, "/Previews/unknown.xyz").is_unsupported_extension()


@check
def a_folder_downloads_as_a_zip(fixture):
    dbx = client(fixture)
    put(dbx, "/Zip/a.txt", b"alpha")
    put(dbx, "/Zip/deep/b.txt", b"beta")
    result, response = dbx.files_download_zip("/Zip")
    archive = zipfile.ZipFile(io.BytesIO(response.content))
    assert archive.testzip() is None
    contents = {name: archive.read(name) for name in archive.namelist() if not name.endswith("/")}
    assert contents == {"Zip/a.txt": b"alpha", "Zip/deep/b.txt": b"beta"}, contents
    assert result.metadata.name == "Zip"


@check
def temporary_links_serve_the_content_without_authentication(fixture):
    dbx = client(fixture)
    put(dbx, "/Links/temporary.txt", b"for four hours")
    result = dbx.files_get_temporary_link("/Links/temporary.txt")
    assert requests.get(result.link, timeout=10).content == b"for four hours"
    part = requests.get(result.link, headers={"Range": "bytes=4-7"}, timeout=10)
    assert part.status_code == 206 and part.content == b"four"


@check
def upload_links_accept_one_file(fixture):
    dbx = client(fixture)
    link = dbx.files_get_temporary_upload_link(files.CommitInfo("/Links/uploaded"), duration=3600).link
    response = requests.post(link, data=b"by link", headers={"Content-Type": "application/octet-stream"}, timeout=10)
    assert response.json()["content-hash"] == content_hash(b"by link")
    assert dbx.files_download("/Links/uploaded")[1].content == b"by link"
    repeated = requests.post(link, data=b"by link", headers={"Content-Type": "application/octet-stream"}, timeout=10)
    assert repeated.status_code in (409, 410)


@check
def a_url_is_saved_as_a_file(fixture):
    dbx = client(fixture)
    put(dbx, "/Links/source", b"saved from a link")
    link = dbx.files_get_temporary_link("/Links/source").link
    cursor = dbx.files_list_folder_get_latest_cursor("/Links").cursor
    launch = dbx.files_save_url("/Links/saved", link)
    if launch.is_async_job_id():
        job = launch.get_async_job_id()
        # The server fetches the URL concurrently, and the number of polls of the job is limited.
        assert anonymous().files_list_folder_longpoll(cursor, timeout=30).changes
        status = wait(lambda: dbx.files_save_url_check_job_status(job))
        assert status.is_complete(), status
    assert dbx.files_download("/Links/saved")[1].content == b"saved from a link"


@check
def copy_references_copy_files_between_accounts(fixture):
    ada, ben = client(fixture), client(fixture, "ben")
    put(ada, "/References/given", b"a gift")
    reference = ada.files_copy_reference_get("/References/given").copy_reference
    saved = ben.files_copy_reference_save(reference, "/References/taken").metadata
    assert saved.name == "taken"
    assert ben.files_download("/References/taken")[1].content == b"a gift"


@check
def tags_are_added_and_removed(fixture):
    dbx = client(fixture)
    put(dbx, "/Tags/file")
    dbx.files_tags_add("/Tags/file", "Important")
    tags = dbx.files_tags_get(["/Tags/file"]).paths_to_tags[0].tags
    assert [tag.get_user_generated_tag().tag_text for tag in tags] == ["important"]
    dbx.files_tags_remove("/Tags/file", "important")
    assert dbx.files_tags_get(["/Tags/file"]).paths_to_tags[0].tags == []


@check
def files_are_locked_and_unlocked(fixture):
    dbx = client(fixture)
    put(dbx, "/Locks/file")
    unshared = dbx.files_lock_file_batch([files.LockFileArg("/Locks/file")]).entries[0]
    assert unshared.get_failure().is_file_not_shared()
    launch = dbx.sharing_share_folder("/Locks")
    if launch.is_async_job_id():
        wait(lambda: dbx.sharing_check_share_job_status(launch.get_async_job_id()))
    locked = dbx.files_lock_file_batch([files.LockFileArg("/Locks/file")]).entries[0]
    assert locked.is_success(), locked
    state = dbx.files_get_file_lock_batch([files.LockFileArg("/Locks/file")]).entries[0].get_success()
    assert state.lock.content.is_single_user()
    unlocked = dbx.files_unlock_file_batch([files.UnlockFileArg("/Locks/file")]).entries[0].get_success()
    assert unlocked.lock.content.is_unlocked()


@check
def properties_use_a_template(fixture):
    dbx = client(fixture)
    kind = file_properties.PropertyType.string
    field = file_properties.PropertyFieldTemplate("Level", "How secret", kind)
    template = dbx.file_properties_templates_add_for_user("Security", "Who may see it", [field]).template_id
    assert template in dbx.file_properties_templates_list_for_user().template_ids
    put(dbx, "/Properties/file")
    group = file_properties.PropertyGroup(template, [file_properties.PropertyField("Level", "high")])
    dbx.file_properties_properties_add("/Properties/file", [group])
    template_filter = file_properties.TemplateFilterBase.filter_some([template])
    metadata = dbx.files_get_metadata("/Properties/file", include_property_groups=template_filter)
    assert metadata.property_groups[0].fields[0].value == "high"
    mode = file_properties.PropertiesSearchMode.field_name("Level")
    query = file_properties.PropertiesSearchQuery("high", mode)
    assert [match.path for match in dbx.file_properties_properties_search([query]).matches] == ["/Properties/file"]
    dbx.file_properties_properties_remove("/Properties/file", [template])
    dbx.file_properties_templates_remove_for_user(template)


@check
def file_requests_are_created_changed_and_closed(fixture):
    dbx = client(fixture)
    created = dbx.file_requests_create("Photos", "/Requests/photos")
    assert created.is_open and created.file_count == 0
    assert dbx.file_requests_count().file_request_count >= 1
    assert dbx.file_requests_get(created.id).title == "Photos"
    dbx.file_requests_update(created.id, title="Pictures", open=False)
    assert created.id in [request.id for request in dbx.file_requests_list_v2().file_requests]
    assert created.id in [request.id for request in dbx.file_requests_delete_all_closed().file_requests]
    error = expect_error(exceptions.ApiError, dbx.file_requests_get, created.id)
    assert error.is_not_found()


@check
def paper_documents_are_created_and_exported(fixture):
    dbx = client(fixture)
    created = dbx.files_paper_create(b"# Title\n\nText", "/Paper/doc.paper", files.ImportFormat.markdown)
    assert created.result_path == "/Paper/doc.paper"
    changed = dbx.files_paper_update(
        b"More", "/Paper/doc.paper", files.ImportFormat.markdown, files.PaperDocUpdatePolicy.append)
    assert changed.paper_revision > created.paper_revision
    _, response = dbx.files_export("/Paper/doc.paper", export_format="markdown")
    assert b"Title" in response.content and b"More" in response.content
