"""Loads scripts without the suffix `.py` as modules, so that scripts and their tests can share functions."""
import importlib.machinery
import importlib.util
import os


def load(name):
    """Returns the script `name` of this directory as a module."""
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), name)
    loader = importlib.machinery.SourceFileLoader(name.replace("-", "_"), path)
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
    loader.exec_module(module)
    return module
