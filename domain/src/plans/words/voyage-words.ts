import { formatDay, formatDayRange } from '../../shared/day-words.ts';
import type { Language } from '../../shared/text.ts';
import type { Mission } from '../missions.ts';
import { dateOfStop, sortStops } from '../port-calls.ts';
import { computeOperationsDates } from '../voyage-moments.ts';
import type { Voyage } from '../voyages.ts';
import { describeVoyageMoments } from './moment-words.ts';
import { describePortCall, type Translate } from './plan-formatter.ts';

type Said = { readonly t: Translate; readonly language: Language };

const nameIn = (language: Language, row: { readonly name_en: string; readonly name_fr: string }): string =>
  language === 'fr' ? row.name_fr : row.name_en;

/** `Halifax, 12 June 2027, 1 day alongside` for each listed port call. */
export const describePortCalls = (
  { t, language }: Said,
  mission: Pick<Mission, 'start_date' | 'port_call_stops'>,
  nameOf: (portId: number) => string,
): readonly string[] =>
  sortStops(mission).map((stop) => {
    const date = dateOfStop(mission, stop);
    const when = date === null ? t('words.mission_day', { day: stop.day }) : formatDay(language, date);
    return describePortCall(t, { port: nameOf(stop.port_id), when, days: stop.days });
  });

export const describeVoyagePortCalls = (said: Said, voyage: Voyage): readonly string[] =>
  describePortCalls(
    said,
    {
      start_date: voyage.start_date,
      port_call_stops: voyage.port_call_stops.map(({ port: { id }, ...stop }) => ({ ...stop, port_id: id })),
    },
    (id) => nameIn(said.language, voyage.port_call_stops.find(({ port }) => port.id === id)!.port),
  );

export type VoyageTextAudience = 'sailing' | 'others';

/** `Dartmouth to Dartmouth`, or `from Dartmouth`; null if both are unknown. */
export const describeVoyagePorts = ({ t, language }: Said, voyage: Voyage): string | null => {
  const { mobilization_port: from, demobilization_port: to } = voyage;
  if (from && to) {
    return t('voyage.from_to', { from: nameIn(language, from), to: nameIn(language, to) });
  }
  if (from) return t('voyage.from', { port: nameIn(language, from) });
  return to && t('voyage.to', { port: nameIn(language, to) });
};

export const describeVoyageBerths = (
  { t }: Said,
  { approved_berths, requested_berths }: Voyage,
): string | null => {
  if (approved_berths === null) return null;
  return requested_berths === null || requested_berths <= approved_berths
    ? t('voyage.berths', { count: approved_berths })
    : t('voyage.berths_of', { count: requested_berths, approved: approved_berths });
};

/** Days with any part at sea: `12 to 16 May 2026`. */
export const describeVoyageDates = ({ language }: Pick<Said, 'language'>, voyage: Voyage): string => {
  const { start, end } = computeOperationsDates(voyage) ?? { start: voyage.start_date, end: voyage.end_date };
  return formatDayRange(language, start, end);
};

const callsPart = (said: Said, voyage: Voyage): string | null =>
  voyage.port_call_stops.length === 0
    ? null
    : said.t('voyage.calls', { calls: describeVoyagePortCalls(said, voyage).join('; ') });

/**
 * `CCGS M. Perley, Dartmouth to Dartmouth, 6 of 8 berths: sails 12 May 00:00, returns 17 May
 * 2026 00:00`
 */
export const describeVoyageInOneLine = (said: Said, voyage: Voyage): string =>
  said.t('voyage.line', {
    voyage: [
      nameIn(said.language, voyage.vessel),
      voyage.voyage_number && said.t('voyage.numbered', { number: voyage.voyage_number }),
      describeVoyagePorts(said, voyage),
      callsPart(said, voyage),
      describeVoyageBerths(said, voyage),
    ]
      .filter(Boolean)
      .join(', '),
    moments: describeVoyageMoments(said, voyage) ?? '',
  });

export const describeVoyagePartner = ({ t }: Said, { shared_with: mate }: Voyage): string | null =>
  mate &&
  t(mate.primary_proponent === null ? 'voyage.mate_unnamed' : 'voyage.mate', {
    title: mate.title,
    name: mate.primary_proponent ?? '',
  });

const sharedSentence = (said: Said, voyage: Voyage, audience: VoyageTextAudience): string | null => {
  const mate = describeVoyagePartner(said, voyage);
  const order = voyage.shared_with?.works_first ? 'shared_first' : 'shared_second';
  return mate && said.t(`voyage.${audience}.${order}`, { mate });
};

export const describeVoyageInSentences = (
  said: Said,
  voyage: Voyage,
  audience: VoyageTextAudience = 'sailing',
): string =>
  [
    said.t(`voyage.${audience}.sail`, { voyage: describeVoyageInOneLine(said, voyage) }),
    sharedSentence(said, voyage, audience),
  ]
    .filter((part) => part !== null)
    .join(' ');
