import type { ChapterSamples } from '../sample.ts';

export const files: ChapterSamples = {
  multipart: () => ({
    curl: `YEAR=$(curl -s "$ADDRESS/api/portal" |
  sed -E 's/.*"open_fiscal_year":\\{"id":([0-9]+).*/\\1/')
DRAFT=$(curl -s "$ADDRESS/api/ship_time_requests" \\
  -H "authorization: Bearer $TOKEN" \\
  -F fiscal_year_id="$YEAR" -F project_title='With stations' |
  sed -E 's/.*"data":\\{"id":([0-9]+).*/\\1/')
echo "application $DRAFT"`,
    javascript: `const { data: portal } = await call('GET', '/api/portal');
const { data: draft } = await call('POST', '/api/ship_time_requests', {
  fiscal_year_id: portal.open_fiscal_year.id,
  project_title: 'With stations',
});`,
  }),
  imports: () => ({
    curl: `printf 'name,type,latitude,longitude\\nHL_01,CTD,44.4,-63.45\\nHL_02,CTD,44.27,-63.32\\n' > stations.csv
curl -s "$ADDRESS/api/ship_time_requests/$DRAFT/stations/import" \\
  -H "authorization: Bearer $TOKEN" \\
  -F file=@stations.csv -F mode=append -F dry_run=true
curl -s "$ADDRESS/api/ship_time_requests/$DRAFT/stations/import" \\
  -H "authorization: Bearer $TOKEN" \\
  -F file=@stations.csv -F mode=append`,
    javascript: `const form = new FormData();
form.set('mode', 'append');
form.set(
  'file',
  new Blob(['name,type,latitude,longitude\\nHL_01,CTD,44.4,-63.45\\nHL_02,CTD,north,-63.32\\n']),
  'stations.csv',
);
const refused = await fetch(\`\${address}/api/ship_time_requests/\${draft.id}/stations/import\`, {
  method: 'POST',
  headers: { authorization: \`Bearer \${token}\` },
  body: form,
});
console.log(refused.status, (await refused.json()).errors);`,
  }),
  exports: () => ({
    curl: `curl -s -o stations.gpx "$ADDRESS/api/ship_time_requests/$DRAFT/stations/export.gpx" \\
  -H "authorization: Bearer $TOKEN"
curl -s -o application.pdf "$ADDRESS/api/ship_time_requests/$DRAFT/export.pdf?lang=fr" \\
  -H "authorization: Bearer $TOKEN"
grep -c '<wpt' stations.gpx
head -c 5 application.pdf
curl -s -X DELETE "$ADDRESS/api/ship_time_requests/$DRAFT" \\
  -H "authorization: Bearer $TOKEN"`,
    javascript: `const printed = await fetch(
  \`\${address}/api/ship_time_requests/\${draft.id}/export.pdf?lang=fr\`,
  { headers: { authorization: \`Bearer \${token}\` } },
);
console.log(printed.status, printed.headers.get('content-disposition'));
await call('DELETE', \`/api/ship_time_requests/\${draft.id}\`);`,
  }),
};
