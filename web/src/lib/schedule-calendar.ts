import { loadChunk } from './load-chunk.ts';
import type ICAL from 'ical.js';

type Ical = typeof ICAL;
type Component = InstanceType<Ical['Component']>;
type Event = InstanceType<Ical['Event']>;
type Time = Event['startDate'];

type CalendarEvent = {
  readonly place: number;
  readonly uid: string;
  readonly summary: string;
  readonly location: string;
  readonly categories: string;
  readonly start: string;
  readonly end: string;
  readonly isCancelled: boolean;
};

/** `cut`: events with more occurrences than the limit. */
export type CalendarReadResult = {
  readonly events: readonly CalendarEvent[];
  readonly cut: readonly string[];
};

const mostTimes = 53;

const isCancelled = (component: Component): boolean =>
  component.getFirstPropertyValue('status') === 'CANCELLED';
const uidOf = (component: Component): string => String(component.getFirstPropertyValue('uid') ?? '');
const isOneTime = (component: Component): boolean => component.hasProperty('recurrence-id');
const day = (time: Time): string => time.toString().slice(0, 10);

const daysFrom = (ical: Ical, start: Time, event: Event) => {
  const end = start.clone();
  end.addDuration(event.duration);
  if (end.compare(start) > 0) end.addDuration(ical.Duration.fromSeconds(end.isDate ? -86_400 : -1));
  return { start: day(start), end: day(end) };
};

const timesOf = (ical: Ical, event: Event, common: CalendarEvent): [CalendarEvent[], boolean] => {
  const times: CalendarEvent[] = [];
  const iterator = event.iterator();
  for (let next = iterator.next(); next; next = iterator.next()) {
    if (times.length === mostTimes) return [times, true];
    const { item, startDate } = event.getOccurrenceDetails(next);
    times.push({
      ...common,
      summary: item.summary ?? common.summary,
      location: item.location ?? common.location,
      isCancelled: isCancelled(item.component),
      ...daysFrom(ical, startDate, item),
    });
  }
  return [times, false];
};

export const readCalendar = async (text: string): Promise<CalendarReadResult | null> => {
  const { default: ical } = await loadChunk(import('ical.js'));
  let calendar: Component;
  try {
    calendar = new ical.Component(ical.parse(text));
  } catch {
    return null;
  }
  const cut: string[] = [];
  const components = calendar.getAllSubcomponents('vevent');
  const repeatedUids = new Set(components.filter((each) => !isOneTime(each)).map(uidOf));
  const events = components.flatMap((component, index): CalendarEvent[] => {
    if (isOneTime(component) && repeatedUids.has(uidOf(component))) return [];
    const exceptions = components.filter((each) => isOneTime(each) && uidOf(each) === uidOf(component));
    const event = new ical.Event(component, { exceptions: isOneTime(component) ? [] : exceptions });
    const common: CalendarEvent = {
      place: index + 1,
      uid: uidOf(component),
      summary: event.summary ?? '',
      location: event.location ?? '',
      categories: String(component.getFirstPropertyValue('categories') ?? ''),
      start: '',
      end: '',
      isCancelled: isCancelled(component),
    };
    if (!component.getFirstPropertyValue('dtstart')) return [common];
    if (!event.isRecurring()) return [{ ...common, ...daysFrom(ical, event.startDate, event) }];
    const [times, isCut] = timesOf(ical, event, common);
    if (isCut) cut.push(common.summary);
    return times;
  });
  return { events, cut };
};
