import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

type Rgb = readonly [number, number, number];

const sheet = readFileSync(path.join(import.meta.dirname, 'hues.css'), 'utf8');
const blocks = [...sheet.matchAll(/\[data-hue='(\d)'\] \{([^}]*)\}/g)];
const colourIn = (block: string, name: string): Rgb => {
  const hex = new RegExp(`--${name}: #([0-9a-f]{6})`).exec(block)![1]!;
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as unknown as Rgb;
};

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const light = (rgb: Rgb): Rgb => rgb.map(linear) as unknown as Rgb;
const luminance = (rgb: Rgb): number => {
  const [r, g, b] = light(rgb);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a: Rgb, b: Rgb): number => {
  const [high, low] = [luminance(a), luminance(b)].toSorted((one, other) => other - one);
  return (high! + 0.05) / (low! + 0.05);
};

// Full-severity colour blindness in linear RGB (Machado, Oliveira, Fernandes 2009).
const eyes: Readonly<Record<string, readonly Rgb[]>> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const seenBy = (matrix: readonly Rgb[], rgb: Rgb): Rgb => {
  const [r, g, b] = light(rgb);
  return matrix.map(([x, y, z]) => Math.min(1, Math.max(0, x * r + y * g + z * b))) as unknown as Rgb;
};

/** CIELAB under D65, from linear RGB. */
const lab = ([r, g, b]: Rgb): Rgb => {
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
};
const distance = (a: Rgb, b: Rgb): number => Math.hypot(...a.map((part, at) => part - b[at]!));

describe('the hues of bars', () => {
  it('are eight at most, and their words are read on them', () => {
    expect(blocks.length).toBe(8);
    for (const [, hue, block] of blocks)
      expect([hue, contrast(colourIn(block!, 'bar'), colourIn(block!, 'bar-ink')) >= 4.5]).toEqual([
        hue,
        true,
      ]);
  });

  it('are read where they are pale, on screen and on paper', () => {
    const looks = readFileSync(path.join(import.meta.dirname, '../timeline.module.css'), 'utf8');
    const pale = /\.pale \{([^}]*)\}/.exec(looks)![1]!;
    expect(pale).not.toContain('opacity');
    const [ink, paper] = [0x33 / 255, 1];
    for (const [, hue, block] of blocks)
      for (const name of ['bar', 'bar-end']) {
        const share = Number(new RegExp(`var\\(--${name}\\) (\\d+)%`).exec(pale)![1]) / 100;
        const mixed = colourIn(block!, name).map((part) => part * share + paper * (1 - share));
        const read = contrast(mixed as unknown as Rgb, [ink, ink, ink]);
        expect([hue, name, read >= 4.5]).toEqual([hue, name, true]);
      }
  });

  it.each(Object.entries(eyes))('are told apart by eyes with %s', (_name, matrix) => {
    const seen = blocks.map(([, hue, block]) => [hue, lab(seenBy(matrix, colourIn(block!, 'bar')))] as const);
    const close = seen.flatMap(([one, a], at) =>
      seen
        .slice(at + 1)
        .flatMap(([other, b]) =>
          distance(a, b) < 14 ? [`${one}-${other} ${distance(a, b).toFixed(1)}`] : [],
        ),
    );
    expect(close).toEqual([]);
  });
});
