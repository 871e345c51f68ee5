"""Settings come from the environment, and a data folder is proved before it is used."""

from pathlib import Path

import pytest

from webapp import config


def test_nothing_set_serves_all_interfaces_at_8000_from_the_users_folder() -> None:
    settings = config.from_environment({"HOME": "/home/ann"})
    assert (settings["HOST"], settings["PORT"]) == ("0.0.0.0", 8000)
    assert isinstance(settings["DATA_FOLDER"], Path)


def test_empty_values_count_as_not_set() -> None:
    settings = config.from_environment({"HOST": "", "PORT": "", "TABLESIDE_DATA": "", "HOME": "/home/ann"})
    assert (settings["HOST"], settings["PORT"]) == ("0.0.0.0", 8000)
    assert settings["DATA_FOLDER"].name == "tableside"


def test_the_environment_is_obeyed() -> None:
    settings = config.from_environment({"HOST": "127.0.0.1", "PORT": "0", "TABLESIDE_DATA": "/games"})
    assert (settings["HOST"], settings["PORT"], settings["DATA_FOLDER"]) == ("127.0.0.1", 0, Path("/games"))


@pytest.mark.parametrize("port", ["-1", "65536", "80a", "8000.0", "²", "9" * 5000])
def test_a_port_that_is_none_is_refused_in_one_short_line(port: str) -> None:
    with pytest.raises(config.SettingError, match="is not a port number") as refused:
        config.from_environment({"PORT": port})
    assert len(str(refused.value)) < 120


@pytest.mark.parametrize(
    ("platform", "environ", "expected"),
    [
        ("linux", {"HOME": "/home/ann"}, "/home/ann/.local/share/tableside"),
        ("linux", {"HOME": "/home/ann", "XDG_DATA_HOME": "/data"}, "/data/tableside"),
        ("darwin", {"HOME": "/Users/ann"}, "/Users/ann/Library/Application Support/tableside"),
        ("win32", {"LOCALAPPDATA": "/local", "USERPROFILE": "/ann"}, "/local/tableside"),
        ("win32", {"USERPROFILE": "/ann"}, "/ann/AppData/Local/tableside"),
    ],
)
def test_the_users_folder_is_where_the_platform_has_it(
    platform: str, environ: dict[str, str], expected: str
) -> None:
    assert config.default_data_folder(environ, platform) == Path(expected)


def test_an_empty_home_still_gives_a_whole_path() -> None:
    assert config.default_data_folder({"HOME": ""}, "linux").is_absolute()


def test_a_missing_data_folder_is_made(tmp_path: Path) -> None:
    config.prepare_data_folder(tmp_path / "a" / "b")
    assert (tmp_path / "a" / "b").is_dir()
    assert list((tmp_path / "a" / "b").iterdir()) == []


def test_a_data_folder_that_cannot_be_is_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    with pytest.raises(config.DataFolderError) as refused:
        config.prepare_data_folder(tmp_path / "file" / "games")
    assert str(tmp_path / "file" / "games") in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    "address",
    [
        "",
        "mailto:someone@example.org",
        "mailto:some.one+cards@mail.example.org",
        "https://example.org/issues/new",
        "https://example.org:8443/new?template=fault.md&labels=a,b",
        "https://xn--bcher-kva.example/new",
        "https://192.0.2.7/new?",
        "https://[2001:db8::1]/new",
        "https://example.org/" + "x" * 1980,
        "mailto:o'neil@x.org",
    ],
)
def test_reports_go_to_a_mail_address_or_a_form(address: str) -> None:
    assert config.from_environment({"TABLESIDE_REPORT": address})["REPORT"] == address


@pytest.mark.parametrize(
    ("address", "kept"),
    [
        ("HTTPS://example.org/New", "https://example.org/New"),
        ("MAILTO:Ann@example.org", "mailto:Ann@example.org"),
    ],
)
def test_the_scheme_of_an_address_may_be_in_capitals(address: str, kept: str) -> None:
    assert config.from_environment({"TABLESIDE_REPORT": address})["REPORT"] == kept


@pytest.mark.parametrize(
    "address",
    [
        "someone@example.org",
        "mailto:",
        "mailto:someone",
        "mailto:someone@",
        "mailto:a@example.org,b@example.org",
        "mailto:a@example.org?cc=b@example.org",
        "mailto:a@example.org\nbcc:b@example.org",
        "mailto:a@example.org#x",
        "http://example.org/issues/new",
        "javascript:alert(1)",
        "https://",
        "https://.",
        "https://-/new",
        "HTTPS://.",
        "https://example.org/" + "x" * 1981,
        "mailto:" + "a" * 2000 + "@x.org",
        "mailto:a'@",
        "HTTP://example.org/new",
        "https:///issues/new",
        "https://example.org:port/new",
        "https://me:secret@example.org/new",
        "https://example.org/new#top",
        "https://example.org/new?title=x",
        "https://example.org/new?a=b&body=",
        "https://example.org/new here",
        'https://example.org/"onclick=',
        "https://példa.hu/új",
        "https://[::1/new",
        " ",
        "x" * 5000,
    ],
)
def test_an_address_that_takes_no_report_is_refused_in_one_line(address: str) -> None:
    with pytest.raises(config.SettingError, match=r"TABLESIDE_REPORT=.* is neither mailto:") as refused:
        config.from_environment({"TABLESIDE_REPORT": address})
    assert len(str(refused.value)) < 300
    assert "\n" not in str(refused.value)
