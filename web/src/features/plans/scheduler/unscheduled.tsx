import { type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Mission, occupiedDays } from '@shiptime/domain/plans/missions';
import { dayOfTick } from '@shiptime/domain/plans/ticks';
import { snapTick } from '@shiptime/domain/plans/timeline/scale';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/button.tsx';
import type { TimelineHandle } from '../timeline/timeline-handle.ts';
import { TextButton } from '../text-button.tsx';
import { useScheduler } from './scheduler-model.ts';
import styles from './scheduler.module.css';

type UnscheduledProps = {
  readonly missions: readonly Mission[];
  readonly openId: number | null;
  readonly onOpen: (id: number) => void;
  readonly onPlace: (id: number) => void;
  readonly onDrop: (id: number, tick: number) => void;
  readonly handle: TimelineHandle;
};

type Carried = { readonly id: number; readonly x: number; readonly y: number; moved: boolean };

/** Missions that wait for a date: dragged onto the timeline, or placed by a button. */
export const Unscheduled = (props: UnscheduledProps) => {
  const { missions, openId, onOpen, onPlace, onDrop, handle } = props;
  const { t } = useTranslation('scheduler');
  const { t: tp } = useTranslation('plans');
  const { readOnly } = useScheduler();
  const carried = useRef<Carried | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const [carriedId, setCarriedId] = useState<number | null>(null);

  const start = (event: PointerEvent<HTMLElement>, id: number) => {
    if (readOnly || event.button !== 0 || event.pointerType === 'touch') return;
    if ((event.target as Element).closest('button')) return;
    carried.current = { id, x: event.clientX, y: event.clientY, moved: false };
  };
  const follow = (event: PointerEvent<HTMLElement>, mission: Mission) => {
    const held = carried.current;
    if (!held || held.id !== mission.id) return;
    if (!held.moved && Math.hypot(event.clientX - held.x, event.clientY - held.y) < 5) return;
    if (!held.moved) {
      held.moved = true;
      event.currentTarget.setPointerCapture(event.pointerId);
      setCarriedId(mission.id);
    }
    const over = handle.at(event.clientX, event.clientY);
    if (!box.current) return;
    box.current.hidden = false;
    box.current.textContent = over ? dayOfTick(snapTick(over.tick, 'day')) : mission.title;
    box.current.style.transform = `translate(${event.clientX + 12}px, ${event.clientY + 12}px)`;
  };
  const end = (event: PointerEvent<HTMLElement>, commit: boolean) => {
    const held = carried.current;
    carried.current = null;
    setCarriedId(null);
    if (box.current) box.current.hidden = true;
    const over = handle.at(event.clientX, event.clientY);
    if (held?.moved && commit && over) onDrop(held.id, over.tick);
  };
  return (
    <section className={styles['waiting']} aria-labelledby="unscheduled">
      <h2 id="unscheduled">{t('unscheduled.title', { count: missions.length })}</h2>
      {missions.length === 0 && <p className={styles['quiet']}>{t('unscheduled.none')}</p>}
      <ul>
        {missions.map((mission) => (
          <li
            key={mission.id}
            className={classNames(
              styles['card'],
              mission.id === openId && styles['chosen'],
              mission.id === carriedId && styles['carried'],
            )}
            onPointerDown={(event) => start(event, mission.id)}
            onPointerMove={(event) => follow(event, mission)}
            onPointerUp={(event) => end(event, true)}
            onPointerCancel={(event) => end(event, false)}
          >
            <TextButton onPress={() => onOpen(mission.id)}>{mission.title}</TextButton>
            <span className={styles['quiet']}>{tp('words.days', { count: occupiedDays(mission) })}</span>
            {!readOnly && (
              <Button
                small
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
    </section>
  );
};
