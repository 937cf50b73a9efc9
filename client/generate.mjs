import { writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';

export const generatedSchemaUrl = new URL('src/schema.generated.ts', import.meta.url);

const withoutExamples = (value) => {
  if (Array.isArray(value)) return value.map(withoutExamples);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, each]) => name !== 'example' || typeof each !== 'object')
      .map(([name, each]) => [name, withoutExamples(each)]),
  );
};

/** Drops error responses and headers, which the client handles. */
const whatProgramsSee = ({ responses, parameters = [], ...operation }) => ({
  ...operation,
  parameters: parameters.filter((each) => each.in !== 'header'),
  responses: Object.fromEntries(
    Object.entries(responses)
      .filter(([status]) => status.startsWith('2'))
      .map(([status, { headers: _headers, ...answer }]) => [status, answer]),
  ),
});

const methods = new Set(['get', 'post', 'put', 'patch', 'delete']);
const mapped = (object, change) =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value, name)]));

export const generateTypes = async (document) => {
  const paths = mapped(document.paths, (path) =>
    mapped(path, (part, name) => (methods.has(name) ? whatProgramsSee(part) : part)),
  );
  const { schemas } = document.components;
  const described = withoutExamples({ ...document, paths, components: { schemas } });
  const nodes = await openapiTS(described, { alphabetize: true });
  return astToString(nodes)
    .replaceAll(/^( {4})+/gm, (indent) => '  '.repeat(indent.length / 4))
    .replaceAll(/^ {4}(get|put|post|delete|options|head|patch|trace)\?: never;\n/gm, '');
};

/** Generates the types from a running portal: `node client/generate.mjs http://127.0.0.1:8080` */
if (process.argv[1] === import.meta.filename) {
  const [address = 'http://127.0.0.1:8080'] = process.argv.slice(2);
  const answer = await fetch(`${address}/openapi.json?lang=en`);
  if (!answer.ok) throw new Error(`${address}/openapi.json answered ${answer.status}`);
  writeFileSync(generatedSchemaUrl, await generateTypes(await answer.json()));
}
