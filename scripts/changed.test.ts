import { describe, expect, it } from 'vitest';
import { concernsFiles, testsNearFiles } from './changed.mjs';

const near = (...files: string[]) => testsNearFiles(files, () => true);

it('a check that is about some folders is made when one of them has changed, any other always', () => {
  const about = concernsFiles(['web/src/ui/dialog.tsx']);
  expect([undefined, ['domain', 'web'], ['server'], []].map((of) => about({ of }))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

describe('tests that are near to a change', () => {
  it('of a feature on the server are those of its folder', () => {
    expect(near('server/src/features/plans/steps/steps.ts')).toMatchObject({
      projects: [],
      serverFolders: ['server/src/features/plans/'],
      journeyFiles: [],
    });
  });

  it('of a rule are those that use it, and those of its feature on the server', () => {
    expect(near('domain/src/plans/conflicts/conflict.ts')).toMatchObject({
      files: ['domain/src/plans/conflicts/conflict.ts'],
      projects: ['domain', 'planner', 'web', 'components'],
      serverFolders: ['server/src/features/plans/'],
    });
  });

  it('of a page are those that use it', () => {
    expect(near('web/src/ui/dialog.tsx', 'web/src/ui/dialog.module.css')).toMatchObject({
      files: ['web/src/ui/dialog.tsx', 'web/src/ui/dialog.module.css'],
      projects: ['web', 'components'],
      serverFolders: [],
    });
  });

  it('of a journey are itself', () => {
    expect(near('e2e/journeys/path.spec.ts').journeyFiles).toEqual(['e2e/journeys/path.spec.ts']);
  });

  it('of a paper are none', () => {
    expect(near('docs/api.md')).toEqual({ files: [], projects: [], serverFolders: [], journeyFiles: [] });
  });
});
