import { bundle, serverPrograms } from './bundle.mjs';

await bundle(serverPrograms, 'server/dist').catch(() => process.exit(1));
