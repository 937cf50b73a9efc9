import { pino } from 'pino';
import { openDatabase, type DatabaseAddress } from '../src/db/connection.ts';
import { LiveHub } from '../src/live/live.ts';
import { createSmtpTransport } from '../src/mail/mail-transport.ts';
import { startMailWorker } from '../src/mail/mail-worker.ts';

const [address = '', mailServer = ''] = process.argv.slice(2);
const database: DatabaseAddress = JSON.parse(address) as DatabaseAddress;
const log = pino({ level: 'silent' });
const { db } = openDatabase({ address: database, poolSize: 3 });
const live = new LiveHub(database, log);
await live.start();
startMailWorker({
  db,
  live,
  transport: createSmtpTransport(mailServer, 'Shiptime <no-reply@portal.example>'),
  portalAddress: 'https://portal.example',
  log,
});
