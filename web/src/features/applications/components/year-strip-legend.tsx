import { useTranslation } from 'react-i18next';
import { YearStripLegendList } from '#ui/year-strip-legend-list.tsx';
import type { StripLook } from '#ui/year-strip.tsx';

export const YearStripLegend = ({ looks }: { looks: readonly StripLook[] }) => {
  const { t } = useTranslation('application_form');
  return (
    <YearStripLegendList names={Object.fromEntries(looks.map((look) => [look, t(`home.looks.${look}`)]))} />
  );
};
