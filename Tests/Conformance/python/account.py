"""Signing in, tokens, and the account."""
import base64
import re
from urllib.parse import parse_qs, urlparse

import requests
from dropbox import Dropbox, DropboxOAuth2Flow, DropboxOAuth2FlowNoRedirect, common, exceptions, users

import browser
from checks import check, refused
from files import client


@check
def the_account_and_its_space_are_told(site):
    dbx = client(site)
    account = dbx.users_get_current_account()
    assert account.email == site.emails["ada"] and account.root_info.home_namespace_id
    space = dbx.users_get_space_usage()
    assert space.used >= 0 and space.allocation.get_individual().allocated > 0
    other = client(site, "ben").users_get_current_account()
    assert dbx.users_get_account(other.account_id).email == other.email
    batch = dbx.users_get_account_batch([account.account_id, other.account_id])
    assert [found.account_id for found in batch] == [account.account_id, other.account_id]
    features = dbx.users_features_get_values([users.UserFeature.paper_as_files])
    assert features.values[0].is_paper_as_files()


@check
def checks_echo_what_they_got(site):
    assert client(site).check_user("hello").result == "hello"
    app = Dropbox(app_key=site.app["key"], app_secret=site.app["secret"], oauth2_access_token="unused")
    assert app.check_app("hello").result == "hello"


@check
def contacts_and_openid_answer(site):
    dbx = client(site)
    dbx.contacts_delete_manual_contacts()
    error = refused(exceptions.ApiError, dbx.contacts_delete_manual_contacts_batch, ["nobody@example.com"])
    assert error.is_contacts_not_found()
    assert dbx.openid_userinfo().email == site.emails["ada"]


@check
def a_bad_token_is_an_authentication_error(site):
    error = refused(exceptions.AuthError, Dropbox("nonsense").users_get_current_account)
    assert error.is_invalid_access_token()


@check
def a_missing_scope_is_named(site):
    dbx = Dropbox(site.tokens["narrow"])
    assert refused(exceptions.AuthError, dbx.files_list_folder, "").get_missing_scope().required_scope == "files.metadata.read"


@check
def a_path_root_of_somebody_else_is_refused(site):
    ada, ben = client(site), client(site, "ben")
    foreign = ben.users_get_current_account().root_info.home_namespace_id
    error = refused(
        exceptions.PathRootError, ada.with_path_root(common.PathRoot.namespace_id(foreign)).files_list_folder, "")
    assert error.is_no_permission()
    own = ada.users_get_current_account().root_info.root_namespace_id
    ada.with_path_root(common.PathRoot.root(own)).files_list_folder("")


@check
def a_refresh_token_makes_access_tokens(site):
    dbx = Dropbox(oauth2_refresh_token=site.refresh_tokens["ada"], app_key=site.app["key"], app_secret=site.app["secret"])
    assert dbx.users_get_current_account().email == site.emails["ada"]
    narrow = Dropbox(
        oauth2_refresh_token=site.refresh_tokens["ada"], app_key=site.app["key"], app_secret=site.app["secret"])
    narrow.refresh_access_token(scope=["account_info.read"])
    assert refused(exceptions.AuthError, narrow.files_list_folder, "").is_missing_scope()
    wrong = Dropbox(oauth2_refresh_token="nonsense", app_key=site.app["key"], app_secret=site.app["secret"])
    refused(exceptions.AuthError, wrong.users_get_current_account)


@check
def a_code_is_shown_and_exchanged_with_a_proof_key(site):
    flow = DropboxOAuth2FlowNoRedirect(site.app["key"], use_pkce=True, token_access_type="offline")
    page = browser.press(flow.start(), "Allow")
    while page.is_redirect:
        page = requests.get(page.next.url, timeout=10)
    codes = [word for word in browser.words(page) if re.fullmatch(r"[A-Za-z0-9_-]{20,}", word)]
    assert codes, browser.words(page)
    result = flow.finish(codes[0])
    assert result.refresh_token and result.expires_at
    dbx = Dropbox(oauth2_refresh_token=result.refresh_token, app_key=site.app["key"])
    assert dbx.users_get_current_account().account_id == result.account_id
    refused(requests.HTTPError, flow.finish, codes[0])


@check
def a_redirect_carries_the_code_and_the_state(site):
    session = {}
    flow = DropboxOAuth2Flow(
        site.app["key"], "http://localhost:53682/", session, "csrf", consumer_secret=site.app["secret"],
        token_access_type="offline", scope=["account_info.read", "files.metadata.read"])
    answer = browser.press(flow.start("my state"), "Allow")
    assert answer.is_redirect, answer.status_code
    query = {key: values[0] for key, values in parse_qs(urlparse(answer.headers["Location"]).query).items()}
    result = flow.finish(query)
    assert result.url_state == "my state" and "files.metadata.read" in result.scope
    refused(exceptions.AuthError, Dropbox(result.access_token).files_upload, b"", "/not allowed")


@check
def denial_comes_back_as_such(site):
    session = {}
    flow = DropboxOAuth2Flow(
        site.app["key"], "http://localhost:53682/", session, "csrf", consumer_secret=site.app["secret"])
    answer = browser.press(flow.start(), "Deny")
    query = {key: values[0] for key, values in parse_qs(urlparse(answer.headers["Location"]).query).items()}
    assert query["error"] == "access_denied"
    try:
        flow.finish(query)
    except Exception as error:
        assert type(error).__name__ == "NotApprovedException", repr(error)
    else:
        raise AssertionError("a denial was taken for a code")


@check
def a_revoked_token_is_dead(site):
    dbx = Dropbox(oauth2_refresh_token=site.refresh_tokens["revoked"], app_key=site.app["key"], app_secret=site.app["secret"])
    dbx.users_get_current_account()
    access = dbx._oauth2_access_token
    dbx.auth_token_revoke()
    refused(exceptions.AuthError, Dropbox(access).users_get_current_account)


@check
def a_profile_photo_is_set(site):
    from dropbox import account
    from files import picture

    photo = account.PhotoSourceArg.base64_data(base64.b64encode(picture(128, 128)).decode())
    url = client(site).account_set_profile_photo(photo).profile_photo_url
    assert requests.get(url, timeout=10).status_code == 200


