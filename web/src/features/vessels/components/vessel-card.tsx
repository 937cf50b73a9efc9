import { useTranslation } from 'react-i18next';
import type { VesselResource } from '@shiptime/domain/vessels/vessel-wire';
import { nameInLanguage, useLanguage } from '#lib/i18n.ts';
import { DescriptionList } from '#ui/description-list.tsx';
import { Highlight } from '#ui/highlight.tsx';
import { useVesselParticulars } from './use-particulars.ts';
import styles from './vessel-card.module.css';

export const VesselCard = ({ vessel, sought }: { vessel: VesselResource; sought: string }) => {
  const { t } = useTranslation('vessels');
  const language = useLanguage();
  return (
    <li className={styles['card']} id={`ship-${vessel.id}`}>
      <h3 tabIndex={-1}>
        <Highlight text={nameInLanguage(language, vessel)} sought={sought} />
      </h3>
      <DescriptionList unknown={t('unknown')} items={useVesselParticulars(vessel)} />
    </li>
  );
};
