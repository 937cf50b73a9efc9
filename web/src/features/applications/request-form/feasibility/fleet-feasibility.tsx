import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vessel } from '@shiptime/domain/vessels/vessel-wire';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { paths } from '#lib/paths.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import type { SortState } from '#ui/column-header.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Link } from '#ui/link.tsx';
import { useApplication, useVesselNeeds } from '../form-model.ts';
import { FleetFilters } from './fleet-filters.tsx';
import { hasNeeds, countVerdicts, type FleetRow, noFleetFilter, unansweredNeeds } from './fleet-rows.ts';
import { FleetTable } from './fleet-table.tsx';
import { type ShipChoices, useFleet, useShipChoices } from './use-fleet.ts';
import styles from './fleet-feasibility.module.css';

/** Debounce in milliseconds, for typing several digits. */
const restMs = 250;

const Counts = ({ rows }: { readonly rows: readonly FleetRow[] }) => {
  const { t } = useTranslation('application_form');
  const counts = countVerdicts(rows);
  return (
    <output className={styles['counts']}>
      {[
        t('fleet.fits', { count: counts.fits }),
        counts.almost > 0 && t('fleet.almost', { count: counts.almost }),
        counts.unknown > 0 && t('fleet.unknowns', { count: counts.unknown }),
        counts.no > 0 && t('fleet.no', { count: counts.no }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </output>
  );
};

type ChosenProps = { readonly vessels: readonly Vessel[]; readonly choices: ShipChoices };

const Chosen = ({ vessels, choices }: ChosenProps) => {
  const { t } = useTranslation('application_form');
  const { language } = useFormat();
  const words = (['first', 'second'] as const).flatMap((which) => {
    const vessel = vessels.find(({ id }) => id === choices[which]);
    return vessel ? [t(`fleet.chosen_${which}`, { ship: nameInLanguage(language, vessel) })] : [];
  });
  return (
    <output className={styles['chosen']}>
      {words.map((each) => (
        <span key={each}>{each}</span>
      ))}
    </output>
  );
};

const Unanswered = ({ open }: { readonly open: ReturnType<typeof unansweredNeeds> }) => {
  const { t } = useTranslation(['application_form', 'applications']);
  const { id } = useApplication();
  return (
    <div className={styles['lead']}>
      <p>{t('application_form:fleet.unanswered')}</p>
      <ul>
        {open.map(({ section, about }) => (
          <li key={about}>
            {t(`application_form:fleet.unanswered_about.${about}`)}{' '}
            {section !== 'requirements' && (
              <Link href={paths.request(id, { section })}>{t(`applications:sections.${section}`)}</Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
};

export const FleetFeasibility = () => {
  const { t } = useTranslation('application_form');
  const needs = useDebounced(useVesselNeeds(), restMs);
  const choices = useShipChoices();
  const [filter, setFilter] = useState(noFleetFilter);
  const [sort, setSort] = useState<SortState>({ key: 'verdict', direction: 'ascending' });
  const { rows, vessels, hasWindow } = useFleet(needs, filter);
  const [isOpen, setOpen] = useState(choices.first === null);
  const isJudged = hasNeeds(needs) || filter !== noFleetFilter;
  const unanswered = unansweredNeeds(needs);
  return (
    <div>
      <Disclosure title={t('fleet.title')} isOpen={isOpen} onToggle={setOpen}>
        <p className={styles['lead']}>{t(isJudged ? 'fleet.lead' : 'fleet.lead_before')}</p>
        {unanswered.length > 0 && <Unanswered open={unanswered} />}
        <FleetFilters filter={filter} onChange={setFilter} sort={sort} onSort={setSort} />
        <Chosen vessels={vessels} choices={choices} />
        <FleetTable
          {...{ rows, choices, hasWindow, isJudged, sort }}
          isPartial={unanswered.length > 0}
          onSort={setSort}
        />
      </Disclosure>
      {isJudged && <Counts rows={rows} />}
    </div>
  );
};
