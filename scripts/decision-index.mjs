// Writes docs/decisions/README.md: one line for each record. `npm run docs:decisions` after a new record.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = path.resolve(import.meta.dirname, '../docs/decisions');
export const indexFile = path.join(folder, 'README.md');

const head = `# Decisions

One page for each: question, decision, why, where. A newer record replaces an older one where it says so. Comments in the code
cite them by number: “record 0011”.
`;

/** The index as it has to be, from the records that there are. */
export const decisionIndex = () => {
  const records = readdirSync(folder).filter((file) => /^\d{4}-.*\.md$/.test(file));
  const lines = records.toSorted().map((file) => {
    const [, number, title] = /^# (\d{4}) (.+)$/m.exec(readFileSync(path.join(folder, file), 'utf8')) ?? [];
    if (!title || !file.startsWith(number))
      throw new Error(`${file} has no heading “# ${file.slice(0, 4)} Title”`);
    return `- [${number}](${file}) ${title}`;
  });
  return `${head}\n${lines.join('\n')}\n`;
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeFileSync(indexFile, decisionIndex());
