import { useCallback } from 'react';
import { type Preset, presets } from '@shiptime/domain/plans/timeline/calendar';
import { useSearchText, useSetSearch } from '../../../lib/navigation.ts';

const narrow = 700;
const usual = (): Preset => (window.innerWidth < narrow ? 'quarter' : 'year');

/** How much of the year is seen at a time; it stays in the address. */
export const useRoomZoom = () => {
  const asked = useSearchText('zoom');
  const setSearch = useSetSearch();
  const preset = presets.find((each) => each === asked) ?? usual();
  const setPreset = useCallback(
    (next: Preset) => setSearch({ zoom: next === usual() ? undefined : next }),
    [setSearch],
  );
  return { preset, setPreset };
};

export type RoomZoom = ReturnType<typeof useRoomZoom>;
