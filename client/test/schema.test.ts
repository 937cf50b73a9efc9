import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { startTestApp } from '../../server/test/harness.ts';
import { generatedSchemaUrl, generateTypes } from '../generate.mjs';

const federation = {
  issuer: 'https://federation.example',
  clientId: 'shiptime',
  clientSecret: 'secret',
  name_en: 'Federation',
  name_fr: 'Fédération',
};

it('the client is typed by the interface as it is: else npm run api:types', async () => {
  const test = await startTestApp({ demo: true, publicUrl: 'https://shiptime.example', federation });
  const document = (await test.visitor.get('/openapi.json?lang=en')).json();
  await test.close();
  await expect(await generateTypes(document)).toMatchFileSnapshot(fileURLToPath(generatedSchemaUrl));
});
