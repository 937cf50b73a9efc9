import { useTranslation } from 'react-i18next';
import type { Vessel } from '@shiptime/domain/vessels/vessel-wire';
import { nameIn, useLanguage } from '#lib/i18n.ts';
import { DescriptionList } from '#ui/description-list.tsx';
import { Highlight } from '#ui/highlight.tsx';
import { useParticulars } from './use-particulars.ts';
import styles from './ship-card.module.css';

export const ShipCard = ({ vessel, sought }: { vessel: Vessel; sought: string }) => {
  const { t } = useTranslation('vessels');
  const language = useLanguage();
  return (
    <li className={styles['card']} id={`ship-${vessel.id}`}>
      <h3 tabIndex={-1}>
        <Highlight text={nameIn(language, vessel)} sought={sought} />
      </h3>
      <DescriptionList unknown={t('unknown')} items={useParticulars(vessel)} />
    </li>
  );
};
