import { startEmbeddedServer } from '../src/db/embedded/embedded-server.ts';

// Run by tests that kill it: prints events and "ready", and stops when its input ends.
const say = (line: string) => process.stdout.write(`${line}\n`);
const server = await startEmbeddedServer({ dataDir: process.argv[2] ?? '', durable: true, onEvent: say });
say('ready');
process.stdin.resume();
process.stdin.once('end', () => {
  void server.stop().then(() => process.exit(0));
});
