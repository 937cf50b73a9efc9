import { noteDeclaredRows } from './declared-rows.ts';

// Run by `npm run db:rows`: writes the row types that the tests compare.
noteDeclaredRows();
