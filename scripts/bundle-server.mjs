import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundle, serverPrograms } from './bundle.mjs';
import { root } from './project.mjs';

await bundle(serverPrograms, 'server/dist').catch(() => process.exit(1));

/** Commit of the working copy, or the given one where there is no repository, as in an image. */
const commitOf = () => {
  const given = process.env.SHIPTIME_COMMIT;
  if (given) return given;
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
};
const commit = commitOf();
if (commit) writeFileSync(path.join(root, 'server/dist/commit'), commit.slice(0, 12));
