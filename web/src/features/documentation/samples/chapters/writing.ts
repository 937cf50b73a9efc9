import type { ChapterSamples } from '../sample.ts';

export const writing: ChapterSamples = {
  create: () => ({
    curl: `YEAR=$(curl -s "$ADDRESS/api/portal" |
  sed -E 's/.*"open_fiscal_year":\\{"id":([0-9]+).*/\\1/')
DRAFT=$(curl -s "$ADDRESS/api/ship_time_requests" \\
  -H "authorization: Bearer $TOKEN" \\
  -H 'content-type: application/json' \\
  -d "{\\"fiscal_year_id\\": $YEAR, \\"project_title\\": \\"Moorings\\"}" |
  sed -E 's/.*"data":\\{"id":([0-9]+).*/\\1/')
curl -s -X PATCH "$ADDRESS/api/ship_time_requests/$DRAFT" \\
  -H "authorization: Bearer $TOKEN" \\
  -H 'content-type: application/json' \\
  -d '{"executive_summary": "Two moorings are recovered.", "status_id": 6}'`,
    javascript: `const { data: portal } = await call('GET', '/api/portal');
const { data: draft } = await call('POST', '/api/ship_time_requests', {
  fiscal_year_id: portal.open_fiscal_year.id,
  project_title: 'Moorings',
});
const { data: saved } = await call('PATCH', \`/api/ship_time_requests/\${draft.id}\`, {
  executive_summary: 'Two moorings are recovered.',
  status_id: 6,
});
console.log(saved.executive_summary, saved.status_id);`,
  }),
  versions: () => ({
    curl: `curl -s -X PATCH "$ADDRESS/api/ship_time_requests/$DRAFT" \\
  -H "authorization: Bearer $TOKEN" \\
  -H 'content-type: application/json' \\
  -H 'if-match: "99"' \\
  -d '{"project_title": "Moorings of the shelf"}'`,
    javascript: `const stale = await call('PATCH', \`/api/ship_time_requests/\${draft.id}\`, {
  project_title: 'Moorings of the shelf',
  lock_version: 99,
});
console.log(stale.type, stale.current.lock_version);`,
  }),
  twice: () => ({
    curl: `KEY="copy-$(date +%s)"
for TIME in first second; do
  curl -s -D - -o /dev/null "$ADDRESS/api/ship_time_requests/$DRAFT/copy" \\
    -H "authorization: Bearer $TOKEN" \\
    -H 'content-type: application/json' \\
    -H "idempotency-key: $KEY" \\
    -d "{\\"fiscal_year_id\\": $YEAR}" |
    grep -i -E '^(HTTP|idempotency-replayed)'
done`,
    javascript: `const key = crypto.randomUUID();
const copy = async () => {
  const answer = await fetch(\`\${address}/api/ship_time_requests/\${draft.id}/copy\`, {
    method: 'POST',
    headers: {
      authorization: \`Bearer \${token}\`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify({ fiscal_year_id: portal.open_fiscal_year.id }),
  });
  return [(await answer.json()).data.id, answer.headers.get('idempotency-replayed')];
};
const [made, replayed] = [await copy(), await copy()];
console.log(made, replayed);
await call('DELETE', \`/api/ship_time_requests/\${made[0]}\`);`,
  }),
  rows: () => ({
    curl: `curl -s -X PUT "$ADDRESS/api/ship_time_requests/$DRAFT/stations" \\
  -H "authorization: Bearer $TOKEN" \\
  -H 'content-type: application/json' \\
  -d '[{"name": "M1", "type": "Mooring", "latitude": 44.4, "longitude": -63.45}]'`,
    javascript: `const { data: stations } = await call('PUT', \`/api/ship_time_requests/\${draft.id}/stations\`, [
  { name: 'M1', type: 'Mooring', latitude: 44.4, longitude: -63.45 },
]);
console.log(stations.map(({ name, position }) => [name, position]));`,
  }),
  methods: () => ({
    curl: `curl -s -o /dev/null -w '%{http_code}\\n' -X POST "$ADDRESS/api/ship_time_requests/$DRAFT" \\
  -H "authorization: Bearer $TOKEN" \\
  -d _method=DELETE`,
    javascript: `console.log(await call('POST', \`/api/ship_time_requests/\${draft.id}\`, { _method: 'DELETE' }));`,
  }),
};
