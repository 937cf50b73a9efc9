import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const worthwhile = /\.(js|css|svg|json|bin)$/;
const leastBytes = 1024;
const compress = promisify(brotliCompress);

/** Writes each text below `directory` a second time as small as brotli can make it, once, so that no answer has to. */
export const brotli = (directory: string): Plugin => ({
  name: 'brotli',
  apply: 'build',
  async writeBundle() {
    const files = readdirSync(directory).filter((name) => worthwhile.test(name));
    await Promise.all(
      files.map(async (name) => {
        const content = readFileSync(path.join(directory, name));
        if (content.length < leastBytes) return;
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
        writeFileSync(path.join(directory, `${name}.br`), await compress(content, { params }));
      }),
    );
  },
});
