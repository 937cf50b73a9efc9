import { startEmbeddedServer } from '../src/db/embedded/embedded-server.ts';

// A program that uses the embedded server, for the tests that kill it: tells each event on a line, says "ready",
// and stops in order when its input ends.
const say = (line: string) => process.stdout.write(`${line}\n`);
const server = await startEmbeddedServer({ dataDir: process.argv[2] ?? '', durable: true, onEvent: say });
say('ready');
process.stdin.resume();
process.stdin.once('end', () => {
  void server.stop().then(() => process.exit(0));
});
