"""Write the documents into the tree that this package lies in."""

from pathlib import Path

from cabale.table.documents import documents

TREE = Path(__file__).resolve().parents[4]

for name, text in documents().items():
    (TREE / name).write_text(text, "utf-8")
    print(name)
