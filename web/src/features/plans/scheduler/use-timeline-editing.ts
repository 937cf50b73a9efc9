import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { move, resize } from '@shiptime/domain/plans/mission-changes';
import type { Mission } from '@shiptime/domain/plans/missions';
import type { Shift } from '../timeline/shift.ts';
import type { Editing } from '../timeline/timeline.tsx';
import { useOutlook, useScheduler } from './scheduler-model.ts';

export const shiftedMission = (mission: Mission, { grip, ticks }: Shift): Mission =>
  grip === 'move' ? move(mission, ticks) : resize(mission, grip, ticks);

/** What dragging and the keys do to the plan; undefined where it can only be read. */
export const useTimelineEditing = (): Editing | undefined => {
  const { t } = useTranslation('scheduler');
  const { editor, readOnly } = useScheduler();
  const { missions, words, foresee } = useOutlook();
  return useMemo(() => {
    if (readOnly) return undefined;
    const some = (ids: readonly number[]) => missions.filter(({ id }) => ids.includes(id));
    return {
      mayChange: (id) => missions.some((mission) => mission.id === id),
      describe: (shift) => {
        const changed = some(shift.ids).map((mission) => shiftedMission(mission, shift));
        const first = changed.find(({ id }) => id === shift.ids[0]);
        const troubles = [...new Set(foresee(changed).map(words.title))];
        const where = first ? (words.dates(first) ?? '') : '';
        const length = first ? words.speaker.days(first.operational_days) : '';
        const text = shift.grip === 'move' ? where : t('timeline.held_end', { dates: where, days: length });
        return { text: [text, ...troubles].join('. '), isTrouble: troubles.length > 0 };
      },
      commit: ({ ids, grip, ticks }) => {
        const [id] = ids;
        if (grip === 'move') editor.perform({ type: 'move', mission_ids: ids, ticks });
        else if (id !== undefined) editor.perform({ type: 'resize', mission_id: id, edge: grip, ticks });
      },
    };
  }, [t, editor, readOnly, missions, words, foresee]);
};
