import path from 'node:path';

/** A row of the table: `| 12 | sentence | held by |`; the number may be that of a list elsewhere: `S-12`, `2.4.11`. */
const row = /^\|\s*((?:[A-Z]-)?\d+(?:\.\d+)*)\s*\|\s*(.*?)\s*\|\s*(.*?)\s*\|$/;

/** A test is named as `` `file` title ``; a title that ends with … names all tests that begin with it. */
const named = /^`([^`]+)`\s+(.+)$/;

/** Of a paper that says so of itself: what no test holds, and why. */
const unheld = /^no test: \S/;

const pipe = (text) => text.replaceAll('\\|', '|');

export const linesOf = (markdown) =>
  markdown
    .split('\n')
    .map((text) => row.exec(text))
    .filter(Boolean)
    .map(([, number, sentence, held]) => ({
      number,
      sentence,
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

/** What the two reports say: file, title with those around it, and whether it passed. */
export const ranTests = ({ vitest, playwright, root }) => [
  ...(vitest ? fromVitest(vitest, root) : []),
  ...(playwright ? fromPlaywright(playwright) : []),
];

const matches = (title) =>
  title.endsWith('…')
    ? (candidate) => candidate.title.startsWith(title.slice(0, -1))
    : (candidate) => candidate.title === title;

/** What no test holds, or not in every part. */
export const isUnheld = ({ held }) => held.some((text) => unheld.test(text));

/** What is wrong with one sentence, in words: no test named, one that did not run, one that failed. */
export const heldBy = ({ number, sentence, held }, ran, { mayBeUnheld = false } = {}) => {
  if (held.length === 1 && held[0] === 'wording') return [];
  return held.flatMap((text) => {
    if (mayBeUnheld && unheld.test(text)) return [];
    const [, file, title] = named.exec(text) ?? [];
    if (!file) return [`${number} "${sentence}" names no test: ${text || 'nothing'}`];
    const found = ran.filter((candidate) => candidate.file === file && matches(title)(candidate));
    if (found.length === 0) return [`${number} "${sentence}": ${file} has run no test "${title}"`];
    return found
      .filter(({ passed }) => !passed)
      .map((test) => `${number} "${sentence}": failed: ${test.title}`);
  });
};
