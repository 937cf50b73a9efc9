import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';

/** Writes the types of the client from a portal's own description. */
export const writeTypes = async (document) => {
  const nodes = await openapiTS(document, { alphabetize: true });
  writeFileSync(new URL('src/schema.generated.ts', import.meta.url), astToString(nodes));
};

/** `node client/generate.mjs http://127.0.0.1:8080` */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [address = 'http://127.0.0.1:8080'] = process.argv.slice(2);
  const answer = await fetch(`${address}/openapi.json?lang=en`);
  if (!answer.ok) throw new Error(`${address}/openapi.json answered ${answer.status}`);
  await writeTypes(await answer.json());
}
