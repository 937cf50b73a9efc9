#!/usr/bin/env python3
"""Copies a fiscal year into SQLite: SHIPTIME_TOKEN=shp_… python3 copy_of_a_year.py https://ships.example.org 2028-2029 year.sqlite

Needs Python 3.9 and nothing else. Each row is JSON text; SQLite reads it with json_extract(data, '$.project_title').
"""

import json
import os
import sqlite3
import sys
import urllib.request


def opened(address):
    headers = {"Authorization": "Bearer " + os.environ["SHIPTIME_TOKEN"]}
    return urllib.request.urlopen(urllib.request.Request(address, headers=headers), timeout=60)


def lines_of(address, year):
    """One line at a time, however long the year is."""
    with opened(address + "/api/fiscal_years?limit=200") as answer:
        ids = {row["name"]: row["id"] for row in json.load(answer)["data"]}
    with opened(f"{address}/api/fiscal_years/{ids[year]}/export.ndjson") as answer:
        for line in answer:
            yield json.loads(line)


def main(address, year, file):
    copy = sqlite3.connect(file)
    end = None
    with copy:
        copy.execute("create table if not exists rows (resource text, id integer, data text, primary key (resource, id))")
        copy.execute("delete from rows")
        for line in lines_of(address.rstrip("/"), year):
            resource, data = line["resource"], line["data"]
            if resource == "end":
                end = data
            elif resource != "begin":
                copy.execute("insert into rows values (?, ?, ?)", (resource, data["id"], json.dumps(data)))
        if end is None:
            raise SystemExit("the answer was cut off: nothing is changed")
    print(f"{year}: {sum(end['rows'].values())} rows; not open to this token: {', '.join(end['left_out']) or 'nothing'}")


if __name__ == "__main__":
    if len(sys.argv) != 4:
        raise SystemExit(__doc__)
    main(*sys.argv[1:])
