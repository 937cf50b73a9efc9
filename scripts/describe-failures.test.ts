import path from 'node:path';
import { expect, test } from 'vitest';
import { describeFailures } from './describe-failures.mjs';
import { root } from './project.mjs';

const file = (name: string, rest: object) => ({
  name: path.join(root, name),
  status: 'passed',
  message: '',
  assertionResults: [{ status: 'passed', fullName: 'adds up', failureMessages: [] }],
  ...rest,
});

test('names each test that failed, with the beginning of its error', () => {
  const failed = {
    status: 'failed',
    fullName: 'days adds up',
    failureMessages: ['Error: 1 is not 2\n    at x'],
  };
  const content = { testResults: [file('a.test.ts', {}), file('b.test.ts', { assertionResults: [failed] })] };
  expect(describeFailures({ report: 'vitest', content })).toEqual([
    '  b.test.ts › days adds up',
    '      Error: 1 is not 2',
    '          at x',
  ]);
});

test('names a file that failed after its tests', () => {
  const content = { testResults: [file('a.test.ts', { status: 'failed', message: 'not closed' })] };
  expect(describeFailures({ report: 'vitest', content })).toEqual(['  a.test.ts', '      not closed']);
});

test('tells an error that belongs to no test', () => {
  const content = { testResults: [file('a.test.ts', {})] };
  expect(describeFailures({ report: 'vitest', content, outside: ['Error: closed'] })).toEqual([
    '  outside of any test',
    '      Error: closed',
  ]);
});

test('names each journey that failed, however deep it stands', () => {
  const spec = (title: string, status: string, message: string) => ({
    file: 'a.spec.ts',
    line: 3,
    title,
    tests: [{ status, results: [{ errors: [{ message }] }] }],
  });
  const content = {
    errors: [],
    suites: [
      {
        specs: [spec('signs in', 'expected', '')],
        suites: [{ specs: [spec('signs out', 'flaky', 'lost')] }],
      },
    ],
  };
  expect(describeFailures({ report: 'playwright', content })).toEqual([
    '  a.spec.ts:3 › signs out',
    '      lost',
  ]);
});

test('shows what was there, after an element that was wanted', () => {
  const element = (name: string) => [
    '<button',
    ...Array(9).fill(`  data-${name}=""`),
    '>',
    `  ${name}`,
    '</button>',
  ];
  const lines = ['Expected element with focus:', ...element('save'), 'Received:', ...element('close')];
  const told = describeFailures({ outside: [[...lines, ...Array(40).fill('    at somewhere')].join('\n')] });
  for (const line of lines) expect(told).toContain(`      ${line}`);
  expect(told).toHaveLength(1 + 30);
});

test('says how many it leaves out', () => {
  const outside = Array.from({ length: 23 }, (_, index) => `Error ${index}`);
  expect(describeFailures({ outside }).at(-1)).toBe('  and 3 more');
});
