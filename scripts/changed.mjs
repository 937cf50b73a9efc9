import { execFileSync } from 'node:child_process';
import { LauncherError, root } from './project.mjs';

const git = (...args) => {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim();
  } catch (error) {
    throw new LauncherError(`What has changed is not known: ${error.stderr?.trim() || error.message}`);
  }
};

const lines = (text) => text.split('\n').filter(Boolean);

export const filesChangedSince = (base) => [
  ...new Set([
    ...lines(git('diff', '--name-only', '--diff-filter=d', git('merge-base', base, 'HEAD'))),
    ...lines(git('ls-files', '--others', '--exclude-standard')),
  ]),
];

const serverFolderOf = (file) =>
  /^server\/src\/features\/[^/]+\//.exec(file)?.[0] ??
  /^(server\/(src\/[^/]+|test)|client)\//.exec(file)?.[0] ??
  null;

const featureOf = (file) => /^domain\/src\/([^/]+)\//.exec(file)?.[1] ?? null;

const isCode = (file) => /\.(ts|tsx|css|json)$/.test(file);
const within = (...folders) => {
  const start = new RegExp(`^(${folders.join('|')})/`);
  return (file) => start.test(file);
};

export const concernsFiles =
  (files) =>
  ({ of }) =>
    !of || (of.length > 0 && files.some(within(...of)));

export const testsNearFiles = (files, hasFolder) => {
  const folders = files.flatMap((file) => {
    const feature = featureOf(file);
    return [serverFolderOf(file), feature && `server/src/features/${feature}/`].filter(Boolean);
  });
  const touches = (...places) => files.some(within(...places));
  return {
    files: files
      .filter(isCode)
      .filter(within('domain', 'planner', 'web', 'locales', 'scripts', 'e2e', 'trials')),
    projects: [
      ...(touches('domain', 'locales', 'scripts', 'e2e', 'trials') ? ['domain'] : []),
      ...(touches('domain', 'planner') ? ['planner'] : []),
      ...(touches('domain', 'locales', 'web') ? ['web', 'components'] : []),
    ],
    serverFolders: [...new Set(folders)].filter(hasFolder).toSorted(),
    journeyFiles: files.filter((file) => /^e2e\/journeys\/.*\.spec\.ts$/.test(file)),
  };
};
