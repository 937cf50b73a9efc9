import { tickOfDay } from '@shiptime/domain/plans/ticks';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '#test/show.tsx';
import type { TimelineBar, TimelineLane } from './lanes.ts';
import { Timeline } from './timeline.tsx';
import type { TimelineZoom } from './viewport/zoom.ts';

const year = { start: tickOfDay('2028-04-01'), end: tickOfDay('2029-04-01') };

const bar = (id: number, title: string, days: number): TimelineBar => ({
  ...{ id, title, label: `${id}. ${title}`, mobilization: 0, demobilization: 0, trouble: null },
  ...{ start: year.start + (id - 1) * 30 * 4, end: year.start + ((id - 1) * 30 + days) * 4 },
});

const lane: TimelineLane = {
  ...{ id: 1, label: 'CCGS Teleost', blocks: [] },
  bars: Array.from({ length: 12 }, (_, index) =>
    bar(index + 1, `Moorings ${index + 1}`, index === 5 ? 2 : 20),
  ),
};

type Given = { readonly alone?: boolean; readonly bars?: readonly TimelineBar[] };

const timeline = (
  zoom: TimelineZoom,
  today: string | null,
  { alone = false, bars = lane.bars }: Given = {},
) => (
  <Timeline
    {...{
      label: 'Fleet',
      lanes: [{ ...lane, bars }],
      whole: year,
      year,
      zoom,
      alone,
      openId: null,
      onOpen: () => undefined,
    }}
    today={today === null ? null : tickOfDay(today)}
  />
);
const Closer = () => {
  const [zoom, setZoom] = useState<TimelineZoom>('year');
  return (
    <>
      <button type="button" onClick={() => setZoom('week')}>
        Closer
      </button>
      {timeline(zoom, '2028-12-01')}
    </>
  );
};
const cells = page.getByRole('gridcell');
const written = () =>
  [...document.querySelectorAll('[data-bar]')].filter((each) => each.textContent !== '').length;

describe('names of missions on a timeline', () => {
  it('every mission has its name for whoever hears it, in sight or not', async () => {
    await renderInApp(timeline('week', '2028-04-10'));
    await expect.element(cells.nth(11)).toHaveAccessibleName('12. Moorings 12');
    expect(cells.elements()).toHaveLength(12);
  });

  it('are written where they can be seen, and after the timeline was scrolled where it is then', async () => {
    await renderInApp(timeline('month', '2028-04-10'));
    await expect.element(page.getByText('Moorings 1', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Moorings 12', { exact: true })).not.toBeInTheDocument();
    const frame = page.getByRole('grid').element().parentElement!;
    frame.scrollLeft = frame.scrollWidth;
    await expect.element(page.getByText('Moorings 12', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Moorings 1', { exact: true })).not.toBeInTheDocument();
  });

  it('are all written in a year: in the bar, or beside one that is too short', async () => {
    await renderInApp(timeline('year', null));
    await expect.element(page.getByText('Moorings 5', { exact: true })).toBeVisible();
    await expect.element(cells.nth(5)).toHaveAccessibleName('6. Moorings 6');
    expect(written()).toBe(12);
    const short = cells.nth(5).element();
    const name = short.querySelector('span')!.getBoundingClientRect();
    expect(name.left).toBeGreaterThanOrEqual(short.getBoundingClientRect().right);
    expect(name.right).toBeLessThanOrEqual(cells.nth(6).element().getBoundingClientRect().left);
  });

  it('leave out what no bar and no room beside it could show', async () => {
    await renderInApp(
      timeline('year', null, {
        bars: [bar(1, 'Moorings', 2), { ...bar(2, 'Buoys', 20), start: year.start + 12 }],
      }),
    );
    await expect.element(page.getByText('Buoys', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Moorings', { exact: true })).not.toBeInTheDocument();
  });

  it('are all written where a vessel is alone, none over the next mission', async () => {
    await renderInApp(timeline('year', null, { alone: true }));
    await expect.element(page.getByText('Moorings 6', { exact: true })).toBeInTheDocument();
    const bars = [...document.querySelectorAll('[data-bar]')];
    for (const [index, each] of bars.entries()) {
      const next = bars[index + 1]?.getBoundingClientRect().left ?? Number.POSITIVE_INFINITY;
      expect(each.querySelector('span')!.getBoundingClientRect().right).toBeLessThanOrEqual(next);
    }
  });

  it('dates are where the timeline is with the first picture after a change of scale', async () => {
    await renderInApp(<Closer />);
    await expect.element(page.getByText('Moorings 5', { exact: true })).toBeVisible();
    page
      .getByRole('button')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await Promise.resolve();
    const frame = page.getByRole('grid').element().parentElement!.getBoundingClientRect();
    const dates = [...document.querySelectorAll('[role="grid"] [aria-hidden="true"] span')].map((each) =>
      each.getBoundingClientRect(),
    );
    expect(
      dates.filter(({ left, right }) => left > frame.left && right < frame.right).length,
    ).toBeGreaterThan(6);
  });

  it('today is said among the dates, and covers no name', async () => {
    await renderInApp(timeline('year', '2028-12-01'));
    const flag = page.getByText('Today', { exact: true });
    await expect.element(flag).toBeInTheDocument();
    expect(flag.element().closest('[data-lanes]')).toBeNull();
    const lanes = document.querySelector('[data-lanes]')!.getBoundingClientRect();
    expect(flag.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(lanes.top);
  });
});
