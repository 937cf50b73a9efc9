import type { Description, Operation } from '../interface/description.ts';
import { bodyExample } from '../interface/examples.ts';
import { bodyMedia, type Listed } from '../interface/operations.ts';

/** What a part of an address is in a sample. */
const partOf: Readonly<Record<string, string>> = { fiscal_year: '2027-2028', version: '1' };

const filled = (path: string): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => partOf[name] ?? '12');

const isPublic = ({ security }: Operation): boolean => security?.length === 0;

/** As it is sent from a shell; in quotes that leave what stands in JSON as it is. */
export const operationSample = (
  description: Description,
  { operation, path, methods }: Listed,
  address: string,
): string => {
  const [method = 'GET'] = methods;
  const body = bodyMedia(operation);
  const isFile = body !== undefined && !body.type.endsWith('json');
  const example = body && !isFile ? JSON.stringify(bodyExample(description, body.media), null, 2) : undefined;
  const lines = [
    `curl ${method === 'GET' || (method === 'POST' && body) ? '' : `-X ${method} `}'${address}${filled(path)}'`,
    ...(isPublic(operation) ? [] : ['-H "authorization: Bearer $TOKEN"']),
    ...(example === undefined
      ? []
      : [`-H 'content-type: application/json'`, `-d '${example.replaceAll("'", String.raw`'\''`)}'`]),
    ...(isFile ? [`-F 'file=@file'`] : []),
  ];
  return lines.join(' \\\n  ');
};
