import { nameInLanguage, useLanguage } from '#lib/i18n.ts';
import { useVessels } from './vessel-api.ts';

export const useVesselName = (): ((id: number) => string) => {
  const language = useLanguage();
  const vessels = useVessels();
  return (id) => {
    const vessel = vessels.find((each) => each.id === id);
    return vessel ? nameInLanguage(language, vessel) : '';
  };
};
