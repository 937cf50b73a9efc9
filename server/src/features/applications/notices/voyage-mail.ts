import type { Voyage } from '@shiptime/domain/plans/voyages';
import { type VoyageTextAudience, describeVoyageDates } from '@shiptime/domain/plans/words/voyage-words';
import { type Language, languages } from '@shiptime/domain/shared/text';
import type { Tx } from '#db/connection.ts';
import { translate } from '#http/language.ts';
import type { MailLink } from '#mail/mail-templates.ts';
import { findCoordinators } from '../coordinators.ts';
import { describeVoyages } from '../voyages.ts';
import type { ApplicationNotice } from './notices.ts';

const inBoth = <T>(words: (language: Language) => T): Record<Language, T> =>
  Object.fromEntries(languages.map((language) => [language, words(language)])) as Record<Language, T>;

export const formatReasonLine = (language: Language, reason: string): string =>
  `\n${translate(language, 'mail:frame.voyage.reason', { reason })}`;

const contactsOf = async (tx: Tx, vesselIds: readonly number[]): Promise<string[]> => {
  const found = [...(await findCoordinators(tx, vesselIds)).values()].flat();
  return [...new Map(found.map((person) => [person.id, person])).values()].map(
    ({ first_name, last_name, email }) => `${first_name} ${last_name}, ${email}`,
  );
};

const linksTo = (language: Language, voyages: readonly Voyage[]): MailLink[] =>
  voyages.map((voyage) => ({
    label: translate(language, 'mail:frame.voyage.in_schedule', {
      vessel: voyage.vessel[`name_${language}`],
      days: describeVoyageDates({ language }, voyage),
    }),
    path: `/ship-schedules?fiscalYearId=${voyage.fiscal_year_id}&mission=${voyage.mission_id}`,
  }));

type Application = { readonly id: number; readonly vessel_id: number | null };

export const describeVoyageParticulars = async (
  tx: Tx,
  voyages: readonly Voyage[],
  vesselIds: readonly number[],
  hasFile: boolean,
): Promise<{ particulars: Record<Language, string>; links: Record<Language, readonly MailLink[]> }> => {
  const contacts = await contactsOf(tx, [...new Set(vesselIds)]);
  const particulars = (language: Language): string => {
    const own = (key: string, values = {}) => translate(language, `mail:frame.voyage.${key}`, values);
    return [
      ...(contacts.length > 0
        ? [own('contact', { people: contacts.join('; '), count: contacts.length })]
        : []),
      ...(hasFile ? [own('calendar')] : []),
      own('changes'),
    ].join('\n');
  };
  return { particulars: inBoth(particulars), links: inBoth((language) => linksTo(language, voyages)) };
};

export const composeSailingMail = async (
  tx: Tx,
  { id, vessel_id }: Application,
  voyages: readonly Voyage[],
  words: (language: Language) => Readonly<Record<string, string>>,
): Promise<Required<Pick<ApplicationNotice, 'more' | 'links' | 'calendarsOf'>>> => {
  const asked = vessel_id === null ? [] : [vessel_id];
  const vesselIds = voyages.length > 0 ? voyages.map(({ vessel }) => vessel.id) : asked;
  const { particulars, links } = await describeVoyageParticulars(tx, voyages, vesselIds, voyages.length > 0);
  return {
    more: inBoth((language) => ({ ...words(language), particulars: particulars[language] })),
    links,
    calendarsOf: voyages.length > 0 ? [id] : [],
  };
};

export const describeVoyagesInBothLanguages = (voyages: readonly Voyage[], audience: VoyageTextAudience) =>
  inBoth((language) => ({ voyages: describeVoyages(language, voyages, audience) }));
