import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listExternalPackages } from './bundle.mjs';
import { root } from './project.mjs';
import { listReleaseFiles, createReleaseManifest } from './release-files.mjs';

type Manifest = { version: string; workspaces?: string[]; dependencies?: Record<string, string> };
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const manifestOf = (folder: string): Manifest => JSON.parse(read(path.join(folder, 'package.json')));

it('a release has one number: in every workspace, where they ask for each other, and in the changelog', () => {
  const { version, workspaces = [] } = manifestOf('.');
  const manifests = workspaces.map(manifestOf);
  const asked = manifests.flatMap(({ dependencies = {} }) =>
    Object.entries(dependencies).flatMap(([name, number]) => (name.startsWith('@shiptime/') ? number : [])),
  );
  expect(new Set([...manifests.map((each) => each.version), ...asked])).toEqual(new Set([version]));
  expect(read('CHANGELOG.md')).toMatch(new RegExp(`^## ${version.replaceAll('.', String.raw`\.`)}\\b`, 'm'));
});

it('a packed release has what the server loads, and nothing of tests, sources or packages for building', () => {
  const files = listReleaseFiles();
  expect(files).toEqual(
    expect.arrayContaining(['server/migrations/0001_foundation.sql', 'locales/en/guides/start.md']),
  );
  expect(
    listExternalPackages().filter((name) => !files.some((file) => file.startsWith(`node_modules/${name}/`))),
  ).toEqual([]);
  const strange =
    /(^|\/)(tests?|__tests__|e2e|trials|bench)\/|\.test\.|^(domain|planner|scripts)\/|\/src\/.*\.tsx?$|\.map$|^node_modules\/(esbuild|vite|vitest|react|typescript|@playwright|@esbuild)\//;
  expect(files.filter((file) => strange.test(file))).toEqual([]);
});

it('no package in a packed release loads a file that was left out as a test', () => {
  const loadsTest = /(?:require\(|from|import\()\s*['"]\.[^'"]*\/(?:tests?|__tests__|bench)[/'"]/;
  const code = listReleaseFiles().filter((file) => /^node_modules\/.*\.[cm]?js$/.test(file));
  expect(code.length).toBeGreaterThan(1000);
  expect(code.filter((file) => loadsTest.test(read(file)))).toEqual([]);
});

it('a packed release is started and served by the commands of the manuals', () => {
  expect(createReleaseManifest()).toMatchObject({
    version: manifestOf('.').version,
    scripts: { start: 'node server/dist/main.js', shiptime: 'node server/dist/cli.js' },
  });
});
