import { useTranslation } from 'react-i18next';
import {
  vesselAttributeOf,
  findMissingPlanningParticulars,
} from '@shiptime/domain/vessels/planning-particulars';
import type { VesselResource } from '@shiptime/domain/vessels/vessel-wire';
import { paths } from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';

type MissingParticularsProps = {
  readonly vessel: VesselResource;
  readonly mayFillIn: boolean;
};

export const MissingParticulars = ({ vessel, mayFillIn }: MissingParticularsProps) => {
  const { t } = useTranslation('vessels');
  return (
    <ul>
      {findMissingPlanningParticulars(vessel).map((need) => {
        const name = t(`particulars.${need}`);
        const record = { record: vessel.id, field: vesselAttributeOf(need) };
        return (
          <li key={need}>
            {mayFillIn ? <Link href={paths.administration('vessels', record)}>{name}</Link> : name}
            {t('planning.consequence', { consequence: t(`planning.unchecked.${need}`) })}
          </li>
        );
      })}
    </ul>
  );
};
