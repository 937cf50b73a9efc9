import type { EventReader, Following } from '../src/events/events.ts';
import type { answers } from '../src/followers.ts';

const heading = `# Events

Generated from \`server/src/followers.ts\` by \`npm run docs:events\`. A command locks, decides, writes its change and raises one
event; what follows is registered under the event's name. Where a row in the table \`events\` is listed, programs read the same
name there ([contract](contract.md), section 9).

If something inside the transaction fails, the command fails with it and nothing is written.`;

const tableOf = (rows: readonly (readonly string[])[]): string => {
  const [head = []] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  const rule = line(widths.map((width) => '-'.repeat(width)));
  return [line(head), rule, ...rows.slice(1).map(line)].join('\n');
};

const inside = 'In the transaction';

const rowOf = (reader: EventReader): string[] =>
  'trigger' in reader
    ? [reader.follows, `${inside}, by the trigger \`${reader.trigger}\``, 'The command fails']
    : [reader.follows, `After the commit, \`${reader.file}\``, reader.ifItFails];

const sectionOf = (
  { types, followers }: Following,
  type: Following['types'][number],
  readers: readonly EventReader[],
): string => {
  const running = followers.filter(({ only }) => !only || only.includes(type));
  const rows = [
    ['What follows', 'When', 'If it fails'],
    ...running.map(({ follows }) => [follows, inside, 'The command fails']),
    ...readers.filter(({ of }) => of.includes(type)).map(rowOf),
  ];
  const others = types.filter((other) => {
    const differs = (names?: readonly string[]) => names && names.includes(other) !== names.includes(type);
    return !followers.some(({ only }) => differs(only)) && !readers.some(({ of }) => differs(of));
  });
  return `## ${others.map((name) => `\`${name}\``).join(', ')}\n\n${tableOf(rows)}`;
};

export const eventsPage = (
  followers: readonly Following[],
  readers: readonly EventReader[],
  asked: typeof answers,
): string => {
  const sections = followers.flatMap((one) => one.types.map((type) => sectionOf(one, type, readers)));
  const questions = asked.map(({ asks }) => `- ${asks}`).join('\n');
  return `${[heading, ...new Set(sections)].join('\n\n')}

## What commands ask before they decide

In the same transaction, once everything is locked:

${questions}
`;
};
