import {
  notLoadedTable,
  type TableReadResult,
  unreadableTable,
} from '@shiptime/domain/applications/stations-file/bounded-table';
import { ChunkNotLoadedError } from '#lib/load-chunk.ts';
import { readTable } from './read-file.ts';

/** Same file size limit as on the server. */
const mostMegabytes = 5;

const read = async (source: Blob | string): Promise<TableReadResult> => {
  if (typeof source === 'string') return readTable(source);
  if (source.size > mostMegabytes * 1024 * 1024)
    return { problem: { row: null, column: null, code: 'too_large', params: { max: mostMegabytes } } };
  return readTable(new Uint8Array(await source.arrayBuffer()));
};

addEventListener('message', ({ data }: MessageEvent<Blob | string>) => {
  void read(data)
    .catch((thrown: unknown) => (thrown instanceof ChunkNotLoadedError ? notLoadedTable : unreadableTable))
    .then((said) => postMessage(said));
});
postMessage('ready');
