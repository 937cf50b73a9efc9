import type { Span } from '@shiptime/domain/plans/missions';
import { ticksInDay } from '@shiptime/domain/plans/ticks';
import { type ZoomPreset, zoomPresets } from '@shiptime/domain/plans/timeline/calendar';

export type TimelineZoom = ZoomPreset | number;

const daysInView: Record<Exclude<ZoomPreset, 'year'>, number> = { quarter: 92, month: 31, week: 7 };
const fewestDays = 2;
const step = 1.5;

const wholeDays = (whole: Span): number => (whole.end - whole.start) / ticksInDay;

export const visibleDays = (zoom: TimelineZoom, whole: Span): number => {
  const most = wholeDays(whole);
  const days = typeof zoom === 'number' ? zoom : zoom === 'year' ? most : daysInView[zoom];
  return Math.min(most, Math.max(fewestDays, days));
};

/** Axis labels follow the nearest preset. */
export const axisPreset = (zoom: TimelineZoom, whole: Span): ZoomPreset => {
  if (typeof zoom !== 'number') return zoom;
  const days = visibleDays(zoom, whole);
  if (days > 170) return 'year';
  if (days > 50) return 'quarter';
  return days > 12 ? 'month' : 'week';
};

export const zoomByFactor = (zoom: TimelineZoom, factor: number, whole: Span): TimelineZoom => {
  const days = Math.max(fewestDays, visibleDays(zoom, whole) / factor);
  return days >= wholeDays(whole) * 0.99 ? 'year' : Math.round(days * 10) / 10;
};

export const zoomBySteps = (zoom: TimelineZoom, steps: number, whole: Span): TimelineZoom =>
  zoomByFactor(zoom, step ** steps, whole);

const slack = 1.12;

export const zoomToSpan = (span: Span, whole: Span): TimelineZoom =>
  zoomByFactor(((span.end - span.start) / ticksInDay) * slack, 1, whole);

/** Logarithmic scale from 0 (everything) to 100 (a few days). */
export const sliderValueOf = (zoom: TimelineZoom, whole: Span): number => {
  const most = wholeDays(whole);
  return Math.round((100 * Math.log(most / visibleDays(zoom, whole))) / Math.log(most / fewestDays));
};

export const zoomFromSlider = (close: number, whole: Span): TimelineZoom => {
  const most = wholeDays(whole);
  return zoomByFactor(most * (fewestDays / most) ** (close / 100), 1, whole);
};

export const zoomFromText = (text: string | undefined): TimelineZoom | null => {
  const preset = zoomPresets.find((each) => each === text);
  if (preset) return preset;
  const days = Number(text ?? Number.NaN);
  return Number.isFinite(days) && days >= fewestDays ? days : null;
};
