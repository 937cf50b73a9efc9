import { describe, expect, it } from 'vitest';
import {
  closed,
  type Dock,
  isShown,
  openFromAddress,
  openInAddress,
  opened,
  placedIn,
  resized,
  type RoomLayout,
  shownIn,
  usualSizes,
} from './room-layout.ts';

const own: Record<string, Dock> = { unscheduled: 'list', table: 'below' };
const at = (...open: string[]): RoomLayout => ({
  open,
  placed: {},
  sizes: usualSizes,
  density: 'comfortable',
});
const dockOf =
  ({ placed }: RoomLayout = at()) =>
  (id: string): Dock =>
    placed[id] ?? own[id] ?? 'beside';

describe('the panels of a room', () => {
  it('stand one in each dock: opening one replaces the other there and nothing elsewhere', () => {
    const layout = opened(at('unscheduled', 'conflicts', 'table'), 'notes', dockOf());
    expect(layout.open).toEqual(['unscheduled', 'table', 'notes']);
    expect(isShown('conflicts', layout, dockOf())).toBe(false);
  });

  it('let the chosen mission cover what was open, and have it back when the mission is closed', () => {
    const layout = opened(at('unscheduled', 'conflicts'), 'mission', dockOf());
    expect(shownIn('beside', layout, dockOf())).toBe('mission');
    expect(shownIn('list', layout, dockOf())).toBe('unscheduled');
    expect(shownIn('beside', closed(layout, 'mission'), dockOf())).toBe('conflicts');
  });

  it('go below or beside, and stay there', () => {
    const layout = placedIn(at('table', 'conflicts'), 'conflicts', 'below', dockOf());
    expect(layout.open).toEqual(['conflicts']);
    expect(shownIn('below', layout, dockOf(layout))).toBe('conflicts');
  });

  it('have sizes within limits', () => {
    expect(resized(at(), 'side', 3).sizes.side).toBe(16);
    expect(resized(at(), 'below', 21.26).sizes.below).toBe(21.3);
  });

  it('stay in the address, also when none is open; what the address does not know is left out', () => {
    const ids = new Set(['conflicts', 'table']);
    expect(openFromAddress(openInAddress(at('table', 'conflicts')), ids)).toEqual(['table', 'conflicts']);
    expect(openFromAddress(openInAddress(at()), ids)).toEqual([]);
    expect(openFromAddress('elsewhere,table', ids)).toEqual(['table']);
    expect(openFromAddress('elsewhere', ids)).toBe(null);
    expect(openFromAddress(undefined, ids)).toBe(null);
  });
});
