import { createConfig, lintFromString } from '@redocly/openapi-core';

/** Lints the description of a running portal: `npm run openapi:lint -- http://127.0.0.1:8080` */
const [address = 'http://127.0.0.1:8080'] = process.argv.slice(2);
const config = await createConfig({ extends: ['recommended-strict'] });
let found = 0;
for (const language of ['en', 'fr']) {
  const answer = await fetch(`${address}/openapi.json?lang=${language}`);
  if (!answer.ok) throw new Error(`${address}/openapi.json answered ${answer.status}`);
  const problems = await lintFromString({
    source: await answer.text(),
    absoluteRef: `${language}.json`,
    config,
  });
  for (const { ruleId, message, location } of problems)
    console.log(`${language}: ${ruleId}: ${message} ${location[0]?.pointer ?? ''}`);
  found += problems.length;
}
console.log(`${found} findings`);
process.exitCode = found > 0 ? 1 : 0;
