import path from 'node:path';
import { root } from './project.mjs';

const most = 20;
const linesEach = 30;

const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
const beginning = (text) =>
  (text ?? '').replaceAll(colours, '').split('\n').filter(Boolean).slice(0, linesEach);

const inVitest = ({ testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name);
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => ({ title: `${file} › ${test.fullName}`, message: test.failureMessages.join('\n') }));
    return tests.length === 0 && status === 'failed' ? [{ title: file, message }] : tests;
  });

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

const messageOf = ({ results }) =>
  results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n');

const inPlaywright = ({ suites, errors }) => [
  ...suites
    .flatMap(specsOf)
    .flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map((test) => ({ title: `${file}:${line} › ${title}`, message: messageOf(test) })),
    ),
  ...errors.map(({ message }) => ({ title: 'outside of any test', message })),
];

const readers = { vitest: inVitest, playwright: inPlaywright };

export const describeFailures = ({ report, content, outside = [] }) => {
  const failures = [
    ...(report && content ? readers[report](content) : []),
    ...outside.map((message) => ({ title: 'outside of any test', message })),
  ];
  const told = failures
    .slice(0, most)
    .flatMap(({ title, message }) => [`  ${title}`, ...beginning(message).map((line) => `      ${line}`)]);
  return failures.length > most ? [...told, `  and ${failures.length - most} more`] : told;
};
