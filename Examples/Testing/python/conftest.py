"""A fixture with a new emulator for each test. Copy it, or import it in your own conftest.py."""
import pytest

from dropbox_emulator import Emulator


@pytest.fixture
def emulator():
    with Emulator() as emulator:
        yield emulator
        # The test passed for another reason if a fault never occurred.
        emulator.verify_faults()
