// What is tried, by which program, in its usual and in its whole size; and where each promise of reliability is held.
export const parts = [
  ['kills', 'trials/kills', ['20', '8'], ['200', '50']],
  ['cut-answers', 'trials/cut-answers', ['200'], ['1000']],
  ['submit-races', 'trials/submit-races', ['200'], ['1000']],
  ['deadline-edge', 'trials/deadline-edge', ['6'], ['30']],
  ['deadline-hour', 'trials/deadline-hour', ['30', 'embedded'], ['600', 'embedded']],
  ['deadline-hour-1', 'trials/deadline-hour', ['30', '1'], ['600', '1']],
  ['deadline-hour-2', 'trials/deadline-hour', ['30', '2'], ['600', '2']],
  ['deadline-hour-4', 'trials/deadline-hour', ['30', '4'], ['600', '4']],
  ['random-history', 'trials/random-history', ['2', '1'], ['60', '1']],
  ['hostile-requests', 'trials/hostile-requests', ['5000', '1'], ['20000', '1']],
  ['soak', 'trials/soak', ['6'], ['96']],
  ['upgrade', 'trials/upgrade', ['0d42328a'], ['0d42328a']],
  ['two-processes', 'trials/two-processes', ['2'], ['10']],
  ['faults', 'trials/faults', ['10'], ['60']],
  ['stations', 'bench/stations', [], []],
  ['hostile-files', 'bench/hostile-files', [], []],
  ['export', 'bench/export', [], []],
  ['autosave', 'bench/autosave', [], []],
].map(([name, program, usual, full]) => ({ name, program, usual, full }));

const hours = ['deadline-hour', 'deadline-hour-1', 'deadline-hour-2', 'deadline-hour-4'];
const hoursOf = (figures) => hours.map((name) => `${name}: ${figures}`);

/** what is promised, the parts whose figures show it, the tests that hold it, what was not run. */
export const promises = [
  ['R-1', 'The deadline hour: 300 editors, 24 submits a minute, readers', hoursOf('deadline hour'), []],
  ['R-2', 'Five times as many', hoursOf('1,500 editors'), []],
  ['R-3', '500 sign-ins within a minute', hoursOf('500 sign-ins'), []],
  ['R-4', 'The server is killed', ['kills: kills of the server'], []],
  ['R-5', 'The database is killed', ['kills: kills of the database'], []],
  ['R-6', 'An answer is lost after the commit', ['cut-answers'], []],
  ['R-7', 'Submitted by several at once', ['submit-races'], []],
  ['R-8', 'Submitted while it is saved', ['submit-races'], []],
  ['R-9', 'Two people in one section', [], ['trials/co-editing.mjs', 'e2e/journeys/form-together.spec.ts']],
  ['R-10', 'People in different sections', [], ['trials/co-editing.mjs']],
  ['R-11', 'The edge of the deadline', ['deadline-edge'], []],
  ['R-12', 'A request that waits beyond the deadline', ['deadline-edge'], []],
  ['R-13', 'A session ends while one types', [], ['e2e/journeys/accounts-session.spec.ts']],
  [
    'R-14',
    'A file of stations',
    ['stations'],
    ['server/src/features/applications/stations/station-file-hostile.test.ts'],
  ],
  ['R-15', 'A hostile file', ['hostile-files'], []],
  ['R-16', 'A large export', ['export'], []],
  ['R-17', 'The mail server is away', ['faults: mail server'], []],
  ['R-18', 'The disk is full, the database hangs', ['faults'], []],
  ['R-19', 'Limits under parallel writes', [], ['server/src/db/limits.test.ts']],
  [
    'R-20',
    'The version of a plan is one moment',
    [],
    ['server/src/features/plans/versions/versions.test.ts'],
  ],
  ['R-21', 'Restored from a backup', [], ['server/src/backups/backups.test.ts']],
  ['R-22', 'Upgraded with data, and back from a backup', ['upgrade'], ['server/src/db/migrate.test.ts']],
  ['R-23', 'A random history against a model', ['random-history'], ['trials/history/explain.test.ts']],
  ['R-24', 'Soak: eight hours of a working day', ['soak'], ['trials/trust/slope.test.ts']],
  ['Issue 19', 'Hostile requests', ['hostile-requests'], ['server/src/openapi/hostile-requests.test.ts']],
  ['Issue 19', 'Two processes: rolling restart, and a replica that is promoted', ['two-processes'], []],
].map(([id, what, by, tests, unrun]) => ({ id, what, by, tests, unrun }));
