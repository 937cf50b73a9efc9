import path from 'node:path';

const row = /^\|(?:\s*((?:[A-Z]-)?\d+(?:\.\d+)*)\s*\|)?\s*(.*?)\s*\|\s*(.*?)\s*\|$/;

const separator = /^\|[-|\s]+$/;

const named = /^`([^`]+)`\s+(.+)$/;

const unheld = /^no test: \S/;

const pipe = (text) => text.replaceAll('\\|', '|');

export const parseSpecificationLines = (markdown) =>
  markdown
    .split('\n')
    .filter((text, at, all) => !separator.test(text) && !separator.test(all[at + 1] ?? ''))
    .map((text) => row.exec(text))
    .filter(Boolean)
    .map(([, number, sentence, held]) => ({
      sentence: [number, `"${sentence}"`].filter(Boolean).join(' '),
      held: held.split('<br>').map((part) => pipe(part.trim())),
    }));

const fromVitest = (content, root) =>
  content.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      file: path.relative(root, name),
      title: [...ancestorTitles, title].join(' > '),
      passed: status === 'passed',
    })),
  );

const specsOf = ({ suites = [], specs = [] }, file) => [
  ...specs.map(({ title, ok }) => ({ file, title, passed: ok })),
  ...suites.flatMap((suite) => specsOf(suite, file)),
];

const fromPlaywright = (content) =>
  content.suites.flatMap((suite) => specsOf(suite, `e2e/journeys/${suite.file}`));

export const listTestsThatRan = ({ vitest, playwright, root }) => [
  ...(vitest ? fromVitest(vitest, root) : []),
  ...(playwright ? fromPlaywright(playwright) : []),
];

const matches = (title) =>
  title.endsWith('…')
    ? (candidate) => candidate.title.startsWith(title.slice(0, -1))
    : (candidate) => candidate.title === title;

export const isWithoutTest = ({ held }) => held.some((text) => unheld.test(text));

export const findMissingOrFailedTests = ({ sentence, held }, ran, { mayBeUnheld = false } = {}) => {
  if (held.length === 1 && held[0] === 'wording') return [];
  return held.flatMap((text) => {
    if (mayBeUnheld && unheld.test(text)) return [];
    const [, file, title] = named.exec(text) ?? [];
    if (!file) return [`${sentence} names no test: ${text || 'nothing'}`];
    const found = ran.filter((candidate) => candidate.file === file && matches(title)(candidate));
    if (found.length === 0) return [`${sentence}: ${file} has run no test "${title}"`];
    return found.filter(({ passed }) => !passed).map((test) => `${sentence}: failed: ${test.title}`);
  });
};
