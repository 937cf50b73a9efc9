#!/usr/bin/env python3
"""A page with the fleet's year, made from the open schedule: python3 open_dashboard.py https://ships.example.org page.html [fr]

Nothing beside Python's own library is needed, and no account where the portal has its schedule open.
SHIPTIME_TOKEN, of a service account with the scope schedules:read, is sent along where it is set.
"""

import datetime
import html
import json
import os
import sys
import time
import urllib.error
import urllib.request

WORDS = {
    "en": {
        "title": "Ships and science, {year}",
        "version": "Version {version} of the published schedule, {day}",
        "year": "The year of each ship: voyages (dark where there is room on board), days when it is away (grey), free days (white)",
        "room": "Room on board",
        "ship": "Ship", "what": "Voyage", "from": "From", "to": "To", "ports": "Ports", "days": "Days", "berths": "Free berths",
        "free": "No voyage yet",
        "unknown": "not known",
        "none": "There is no room on board in this schedule.",
    },
    "fr": {
        "title": "Navires et science, {year}",
        "version": "Version {version} de l’horaire publié, {day}",
        "year": "L’année de chaque navire\u00a0: voyages (foncés s’il reste de la place à bord), jours d’absence (gris), jours libres (blancs)",
        "room": "Places disponibles à bord",
        "ship": "Navire", "what": "Voyage", "from": "Du", "to": "Au", "ports": "Ports", "days": "Jours", "berths": "Couchettes libres",
        "free": "Pas encore de voyage",
        "unknown": "inconnu",
        "none": "Il ne reste pas de place à bord dans cet horaire.",
    },
}
LANE, WIDTH, NAMES = 28, 1000, 220
PATIENCE, TRIES = 30, 5


def read(address):
    """The JSON at an address; asked again while the portal says that it is busy or cannot be reached."""
    headers = {"Accept": "application/json"}
    if os.environ.get("SHIPTIME_TOKEN"):
        headers["Authorization"] = "Bearer " + os.environ["SHIPTIME_TOKEN"]
    for attempt in range(TRIES):
        pause = 2**attempt
        try:
            with urllib.request.urlopen(urllib.request.Request(address, headers=headers), timeout=PATIENCE) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as refusal:
            if refusal.code not in (429, 503) or attempt == TRIES - 1:
                raise SystemExit(f"{address} answered {refusal.code}: {json.load(refusal).get('message')}")
            pause = int(refusal.headers.get("Retry-After") or pause)
        except urllib.error.URLError as trouble:
            if attempt == TRIES - 1:
                raise SystemExit(f"{address} cannot be reached: {trouble.reason}")
        time.sleep(pause)


def day(text):
    return datetime.date.fromisoformat(text)


class Page:
    def __init__(self, schedule, language):
        self.schedule, self.language, self.words = schedule, language, WORDS[language]
        self.first, self.last = day(schedule["fiscal_year"]["start_date"]), day(schedule["fiscal_year"]["end_date"])

    def name(self, thing):
        return html.escape(thing["name_" + self.language]) if thing else self.words["unknown"]

    def ports(self, leg):
        here, there = self.name(leg["from_port"]), self.name(leg["to_port"])
        return here if here == there else f"{here} → {there}"

    def bar(self, row, start, end, look, title):
        scale = WIDTH / ((self.last - self.first).days + 1)
        begin, finish = max(day(start), self.first), min(day(end), self.last)
        if begin > finish:
            return ""
        x, width = (begin - self.first).days * scale, ((finish - begin).days + 1) * scale
        return (
            f'<rect class="{look}" x="{NAMES + x:.1f}" y="{row * LANE + 4}" width="{width:.1f}" height="{LANE - 8}">'
            f"<title>{html.escape(title)}, {start} – {end}</title></rect>"
        )

    def lane(self, row, vessel):
        roomy = {mission for leg in vessel["joinable_legs"] for mission in leg["mission_ids"]}
        bars = [self.bar(row, away["start_date"], away["end_date"], "away", away["name"]) for away in vessel["unavailable"]]
        bars += [
            self.bar(row, each["start_date"], each["end_date"], "roomy" if each["id"] in roomy else "full", each["title"])
            for each in vessel["missions"]
        ]
        return f'<text x="0" y="{row * LANE + LANE / 2 + 5}">{self.name(vessel)}</text>' + "".join(bars)

    def picture(self):
        vessels = self.schedule["vessels"]
        lanes = "\n".join(self.lane(row, vessel) for row, vessel in enumerate(vessels))
        return (
            f'<svg role="img" aria-label="{html.escape(self.words["year"])}" viewBox="0 0 {NAMES + WIDTH} {LANE * len(vessels)}" '
            f'xmlns="http://www.w3.org/2000/svg">{lanes}</svg>'
        )

    def table(self):
        words, rows = self.words, []
        for vessel in self.schedule["vessels"]:
            titles = {mission["id"]: mission["title"] for mission in vessel["missions"]}
            for leg in vessel["joinable_legs"]:
                what = html.escape(" · ".join(titles[each] for each in leg["mission_ids"])) or words["free"]
                berths = words["unknown"] if leg["free_berths"] is None else leg["free_berths"]
                cells = [what, leg["start_date"], leg["end_date"], self.ports(leg), leg["days"], berths]
                rows.append(f'<tr><th scope="row">{self.name(vessel)}</th>' + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
        if not rows:
            return f"<p>{words['none']}</p>"
        heads = [words[key] for key in ("ship", "what", "from", "to", "ports", "days", "berths")]
        head = "".join(f'<th scope="col">{each}</th>' for each in heads)
        return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"

    def whole(self):
        words, schedule = self.words, self.schedule
        title = words["title"].format(year=html.escape(schedule["fiscal_year"]["name"]))
        version = words["version"].format(version=schedule["version"], day=schedule["published_at"][:10])
        return f"""<!doctype html>
<html lang="{self.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>
<style>
body {{ font: 16px/1.5 sans-serif; margin: 24px; color: #333 }}
svg {{ width: 100%; font-size: 14px }}
.full {{ fill: #8fa6c8 }} .roomy {{ fill: #26374a }} .away {{ fill: #bbb }}
div {{ overflow-x: auto }} table {{ border-collapse: collapse }} th, td {{ border: 1px solid #767676; padding: 4px 8px; text-align: left }}
</style></head>
<body><h1>{title}</h1><p>{version}</p><h2>{html.escape(words["year"])}</h2><div tabindex="0" role="group" aria-label="{title}">{self.picture()}</div>
<h2>{words["room"]}</h2><div tabindex="0" role="group" aria-label="{words["room"]}">{self.table()}</div></body></html>
"""


def main(address, file, language="en"):
    years = read(address.rstrip("/") + "/api/open/schedules")["data"]
    if not years:
        raise SystemExit("no schedule is published")
    # The newest year comes first.
    schedule = read(years[0]["latest"]["json"])["data"]
    with open(file, "w", encoding="utf-8") as page:
        page.write(Page(schedule, language).whole())
    print(f"{schedule['fiscal_year']['name']}, version {schedule['version']}: {len(schedule['vessels'])} ships written to {file}")


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4) or (len(sys.argv) == 4 and sys.argv[3] not in WORDS):
        raise SystemExit(__doc__)
    main(*sys.argv[1:])
