import { describe, expect, it } from 'vitest';
import { findFolderCycles } from './folder-cycles.mjs';

const names = (arrows: readonly (readonly [string, string])[]): string[] =>
  findFolderCycles(arrows).map(({ name }) => name);

describe('cycles between folders', () => {
  it('are found though no file leads back to itself', () => {
    expect(
      names([
        ['web/plans/room/a.ts', 'web/plans/lanes/b.ts'],
        ['web/plans/lanes/c.ts', 'web/plans/room/d.ts'],
      ]),
    ).toEqual(['web/plans: lanes, room']);
  });

  it('are found by way of a third folder, and of a file that lies beside them', () => {
    expect(
      names([
        ['web/a/x.ts', 'web/b/x.ts'],
        ['web/b/y.ts', 'web/c/x.ts'],
        ['web/c/y.ts', 'web/a/y.ts'],
        ['web/d/x.ts', 'web/api.ts'],
        ['web/api.ts', 'web/d/y.ts'],
      ]),
    ).toEqual(['web: a, b, c', 'web: api.ts, d']);
  });

  it('are not what lies in one folder, nor a folder that is only led to', () => {
    expect(
      names([
        ['web/a/x.ts', 'web/a/y.ts'],
        ['web/a/y.ts', 'web/a/deep/z.ts'],
        ['web/b/x.ts', 'web/a/deep/z.ts'],
      ]),
    ).toEqual([]);
  });

  it('come with an arrow of each way', () => {
    const [found] = findFolderCycles([
      ['web/a/x.ts', 'web/b/x.ts'],
      ['web/b/y.ts', 'web/a/y.ts'],
    ]);
    expect(found?.arrows).toEqual(['web/a/x.ts → web/b/x.ts', 'web/b/y.ts → web/a/y.ts']);
  });
});
