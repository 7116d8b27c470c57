"""Checks of sign-in, tokens, and accounts."""
import base64
import re
from urllib.parse import parse_qs, urlparse

import requests
from dropbox import Dropbox, DropboxOAuth2Flow, DropboxOAuth2FlowNoRedirect, common, exceptions, users

import browser
from checks import check, expect_error
from files import client


@check
def account_and_space_usage_are_returned(fixture):
    dbx = client(fixture)
    account = dbx.users_get_current_account()
    assert account.email == fixture.emails["ada"] and account.root_info.home_namespace_id
    space = dbx.users_get_space_usage()
    assert space.used >= 0 and space.allocation.get_individual().allocated > 0
    other = client(fixture, "ben").users_get_current_account()
    assert dbx.users_get_account(other.account_id).email == other.email
    batch = dbx.users_get_account_batch([account.account_id, other.account_id])
    assert [result.account_id for result in batch] == [account.account_id, other.account_id]
    features = dbx.users_features_get_values([users.UserFeature.paper_as_files])
    assert features.values[0].is_paper_as_files()


@check
def check_routes_echo_the_query(fixture):
    assert client(fixture).check_user("hello").result == "hello"
    app = Dropbox(app_key=fixture.app["key"], app_secret=fixture.app["secret"], oauth2_access_token="unused")
    assert app.check_app("hello").result == "hello"


@check
def contacts_and_openid_routes_work(fixture):
    dbx = client(fixture)
    dbx.contacts_delete_manual_contacts()
    error = expect_error(exceptions.ApiError, dbx.contacts_delete_manual_contacts_batch, ["nobody@example.com"])
    assert error.is_contacts_not_found()
    assert dbx.openid_userinfo().email == fixture.emails["ada"]


@check
def an_invalid_token_is_an_authentication_error(fixture):
    error = expect_error(exceptions.AuthError, Dropbox("sl." + 64 * "x").users_get_current_account)
    assert error.is_invalid_access_token()
    error = expect_error(exceptions.BadInputError, Dropbox("nonsense").users_get_current_account)
    assert "malformed" in error.message


@check
def a_missing_scope_is_named(fixture):
    dbx = Dropbox(fixture.tokens["narrow"])
    assert expect_error(exceptions.AuthError, dbx.files_list_folder, "").get_missing_scope().required_scope == "files.metadata.read"


@check
def a_path_root_of_another_account_is_rejected(fixture):
    ada, ben = client(fixture), client(fixture, "ben")
    other_root = ben.users_get_current_account().root_info.home_namespace_id
    error = expect_error(
        exceptions.PathRootError, ada.with_path_root(common.PathRoot.namespace_id(other_root)).files_list_folder, "")
    assert error.is_no_permission()
    root = ada.users_get_current_account().root_info.root_namespace_id
    ada.with_path_root(common.PathRoot.root(root)).files_list_folder("")


@check
def a_refresh_token_yields_access_tokens(fixture):
    dbx = Dropbox(oauth2_refresh_token=fixture.refresh_tokens["ada"], app_key=fixture.app["key"], app_secret=fixture.app["secret"])
    assert dbx.users_get_current_account().email == fixture.emails["ada"]
    narrow = Dropbox(
        oauth2_refresh_token=fixture.refresh_tokens["ada"], app_key=fixture.app["key"], app_secret=fixture.app["secret"])
    narrow.refresh_access_token(scope=["account_info.read"])
    assert expect_error(exceptions.AuthError, narrow.files_list_folder, "").is_missing_scope()
    wrong = Dropbox(oauth2_refresh_token="nonsense", app_key=fixture.app["key"], app_secret=fixture.app["secret"])
    expect_error(exceptions.AuthError, wrong.users_get_current_account)


@check
def a_displayed_code_is_exchanged_with_pkce(fixture):
    flow = DropboxOAuth2FlowNoRedirect(fixture.app["key"], use_pkce=True, token_access_type="offline")
    page = browser.press(flow.start(), "Allow")
    while page.is_redirect:
        page = requests.get(page.next.url, timeout=10)
    codes = [word for word in browser.words(page) if re.fullmatch(r"[A-Za-z0-9_-]{20,}", word)]
    assert codes, browser.words(page)
    result = flow.finish(codes[0])
    assert result.refresh_token and result.expires_at
    dbx = Dropbox(oauth2_refresh_token=result.refresh_token, app_key=fixture.app["key"])
    assert dbx.users_get_current_account().account_id == result.account_id
    expect_error(requests.HTTPError, flow.finish, codes[0])


@check
def a_redirect_carries_the_code_and_the_state(fixture):
    session = {}
    flow = DropboxOAuth2Flow(
        fixture.app["key"], "http://localhost:53682/", session, "csrf", consumer_secret=fixture.app["secret"],
        token_access_type="offline", scope=["account_info.read", "files.metadata.read"])
    response = browser.press(flow.start("my state"), "Allow")
    assert response.is_redirect, response.status_code
    query = {key: values[0] for key, values in parse_qs(urlparse(response.headers["Location"]).query).items()}
    result = flow.finish(query)
    assert result.url_state == "my state" and "files.metadata.read" in result.scope
    expect_error(exceptions.AuthError, Dropbox(result.access_token).files_upload, b"", "/not allowed")


@check
def denial_is_reported(fixture):
    session = {}
    flow = DropboxOAuth2Flow(
        fixture.app["key"], "http://localhost:53682/", session, "csrf", consumer_secret=fixture.app["secret"])
    response = browser.press(flow.start(), "Deny")
    query = {key: values[0] for key, values in parse_qs(urlparse(response.headers["Location"]).query).items()}
    assert query["error"] == "access_denied"
    try:
        flow.finish(query)
    except Exception as error:
        assert type(error).__name__ == "NotApprovedException", repr(error)
    else:
        raise AssertionError("a denial was accepted as an authorization")


@check
def a_revoked_token_is_invalid(fixture):
    dbx = Dropbox(oauth2_refresh_token=fixture.refresh_tokens["revoked"], app_key=fixture.app["key"], app_secret=fixture.app["secret"])
    dbx.users_get_current_account()
    access = dbx._oauth2_access_token
    dbx.auth_token_revoke()
    expect_error(exceptions.AuthError, Dropbox(access).users_get_current_account)


@check
def a_profile_photo_is_set(fixture):
    from dropbox import account
    from files import png_image

    photo = account.PhotoSourceArg.base64_data(base64.b64encode(png_image(128, 128)).decode())
    url = client(fixture).account_set_profile_photo(photo).profile_photo_url
    assert requests.get(url, timeout=10).status_code == 200


