declare module 'pg-copy-streams' {
  import type { Readable, Writable } from 'node:stream';
  import type { Submittable } from 'pg';

  export const to: (statement: string) => Submittable & Readable;
  export const from: (statement: string) => Submittable & Writable;
}
