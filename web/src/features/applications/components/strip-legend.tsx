import { useTranslation } from 'react-i18next';
import { StripLegendList } from '#ui/strip-legend-list.tsx';
import type { StripLook } from '#ui/year-strip.tsx';

export const StripLegend = ({ looks }: { looks: readonly StripLook[] }) => {
  const { t } = useTranslation('application_form');
  return <StripLegendList names={Object.fromEntries(looks.map((look) => [look, t(`home.looks.${look}`)]))} />;
};
