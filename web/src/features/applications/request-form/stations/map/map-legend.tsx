import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { depthColours } from '#map/depth-colours.ts';
import { loadOutlines } from '#map/outline-files.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { useReferenceList } from '#features/reference/reference-api.ts';
import styles from './stations-map.module.css';
import type { TypeColour } from './type-colours.ts';

const useUndrawn = (): readonly string[] => {
  const { language } = useFormat();
  const list = useReferenceList('marine_protected_areas');
  const { data: outlines } = useQuery({
    queryKey: ['outlines', 'protected_areas'],
    queryFn: () => loadOutlines<{ readonly key: string }>('protected_areas'),
    staleTime: Infinity,
  });
  if (!outlines) return [];
  const drawn = new Set(outlines.map(({ properties }) => properties.key));
  return list.filter(({ key }) => !drawn.has(key)).map((row) => nameInLanguage(language, row));
};

export const MapLegend = ({ types }: { readonly types: readonly TypeColour[] }) => {
  const { t } = useTranslation('application_form');
  const { number } = useFormat();
  return (
    <div className={styles['keys']}>
      {types.length > 0 && (
        <ul className={styles['key']} aria-label={t('map.types')}>
          {types.map(({ type, count, colour }) => (
            <li key={type ?? ''} data-key="type">
              <span style={{ background: colour }} aria-hidden="true" />
              {t('summary.counted', { name: type ?? t('stations.no_type'), count })}
            </li>
          ))}
          <li data-key="flagged">{t('map.flagged')}</li>
        </ul>
      )}
      <ul className={styles['key']}>
        <li data-key="areas">{t('map.areas')}</li>
        <li data-key="limits">{t('map.limits')}</li>
        {Object.entries(depthColours).map(([metres, colour]) => (
          <li key={metres}>
            <span style={{ background: colour }} aria-hidden="true" />
            {t('map.depths', { depths: number(Number(metres)) })}
          </li>
        ))}
      </ul>
    </div>
  );
};

export const MapDataSources = () => {
  const { t } = useTranslation('application_form');
  const { list } = useFormat();
  const undrawn = useUndrawn();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {undrawn.length > 0 && (
        <Disclosure
          title={t('map.undrawn', { count: undrawn.length })}
          isOpen={isOpen}
          onToggle={setOpen}
          level={4}
        >
          <p className={styles['help']}>{t('map.not_drawn', { areas: list(undrawn) })}</p>
        </Disclosure>
      )}
      <p className={styles['help']}>{t('map.source')}</p>
    </>
  );
};
