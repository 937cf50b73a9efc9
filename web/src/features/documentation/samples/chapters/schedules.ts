import type { ChapterSamples } from '../sample.ts';
import { curlAs, javascriptAs } from '../signing-in.ts';

export const openSchedule: ChapterSamples = {
  read: () => ({
    curl: `YEAR=$(curl -s "$ADDRESS/api/open/schedules" -H "authorization: Bearer $TOKEN" |
  sed -E 's/.*"fiscal_year":"([0-9-]+)".*/\\1/')
curl -s "$ADDRESS/api/open/schedules/$YEAR/versions/latest.json" \\
  -H "authorization: Bearer $TOKEN"`,
    javascript: `const { data: years } = await call('GET', '/api/open/schedules');
const { fiscal_year, latest_version } = years[0];
const { data: schedule } = await call(
  'GET',
  \`/api/open/schedules/\${fiscal_year}/versions/\${latest_version}.json\`,
);
for (const { name_en, missions } of schedule.vessels)
  console.log(name_en, missions.map(({ start_date, spare_berths }) => [start_date, spare_berths]));`,
    python: `years = call("GET", "/api/open/schedules")["data"]
year = years[0]["fiscal_year"]
schedule = call("GET", f"/api/open/schedules/{year}/versions/latest.json")["data"]
for vessel in schedule["vessels"]:
    print(vessel["name_en"], [(m["start_date"], m["spare_berths"]) for m in vessel["missions"]])`,
    r: `years <- portal("/api/open/schedules") |> req_perform() |> resp_body_json()
year <- years$data[[1]]$fiscal_year
answer <- portal(paste0("/api/open/schedules/", year, "/versions/latest.csv")) |> req_perform()
missions <- read.csv(text = sub("^\\ufeff", "", resp_body_string(answer)))
print(head(missions[c("vessel", "start_date", "spare_berths")]))`,
  }),
  versions: () => ({
    curl: `ETAG=$(curl -s -D - -o /dev/null "$ADDRESS/api/open/schedules/$YEAR/versions/latest.json" \\
  -H "authorization: Bearer $TOKEN" |
  sed -n -E 's/^etag: (.*)\\r$/\\1/Ip')
curl -s -o /dev/null -w '%{http_code}\\n' "$ADDRESS/api/open/schedules/$YEAR/versions/latest.json" \\
  -H "authorization: Bearer $TOKEN" -H "if-none-match: $ETAG"`,
    javascript: `const headers = { authorization: \`Bearer \${token}\` };
const latest = \`\${address}/api/open/schedules/\${fiscal_year}/versions/latest.json\`;
const etag = (await fetch(latest, { headers })).headers.get('etag');
console.log((await fetch(latest, { headers: { ...headers, 'if-none-match': etag } })).status);`,
  }),
  formats: () => ({
    curl: `curl -s "$ADDRESS/api/open/schedules/$YEAR/versions/latest.csv?lang=fr" \\
  -H "authorization: Bearer $TOKEN" | head -n 3
curl -s "$ADDRESS/api/open/schedules/$YEAR/versions/latest.ics" \\
  -H "authorization: Bearer $TOKEN" | head -n 2`,
    javascript: `const geojson = await (await fetch(latest.replace('.json', '.geojson'), { headers })).json();
console.log(geojson.type, geojson.features.length);`,
  }),
};

export const calendars: ChapterSamples = {
  feeds: ({ coordinator }) => ({
    curl: `${curlAs('PLANNER', coordinator)}
FEED=$(curl -s "$ADDRESS/api/calendar_feeds" \\
  -H "authorization: Bearer $PLANNER" \\
  -H 'content-type: application/json' -d '{}')
echo "$FEED"
curl -s "$(echo "$FEED" | sed -E 's/.*"url":"([^"]+)".*/\\1/')" | head -n 12`,
    javascript: `${javascriptAs(coordinator)}
const { data: feed } = await call('POST', '/api/calendar_feeds', {});
const calendar = await (await fetch(feed.url)).text();
console.log(calendar.split('BEGIN:VEVENT').length - 1);`,
  }),
  revoke: () => ({
    curl: `FEED=$(echo "$FEED" | sed -E 's/.*"id":([0-9]+).*/\\1/')
curl -s -o /dev/null -w '%{http_code}\\n' -X DELETE "$ADDRESS/api/calendar_feeds/$FEED" \\
  -H "authorization: Bearer $PLANNER"`,
    javascript: `await call('DELETE', \`/api/calendar_feeds/\${feed.id}\`);
console.log((await fetch(feed.url)).status);`,
  }),
};
