import { useTranslation } from 'react-i18next';
import { nameIn } from '#lib/i18n.ts';
import { useFormat } from '#lib/format.ts';
import { DescriptionList } from '#ui/description-list.tsx';
import { Highlight } from '#ui/highlight.tsx';
import { measureNames, measures } from '@shiptime/domain/vessels/measures';
import { useList } from '#features/reference/api.ts';
import type { Vessel } from '@shiptime/domain/vessels/wire';
import styles from './ship-card.module.css';

/** All that is known of a ship; what is not known is said to be so. */
export const ShipCard = ({ vessel, sought }: { vessel: Vessel; sought: string }) => {
  const { t } = useTranslation('vessels');
  const { language, number } = useFormat();
  const region = useList('regions').find(({ id }) => id === vessel.region_id);
  const port = useList('ports').find(({ id }) => id === vessel.home_port_id);
  const measured = measureNames.map((key) => {
    const value = vessel[key];
    const { unit } = measures[key];
    return {
      key,
      term: t(`particulars.${key}`),
      value: value === null ? null : t(`units.${unit}`, { count: value, value: number(value) }),
    };
  });
  const helicopter = vessel.helicopter_support;
  return (
    <li className={styles['card']}>
      <h3>
        <Highlight text={nameIn(language, vessel)} sought={sought} />
      </h3>
      <DescriptionList
        unknown={t('unknown')}
        items={[
          { key: 'region', term: t('region'), value: region && nameIn(language, region) },
          { key: 'port', term: t('particulars.home_port'), value: port && nameIn(language, port) },
          ...measured,
          {
            key: 'helicopter',
            term: t('particulars.helicopter_support'),
            value: helicopter === null ? null : t(helicopter ? 'yes' : 'no'),
          },
        ]}
      />
    </li>
  );
};
