import { describe, expect, it } from 'vitest';
import { tickOfDay } from '@shiptime/domain/plans/ticks';
import { axisMarksOfPreset } from '@shiptime/domain/plans/timeline/axis';
import { axisLabel } from './axis-label.ts';

const year = { start: tickOfDay('2026-04-01'), end: tickOfDay('2027-04-01') };

describe.each(['en', 'fr'] as const)('the months of a year, %s', (language) => {
  it.each([2.4, 2.95, 3, 3.2, 4.55, 4.7])(
    'carry their year alike, February too, at %d pixels a day',
    (pixels) => {
      const labels = axisMarksOfPreset('year', year).major.map((month) =>
        axisLabel(month, language, ((month.end - month.start) / 4) * pixels),
      );
      expect(new Set(labels.map((label) => /\d{4}$/.test(label))).size).toBe(1);
    },
  );
});

it('weeks have their numbers, every second one where they are narrow', () => {
  const weeks = axisMarksOfPreset('year', year).minor.slice(1, 9);
  const labels = (width: number) => weeks.map((week) => axisLabel(week, 'en', width));
  expect(labels(20).filter(Boolean)).toHaveLength(8);
  expect(labels(15).filter(Boolean)).toHaveLength(4);
  expect(labels(8).filter(Boolean)).toHaveLength(0);
});
