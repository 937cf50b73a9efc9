import type { KeyboardStep } from '@shiptime/domain/plans/editing/plan-operations';
import type { BarDirection } from './navigation.ts';

export type BarGrip = 'move' | 'start' | 'end';

export type KeyPress = {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
};

export type KeyCommand =
  | { readonly do: 'go'; readonly direction: BarDirection }
  | { readonly do: 'hold'; readonly grip: BarGrip }
  | { readonly do: 'nudge'; readonly step: KeyboardStep; readonly direction: 1 | -1 }
  | { readonly do: 'lane'; readonly direction: 1 | -1 }
  | { readonly do: 'zoom'; readonly steps: 1 | -1 }
  | { readonly do: 'see'; readonly what: 'all' | 'chosen' | 'today' }
  | { readonly do: 'drop' | 'cancel' | 'open' | 'select' | 'unschedule' | 'next_grip' };

const arrows: Partial<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };
const lanes: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };
const ways: Partial<Record<string, BarDirection>> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
};

const looks: Partial<Record<string, KeyCommand>> = {
  '+': { do: 'zoom', steps: 1 },
  '=': { do: 'zoom', steps: 1 },
  '-': { do: 'zoom', steps: -1 },
  _: { do: 'zoom', steps: -1 },
  '0': { do: 'see', what: 'all' },
  z: { do: 'see', what: 'chosen' },
  t: { do: 'see', what: 'today' },
};

const stepOf = ({ shiftKey, altKey }: KeyPress): KeyboardStep => {
  if (altKey) return 'quarter_day';
  return shiftKey ? 'week' : 'day';
};

const held = (pressed: KeyPress): KeyCommand | null => {
  const { key } = pressed;
  const direction = arrows[key];
  if (direction !== undefined) return { do: 'nudge', step: stepOf(pressed), direction };
  const lane = lanes[key];
  if (lane !== undefined) return { do: 'lane', direction: lane };
  if (key === ' ' || key === 'Enter') return { do: 'drop' };
  if (key === 'Escape') return { do: 'cancel' };
  return key.toLowerCase() === 'r' ? { do: 'next_grip' } : null;
};

const free = ({ key, ctrlKey, metaKey, altKey }: KeyPress): KeyCommand | null => {
  const modified = ctrlKey || metaKey;
  if (modified && key === ' ') return { do: 'select' };
  if (modified && key === 'Home') return { do: 'go', direction: 'top' };
  if (modified && key === 'End') return { do: 'go', direction: 'bottom' };
  if (modified || altKey) return null;
  const direction = ways[key];
  if (direction !== undefined) return { do: 'go', direction };
  if (key === ' ') return { do: 'hold', grip: 'move' };
  if (key === 'Enter') return { do: 'open' };
  if (key === 'Delete') return { do: 'unschedule' };
  if (key.toLowerCase() === 'r') return { do: 'hold', grip: 'end' };
  const look = looks[key.toLowerCase()];
  if (look) return look;
  return key.toLowerCase() === 'x' ? { do: 'select' } : null;
};

export const toKeyCommand = (pressed: KeyPress, isHeld: boolean): KeyCommand | null =>
  isHeld ? held(pressed) : free(pressed);

const grips: readonly BarGrip[] = ['move', 'end', 'start'];
export const nextGrip = (grip: BarGrip): BarGrip => grips[(grips.indexOf(grip) + 1) % grips.length] ?? 'move';
