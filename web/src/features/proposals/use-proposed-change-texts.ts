import { useTranslation } from 'react-i18next';
import { placeMission } from '@shiptime/domain/plans/mission-changes';
import type { Mission } from '@shiptime/domain/plans/missions';
import { createConflict } from '@shiptime/domain/plans/conflicts/conflict';
import type { Concessions } from '@shiptime/domain/proposals/proposal-bodies';
import type { ProposalFinding } from '@shiptime/domain/proposals/finding-wire';
import type { ProposalChange } from '@shiptime/domain/proposals/proposal-wire';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { useEditingModel, useCheckedPlans } from '../plans/edited-plan/scheduler-model.ts';

const lengthsAfter = (change: ProposalChange): Partial<Mission> =>
  Object.fromEntries(
    (['mobilization_days', 'operational_days', 'demobilization_days'] as const).flatMap((key) => {
      const days = change[key];
      return days ? [[key, days.to]] : [];
    }),
  );

const partOf = (mission: Mission, operational_days: number, which: 'first' | 'second'): Mission => ({
  ...mission,
  operational_days,
  ...(which === 'first' ? { demobilization_days: 0 } : { mobilization_days: 0 }),
});

const placeKind = ({ from, to }: ProposalChange) => {
  if (to.start_date === null) return 'remove';
  if (from.vessel_id !== to.vessel_id) return 'transfer';
  return from.start_date === null ? 'add' : 'move';
};

const useChangeRemarks = () => {
  const { t } = useTranslation('proposals');
  const { words } = useCheckedPlans();
  const { percent } = useFormat();
  const fewerDays = ({ operational_days: days }: ProposalChange): readonly string[] =>
    days && days.to < days.from
      ? [t('changes.fewer_days', { from: words.speaker.days(days.from), to: words.speaker.days(days.to) })]
      : [];
  const portDays = ({
    mobilization_days: before,
    demobilization_days: after,
  }: ProposalChange): readonly string[] => [
    ...(before ? [t('changes.mobilizes', { days: words.speaker.days(before.to) })] : []),
    ...(after ? [t('changes.demobilizes', { days: words.speaker.days(after.to) })] : []),
  ];
  const inWords = ({ code, mission_ids, constraint_id, days, params }: ProposalFinding): string =>
    words.conflict(createConflict(code, mission_ids, days, params, constraint_id ?? undefined));
  const limits = (
    found: ProposalChange,
    { least_part_days: part, longest_break_days, shorten_share }: Concessions,
  ) => {
    const { operational_days: days, second, scheduling_constraints: said } = found;
    const isShorter = days !== null && days.to < days.from;
    if (found.to.start_date === null && part !== null && shorten_share > 0)
      return [t('changes.your_removal', { percent: percent(shorten_share), part: words.speaker.days(part) })];
    if (!second && !isShorter) return [];
    return [
      ...(second && part !== null
        ? [
            t('changes.your_split', {
              part: words.speaker.days(part),
              break: words.speaker.days(longest_break_days),
            }),
          ]
        : []),
      ...(isShorter ? [t('changes.your_share', { percent: percent(shorten_share) })] : []),
      ...(said ? [t('changes.application_says', { said })] : []),
    ];
  };
  const why = ({ reason_code, breaks }: ProposalChange): readonly string[] =>
    reason_code === 'breaks_rule' && breaks.length > 0
      ? [t('reasons.breaks_rules', { rules: breaks.map(inWords).join(' ') })]
      : [t(`reasons.${reason_code}`)];
  const doubts = ({ unknown, warnings }: ProposalChange): readonly string[] => [
    ...(unknown.length > 0 ? [t('changes.unknown', { what: unknown.map(inWords).join(' ') })] : []),
    ...(warnings.length > 0 ? [t('changes.warnings', { what: warnings.map(inWords).join(' ') })] : []),
  ];
  return (found: ProposalChange, concessions: Concessions): readonly string[] => [
    ...fewerDays(found),
    ...portDays(found),
    ...limits(found, concessions),
    ...why(found),
    ...doubts(found),
  ];
};

export const useProposedChangeTexts = () => {
  const { t } = useTranslation('proposals');
  const { plans } = useEditingModel();
  const { missions, words } = useCheckedPlans();
  const { language } = useFormat();
  const remarks = useChangeRemarks();
  const missionOf = (id: number) => missions.find((mission) => mission.id === id);
  const vessel = (id: number): string => {
    const found = plans.find(({ vessel_id }) => vessel_id === id)?.vessel;
    return found ? nameInLanguage(language, found) : '';
  };
  const when = (
    missionId: number,
    { start_date, start_fraction }: ProposalChange['to'],
    after: Partial<Mission> = {},
  ): string => {
    const found = missionOf(missionId);
    if (start_date === null) return t('without_date');
    const start = { start_date, start_fraction };
    return (
      (found && words.dates(placeMission({ ...found, ...after }, start))) ??
      words.speaker.moment(start_date, start_fraction)
    );
  };
  const inParts = ({ mission_id, to, operational_days: days, second }: ProposalChange): string => {
    const found = missionOf(mission_id);
    if (!days || !second || !found) return '';
    const { operational_days, port_id } = second;
    const first = partOf(found, days.to - operational_days, 'first');
    const other = partOf(found, operational_days, 'second');
    const date = (part: Mission, at: ProposalChange['to']) =>
      at.start_date === null
        ? ''
        : (words.dates(placeMission(part, { ...at, start_date: at.start_date })) ?? '');
    return t(port_id === null ? 'changes.split' : 'changes.split_at', {
      first: words.speaker.days(first.operational_days),
      first_dates: date(first, to),
      second: words.speaker.days(operational_days),
      second_dates: date(other, { ...second, vessel_id: to.vessel_id }),
      port: port_id === null ? '' : words.speaker.port(port_id),
    });
  };
  const change = (found: ProposalChange, concessions: Concessions): readonly string[] => {
    const { mission_id, from, to, second } = found;
    const params = {
      before: when(mission_id, from),
      after: when(mission_id, to, lengthsAfter(found)),
      from: vessel(from.vessel_id),
      to: vessel(to.vessel_id),
    };
    const what = second ? inParts(found) : t(`changes.${placeKind(found)}`, params);
    return [what, ...remarks(found, concessions)];
  };
  return { missionOf, vessel, change };
};
