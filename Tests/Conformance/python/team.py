"""Teams: members, groups, folders, events."""
from dropbox import DropboxTeam, common, exceptions, team

from checks import check, refused, wait
from files import put


def business(site):
    return DropboxTeam(oauth2_access_token=site.team["token"])


def member(site, email):
    selected = business(site).team_members_get_info_v2([team.UserSelectorArg.email(email)]).members_info[0]
    return selected.get_member_info().profile


@check
def a_team_tells_of_itself(site):
    dbx = business(site)
    info = dbx.team_get_info()
    assert info.name == site.team["name"] and info.num_provisioned_users >= 2
    features = dbx.team_features_get_values([team.Feature.upload_api_rate_limit])
    assert features.values[0].is_upload_api_rate_limit()
    admin = dbx.team_token_get_authenticated_admin().admin_profile
    assert admin.email == site.team["admin"]


@check
def members_are_listed_added_changed_and_removed(site):
    dbx = business(site)
    listed = dbx.team_members_list_v2()
    assert site.team["admin"] in [found.profile.email for found in listed.members]
    launch = dbx.team_members_add_v2([team.MemberAddV2Arg("new@example.com", member_given_name="New")])
    done = launch.get_complete() if launch.is_complete() else wait(
        lambda: dbx.team_members_add_job_status_get_v2(launch.get_async_job_id())).get_complete()
    assert done[0].is_success(), done
    selector = team.UserSelectorArg.email("new@example.com")
    changed = dbx.team_members_set_profile_v2(selector, new_surname="Member")
    assert changed.member_info.profile.name.surname == "Member"
    joined = team.UserSelectorArg.email(site.team["member"])
    dbx.team_members_suspend(joined, wipe_data=False)
    assert dbx.team_members_get_info_v2([joined]).members_info[0].get_member_info().profile.status.is_suspended()
    error = refused(exceptions.AuthError, dbx.as_user(member(site, site.team["member"]).team_member_id).files_list_folder, "")
    assert error.is_user_suspended(), error
    dbx.team_members_unsuspend(joined)
    launch = dbx.team_members_remove(selector)
    if launch.is_async_job_id():
        wait(lambda: dbx.team_members_remove_job_status_get(launch.get_async_job_id()))
    assert dbx.team_members_get_info_v2([selector]).members_info[0].is_id_not_found() or (
        dbx.team_members_get_info_v2([selector]).members_info[0].get_member_info().profile.status.is_removed())


@check
def groups_have_members(site):
    dbx = business(site)
    group = dbx.team_groups_create("Friends", group_external_id="friends").group_id
    selector = team.GroupSelector.group_id(group)
    access = team.MemberAccess(team.UserSelectorArg.email(site.team["member"]), team.GroupAccessType.member)
    dbx.team_groups_members_add(selector, [access])
    listed = dbx.team_groups_members_list(selector).members
    assert [found.profile.email for found in listed] == [site.team["member"]]
    assert group in [found.group_id for found in dbx.team_groups_list().groups]
    dbx.team_groups_update(selector, new_group_name="Good friends")
    info = dbx.team_groups_get_info(team.GroupsSelector.group_ids([group]))[0].get_group_info()
    assert info.group_name == "Good friends"
    dbx.team_groups_delete(selector)


@check
def a_member_is_acted_for(site):
    dbx = business(site)
    profile = member(site, site.team["member"])
    selected = dbx.as_user(profile.team_member_id)
    assert selected.users_get_current_account().email == site.team["member"]
    put(selected, "/By the team.txt", b"selected")
    assert selected.files_download("/By the team.txt")[1].content == b"selected"
    refused(exceptions.AuthError, dbx.as_user("dbmid:nobody").users_get_current_account)


@check
def an_admin_sees_the_team_space(site):
    dbx = business(site)
    admin = member(site, site.team["admin"])
    launch = dbx.team_team_folder_create("Common")
    listed = dbx.team_team_folder_list().team_folders
    folder = [found for found in listed if found.name == "Common"][0]
    assert launch.team_folder_id == folder.team_folder_id
    root = dbx.as_user(admin.team_member_id).users_get_current_account().root_info
    assert root.root_namespace_id != root.home_namespace_id
    selected = dbx.as_user(admin.team_member_id).with_path_root(common.PathRoot.root(root.root_namespace_id))
    names = [entry.name for entry in selected.files_list_folder("").entries]
    assert "Common" in names, names
    namespaces = [found.namespace_id for found in dbx.team_namespaces_list().namespaces]
    assert folder.team_folder_id in namespaces
    dbx.team_team_folder_rename(folder.team_folder_id, "Commons")
    launch = dbx.team_team_folder_archive(folder.team_folder_id)
    if launch.is_async_job_id():
        wait(lambda: dbx.team_team_folder_archive_check(launch.get_async_job_id()))
    dbx.team_team_folder_permanently_delete(folder.team_folder_id)


@check
def limits_devices_and_apps_answer(site):
    dbx = business(site)
    selector = team.UserSelectorArg.email(site.team["member"])
    dbx.team_member_space_limits_set_custom_quota([team.UserCustomQuotaArg(selector, 30)])
    quota = dbx.team_member_space_limits_get_custom_quota([selector])[0].get_success()
    assert quota.quota_gb == 30
    dbx.team_member_space_limits_remove_custom_quota([selector])
    dbx.team_devices_list_members_devices()
    dbx.team_linked_apps_list_members_linked_apps()
    dbx.team_reports_get_storage()
    dbx.team_legal_holds_list_policies()
    dbx.team_sharing_allowlist_list()


@check
def the_log_tells_what_happened(site):
    dbx = business(site)
    selected = dbx.as_user(member(site, site.team["member"]).team_member_id)
    put(selected, "/Logged.txt", b"seen")
    page = dbx.team_log_get_events(limit=1000)
    events = list(page.events)
    while page.has_more:
        page = dbx.team_log_get_events_continue(page.cursor)
        events += page.events
    kinds = {event.event_type._tag for event in events}
    assert "file_add" in kinds, kinds
    assert "group_create" in kinds, kinds
