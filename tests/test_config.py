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
