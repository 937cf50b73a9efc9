import { useEffect, useState } from 'react';
import { useSearchText, useSetSearch } from '#lib/navigation.ts';
import { type TimelineZoom, zoomFromText } from '../timeline/viewport/zoom.ts';

const narrow = 700;
const calm = 400;
const usual = (): TimelineZoom => (window.innerWidth < narrow ? 'quarter' : 'year');

export const useUrlZoom = () => {
  const asked = useSearchText('zoom');
  const setSearch = useSetSearch();
  const [zoom, setZoom] = useState(() => zoomFromText(asked) ?? usual());
  useEffect(() => {
    const text = zoom === usual() ? undefined : String(zoom);
    if (text === asked) return undefined;
    const timer = setTimeout(() => setSearch({ zoom: text }), calm);
    return () => clearTimeout(timer);
  }, [zoom, asked, setSearch]);
  return { zoom, setZoom };
};

export type UrlZoom = ReturnType<typeof useUrlZoom>;
