import type { ChapterSamples } from '../sample.ts';

export const errors: ChapterSamples = {
  shape: () => ({
    curl: `curl -s "$ADDRESS/api/ship_time_requests" \\
  -H "authorization: Bearer $TOKEN" \\
  -H 'content-type: application/json' \\
  -d '{"fiscal_year_id": "next", "project_title": 7}'`,
    javascript: `const wrong = await call('POST', '/api/ship_time_requests', {
  fiscal_year_id: 'next',
  project_title: 7,
});
console.log(wrong.type, wrong.request_id);
for (const { field, code, params } of wrong.details) console.log(field, code, params);`,
  }),
  statuses: () => ({
    curl: `curl -s -i "$ADDRESS/api/ship_time_requests/999999" \\
  -H "authorization: Bearer $TOKEN" \\
  -H 'accept-language: fr'`,
    javascript: `const missing = await fetch(\`\${address}/api/ship_time_requests/999999\`, {
  headers: { authorization: \`Bearer \${token}\`, 'accept-language': 'fr' },
});
console.log(missing.status, missing.headers.get('x-request-id'), await missing.json());`,
  }),
};

export const limits: ChapterSamples = {
  rates: () => ({
    curl: `curl -s -D - -o /dev/null "$ADDRESS/api/vessels" |
  grep -i '^x-ratelimit'`,
    javascript: `const { headers } = await fetch(\`\${address}/api/vessels\`);
console.log(headers.get('x-ratelimit-remaining'), headers.get('x-ratelimit-reset'));`,
  }),
  waiting: () => ({
    javascript: `const patiently = async (path, tries = 4) => {
  const answer = await fetch(address + path);
  if (![429, 503].includes(answer.status) || tries === 0) return answer.json();
  const seconds = Number(answer.headers.get('retry-after') ?? 1);
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  return patiently(path, tries - 1);
};
console.log((await patiently('/api/vessels?limit=1')).meta.total);`,
  }),
};
