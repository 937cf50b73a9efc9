import { describe, expect, it } from 'vitest';
import { tickOfDay } from '@shiptime/domain/plans/ticks';
import {
  axisPreset,
  sliderValueOf,
  visibleDays,
  zoomBySteps,
  zoomFromSlider,
  zoomByFactor,
  zoomFromText,
  zoomToSpan,
} from './zoom.ts';

const whole = { start: tickOfDay('2028-03-25'), end: tickOfDay('2029-04-08') };

describe('zoom', () => {
  it('goes from the whole year to a few days, in steps and back', () => {
    expect(visibleDays('year', whole)).toBe(379);
    expect(zoomBySteps('month', 1, whole)).toBe(20.7);
    expect(zoomBySteps(20.7, -1, whole)).toBeCloseTo(31, 0);
    expect(zoomByFactor('quarter', 0.1, whole)).toBe('year');
    expect(zoomByFactor('week', 1000, whole)).toBe(2);
  });

  it('has the dates of the nearest preset', () => {
    expect([379, 120, 30, 7].map((days) => axisPreset(days, whole))).toEqual([
      'year',
      'quarter',
      'month',
      'week',
    ]);
  });

  it('shows a span whole', () => {
    const span = { start: tickOfDay('2028-06-01'), end: tickOfDay('2028-07-01') };
    expect(zoomToSpan(span, whole)).toBe(33.6);
    expect(zoomToSpan(whole, whole)).toBe('year');
  });

  it('is set on a slider as it is read from there', () => {
    expect(sliderValueOf('year', whole)).toBe(0);
    expect(sliderValueOf(2, whole)).toBe(100);
    expect(sliderValueOf(zoomFromSlider(40, whole), whole)).toBe(40);
  });

  it('stands in the address', () => {
    expect(zoomFromText('month')).toBe('month');
    expect(zoomFromText('45.5')).toBe(45.5);
    expect(zoomFromText('1')).toBe(null);
    expect(zoomFromText('far')).toBe(null);
    expect(zoomFromText(undefined)).toBe(null);
  });
});
