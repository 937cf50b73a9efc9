import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Mission } from '@shiptime/domain/plans/missions';
import { presentCostAmounts } from '@shiptime/domain/plans/wire/costs';
import { occupiedDays } from '@shiptime/domain/plans/missions';
import type { Translate } from '@shiptime/domain/plans/words/plan-formatter';
import { describePortCalls } from '@shiptime/domain/plans/words/voyage-words';
import { useFormat } from '#lib/format.ts';
import { paths } from '#lib/paths.ts';
import { type DescriptionItem, DescriptionList } from '#ui/description-list.tsx';
import { Link } from '#ui/link.tsx';
import type { ApplicationOfMission } from '@shiptime/domain/plans/wire/mission';
import { amountNames, useAmountFormatter } from '../costs/amount-texts.ts';
import { useCosts } from '../costs/use-costs.ts';
import { TextButton } from '../text-button.tsx';
import { portNamesOf } from '../edited-plan/port-names-of.ts';
import { usePlanEditorState, useCheckedPlans } from '../edited-plan/scheduler-model.ts';

const between = (start: string | null, end: string | null, dates: (start: string, end: string) => string) =>
  start === null || end === null ? null : dates(start, end);

const useAsked = (asked: ApplicationOfMission | null | undefined): readonly DescriptionItem[] => {
  const { t } = useTranslation('scheduler');
  const { t: tp } = useTranslation('plans');
  const { number, days } = useFormat();
  if (!asked) return [];
  const dates = (start: string, end: string) => t('dates', { start, end });
  const { primary_proponent: proponent } = asked;
  const berths = [asked.min_science_berths, asked.ideal_science_berths].map((count) =>
    count === null ? '–' : number(count),
  );
  return [
    {
      key: 'proponent',
      term: tp('fields.primary_proponent.label'),
      value: (
        <Link href={`mailto:${proponent.email}`}>
          {proponent.first_name} {proponent.last_name}
        </Link>
      ),
    },
    {
      key: 'asked_days',
      term: t('asked.days'),
      value: asked.operational_days === null ? null : days(asked.operational_days),
    },
    {
      key: 'window',
      term: t('timeline.window'),
      value: between(asked.operational_window_start, asked.operational_window_end, dates),
    },
    {
      key: 'preferred',
      term: t('timeline.preferred'),
      value: between(asked.preferred_start_window_start, asked.preferred_start_window_end, dates),
    },
    {
      key: 'asked_berths',
      term: t('asked.berths'),
      value: t('asked.berths_of', { minimum: berths[0], ideal: berths[1] }),
    },
    {
      key: 'helicopter',
      term: t('asked.helicopter'),
      value:
        asked.helicopter_required === null ? null : t(asked.helicopter_required ? 'asked.yes' : 'asked.no'),
    },
    { key: 'constraints', term: t('asked.constraints'), value: asked.scheduling_constraints },
  ];
};

const useCostItems = (mission: Mission): readonly DescriptionItem[] => {
  const { t } = useTranslation('costs');
  const amount = useAmountFormatter();
  const own = useCosts()
    ?.lanes.flatMap(({ missions }) => missions)
    .find((each) => each.mission_id === mission.id);
  if (!own) return [];
  const amounts = presentCostAmounts(own);
  return amountNames.map((name) => ({ key: name, term: t(name), value: amount(name, amounts[name]) }));
};

const Application = ({ mission }: { mission: Mission }) => {
  const { t } = useTranslation('scheduler');
  const row = usePlanEditorState().plan.rows.get(mission.id);
  const { ship_time_request_id: id } = mission;
  if (id === null) return t('mission.orphan');
  return <Link href={paths.request(id)}>{row?.ship_time_request?.project_title ?? mission.title}</Link>;
};

const useSailsWith = ({ id }: Mission, onOpen: (id: number) => void): ReactNode => {
  const mate = useCheckedPlans().voyages.mates.get(id)?.mission;
  return mate ? (
    <TextButton onPress={() => onOpen(mate.id)}>{`${mate.number}. ${mate.title}`}</TextButton>
  ) : null;
};

const useBerths = (mission: Mission): readonly DescriptionItem[] => {
  const { t } = useTranslation('plans');
  const { number } = useFormat();
  const { requested_berths, approved_berths, guest_berths: guests = 0 } = mission;
  const item = (field: 'requested_berths' | 'approved_berths' | 'guest_berths', value: number | null) => ({
    key: field,
    term: t(`fields.${field}.label`),
    value: value === null ? null : number(value),
  });
  return [
    item('requested_berths', requested_berths),
    item('approved_berths', approved_berths),
    ...(guests === 0 ? [] : [item('guest_berths', guests)]),
  ];
};

const useVoyageNumber = ({ id }: Mission): readonly DescriptionItem[] => {
  const { t } = useTranslation('plans');
  const number = usePlanEditorState().plan.rows.get(id)?.voyage_number;
  return number ? [{ key: 'voyage_number', term: t('fields.voyage_number.label'), value: number }] : [];
};

const useCalls = (mission: Mission, nameOf: (id: number) => string): ReactNode => {
  const { t } = useTranslation('plans');
  const { language, number } = useFormat();
  const calls = describePortCalls({ t: t as unknown as Translate, language }, mission, nameOf);
  return [number(mission.port_calls), ...calls].map((line) => <div key={line}>{line}</div>);
};

type MissionOverviewProps = {
  readonly mission: Mission;
  readonly onOpen: (id: number) => void;
};

export const MissionOverview = ({ mission, onOpen }: MissionOverviewProps) => {
  const { t } = useTranslation('scheduler');
  const { t: tp } = useTranslation('plans');
  const { number } = useFormat();
  const { words, voyages } = useCheckedPlans();
  const row = usePlanEditorState().plan.rows.get(mission.id);
  const asked = useAsked(row?.ship_time_request);
  const costs = useCostItems(mission);
  const sailsWith = useSailsWith(mission, onOpen);
  const [numbers, berths] = [useVoyageNumber(mission), useBerths(mission)];
  const { speaker } = words;
  const calls = useCalls(mission, speaker.port);
  return (
    <DescriptionList
      items={[
        {
          key: 'application',
          term: tp('fields.ship_time_request_id.label'),
          value: <Application mission={mission} />,
        },
        ...numbers,
        { key: 'together', term: tp('fields.sails_with_id.label'), value: sailsWith },
        { key: 'dates', term: t('mission.dates'), value: words.dates(mission) ?? t('mission.unscheduled') },
        {
          key: 'days',
          term: t('mission.days'),
          value: t('mission.days_of', {
            total: speaker.days(occupiedDays(mission)),
            mobilization: number(mission.mobilization_days),
            operational: number(mission.operational_days),
            demobilization: number(mission.demobilization_days),
          }),
        },
        {
          key: 'ports',
          term: t('mission.ports'),
          value: t(
            'mission.ports_of',
            portNamesOf(mission, { words, mates: voyages.mates, none: t('mission.no_port') }),
          ),
        },
        { key: 'calls', term: tp('fields.port_calls.label'), value: calls },
        ...berths,
        { key: 'notes', term: tp('fields.notes.label'), value: mission.notes },
        ...costs,
        ...asked,
      ]}
    />
  );
};
