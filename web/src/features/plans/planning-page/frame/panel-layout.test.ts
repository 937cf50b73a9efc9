import { describe, expect, it } from 'vitest';
import {
  closePanel,
  type PanelDock,
  isPanelShown,
  panelsFromUrl,
  panelsToUrl,
  openPanel,
  movePanel,
  resizeDock,
  type PanelLayout,
  panelShownIn,
  defaultDockSizes,
} from './panel-layout.ts';

const own: Record<string, PanelDock> = { unscheduled: 'list', table: 'below' };
const at = (...open: string[]): PanelLayout => ({
  open,
  placed: {},
  sizes: defaultDockSizes,
  density: 'comfortable',
});
const dockOf =
  ({ placed }: PanelLayout = at()) =>
  (id: string): PanelDock =>
    placed[id] ?? own[id] ?? 'beside';

describe('the panels of a room', () => {
  it('stand one in each dock: opening one replaces the other there and nothing elsewhere', () => {
    const layout = openPanel(at('unscheduled', 'conflicts', 'table'), 'notes', dockOf());
    expect(layout.open).toEqual(['unscheduled', 'table', 'notes']);
    expect(isPanelShown('conflicts', layout, dockOf())).toBe(false);
  });

  it('let the chosen mission cover what was open, and have it back when the mission is closed', () => {
    const layout = openPanel(at('unscheduled', 'conflicts'), 'mission', dockOf());
    expect(panelShownIn('beside', layout, dockOf())).toBe('mission');
    expect(panelShownIn('list', layout, dockOf())).toBe('unscheduled');
    expect(panelShownIn('beside', closePanel(layout, 'mission'), dockOf())).toBe('conflicts');
  });

  it('go below or beside, and stay there', () => {
    const layout = movePanel(at('table', 'conflicts'), 'conflicts', 'below', dockOf());
    expect(layout.open).toEqual(['conflicts']);
    expect(panelShownIn('below', layout, dockOf(layout))).toBe('conflicts');
  });

  it('have sizes within limits', () => {
    expect(resizeDock(at(), 'side', 3).sizes.side).toBe(16);
    expect(resizeDock(at(), 'below', 21.26).sizes.below).toBe(21.3);
  });

  it('stay in the address, also when none is open; what the address does not know is left out', () => {
    const ids = new Set(['conflicts', 'table']);
    expect(panelsFromUrl(panelsToUrl(at('table', 'conflicts')), ids)).toEqual(['table', 'conflicts']);
    expect(panelsFromUrl(panelsToUrl(at()), ids)).toEqual([]);
    expect(panelsFromUrl('elsewhere,table', ids)).toEqual(['table']);
    expect(panelsFromUrl('elsewhere', ids)).toBe(null);
    expect(panelsFromUrl(undefined, ids)).toBe(null);
  });
});
