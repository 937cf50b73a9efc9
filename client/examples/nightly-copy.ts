/**
 * Run: SHIPTIME_ADDRESS=https://ships.example.org SHIPTIME_TOKEN=shp_… \
 *   npx tsx client/examples/nightly-copy.ts 2028-2029 year.sqlite
 * The token needs the scopes applications:read and events:read.
 */
import { ShiptimeClient } from '../src/client.ts';
import { CopyOfYear } from './copy-of-a-year.ts';

const { SHIPTIME_ADDRESS: address, SHIPTIME_TOKEN: token } = process.env;
const [year, file] = process.argv.slice(2);
if (!address || !token || !year || !file)
  throw new Error('SHIPTIME_ADDRESS, SHIPTIME_TOKEN, a fiscal year and a file are needed');

const copy = new CopyOfYear(file);
try {
  const { rows, events } = await copy.bringUpToDate(new ShiptimeClient({ address, token }), year);
  process.stdout.write(`${year}: ${rows} applications and ${events} events written\n`);
} finally {
  copy.close();
}
