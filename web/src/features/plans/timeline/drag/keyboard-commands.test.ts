import { describe, expect, it } from 'vitest';
import { toKeyCommand, nextGrip } from './keyboard-commands.ts';

const plain = { shiftKey: false, altKey: false, ctrlKey: false, metaKey: false };
const press = (key: string, some: Partial<typeof plain> = {}) => ({ ...plain, key, ...some });

describe('keys on a bar', () => {
  it('go from bar to bar while it is free', () => {
    expect(toKeyCommand(press('ArrowRight'), false)).toEqual({ do: 'go', direction: 'next' });
    expect(toKeyCommand(press('ArrowUp'), false)).toEqual({ do: 'go', direction: 'up' });
    expect(toKeyCommand(press('End', { ctrlKey: true }), false)).toEqual({ do: 'go', direction: 'bottom' });
  });

  it('pick it up and move it by a day, a week, a quarter of a day', () => {
    expect(toKeyCommand(press(' '), false)).toEqual({ do: 'hold', grip: 'move' });
    expect(toKeyCommand(press('ArrowLeft'), true)).toEqual({ do: 'nudge', step: 'day', direction: -1 });
    expect(toKeyCommand(press('ArrowRight', { shiftKey: true }), true)).toEqual({
      do: 'nudge',
      step: 'week',
      direction: 1,
    });
    expect(toKeyCommand(press('ArrowRight', { altKey: true }), true)).toMatchObject({ step: 'quarter_day' });
    expect(toKeyCommand(press(' '), true)).toEqual({ do: 'drop' });
    expect(toKeyCommand(press('Escape'), true)).toEqual({ do: 'cancel' });
  });

  it('leave the browser its own', () => {
    expect(toKeyCommand(press('Tab'), false)).toBeNull();
    expect(toKeyCommand(press('ArrowLeft', { altKey: true }), false)).toBeNull();
    expect(toKeyCommand(press('r', { ctrlKey: true }), false)).toBeNull();
  });

  it('take one end, then the other', () => {
    expect(toKeyCommand(press('r'), false)).toEqual({ do: 'hold', grip: 'end' });
    expect([nextGrip('move'), nextGrip('end'), nextGrip('start')]).toEqual(['end', 'start', 'move']);
  });
});
