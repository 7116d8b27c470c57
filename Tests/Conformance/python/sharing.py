"""Checks of shared links, shared folders, and shared files."""
import datetime

from dropbox import exceptions, files, sharing

from checks import check, expect_error, wait
from files import client, put


def email(fixture, name):
    return sharing.MemberSelector.email(fixture.emails[name])


@check
def a_link_is_created_once_and_listed(fixture):
    dbx = client(fixture)
    put(dbx, "/Shared links/file.txt", b"for all")
    link = dbx.sharing_create_shared_link_with_settings("/Shared links/file.txt")
    assert isinstance(link, sharing.FileLinkMetadata) and link.name == "file.txt"
    error = expect_error(exceptions.ApiError, dbx.sharing_create_shared_link_with_settings, "/Shared links/file.txt")
    assert error.is_shared_link_already_exists()
    listed = dbx.sharing_list_shared_links("/Shared links/file.txt", direct_only=True).links
    assert [item.url for item in listed] == [link.url]
    assert dbx.sharing_get_shared_link_metadata(link.url).id == link.id
    metadata, response = client(fixture, "ben").sharing_get_shared_link_file(link.url)
    assert response.content == b"for all" and metadata.name == "file.txt"
    dbx.sharing_revoke_shared_link(link.url)
    error = expect_error(exceptions.ApiError, dbx.sharing_get_shared_link_metadata, link.url)
    assert error.is_shared_link_not_found()


@check
def a_folder_link_gives_access_to_its_files(fixture):
    dbx = client(fixture)
    put(dbx, "/Shared links/folder/inner/deep.txt", b"deep")
    link = dbx.sharing_create_shared_link_with_settings("/Shared links/folder")
    assert isinstance(link, sharing.FolderLinkMetadata)
    metadata = dbx.sharing_get_shared_link_metadata(link.url, path="/inner/deep.txt")
    assert metadata.name == "deep.txt"
    _, response = dbx.sharing_get_shared_link_file(link.url, path="/inner/deep.txt")
    assert response.content == b"deep"
    listed = dbx.files_list_folder("", shared_link=files.SharedLink(link.url))
    assert [entry.name for entry in listed.entries] == ["inner"]


@check
def link_password_and_expiration_are_stored_and_removed(fixture):
    dbx = client(fixture)
    put(dbx, "/Shared links/secret.txt", b"secret")
    settings = sharing.SharedLinkSettings(
        require_password=True, link_password="open sesame", expires=datetime.datetime(2099, 1, 1))
    link = dbx.sharing_create_shared_link_with_settings("/Shared links/secret.txt", settings)
    assert link.expires.year == 2099
    other = client(fixture, "ben")
    error = expect_error(exceptions.ApiError, other.sharing_get_shared_link_file, link.url)
    assert error.is_shared_link_access_denied()
    _, response = other.sharing_get_shared_link_file(link.url, link_password="open sesame")
    assert response.content == b"secret"
    changed = dbx.sharing_modify_shared_link_settings(
        link.url, sharing.SharedLinkSettings(require_password=False), remove_expiration=True)
    assert changed.expires is None
    assert other.sharing_get_shared_link_file(link.url)[1].content == b"secret"


@check
def deprecated_link_routes_work(fixture):
    dbx = client(fixture)
    put(dbx, "/Shared links/old.txt")
    created = dbx.sharing_create_shared_link("/Shared links/old.txt")
    assert created.url in [link.url for link in dbx.sharing_get_shared_links("/Shared links/old.txt").links]


@check
def a_shared_folder_has_the_same_content_for_all_members(fixture):
    ada, ben = client(fixture), client(fixture, "ben")
    put(ada, "/Together/from ada.txt", b"ada")
    folder = share(ada, "/Together")
    ada.sharing_add_folder_member(
        folder, [sharing.AddMember(email(fixture, "ben"), sharing.AccessLevel.editor)])
    assert folder in [entry.shared_folder_id for entry in ben.sharing_list_mountable_folders().entries]
    mounted = ben.sharing_mount_folder(folder)
    cursor = ada.files_list_folder_get_latest_cursor("", recursive=True).cursor
    put(ben, mounted.path_lower + "/from ben.txt", b"ben")
    assert ada.files_download("/Together/from ben.txt")[1].content == b"ben"
    assert "from ben.txt" in [entry.name for entry in ada.files_list_folder_continue(cursor).entries]
    members = ada.sharing_list_folder_members(folder).users
    assert {member.user.email for member in members} == {fixture.emails["ada"], fixture.emails["ben"]}
    assert folder in [entry.shared_folder_id for entry in ben.sharing_list_folders().entries]
    metadata = ada.files_get_metadata("/Together")
    assert metadata.sharing_info.shared_folder_id == folder


def share(dbx, path):
    launch = dbx.sharing_share_folder(path)
    if launch.is_complete():
        return launch.get_complete().shared_folder_id
    job = launch.get_async_job_id()
    return wait(lambda: dbx.sharing_check_share_job_status(job)).get_complete().shared_folder_id


def wait_for_launch(launch, check_status):
    """Waits until a change of members finishes."""
    if launch.is_async_job_id():
        job = launch.get_async_job_id()
        status = wait(lambda: check_status(job))
        assert status.is_complete(), status


@check
def folder_access_is_changed_and_revoked(fixture):
    ada, ben = client(fixture), client(fixture, "ben")
    put(ada, "/Access/file.txt", b"one")
    folder = share(ada, "/Access")
    ada.sharing_add_folder_member(folder, [sharing.AddMember(email(fixture, "ben"), sharing.AccessLevel.viewer)])
    ben.sharing_mount_folder(folder)
    error = expect_error(exceptions.ApiError, put, ben, "/Access/other.txt")
    assert error.get_path().reason.is_no_write_permission()
    ada.sharing_update_folder_member(folder, email(fixture, "ben"), sharing.AccessLevel.editor)
    put(ben, "/Access/other.txt")
    policy = ada.sharing_update_folder_policy(folder, acl_update_policy=sharing.AclUpdatePolicy.owner)
    assert policy.policy.acl_update_policy.is_owner()
    ben.sharing_unmount_folder(folder)
    assert expect_error(exceptions.ApiError, ben.files_get_metadata, "/Access").get_path().is_not_found()
    launch = ada.sharing_remove_folder_member(folder, email(fixture, "ben"), leave_a_copy=False)
    wait_for_launch(launch, ada.sharing_check_remove_member_job_status)
    error = expect_error(exceptions.ApiError, ben.sharing_mount_folder, folder)
    assert error.is_access_error()


@check
def folder_ownership_is_transferred_and_folder_unshared(fixture):
    ada, ben = client(fixture), client(fixture, "ben")
    ada.files_create_folder_v2("/Handed over")
    folder = share(ada, "/Handed over")
    ada.sharing_add_folder_member(folder, [sharing.AddMember(email(fixture, "ben"), sharing.AccessLevel.editor)])
    ben.sharing_mount_folder(folder)
    ben_id = ben.users_get_current_account().account_id
    ada.sharing_transfer_folder(folder, ben_id)
    assert ben.sharing_get_folder_metadata(folder).access_type.is_owner()
    error = expect_error(exceptions.ApiError, ada.sharing_relinquish_folder_membership, folder)
    assert error.is_mounted()
    ada.sharing_unmount_folder(folder)
    wait_for_launch(ada.sharing_relinquish_folder_membership(folder), ada.sharing_check_job_status)
    wait_for_launch(ben.sharing_unshare_folder(folder), ben.sharing_check_job_status)
    assert ben.files_get_metadata("/Handed over").shared_folder_id is None


@check
def a_single_file_is_shared_with_members(fixture):
    ada, ben = client(fixture), client(fixture, "ben")
    shared = put(ada, "/Single/file.txt", b"for ben")
    added = ada.sharing_add_file_member(shared.id, [email(fixture, "ben")], access_level=sharing.AccessLevel.viewer)
    assert added[0].result.is_success()
    received = [entry.id for entry in ben.sharing_list_received_files().entries]
    assert shared.id in received
    members = ada.sharing_list_file_members(shared.id).users
    assert fixture.emails["ben"] in [member.user.email for member in members]
    assert ada.sharing_get_file_metadata(shared.id).name == "file.txt"
    assert ben.sharing_get_file_metadata_batch([shared.id])[0].result.is_metadata()
    batch = ada.sharing_list_file_members_batch([shared.id])
    assert batch[0].result.is_result()
    removed = ada.sharing_remove_file_member_2(shared.id, email(fixture, "ben"))
    assert removed.is_success()
    ada.sharing_unshare_file(shared.id)
