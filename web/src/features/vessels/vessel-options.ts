import { nameInLanguage, useLanguage } from '#lib/i18n.ts';
import { useVessels } from './vessel-api.ts';

export const useVesselOptions = (chosen: readonly number[]) => {
  const language = useLanguage();
  return useVessels()
    .filter(({ id, active }) => active || chosen.includes(id))
    .map((vessel) => ({ id: vessel.id, label: nameInLanguage(language, vessel) }));
};
