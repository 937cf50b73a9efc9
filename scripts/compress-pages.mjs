import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { root } from './project.mjs';
import { compressedFolder } from './sources.mjs';

const directory = path.join(root, 'web/dist/assets');
const worthwhile = /\.(js|css|svg|json|bin)$/;
const leastBytes = 1024;
const compress = promisify(brotliCompress);

const write = async (name) => {
  const file = path.join(directory, name);
  const content = readFileSync(file);
  if (content.length < leastBytes) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  // Writes a temporary file and renames it, so that no partial file is served.
  writeFileSync(`${file}.br.part`, await compress(content, { params }));
  renameSync(`${file}.br.part`, `${file}.br`);
};

await Promise.all(
  readdirSync(directory)
    .filter((name) => worthwhile.test(name))
    .map(write),
);
writeFileSync(path.join(root, compressedFolder), '');
