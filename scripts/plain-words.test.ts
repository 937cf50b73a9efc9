import { describe, expect, it } from 'vitest';
import {
  countsAboveCeilings,
  brokenRulesInDiff,
  commentsOf,
  countWordsAndComments,
  lowerCeilings,
  rulesBrokenBy,
} from './plain-words.mjs';

const diffOf = (...added: readonly string[]): string =>
  ['+++ b/server/src/a.ts', `@@ -0,0 +7,${added.length} @@`, ...added.map((line) => `+${line}`)].join('\n');

describe('added comments', () => {
  it('are refused by line and rule, where they open or speak in a banned way', () => {
    const diff = diffOf('const a = 1;', '/** What is known of it. */', '// Tells whoever asks.');
    expect(brokenRulesInDiff(diff)).toEqual([
      'server/src/a.ts:8: begin with a verb or a noun: “What is known of it.”',
      'server/src/a.ts:9: name the person or thing: “Tells whoever asks.”',
    ]);
  });

  it('are read over several lines, and in part', () => {
    expect(brokenRulesInDiff(diffOf('/**', ' * Of each stop', ' * the port.', ' */'))).toHaveLength(1);
    expect(brokenRulesInDiff(diffOf(' * and so long as it holds'))).toEqual([
      'server/src/a.ts:7: say how many or how long: “and so long as it holds”',
    ]);
  });

  it('pass when plain; code, strings, directives and other files are none', () => {
    expect(
      brokenRulesInDiff(diffOf('/** Returns the port. */', '// oxlint-disable-next-line x: what')),
    ).toEqual([]);
    expect(brokenRulesInDiff(diffOf("const text = 'What';"))).toEqual([]);
    expect(brokenRulesInDiff(diffOf('/** What. */').replace('a.ts', 'a.generated.ts'))).toEqual([]);
  });

  it('are read in style sheets, SQL and files of the root; of a generated schema they are not', () => {
    const at = (file: string, line: string) =>
      brokenRulesInDiff(diffOf(line).replace('server/src/a.ts', file)).length;
    expect(at('web/src/a.css', '/* What is hidden. */')).toBe(1);
    expect(at('docs/a.sql', '-- Whoever asks.')).toBe(1);
    expect(at('server/migrations/0001_a.sql', 'a int, -- Whose it is.')).toBe(1);
    expect(at('vitest.config.ts', '// What is known.')).toBe(1);
    expect(at('server/schema.sql', '-- What is known.')).toBe(0);
  });

  it('have a longest length', () => {
    expect(rulesBrokenBy('word '.repeat(45))).toEqual([]);
    expect(rulesBrokenBy('word '.repeat(46))).toEqual(['at most 45 words']);
  });
});

describe('counts', () => {
  const files: Record<string, string> = {
    'server/src/a.ts': '/** One two. */\nconst a = 1; // three\n',
    'server/migrations/0001_a.sql': '-- one',
    'web/src/a.css': '/* One two. */',
    'docs/a.sql': 'select 1; -- one',
    'a.config.ts': '// one',
    'docs/a.md': 'one two three',
    'docs/decisions/0001-a.md': 'one',
    'README.md': 'one two',
  };
  const counts = countWordsAndComments(Object.keys(files), (file) => files[file] ?? '');

  it('are by folder', () => {
    expect(counts).toEqual({
      comments: { server: 2, web: 1, docs: 1, root: 1 },
      commentWords: { server: 3, web: 2, docs: 1, root: 1 },
      documentWords: { docs: 4, root: 2 },
      records: { docs: 1 },
    });
  });

  it('are refused beyond a ceiling, and in a folder without one', () => {
    const ceilings = { ...counts, comments: { ...counts.comments, server: 1 }, documentWords: { docs: 4 } };
    expect(countsAboveCeilings(counts, counts)).toEqual([]);
    expect(countsAboveCeilings(counts, ceilings)).toEqual([
      'server: 2 comments, at most 1',
      'root: 2 documentWords, at most 0',
    ]);
  });

  it('lower ceilings and never raise them', () => {
    const ceilings = { ...counts, comments: { server: 9 }, commentWords: { server: 1 } };
    expect(lowerCeilings(ceilings, counts)).toMatchObject({
      comments: { server: 2 },
      commentWords: { server: 1 },
    });
  });
});

it('a comment knows its line', () => {
  expect(commentsOf('a;\n// b\n\n/* c */', 'a.ts')).toEqual([
    { text: 'b', line: 2 },
    { text: 'c', line: 4 },
  ]);
});
