import { noteDeclaredRows } from './declared-rows.ts';

// npm run db:rows: notes what each sql<Row> of the server declares; the server's tests hold every row they read against it.
noteDeclaredRows();
