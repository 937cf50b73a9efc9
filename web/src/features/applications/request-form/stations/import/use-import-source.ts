import { useCallback, useEffect, useRef, useState } from 'react';
import type { StationsFileProblem } from '@shiptime/domain/applications/stations-file/station-row';
import { readTableInWorker } from './read-table-in-worker.ts';
import type { ImportSourceTable } from './read-result.ts';

export const useStationsImportSource = (pasted: string | null) => {
  const [source, setSource] = useState<ImportSourceTable | null>(null);
  const [refused, setRefused] = useState<StationsFileProblem | null>(null);
  const reading = useRef<AbortController | null>(null);

  const read = useCallback(async (from: Blob | string) => {
    const { signal } = (reading.current = new AbortController());
    const table = await readTableInWorker(from, signal);
    if (signal.aborted) return;
    if ('problem' in table) setRefused(table.problem);
    else setSource({ table: table.rows, places: null, isPasted: typeof from === 'string' });
  }, []);

  useEffect(() => {
    if (pasted !== null) void read(pasted);
    return () => reading.current?.abort();
  }, [pasted, read]);

  const choose = (file: File | null) => {
    reading.current?.abort();
    setSource(null);
    setRefused(null);
    if (file) void read(file);
  };
  return { source, setSource, refused, choose };
};
