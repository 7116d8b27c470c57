"""Checks of team members, groups, folders, and events."""
from dropbox import DropboxTeam, common, exceptions, team

from checks import check, expect_error, wait
from files import put


def team_client(fixture):
    return DropboxTeam(oauth2_access_token=fixture.team["token"])


def member(fixture, email):
    selected = team_client(fixture).team_members_get_info_v2([team.UserSelectorArg.email(email)]).members_info[0]
    return selected.get_member_info().profile


@check
def team_info_and_features_are_returned(fixture):
    dbx = team_client(fixture)
    info = dbx.team_get_info()
    assert info.name == fixture.team["name"] and info.num_provisioned_users >= 2
    features = dbx.team_features_get_values([team.Feature.upload_api_rate_limit])
    assert features.values[0].is_upload_api_rate_limit()
    admin = dbx.team_token_get_authenticated_admin().admin_profile
    assert admin.email == fixture.team["admin"]


@check
def members_are_listed_added_changed_and_removed(fixture):
    dbx = team_client(fixture)
    listed = dbx.team_members_list_v2()
    assert fixture.team["admin"] in [item.profile.email for item in listed.members]
    launch = dbx.team_members_add_v2([team.MemberAddV2Arg("new@example.com", member_given_name="New")])
    result = launch.get_complete() if launch.is_complete() else wait(
        lambda: dbx.team_members_add_job_status_get_v2(launch.get_async_job_id())).get_complete()
    assert result[0].is_success(), result
    selector = team.UserSelectorArg.email("new@example.com")
    changed = dbx.team_members_set_profile_v2(selector, new_surname="Member")
    assert changed.member_info.profile.name.surname == "Member"
    joined = team.UserSelectorArg.email(fixture.team["member"])
    dbx.team_members_suspend(joined, wipe_data=False)
    assert dbx.team_members_get_info_v2([joined]).members_info[0].get_member_info().profile.status.is_suspended()
    error = expect_error(exceptions.AuthError, dbx.as_user(member(fixture, fixture.team["member"]).team_member_id).files_list_folder, "")
    assert error.is_user_suspended(), error
    dbx.team_members_unsuspend(joined)
    launch = dbx.team_members_remove(selector)
    if launch.is_async_job_id():
        wait(lambda: dbx.team_members_remove_job_status_get(launch.get_async_job_id()))
    assert dbx.team_members_get_info_v2([selector]).members_info[0].is_id_not_found() or (
        dbx.team_members_get_info_v2([selector]).members_info[0].get_member_info().profile.status.is_removed())


@check
def groups_have_members(fixture):
    dbx = team_client(fixture)
    group = dbx.team_groups_create("Friends", group_external_id="friends").group_id
    selector = team.GroupSelector.group_id(group)
    access = team.MemberAccess(team.UserSelectorArg.email(fixture.team["member"]), team.GroupAccessType.member)
    dbx.team_groups_members_add(selector, [access])
    listed = dbx.team_groups_members_list(selector).members
    assert [item.profile.email for item in listed] == [fixture.team["member"]]
    assert group in [item.group_id for item in dbx.team_groups_list().groups]
    dbx.team_groups_update(selector, new_group_name="Good friends")
    info = dbx.team_groups_get_info(team.GroupsSelector.group_ids([group]))[0].get_group_info()
    assert info.group_name == "Good friends"
    dbx.team_groups_delete(selector)


@check
def an_app_acts_as_a_member(fixture):
    dbx = team_client(fixture)
    profile = member(fixture, fixture.team["member"])
    selected = dbx.as_user(profile.team_member_id)
    assert selected.users_get_current_account().email == fixture.team["member"]
    put(selected, "/By the team.txt", b"selected")
    assert selected.files_download("/By the team.txt")[1].content == b"selected"
    expect_error(exceptions.AuthError, dbx.as_user("dbmid:nobody").users_get_current_account)


@check
def an_admin_can_access_the_team_space(fixture):
    dbx = team_client(fixture)
    admin = member(fixture, fixture.team["admin"])
    launch = dbx.team_team_folder_create("Common")
    listed = dbx.team_team_folder_list().team_folders
    folder = [item for item in listed if item.name == "Common"][0]
    assert launch.team_folder_id == folder.team_folder_id
    root = dbx.as_user(admin.team_member_id).users_get_current_account().root_info
    assert root.root_namespace_id != root.home_namespace_id
    selected = dbx.as_user(admin.team_member_id).with_path_root(common.PathRoot.root(root.root_namespace_id))
    names = [entry.name for entry in selected.files_list_folder("").entries]
    assert "Common" in names, names
    namespaces = [item.namespace_id for item in dbx.team_namespaces_list().namespaces]
    assert folder.team_folder_id in namespaces
    dbx.team_team_folder_rename(folder.team_folder_id, "Commons")
    launch = dbx.team_team_folder_archive(folder.team_folder_id)
    if launch.is_async_job_id():
        wait(lambda: dbx.team_team_folder_archive_check(launch.get_async_job_id()))
    dbx.team_team_folder_permanently_delete(folder.team_folder_id)


@check
def quota_device_and_app_routes_work(fixture):
    dbx = team_client(fixture)
    selector = team.UserSelectorArg.email(fixture.team["member"])
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
def the_team_log_records_events(fixture):
    dbx = team_client(fixture)
    selected = dbx.as_user(member(fixture, fixture.team["member"]).team_member_id)
    put(selected, "/Logged.txt", b"seen")
    page = dbx.team_log_get_events(limit=1000)
    events = list(page.events)
    while page.has_more:
        page = dbx.team_log_get_events_continue(page.cursor)
        events += page.events
    kinds = {event.event_type._tag for event in events}
    assert "file_add" in kinds, kinds
    assert "group_create" in kinds, kinds
