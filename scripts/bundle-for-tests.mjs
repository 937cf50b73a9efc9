import { bundle, serverPrograms } from './bundle.mjs';

const [outdir] = process.argv.slice(2);
await bundle(
  {
    ...serverPrograms,
    'embedded-program': 'server/test/embedded-program.ts',
    'mail-program': 'server/test/mail-program.ts',
    'private-key': 'server/src/cli/private-key.ts',
  },
  outdir,
).catch(() => process.exit(1));
