import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Conflict } from '@shiptime/domain/plans/conflicts/conflict';
import { missionEndMoment, type Mission, occupiedDays } from '@shiptime/domain/plans/missions';
import type { Remedy } from '@shiptime/domain/plans/conflicts/remedies';
import type { PlanSnapshot } from '@shiptime/domain/plans/versions/snapshot';
import { describeConflict, describeRemedy } from '@shiptime/domain/plans/words/conflict-words';
import { describePlanChanges } from '@shiptime/domain/plans/words/comparison-words';
import {
  missionLabels,
  type PlanFormatter,
  createPlanFormatter,
  type Translate,
  type TranslatableText,
} from '@shiptime/domain/plans/words/plan-formatter';
import { constraintName } from '@shiptime/domain/vessels/constraint-names';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { useReferenceList } from '#features/reference/reference-api.ts';

type Named = { readonly id: number; readonly number: number; readonly title: string };
type Constraint = { readonly id: number; readonly name: string };

const longest = 48;

/** Cuts at a word boundary. */
export const shortenTitle = (title: string): string => {
  if (title.length <= longest) return title;
  const cut = title.lastIndexOf(' ', longest);
  return `${title.slice(0, cut > longest / 2 ? cut : longest).replace(/[\s,;:.–-]+$/, '')}…`;
};

export const usePlanTexts = (missions: readonly Named[], constraints: readonly Constraint[]) => {
  const { t } = useTranslation('plans');
  const { t: ts } = useTranslation('scheduler');
  const { t: tv } = useTranslation('vessels');
  const { list, language } = useFormat();
  const ports = useReferenceList('ports');
  const capabilities = useReferenceList('capabilities');
  return useMemo(() => {
    const speak = t as unknown as Translate;
    const speaker: PlanFormatter = createPlanFormatter({
      t: speak,
      language,
      list,
      ports: new Map(ports.map((port) => [port.id, nameInLanguage(language, port)])),
      capabilities: new Map(capabilities.map((each) => [each.id, nameInLanguage(language, each)])),
      missions: new Map([...missionLabels(missions)].map(([id, label]) => [id, shortenTitle(label)])),
      constraints: new Map(constraints.map((each) => [each.id, constraintName(each, language)])),
      kind: (kind) => tv(`constraints.kinds.${kind}`),
    });
    const end = (mission: Mission): string | null => {
      const over = missionEndMoment(mission);
      return over && speaker.moment(over.day, over.fraction);
    };
    const dates = (mission: Mission): string | null =>
      mission.start_date === null
        ? null
        : ts('dates', {
            start: speaker.moment(mission.start_date, mission.start_fraction),
            end: end(mission),
          });
    const say = ({ key, params }: TranslatableText) => speak(key, { ...params });
    return {
      speaker,
      dates,
      end,
      bar: (mission: Mission) => ({
        title: `${mission.number}. ${mission.title}`,
        detail: [speaker.days(occupiedDays(mission)), dates(mission)].filter(Boolean).join(' · '),
      }),
      together: (mate: Named) => speak('together.with', { mission: `${mate.number}. ${mate.title}` }),
      noCall: () => speak('together.no_call'),
      title: (found: Conflict) => speaker.conflict(found.code),
      conflict: (found: Conflict) => say(describeConflict(found, speaker)),
      remedy: (remedy: Remedy) => say(describeRemedy(remedy, speaker)),
      comparison: (before: PlanSnapshot, after: PlanSnapshot) =>
        describePlanChanges(before, after, speaker).map(say),
    };
  }, [t, ts, tv, list, language, ports, capabilities, missions, constraints]);
};

export type PlanTexts = ReturnType<typeof usePlanTexts>;
