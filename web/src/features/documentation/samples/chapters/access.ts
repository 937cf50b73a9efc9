import type { ChapterSamples } from '../sample.ts';
import { curlAs, javascriptAs } from '../signing-in.ts';

export const access: ChapterSamples = {
  sessions: () => ({
    curl: `curl -s "$ADDRESS/api/auth/sessions" -H "authorization: Bearer $TOKEN"`,
    javascript: `const { data: sessions } = await call('GET', '/api/auth/sessions');
console.log(sessions.map(({ id, created_at }) => [id, created_at]));`,
  }),
  programs: ({ administrator }) => ({
    curl: `${curlAs('ADMIN', administrator)}
PROGRAM=$(curl -s "$ADDRESS/api/service_accounts" \\
  -H "authorization: Bearer $ADMIN" \\
  -H 'content-type: application/json' \\
  -d '{"name": "Nightly copy", "scopes": ["applications:read"]}' |
  sed -E 's/.*"data":\\{"id":([0-9]+).*/\\1/')
SECRET=$(curl -s "$ADDRESS/api/service_accounts/$PROGRAM/tokens" \\
  -H "authorization: Bearer $ADMIN" \\
  -H 'content-type: application/json' \\
  -d '{"name": "First token"}' |
  sed -E 's/.*"token":"([^"]+)".*/\\1/')
curl -s "$ADDRESS/api/ship_time_requests?limit=2" \\
  -H "authorization: Bearer $SECRET"`,
    javascript: `${javascriptAs(administrator)}
const { data: program } = await call('POST', '/api/service_accounts', {
  name: 'Nightly copy',
  scopes: ['applications:read'],
});
const { data: made } = await call('POST', \`/api/service_accounts/\${program.id}/tokens\`, {
  name: 'First token',
});
const administrator = token;
token = made.token;
console.log(token.slice(0, 4), (await call('GET', '/api/ship_time_requests?limit=2')).meta.total);`,
  }),
  scopes: () => ({
    curl: `curl -s "$ADDRESS/api/vessel_plans" -H "authorization: Bearer $SECRET"
curl -s -X DELETE "$ADDRESS/api/service_accounts/$PROGRAM" \\
  -H "authorization: Bearer $ADMIN"`,
    javascript: `const { type, meta } = await call('GET', '/api/vessel_plans');
console.log(type, meta.scope);
token = administrator;
await call('DELETE', \`/api/service_accounts/\${program.id}\`);`,
  }),
};
