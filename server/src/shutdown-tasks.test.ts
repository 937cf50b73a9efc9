import { expect, it } from 'vitest';
import { ShutdownTasks } from './shutdown-tasks.ts';

it('closes in the opposite order, whatever fails or never ends, and says which', async () => {
  const closers = new ShutdownTasks(20);
  const closed: string[] = [];
  const failures: string[] = [];
  const closing = (name: string) => async () => closed.push(name);
  closers.add('The database', closing('database'));
  closers.add('The stream', () => new Promise(() => {}));
  closers.add('The mail', () => Promise.reject(new Error('no post')));
  closers.add('The server', closing('server'));
  await closers.close((error) => failures.push((error as Error).message));
  await closers.close((error) => failures.push((error as Error).message));
  expect(closed).toEqual(['server', 'database']);
  expect(failures).toEqual(['no post', 'The stream did not close within 0.02 s']);
});
