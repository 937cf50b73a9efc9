import { type KeyboardEvent, useCallback } from 'react';
import { keyboardSteps } from '@shiptime/domain/plans/editing/plan-operations';
import { type KeyCommand, toKeyCommand, nextGrip } from './keyboard-commands.ts';
import type { TimelineLane } from '../lanes.ts';
import { findNeighbourBarId } from './navigation.ts';
import { barElement, type BarShiftControls, type TimelineDragModel } from './use-bar-shift.ts';

type KeyboardParts = {
  readonly lanes: readonly TimelineLane[];
  readonly surface: TimelineDragModel;
  readonly shifting: BarShiftControls;
  readonly selected: ReadonlySet<number>;
  readonly onFocus: (id: number) => void;
  readonly onOpen: (id: number) => void;
  readonly onSelect: (id: number) => void;
  readonly onUnschedule: ((ids: readonly number[]) => void) | undefined;
  readonly onZoom: (steps: 1 | -1) => void;
  readonly onSee: (what: 'all' | 'chosen' | 'today') => void;
  readonly say: (what: 'dropped' | 'cancelled' | 'fixed', id: number) => void;
};

export const useTimelineKeyboard = (parts: KeyboardParts) => {
  const { lanes, surface, shifting, selected, onFocus, onOpen, onSelect, onUnschedule, onZoom, onSee, say } =
    parts;

  const together = (id: number): readonly number[] =>
    selected.has(id) ? [id, ...[...selected].filter((each) => each !== id)] : [id];

  const onHeld = (command: KeyCommand, id: number) => {
    const shift = shifting.held();
    if (!shift) return;
    if (command.do === 'nudge') {
      shifting.to(shift.ticks + command.direction * keyboardSteps[command.step], true);
      barElement(id)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    } else if (command.do === 'lane') {
      shifting.to(shift.ticks, true, shift.lanes + command.direction);
      barElement(id)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    } else if (command.do === 'next_grip') {
      shifting.cancel();
      shifting.begin(shift.ids.slice(0, 1), nextGrip(shift.grip), true);
    } else if (command.do === 'drop') {
      shifting.drop();
      say('dropped', id);
    } else if (command.do === 'cancel') {
      shifting.cancel();
      say('cancelled', id);
    }
  };

  const onFree = (command: KeyCommand, id: number) => {
    if (command.do === 'go') {
      const to = findNeighbourBarId(lanes, id, command.direction);
      if (to !== null) onFocus(to);
    } else if (command.do === 'hold') {
      const ids = command.grip === 'move' ? together(id) : [id];
      if (surface.editing && ids.every((each) => surface.editing?.mayChange(each)))
        shifting.begin(ids, command.grip, true);
      else say('fixed', id);
    } else if (command.do === 'open') onOpen(id);
    else if (command.do === 'select') onSelect(id);
    else if (command.do === 'unschedule') onUnschedule?.(together(id));
    else if (command.do === 'zoom') onZoom(command.steps);
    else if (command.do === 'see') onSee(command.what);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const id = Number((event.target as HTMLElement).dataset['bar'] ?? Number.NaN);
    if (Number.isNaN(id)) return;
    const isHeld = shifting.held() !== null;
    const command = toKeyCommand(event, isHeld);
    if (!command) return;
    event.preventDefault();
    if (isHeld) onHeld(command, id);
    else onFree(command, id);
  };

  const onBlur = useCallback(() => {
    if (shifting.held()) shifting.cancel();
  }, [shifting]);

  return { onKeyDown, onBlur };
};
