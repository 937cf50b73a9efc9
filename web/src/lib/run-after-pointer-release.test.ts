// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { runAfterPointerRelease } from './run-after-pointer-release.ts';

const point = (type: string): boolean => document.body.dispatchEvent(new Event(type, { bubbles: true }));
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

describe('what moves the page', () => {
  it('happens at once while nothing is pressed', () => {
    const seen: string[] = [];
    runAfterPointerRelease(() => seen.push('message'));
    expect(seen).toEqual(['message']);
  });

  it('waits for the click while something is pressed', async () => {
    const seen: string[] = [];
    point('pointerdown');
    runAfterPointerRelease(() => seen.push('message'));
    point('pointerup');
    seen.push('click');
    await nextTask();
    expect(seen).toEqual(['click', 'message']);
  });

  it('waits for the last of two presses, and is not lost when the press becomes a scroll', async () => {
    const seen: string[] = [];
    point('pointerdown');
    runAfterPointerRelease(() => seen.push('message'));
    point('pointerup');
    point('pointerdown');
    await nextTask();
    expect(seen).toEqual([]);
    point('pointercancel');
    await nextTask();
    expect(seen).toEqual(['message']);
  });
});
