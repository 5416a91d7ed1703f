from __future__ import annotations

from reader.core.paths import get_profile, get_resources


def test_a_given_folder_holds_everything_and_nothing_is_created_by_asking(tmp_path):
    profile = get_profile(tmp_path / "mine")
    assert profile.database.parent == tmp_path / "mine"
    assert not profile.folder.exists()


def test_without_a_folder_the_systems_own_place_is_used():
    assert "paperround" in str(get_profile().folder)


def test_resources_are_there():
    assert get_resources().is_dir()
