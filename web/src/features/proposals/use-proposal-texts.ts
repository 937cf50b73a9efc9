import { useTranslation } from 'react-i18next';
import { createConflict } from '@shiptime/domain/plans/conflicts/conflict';
import type {
  StandingUsedByProposal,
  Proposal,
  Relaxation,
  VesselExplanation,
} from '@shiptime/domain/proposals/proposal-wire';
import { useFormat } from '#lib/format.ts';
import { useCheckedPlans } from '../plans/edited-plan/scheduler-model.ts';
import { useProposedChangeTexts } from './use-proposed-change-texts.ts';

const useStandingWords = () => {
  const { t } = useTranslation('proposals');
  const { list, number } = useFormat();
  const said = ({ priority, place, of }: NonNullable<StandingUsedByProposal>): string =>
    list([
      ...(priority === null ? [] : [t('standing.priority', { priority })]),
      ...(place === null ? [] : [t('standing.place', { place, of })]),
    ]);
  const factorOf = ({ counts_as }: NonNullable<StandingUsedByProposal>) =>
    number(Math.round(counts_as * 100) / 100);
  const standing = (counted: NonNullable<StandingUsedByProposal>): string =>
    t('standing.sentence', { said: said(counted), days: Math.round(counted.counts_as * 100) / 100 });
  const inTheWay = (title: string, counted: StandingUsedByProposal): string =>
    counted === null
      ? t('quoted', { title })
      : t('standing.quoted', { title, said: said(counted), times: factorOf(counted) });
  return { standing, inTheWay };
};

type Roomless = Extract<VesselExplanation, { verdict: 'calendar' | 'by_hand' }>;

type Roomed = Extract<VesselExplanation, { verdict: 'calendar' | 'blocked' }>;

const useNumbers = () => {
  const { t } = useTranslation('proposals');
  const { speaker } = useCheckedPlans().words;
  return ({ needed_days, free_days, total_free_days, ends }: Roomed): string => {
    const params = {
      needed: speaker.days(needed_days),
      free: speaker.days(free_days),
      total: speaker.days(total_free_days),
      missing: speaker.days(Math.max(0, needed_days - free_days)),
    };
    if (total_free_days === 0) return t('why.none_free', params);
    if (needed_days <= free_days) return t('why.ways', params);
    return ends === null ? t('why.window_ends', params) : t('why.ends', { ...params, stop: ends.name });
  };
};

const useRoomWords = () => {
  const { t } = useTranslation('proposals');
  const { speaker } = useCheckedPlans().words;
  return (found: Roomless): string =>
    found.verdict === 'calendar'
      ? t('why.calendar')
      : t('why.by_hand', { start: speaker.moment(found.start.start_date, found.start.start_fraction) });
};

export const useProposalTexts = () => {
  const { t } = useTranslation('proposals');
  const { words } = useCheckedPlans();
  const { eitherOf, list, percent } = useFormat();
  const { missionOf, vessel, change } = useProposedChangeTexts();
  const mission = (id: number): string => {
    const found = missionOf(id);
    return found ? `${found.number}. ${found.title}` : words.speaker.mission(id);
  };
  const relaxation = (way: Relaxation): string =>
    t(`relaxations.${way.code}`, {
      days: words.speaker.days(way.days),
      constraint: 'constraint' in way ? way.constraint : '',
    });
  const help = (relaxations: readonly Relaxation[]): readonly string[] =>
    relaxations.length === 0 ? [] : [t('why.help', { ways: eitherOf(relaxations.map(relaxation)) })];
  const { standing, inTheWay } = useStandingWords();
  const roomWords = useRoomWords();
  const numbers = useNumbers();
  const withoutRoom = (found: Roomless) =>
    found.verdict === 'calendar'
      ? [numbers(found), roomWords(found), ...help(found.relaxations)]
      : [roomWords(found)];
  const whyNot = (found: VesselExplanation): readonly string[] => {
    if (found.verdict === 'static')
      return found.reasons.map(({ code, params }) =>
        words.conflict(createConflict(code, [found.mission_id], Number(params['days'] ?? 0), params)),
      );
    if (found.verdict === 'calendar' || found.verdict === 'by_hand') return withoutRoom(found);
    if (found.verdict === 'blocked') {
      const titles = list(found.missions.map((each) => inTheWay(each.title, each.standing)));
      const count = found.missions.length;
      return [numbers(found), t('why.blocked', { count, missions: titles }), ...help(found.relaxations)];
    }
    return [t(`why.${found.verdict}`)];
  };
  /** Describes how much better any other plan could be, if known. */
  const certificate = ({ certificate: found }: Proposal): string => {
    if (!found || found.gap === null || found.gap >= 1) return t('certificate.unknown');
    // The gap is a share of the bound; converts it to a share of this plan.
    const more = found.gap / (1 - found.gap);
    return more < 0.0005
      ? t('certificate.best')
      : t('certificate.within', { percent: percent(Math.ceil(more * 100) / 100) });
  };
  return { vessel, mission, change, standing, whyNot, certificate };
};
