// Writes docs/decisions/README.md from the records. Run: npm run docs:decisions
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = path.resolve(import.meta.dirname, '../docs/decisions');
export const indexFile = path.join(folder, 'README.md');

const head = `# Decisions

Code and documents cite these records by number. Missing numbers were folded into others.
`;

const readRecord = (file) => {
  const text = readFileSync(path.join(folder, file), 'utf8');
  const [, number, title] = /^# (\d{4}) (.+)$/m.exec(text) ?? [];
  if (!title || !file.startsWith(number))
    throw new Error(`${file} has no heading “# ${file.slice(0, 4)} Title”`);
  const departs = text.includes('**Departs from the specification.**');
  return { link: `[${number} ${title}](${file})`, number, departs };
};

export const renderDecisionIndex = () => {
  const records = readdirSync(folder)
    .filter((file) => /^\d{4}-.*\.md$/.test(file))
    .toSorted()
    .map(readRecord);
  const lines = records.map(({ link }) => `- ${link}`);
  const departing = records.filter(({ departs }) => departs).map(({ number }) => number);
  return `${head}\n${lines.join('\n')}\n\nThese depart from the specification and say where: ${departing.join(', ')}.\n`;
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(indexFile, renderDecisionIndex());
