import { useMemo, useState } from 'react';
import { tableBounds } from '@shiptime/domain/applications/stations-file/bounded-table';
import { useFormModel } from '#features/applications/request-form/form-model.ts';
import { everything, type Mended, readSource, withChosen, withMended } from './rehearsal.ts';
import { useSource } from './use-source.ts';

export type Mode = 'append' | 'replace';

const nothingMended: Mended = new Map();

/** What is read of a file or of pasted cells, and what somebody has chosen of it and mended in it. */
const useReading = (pasted: string | null) => {
  const { source, setSource, refused, choose } = useSource(pasted);
  const [file, setFile] = useState<File | null>(null);
  const [choice, setChoice] = useState(everything);
  const [mended, setMended] = useState(nothingMended);
  const first = useMemo(() => source && readSource(source, tableBounds.rows), [source]);
  const rehearsal = useMemo(
    () => first && withMended(withChosen(first, choice), mended),
    [first, choice, mended],
  );
  const chooseFile = (chosen: File | null) => {
    setFile(chosen);
    setMended(nothingMended);
    setChoice(everything);
    choose(chosen);
  };
  return {
    /** The table of cells, once it is read; another one takes its place where somebody says how it is meant. */
    ...{ source, setSource },
    /** Why there is nothing to read. */
    refused,
    isPasted: pasted !== null,
    ...{ file, chooseFile },
    ...{ choice, setChoice },
    ...{ mended, setMended },
    /** All that stands in the file, as it stands there. */
    first,
    /** What would be imported: the rows that were chosen, as they were mended. */
    rehearsal,
  };
};

/** Everything that the parts of the import dialog share. `standing` is how many stations the application has. */
export const useImport = (pasted: string | null, standing: number) => {
  const { context } = useFormModel();
  const [mode, setMode] = useState<Mode>('append');
  const reading = useReading(pasted);
  const there = mode === 'append' ? standing : 0;
  const max = context.settings.station_limit;
  const room = max - there;
  return {
    ...reading,
    standing,
    ...{ mode, setMode },
    /** How many stay, how many there may be, and how many may come. */
    ...{ there, max, room },
    isTooMany: reading.rehearsal !== null && reading.rehearsal.rows.length > room,
  };
};

export type StationImport = ReturnType<typeof useImport>;

/** Nothing is imported while a row is wrong, nor more than there is room for. */
export const isReady = ({ rehearsal, isTooMany }: StationImport): boolean =>
  rehearsal !== null && !isTooMany && rehearsal.problems.length === 0 && rehearsal.stations.length > 0;
