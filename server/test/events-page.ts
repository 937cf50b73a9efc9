import type { EventConsumer, EventSubscription } from '../src/events/events.ts';
import type { queryHookBindings } from '../src/event-subscribers.ts';

const heading = `# Events

Generated from \`server/src/event-subscribers.ts\` by \`npm run docs:events\`. A command locks, decides, writes and raises one event. Where
a row in the table \`events\` is listed, programs read the name there ([contract](contract.md), section 9).

All listed runs in the transaction, by a trigger where one is named: if it fails, the command fails. Mails leave after the commit.`;

type AfterCommit = Exclude<EventConsumer, { trigger: string }>;

const isAfterCommit = (reader: EventConsumer): reader is AfterCommit => !('trigger' in reader);

const inTransaction = (reader: EventConsumer): string[] =>
  'trigger' in reader ? [`${reader.follows} (\`${reader.trigger}\`)`] : [];

const sectionOf = (
  { types, subscribers }: EventSubscription,
  type: EventSubscription['types'][number],
  readers: readonly EventConsumer[],
): string => {
  const running = subscribers.filter(({ only }) => !only || only.includes(type));
  const reading = readers.filter(({ of }) => of.includes(type));
  const inside = [...running.map(({ follows }) => follows), ...reading.flatMap(inTransaction)];
  const after = reading.filter(isAfterCommit).map(({ follows }) => follows);
  const others = types.filter((other) => {
    const differs = (names?: readonly string[]) => names && names.includes(other) !== names.includes(type);
    return !subscribers.some(({ only }) => differs(only)) && !readers.some(({ of }) => differs(of));
  });
  const lines = [inside.join('; '), ...(after.length > 0 ? [`_after the commit_: ${after.join('; ')}`] : [])];
  const names = others.map((name) => `\`${name}\``).join(', ');
  return `## ${names}\n\n${lines.join('\n\n')}`;
};

const readerLine = ({ follows, file, ifItFails }: AfterCommit): string =>
  `- ${follows} (\`${file}\`): ${ifItFails}`;

export const eventsPage = (
  subscribers: readonly EventSubscription[],
  readers: readonly EventConsumer[],
  asked: typeof queryHookBindings,
): string => {
  const every = subscribers.flatMap(({ types }) => types);
  const ofSome = readers.filter(({ of }) => !every.every((type) => of.includes(type)));
  const sections = subscribers.flatMap((one) => one.types.map((type) => sectionOf(one, type, ofSome)));
  const questions = asked.map(({ asks }) => `- ${asks}`).join('\n');
  return `${[heading, ...new Set(sections)].join('\n\n')}

## After the commit

${readers.filter(isAfterCommit).map(readerLine).join('\n')}

## Questions of commands

Asked in the same transaction, once everything is locked:

${questions}
`;
};
