import { formatDayRange } from '@shiptime/domain/shared/day-words';
import { useFormat } from '#lib/format.ts';
import { useVesselName } from '#features/vessels/use-vessel-name.ts';

type Sailing = { readonly vessel_id: number; readonly start_date: string; readonly end_date: string };

export const useVoyageLabels = () => {
  const { language } = useFormat();
  const nameOf = useVesselName();
  return {
    nameOf,
    wordsOf: ({ vessel_id, start_date, end_date }: Sailing) => ({
      vessel: nameOf(vessel_id),
      days: formatDayRange(language, start_date, end_date),
    }),
  };
};
