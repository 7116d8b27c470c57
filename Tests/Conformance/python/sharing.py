"""Links, shared folders, shared files."""
import datetime

from dropbox import exceptions, files, sharing

from checks import check, refused, wait
from files import client, put


def email(site, name):
    return sharing.MemberSelector.email(site.emails[name])


@check
def a_link_is_made_once_and_found_again(site):
    dbx = client(site)
    put(dbx, "/Shared links/file.txt", b"for all")
    link = dbx.sharing_create_shared_link_with_settings("/Shared links/file.txt")
    assert isinstance(link, sharing.FileLinkMetadata) and link.name == "file.txt"
    error = refused(exceptions.ApiError, dbx.sharing_create_shared_link_with_settings, "/Shared links/file.txt")
    assert error.is_shared_link_already_exists()
    listed = dbx.sharing_list_shared_links("/Shared links/file.txt", direct_only=True).links
    assert [found.url for found in listed] == [link.url]
    assert dbx.sharing_get_shared_link_metadata(link.url).id == link.id
    metadata, response = client(site, "ben").sharing_get_shared_link_file(link.url)
    assert response.content == b"for all" and metadata.name == "file.txt"
    dbx.sharing_revoke_shared_link(link.url)
    error = refused(exceptions.ApiError, dbx.sharing_get_shared_link_metadata, link.url)
    assert error.is_shared_link_not_found()


@check
def a_link_to_a_folder_leads_to_the_files_in_it(site):
    dbx = client(site)
    put(dbx, "/Shared links/folder/inner/deep.txt", b"deep")
    link = dbx.sharing_create_shared_link_with_settings("/Shared links/folder")
    assert isinstance(link, sharing.FolderLinkMetadata)
    found = dbx.sharing_get_shared_link_metadata(link.url, path="/inner/deep.txt")
    assert found.name == "deep.txt"
    _, response = dbx.sharing_get_shared_link_file(link.url, path="/inner/deep.txt")
    assert response.content == b"deep"
    listed = dbx.files_list_folder("", shared_link=files.SharedLink(link.url))
    assert [entry.name for entry in listed.entries] == ["inner"]


@check
def a_link_keeps_its_password_and_its_time(site):
    dbx = client(site)
    put(dbx, "/Shared links/secret.txt", b"secret")
    settings = sharing.SharedLinkSettings(
        require_password=True, link_password="open sesame", expires=datetime.datetime(2099, 1, 1))
    link = dbx.sharing_create_shared_link_with_settings("/Shared links/secret.txt", settings)
    assert link.expires.year == 2099
    other = client(site, "ben")
    error = refused(exceptions.ApiError, other.sharing_get_shared_link_file, link.url)
    assert error.is_shared_link_access_denied()
    _, response = other.sharing_get_shared_link_file(link.url, link_password="open sesame")
    assert response.content == b"secret"
    changed = dbx.sharing_modify_shared_link_settings(
        link.url, sharing.SharedLinkSettings(require_password=False), remove_expiration=True)
    assert changed.expires is None
    assert other.sharing_get_shared_link_file(link.url)[1].content == b"secret"


@check
def old_link_routes_still_answer(site):
    dbx = client(site)
    put(dbx, "/Shared links/old.txt")
    made = dbx.sharing_create_shared_link("/Shared links/old.txt")
    assert made.url in [link.url for link in dbx.sharing_get_shared_links("/Shared links/old.txt").links]


@check
def a_shared_folder_is_the_same_for_both(site):
    ada, ben = client(site), client(site, "ben")
    put(ada, "/Together/from ada.txt", b"ada")
    folder = share(ada, "/Together")
    ada.sharing_add_folder_member(
        folder, [sharing.AddMember(email(site, "ben"), sharing.AccessLevel.editor)])
    assert folder in [entry.shared_folder_id for entry in ben.sharing_list_mountable_folders().entries]
    mounted = ben.sharing_mount_folder(folder)
    cursor = ada.files_list_folder_get_latest_cursor("", recursive=True).cursor
    put(ben, mounted.path_lower + "/from ben.txt", b"ben")
    assert ada.files_download("/Together/from ben.txt")[1].content == b"ben"
    assert "from ben.txt" in [entry.name for entry in ada.files_list_folder_continue(cursor).entries]
    members = ada.sharing_list_folder_members(folder).users
    assert {member.user.email for member in members} == {site.emails["ada"], site.emails["ben"]}
    assert folder in [entry.shared_folder_id for entry in ben.sharing_list_folders().entries]
    metadata = ada.files_get_metadata("/Together")
    assert metadata.sharing_info.shared_folder_id == folder


def share(dbx, path):
    launch = dbx.sharing_share_folder(path)
    if launch.is_complete():
        return launch.get_complete().shared_folder_id
    job = launch.get_async_job_id()
    return wait(lambda: dbx.sharing_check_share_job_status(job)).get_complete().shared_folder_id


def gone(dbx, launch, check_status):
    """Waits for the end of a change of members."""
    if launch.is_async_job_id():
        job = launch.get_async_job_id()
        status = wait(lambda: check_status(job))
        assert status.is_complete(), status


@check
def access_to_a_folder_is_changed_and_taken_back(site):
    ada, ben = client(site), client(site, "ben")
    put(ada, "/Access/file.txt", b"one")
    folder = share(ada, "/Access")
    ada.sharing_add_folder_member(folder, [sharing.AddMember(email(site, "ben"), sharing.AccessLevel.viewer)])
    ben.sharing_mount_folder(folder)
    error = refused(exceptions.ApiError, put, ben, "/Access/other.txt")
    assert error.get_path().reason.is_no_write_permission()
    ada.sharing_update_folder_member(folder, email(site, "ben"), sharing.AccessLevel.editor)
    put(ben, "/Access/other.txt")
    policy = ada.sharing_update_folder_policy(folder, acl_update_policy=sharing.AclUpdatePolicy.owner)
    assert policy.policy.acl_update_policy.is_owner()
    ben.sharing_unmount_folder(folder)
    assert refused(exceptions.ApiError, ben.files_get_metadata, "/Access").get_path().is_not_found()
    launch = ada.sharing_remove_folder_member(folder, email(site, "ben"), leave_a_copy=False)
    gone(ada, launch, ada.sharing_check_remove_member_job_status)
    error = refused(exceptions.ApiError, ben.sharing_mount_folder, folder)
    assert error.is_access_error()


@check
def a_folder_changes_hands_and_stops_being_shared(site):
    ada, ben = client(site), client(site, "ben")
    ada.files_create_folder_v2("/Handed over")
    folder = share(ada, "/Handed over")
    ada.sharing_add_folder_member(folder, [sharing.AddMember(email(site, "ben"), sharing.AccessLevel.editor)])
    ben.sharing_mount_folder(folder)
    ben_id = ben.users_get_current_account().account_id
    ada.sharing_transfer_folder(folder, ben_id)
    assert ben.sharing_get_folder_metadata(folder).access_type.is_owner()
    error = refused(exceptions.ApiError, ada.sharing_relinquish_folder_membership, folder)
    assert error.is_mounted()
    ada.sharing_unmount_folder(folder)
    gone(ada, ada.sharing_relinquish_folder_membership(folder), ada.sharing_check_job_status)
    gone(ben, ben.sharing_unshare_folder(folder), ben.sharing_check_job_status)
    assert ben.files_get_metadata("/Handed over").shared_folder_id is None


@check
def a_single_file_is_shared_with_members(site):
    ada, ben = client(site), client(site, "ben")
    shared = put(ada, "/Single/file.txt", b"for ben")
    added = ada.sharing_add_file_member(shared.id, [email(site, "ben")], access_level=sharing.AccessLevel.viewer)
    assert added[0].result.is_success()
    received = [entry.id for entry in ben.sharing_list_received_files().entries]
    assert shared.id in received
    members = ada.sharing_list_file_members(shared.id).users
    assert site.emails["ben"] in [member.user.email for member in members]
    assert ada.sharing_get_file_metadata(shared.id).name == "file.txt"
    assert ben.sharing_get_file_metadata_batch([shared.id])[0].result.is_metadata()
    batch = ada.sharing_list_file_members_batch([shared.id])
    assert batch[0].result.is_result()
    removed = ada.sharing_remove_file_member_2(shared.id, email(site, "ben"))
    assert removed.is_success()
    ada.sharing_unshare_file(shared.id)
