import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { type Mission, occupiedDays } from '@shiptime/domain/plans/missions';
import type { Tick } from '@shiptime/domain/plans/ticks';
import { classNames } from '#ui/class-names.ts';
import { Button } from '#ui/button.tsx';
import { NonBreakingDates } from '#ui/non-breaking-dates.tsx';
import { UserText } from '#ui/user-text.tsx';
import type { TimelineHandle } from '../timeline/timeline-handle.ts';
import { TextButton } from '../text-button.tsx';
import { useEditingModel, useCheckedPlans } from '../edited-plan/scheduler-model.ts';
import { useCardDrag } from './use-card-drag.ts';
import styles from '../scheduler.module.css';

type UnscheduledProps = {
  readonly missions: readonly Mission[];
  readonly isEmpty: boolean;
  readonly openId: number | null;
  readonly onOpen: (id: number) => void;
  readonly onPlace: (id: number) => void;
  readonly onCarry: (id: number | null) => void;
  readonly onDrop: (id: number, tick: Tick, planId: number) => void;
  readonly detailOf?: (mission: Mission) => string;
  readonly handle: TimelineHandle;
};

export const UnscheduledMissions = (props: UnscheduledProps) => {
  const { missions, isEmpty, openId, onOpen, onPlace, onCarry, onDrop, detailOf, handle } = props;
  const { t } = useTranslation('scheduler');
  const { days } = useFormat();
  const { mayEdit, editor } = useEditingModel();
  const box = useRef<HTMLDivElement>(null);
  const { voyages, words } = useCheckedPlans();
  const together = ({ id }: Mission): string | undefined => {
    const mate = voyages.mates.get(id)?.mission;
    return mate && words.together(mate);
  };
  const carrying = useCardDrag({ boxRef: box, handle, onCarry, onDrop });
  const wanted = (mission: Mission): string | null => {
    const asked = editor.view().plan.rows.get(mission.id)?.ship_time_request;
    const [start, end] = [asked?.operational_window_start, asked?.operational_window_end];
    return start && end ? t('unscheduled.wanted', { dates: t('dates', { start, end }) }) : null;
  };
  const factsOf = (mission: Mission): string => {
    const facts = [days(occupiedDays(mission)), detailOf?.(mission), together(mission), wanted(mission)];
    return facts.filter(Boolean).join(' · ');
  };
  return (
    <div className={styles['waiting']}>
      {isEmpty && <p className={styles['quiet']}>{t('unscheduled.none')}</p>}
      <ul>
        {missions.map((mission) => (
          <li
            key={mission.id}
            className={classNames(
              styles['card'],
              mission.id === openId && styles['chosen'],
              mission.id === carrying.carriedId && styles['carried'],
            )}
            {...(mayEdit(mission) && carrying.handlersOf(mission))}
          >
            <TextButton onPress={() => onOpen(mission.id)}>
              <UserText text={mission.title} />
            </TextButton>
            <span className={styles['quiet']}>
              <NonBreakingDates text={factsOf(mission)} />
            </span>
            {mayEdit(mission) && (
              <Button
                small
                data-place
                icon="calendar"
                onPress={() => onPlace(mission.id)}
                aria-label={t('place.button_for', { title: mission.title })}
              >
                {t('place.button')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div ref={box} className={styles['carrier']} hidden />
    </div>
  );
};
