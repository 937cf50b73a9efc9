import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './project.mjs';

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
