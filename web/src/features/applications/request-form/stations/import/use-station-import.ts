import { useMemo, useState } from 'react';
import type { VisitMode } from '@shiptime/domain/applications/stations-file/group-rows';
import { tableBounds } from '@shiptime/domain/applications/stations-file/bounded-table';
import { useFormModel } from '#features/applications/request-form/form-model.ts';
import {
  allRowsSelection,
  type RowCorrections,
  readImportSource,
  selectRows,
  applyCorrections,
  readVisitsSeparately,
} from './read-result.ts';
import { useStationsImportSource } from './use-import-source.ts';

export type StationImportMode = 'append' | 'replace';

const nothingMended: RowCorrections = new Map();

const useReading = (pasted: string | null) => {
  const { source, setSource, refused, choose } = useStationsImportSource(pasted);
  const [file, setFile] = useState<File | null>(null);
  const [choice, setChoice] = useState(allRowsSelection);
  const [mended, setMended] = useState(nothingMended);
  const [visits, setVisits] = useState<VisitMode>('together');
  const first = useMemo(() => source && readImportSource(source, tableBounds.rows), [source]);
  const rehearsal = useMemo(() => {
    const corrected = first && applyCorrections(selectRows(first, choice), mended);
    return corrected && visits === 'apart' ? readVisitsSeparately(corrected) : corrected;
  }, [first, choice, mended, visits]);
  const chooseFile = (chosen: File | null) => {
    setFile(chosen);
    setMended(nothingMended);
    setChoice(allRowsSelection);
    setVisits('together');
    choose(chosen);
  };
  return {
    ...{ source, setSource },
    refused,
    isPasted: pasted !== null,
    ...{ file, chooseFile },
    ...{ choice, setChoice },
    ...{ mended, setMended },
    ...{ visits, setVisits },
    first,
    rehearsal,
  };
};

/** `standing`: number of stations already in the form. */
export const useStationImport = (pasted: string | null, standing: number) => {
  const { context } = useFormModel();
  const [mode, setMode] = useState<StationImportMode>('append');
  const reading = useReading(pasted);
  const there = mode === 'append' ? standing : 0;
  const max = context.settings.station_limit;
  const room = max - there;
  return {
    ...reading,
    standing,
    ...{ mode, setMode },
    ...{ there, max, room },
    isTooMany: reading.rehearsal !== null && reading.rehearsal.stations.length > room,
  };
};

export type StationImportControls = ReturnType<typeof useStationImport>;

export const isImportReady = ({ rehearsal, isTooMany }: StationImportControls): boolean =>
  rehearsal !== null && !isTooMany && rehearsal.problems.length === 0 && rehearsal.stations.length > 0;
