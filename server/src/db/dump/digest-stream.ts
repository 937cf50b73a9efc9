import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

export const createHashStream = () => {
  const hash = createHash('sha256');
  let rows = 0;
  const stream = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) rows += 1;
      done(null, chunk);
    },
  });
  return { stream, outcome: () => ({ rows, sha256: hash.digest('hex') }) };
};
