import type { ChapterSamples } from '../sample.ts';

export const lists: ChapterSamples = {
  include: () => ({
    curl: `curl -g -s "$ADDRESS/api/ship_time_requests?include=primaryProponent,stations&limit=1" \\
  -H "authorization: Bearer $TOKEN"`,
    javascript: `const { data: rows } = await call(
  'GET',
  '/api/ship_time_requests?include=primaryProponent,stations&limit=3',
);
console.log(rows.map(({ primaryProponent, stations }) => [primaryProponent.last_name, stations.length]));`,
  }),
  filter: () => ({
    curl: `curl -g -s "$ADDRESS/api/ship_time_requests?filter[status_id]=2,4,6&filter[updated_at][gte]=2026-01-01&sort=-updated_at" \\
  -H "authorization: Bearer $TOKEN"
curl -g -s "$ADDRESS/api/ship_time_requests?filter[colour]=red" \\
  -H "authorization: Bearer $TOKEN"`,
    javascript: `const since = await call(
  'GET',
  '/api/ship_time_requests?filter[status_id]=2,4,6&filter[updated_at][gte]=2026-01-01&sort=-updated_at',
);
console.log(since.data.length);
const unknown = await call('GET', '/api/ship_time_requests?filter[colour]=red');
console.log(unknown.type, unknown.message);`,
  }),
  fields: () => ({
    curl: `curl -g -s "$ADDRESS/api/ship_time_requests?include=primaryProponent&fields[ship_time_requests]=id,project_title&fields[users]=last_name&limit=2" \\
  -H "authorization: Bearer $TOKEN"`,
    javascript: `const lean = await call(
  'GET',
  '/api/ship_time_requests?fields[ship_time_requests]=id,project_title&append=days_total&limit=2',
);
console.log(lean.data);`,
  }),
  pages: () => ({
    curl: `PAGE=1
LAST=1
while [ "$PAGE" -le "$LAST" ]; do
  ANSWER=$(curl -s "$ADDRESS/api/vessels?sort=id&page=$PAGE&limit=20")
  LAST=$(echo "$ANSWER" | sed -E 's/.*"last_page":([0-9]+).*/\\1/')
  echo "page $PAGE of $LAST"
  PAGE=$((PAGE + 1))
done`,
    javascript: `const vessels = [];
for (let page = 1, last = 1; page <= last; page += 1) {
  const { data, meta } = await call('GET', \`/api/vessels?sort=id&page=\${page}&limit=20\`);
  vessels.push(...data);
  last = meta.last_page;
}
console.log(vessels.length);`,
  }),
  unchanged: () => ({
    curl: `ETAG=$(curl -s -D - -o /dev/null "$ADDRESS/api/ports?lang=fr" |
  sed -n -E 's/^etag: (.*)\\r$/\\1/Ip')
curl -s -o /dev/null -w '%{http_code}\\n' "$ADDRESS/api/ports?lang=fr" \\
  -H "if-none-match: $ETAG"`,
    javascript: `const first = await fetch(\`\${address}/api/ports?lang=fr\`);
const again = await fetch(\`\${address}/api/ports?lang=fr\`, {
  headers: { 'if-none-match': first.headers.get('etag') },
});
console.log(first.status, again.status);`,
  }),
};
