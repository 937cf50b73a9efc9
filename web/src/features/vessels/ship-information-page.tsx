import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameInLanguage } from '#lib/i18n.ts';
import { useFormat } from '#lib/format.ts';
import { useHash } from '#lib/navigation.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Select } from '#ui/select.tsx';
import { Stack } from '#ui/stack.tsx';
import { useReferenceList } from '../reference/reference-api.ts';
import type { VesselResource } from '@shiptime/domain/vessels/vessel-wire';
import { vesselsQuery } from './vessel-api.ts';
import { groupFleetByClass } from './components/fleet-by-class.ts';
import { VesselCard } from './components/vessel-card.tsx';
import { ShipSilhouette } from './components/ship-silhouette.tsx';
import styles from './ship-information-page.module.css';

const ClassName = ({ name, classKey }: { name: string; classKey: string }) => (
  <span className={styles['class']}>
    {name}
    <span className={styles['picture']}>
      <ShipSilhouette classKey={classKey} />
    </span>
  </span>
);

const useNamedShip = (
  vessels: readonly VesselResource[],
  hasClasses: boolean,
): VesselResource | undefined => {
  const hash = useHash();
  const named = vessels.find(({ id }) => hash === `ship-${id}`);
  const isThere = named !== undefined && hasClasses;
  useEffect(() => {
    if (!isThere) return;
    const card = document.getElementById(hash);
    card?.scrollIntoView({ block: 'center' });
    card?.querySelector('h3')?.focus({ preventScroll: true });
  }, [hash, isThere]);
  return named;
};

const Fleet = ({ vessels }: { vessels: readonly VesselResource[] }) => {
  const { t } = useTranslation(['vessels', 'ui']);
  const { language, compare } = useFormat();
  const regions = useReferenceList('regions');
  const classes = useReferenceList('vessel_classes');
  const [sought, setSought] = useState('');
  const [regionId, setRegionId] = useState<number | null>(null);
  const [toggled, setToggled] = useState<Readonly<Record<number, boolean>>>({});
  const groups = groupFleetByClass(vessels, classes, { sought, regionId, language, compare });
  const narrowed = sought.trim() !== '' || regionId !== null;
  const named = useNamedShip(vessels, classes.length > 0);
  const isOpen = (id: number) => toggled[id] ?? (narrowed || id === named?.vessel_class_id);
  const setAll = (open: boolean) => setToggled(Object.fromEntries(classes.map(({ id }) => [id, open])));
  const narrow = (change: () => void) => {
    change();
    setToggled({});
  };
  const count = groups.reduce((sum, group) => sum + group.vessels.length, 0);
  return (
    <Stack>
      <div className={styles['tools']}>
        <SearchField
          label={t('vessels:search')}
          value={sought}
          onChange={(text) => narrow(() => setSought(text))}
        />
        <Select
          label={t('vessels:region')}
          options={regions.map((region) => ({ id: region.id, label: nameInLanguage(language, region) }))}
          value={regionId}
          onChange={(id) => narrow(() => setRegionId(id))}
          placeholder={t('vessels:all_regions')}
          isFilter
        />
        <div className={styles['buttons']}>
          <Button onPress={() => setAll(true)}>{t('ui:expand_all')}</Button>
          <Button onPress={() => setAll(false)}>{t('ui:collapse_all')}</Button>
        </div>
      </div>
      <p aria-live="polite">{t('vessels:ships', { count })}</p>
      {groups.map(({ row, vessels: ships }) => (
        <Disclosure
          key={row.id}
          level={2}
          title={<ClassName name={nameInLanguage(language, row)} classKey={row.key} />}
          aside={t('vessels:ships', { count: ships.length })}
          isOpen={isOpen(row.id)}
          onToggle={(open) => setToggled({ ...toggled, [row.id]: open })}
        >
          <ul className={styles['ships']}>
            {ships.map((vessel) => (
              <VesselCard key={vessel.id} vessel={vessel} sought={sought} />
            ))}
          </ul>
        </Disclosure>
      ))}
      {count === 0 && <EmptyState icon="ship" title={t('vessels:none')} />}
    </Stack>
  );
};

export const ShipInformationPage = () => {
  const { t } = useTranslation('vessels');
  const query = useQuery(vesselsQuery);
  return (
    <>
      <Breadcrumbs />
      <PageHeading title={t('title')} lead={t('lead')} />
      <QueryView query={query}>{(vessels) => <Fleet vessels={vessels} />}</QueryView>
    </>
  );
};
