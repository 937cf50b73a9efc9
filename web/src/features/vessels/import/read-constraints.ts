import type { ConstraintInFile } from '@shiptime/domain/vessels/constraint-rows';
import { fold } from '@shiptime/domain/shared/text';

/** What a file holds; `cut`: events that repeat themselves more often than is read. */
type FileRead =
  | { readonly kind: 'rows'; readonly rows: readonly ConstraintInFile[]; readonly cut: readonly string[] }
  | { readonly kind: 'unreadable'; readonly code: 'no_columns' | 'not_a_calendar' };

/** How columns may be called. */
const columns = {
  name: ['name', 'nom', 'summary', 'contrainte'],
  start_date: ['start_date', 'start', 'begin', 'debut', 'date de debut'],
  end_date: ['end_date', 'end', 'fin', 'date de fin'],
  kind: ['kind', 'type', 'genre', 'category', 'categorie'],
  port: ['port', 'location', 'lieu'],
} as const;

const columnOf = (header: string): string => {
  const name = fold(header.trim().replace(/^\uFEFF/, ''));
  return (
    Object.entries(columns).find(([, names]) => (names as readonly string[]).includes(name))?.[0] ?? name
  );
};

const readCsv = async (text: string): Promise<FileRead> => {
  const { default: papa } = await import('papaparse');
  const { data, meta } = papa.parse<Record<string, string>>(text, {
    header: true,
    transformHeader: columnOf,
  });
  const there = meta.fields ?? [];
  if (!there.includes('name') || !there.includes('start_date'))
    return { kind: 'unreadable', code: 'no_columns' };
  const cell = (row: Record<string, string>, name: keyof typeof columns) => row[name] ?? '';
  return {
    kind: 'rows',
    cut: [],
    // The first line has the names of the columns; empty ones count, as they do in a spreadsheet.
    rows: data.flatMap((row, index) => {
      const isEmpty = Object.values(row).every((text) => typeof text !== 'string' || text.trim() === '');
      if (isEmpty) return [];
      return [
        {
          place: index + 2,
          name: cell(row, 'name'),
          start_date: cell(row, 'start_date'),
          end_date: cell(row, 'end_date'),
          kind: cell(row, 'kind'),
          port: cell(row, 'port'),
        },
      ];
    }),
  };
};

/** A year of crew changes by the week, as of constraints that repeat themselves here. */
const mostTimes = 53;

const readCalendar = async (text: string): Promise<FileRead> => {
  const { default: ICAL } = await import('ical.js');
  let calendar: InstanceType<typeof ICAL.Component>;
  try {
    calendar = new ICAL.Component(ICAL.parse(text));
  } catch {
    return { kind: 'unreadable', code: 'not_a_calendar' };
  }
  const cut: string[] = [];
  const events = calendar.getAllSubcomponents('vevent');
  const uidOf = (component: (typeof events)[number]) => component.getFirstPropertyValue('uid');
  const isOneTime = (component: (typeof events)[number]) => component.hasProperty('recurrence-id');
  const repeatedUids = new Set(events.filter((each) => !isOneTime(each)).map(uidOf));
  const rows = events.flatMap((component, index): ConstraintInFile[] => {
    // One time of an event that repeats itself, moved or called off: it is said with the event.
    if (isOneTime(component) && repeatedUids.has(uidOf(component))) return [];
    const exceptions = events.filter((each) => isOneTime(each) && uidOf(each) === uidOf(component));
    const event = new ICAL.Event(component, { exceptions: isOneTime(component) ? [] : exceptions });
    const common = {
      place: index + 1,
      name: event.summary ?? '',
      kind: String(component.getFirstPropertyValue('categories') ?? ''),
      port: event.location ?? '',
      isFreeText: true,
      isCancelled: component.getFirstPropertyValue('status') === 'CANCELLED',
    };
    if (!component.getFirstPropertyValue('dtstart')) return [{ ...common, start_date: '', end_date: '' }];
    const daysFrom = (start: typeof event.startDate, of = event): ConstraintInFile => {
      const end = start.clone();
      end.addDuration(of.duration);
      // Where a calendar says an end it is the first moment after: midnight is the day before.
      if (end.compare(start) > 0) end.addDuration(ICAL.Duration.fromSeconds(end.isDate ? -86_400 : -1));
      const day = (time: typeof start) => time.toString().slice(0, 10);
      const isCancelled = of.component.getFirstPropertyValue('status') === 'CANCELLED';
      const said = { name: of.summary ?? common.name, port: of.location ?? common.port, isCancelled };
      return { ...common, ...said, start_date: day(start), end_date: day(end) };
    };
    if (!event.isRecurring()) return [daysFrom(event.startDate)];
    const times: ConstraintInFile[] = [];
    const iterator = event.iterator();
    for (let next = iterator.next(); next; next = iterator.next()) {
      if (times.length === mostTimes) {
        cut.push(common.name);
        break;
      }
      const { item, startDate } = event.getOccurrenceDetails(next);
      times.push(daysFrom(startDate, item));
    }
    return times;
  });
  return { kind: 'rows', rows, cut };
};

/** A calendar by its first line, whatever its name; everything else is a table. */
export const readConstraints = (text: string): Promise<FileRead> =>
  text.trimStart().toUpperCase().startsWith('BEGIN:VCALENDAR') ? readCalendar(text) : readCsv(text);
