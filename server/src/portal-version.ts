import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot, serverRoot } from './package-root.ts';

const commit = (): string | null => {
  try {
    return readFileSync(path.join(serverRoot, 'dist/commit'), 'utf8').trim();
  } catch {
    return null;
  }
};

export const readPortalVersion = (): string => {
  const { version } = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8')) as {
    version: string;
  };
  const built = commit();
  return built ? `${version}+${built}` : version;
};
