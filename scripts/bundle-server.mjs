import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundle, serverPrograms } from './bundle.mjs';
import { readCommit } from './commit.mjs';
import { root } from './project.mjs';

await bundle(serverPrograms, 'server/dist').catch(() => process.exit(1));
const commit = readCommit();
if (commit) writeFileSync(path.join(root, 'server/dist/commit'), commit);
