import { spawnSync } from 'node:child_process';
import { root } from './project.mjs';

/** SHIPTIME_COMMIT is for builds without a repository. */
export const readCommit = () => {
  const given = process.env.SHIPTIME_COMMIT;
  if (given) return given.slice(0, 12);
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim().slice(0, 12) : null;
};
