/**
 * Compares word counts with the limits in plain-words.json, and rejects banned words in comments that this
 * branch adds. Run: node scripts/plain-words.mjs [--lower]; `--lower` lowers each limit to the current count.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './project.mjs';

const ceilingsFile = path.join(root, 'scripts/plain-words.json');

const git = (...args) =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    stdio: ['ignore', 'pipe', 'ignore'],
  });

const tryGit = (...args) => {
  try {
    return git(...args).trim();
  } catch {
    return '';
  }
};

const isMigration = (file) => file.startsWith('server/migrations/');
const isRead = (file) =>
  /^(domain|server|web|planner|client|e2e|bench|trials|scripts)\/.*\.(ts|tsx|mjs|jsx|css)$|^[^/]+\.ts$|\.sql$/.test(
    file,
  ) && !/generated|^scripts\/plain-words|^server\/schema\.sql$/.test(file);
/** New migrations are checked but not counted, since released ones never change. */
const isCounted = (file) => isRead(file) && !isMigration(file);
const isDocument = (file) => file.endsWith('.md');
const isRecord = (file) => /^docs\/decisions\/\d{4}-/.test(file);

const scriptComment = /(?<![\w}*])\/\*\*?([\s\S]*?)\*\/|(?:^|\s)\/\/ (.*)$/gm;
const sqlComment = /\/\*\*?([\s\S]*?)\*\/|(?:^|\s)-- (.*)$/gm;
const commentIn = (file) => (file.endsWith('.sql') ? sqlComment : scriptComment);
const isDirective = (text) => /^(@|#|eslint|oxlint|<reference)/.test(text);

/** Comments of a source file with their first line numbers. */
export const commentsOf = (source, file) =>
  [...source.matchAll(commentIn(file))]
    .map((found) => ({
      text: (found[1] ?? found[2])
        .replaceAll(/\n\s*\*/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
      line: source.slice(0, found.index + found[0].search(/\S/)).split('\n').length,
    }))
    .filter(({ text }) => text && !isDirective(text));

const wordsIn = (text) => text.split(/\s+/).filter(Boolean).length;

const opening = {
  rule: 'begin with a verb or a noun',
  pattern:
    /^(What|Whose|Of|Who|Whom|Whoever|Whatever|Those|It is|To what|From what|In what|By what|As (long|far|many|much))\b/,
};
const bannedWords = [
  { rule: 'name the person or thing', pattern: /\b(whoever|whatever|whomever)\b/i },
  { rule: 'say how many or how long', pattern: /\bso (many|long) (as|that)?\b|\bas it has to be\b/i },
  { rule: 'say who says it', pattern: /\b(is|are|was|were|be|been) (said|told|asked|heard|reckoned)\b/i },
  {
    rule: 'use a common word',
    pattern: /\b(knowingly|reckon\w*|stands? by itself|anew|meanwhile)\b/i,
  },
];
const mostWords = 45;

/** Returns the rules that a comment breaks. For a fragment, the opening is not checked. */
export const rulesBrokenBy = (text, { isFragment = false } = {}) => [
  ...[...(isFragment ? [] : [opening]), ...bannedWords]
    .filter(({ pattern }) => pattern.test(text))
    .map(({ rule }) => rule),
  ...(wordsIn(text) > mostWords ? [`at most ${mostWords} words`] : []),
];

const fragment = /^\s*\* (?!@)(.+)$/;

const brokenInHunk = ({ file, start, lines }) => {
  const source = lines.join('\n');
  const whole = commentsOf(source, file).map(({ text, line }) => ({
    text,
    line,
    rules: rulesBrokenBy(text),
  }));
  const outside = source.replaceAll(commentIn(file), (found) => found.replaceAll(/[^\n]/g, ' ')).split('\n');
  const parts = outside.flatMap((text, index) => {
    const [, words] = fragment.exec(text.replace(/\*\/$/, '')) ?? [];
    return words ? [{ text: words, line: index + 1, rules: rulesBrokenBy(words, { isFragment: true }) }] : [];
  });
  return [...whole, ...parts]
    .filter(({ rules }) => rules.length > 0)
    .map(({ text, line, rules }) => `${file}:${start + line - 1}: ${rules.join('; ')}: “${text}”`);
};

/** Lists the rule-breaking comments that a diff adds; the diff must have no context lines. */
export const brokenRulesInDiff = (diff) => {
  const hunks = [];
  let file = '';
  for (const line of diff.split('\n')) {
    if (line.startsWith('+++ ')) file = line.replace(/^\+\+\+ (b\/)?/, '');
    else if (line.startsWith('@@')) hunks.push({ file, start: Number(/\+(\d+)/.exec(line)?.[1]), lines: [] });
    else if (line.startsWith('+')) hunks.at(-1)?.lines.push(line.slice(1));
  }
  return hunks.filter((hunk) => isRead(hunk.file)).flatMap(brokenInHunk);
};

const topFolder = (file) => (file.includes('/') ? file.split('/')[0] : 'root');

const add = (counts, folder, amount) => {
  counts[folder] = (counts[folder] ?? 0) + amount;
};

/** Counts comments, their words, words of documents, and decision records by top folder. */
export const countWordsAndComments = (files, read) => {
  const counts = { comments: {}, commentWords: {}, documentWords: {}, records: { docs: 0 } };
  for (const file of files) {
    if (isRecord(file)) counts.records.docs += 1;
    if (isDocument(file)) add(counts.documentWords, topFolder(file), wordsIn(read(file)));
    if (!isCounted(file)) continue;
    const comments = commentsOf(read(file), file);
    add(counts.comments, topFolder(file), comments.length);
    for (const { text } of comments) add(counts.commentWords, topFolder(file), wordsIn(text));
  }
  return counts;
};

const entriesOf = (counts) =>
  Object.entries(counts).flatMap(([kind, folders]) =>
    Object.entries(folders).map(([folder, count]) => ({ kind, folder, count })),
  );

/** Describes counts above their limits. A folder without a limit may have none. */
export const countsAboveCeilings = (counts, ceilings) =>
  entriesOf(counts)
    .map((one) => ({ ...one, ceiling: ceilings[one.kind]?.[one.folder] ?? 0 }))
    .filter(({ count, ceiling }) => count > ceiling)
    .map(({ kind, folder, count, ceiling }) => `${folder}: ${count} ${kind}, at most ${ceiling}`);

export const lowerCeilings = (ceilings, counts) =>
  Object.fromEntries(
    Object.entries(ceilings).map(([kind, folders]) => [
      kind,
      Object.fromEntries(
        Object.entries(folders).map(([folder, most]) => [folder, Math.min(most, counts[kind][folder] ?? 0)]),
      ),
    ]),
  );

/**
 * Diff of this branch and the working tree; on the main branch, of the newest commit. Empty without history.
 */
const addedDiff = () => {
  const main = ['origin/main', 'main'].find((name) => tryGit('rev-parse', '--verify', '--quiet', name));
  const fork = main && tryGit('merge-base', main, 'HEAD');
  const isBranch = fork && fork !== tryGit('rev-parse', 'HEAD');
  const newest = tryGit('log', '-1', '--no-merges', '--format=%H');
  const diff = (...range) =>
    tryGit('diff', '-U0', '-M', ...range, '--', '*.ts', '*.tsx', '*.mjs', '*.jsx', '*.css', '*.sql');
  if (isBranch) return diff(fork);
  const isShallow = !tryGit('rev-parse', '--verify', '--quiet', `${newest}^`);
  return [isShallow ? '' : diff(`${newest}^`, newest), diff('HEAD')].join('\n');
};

if (process.argv[1] === import.meta.filename) {
  const files = git('ls-files').split('\n').filter(Boolean);
  const read = (file) => readFileSync(path.join(root, file), 'utf8');
  const counts = countWordsAndComments(files, read);
  const ceilings = JSON.parse(readFileSync(ceilingsFile, 'utf8'));
  if (process.argv.includes('--lower'))
    writeFileSync(ceilingsFile, `${JSON.stringify(lowerCeilings(ceilings, counts), null, 2)}\n`);
  const problems = [...countsAboveCeilings(counts, ceilings), ...brokenRulesInDiff(addedDiff())];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else {
    const total = (kind) => Object.values(counts[kind]).reduce((sum, count) => sum + count, 0);
    console.log(
      `${total('comments')} comments of ${total('commentWords')} words, ${total('documentWords')} words of documents, ${total('records')} records: within the ceilings`,
    );
  }
}
