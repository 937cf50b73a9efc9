import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { VesselResource } from '@shiptime/domain/vessels/vessel-wire';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { paths } from '#lib/paths.ts';
import { useDebouncedValue } from '#lib/use-debounced.ts';
import type { SortState } from '#ui/column-header.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Link } from '#ui/link.tsx';
import { useApplication, useVesselNeeds } from '../form-model.ts';
import { FeasibilityFilters } from './feasibility-filters.tsx';
import {
  hasNeeds,
  countVerdicts,
  type FeasibilityRow,
  noFeasibilityFilter,
  findUnansweredNeeds,
} from './feasibility-rows.ts';
import { FeasibilityTable } from './feasibility-table.tsx';
import {
  type VesselPreferencesControls,
  useFleetFeasibility,
  useVesselPreferences,
} from './use-fleet-feasibility.ts';
import styles from './fleet-feasibility.module.css';

/** Debounce in milliseconds, for typing several digits. */
const restMs = 250;

const Counts = ({ rows }: { readonly rows: readonly FeasibilityRow[] }) => {
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

type ChosenProps = {
  readonly vessels: readonly VesselResource[];
  readonly choices: VesselPreferencesControls;
};

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

const Unanswered = ({ open }: { readonly open: ReturnType<typeof findUnansweredNeeds> }) => {
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
  const needs = useDebouncedValue(useVesselNeeds(), restMs);
  const choices = useVesselPreferences();
  const [filter, setFilter] = useState(noFeasibilityFilter);
  const [sort, setSort] = useState<SortState>({ key: 'verdict', direction: 'ascending' });
  const { rows, vessels, hasWindow } = useFleetFeasibility(needs, filter);
  const [isOpen, setOpen] = useState(choices.first === null);
  const isJudged = hasNeeds(needs) || filter !== noFeasibilityFilter;
  const unanswered = findUnansweredNeeds(needs);
  return (
    <div>
      <Disclosure title={t('fleet.title')} isOpen={isOpen} onToggle={setOpen}>
        <p className={styles['lead']}>{t(isJudged ? 'fleet.lead' : 'fleet.lead_before')}</p>
        {unanswered.length > 0 && <Unanswered open={unanswered} />}
        <FeasibilityFilters filter={filter} onChange={setFilter} sort={sort} onSort={setSort} />
        <Chosen vessels={vessels} choices={choices} />
        <FeasibilityTable
          {...{ rows, choices, hasWindow, isJudged, sort }}
          isPartial={unanswered.length > 0}
          onSort={setSort}
        />
      </Disclosure>
      {isJudged && <Counts rows={rows} />}
    </div>
  );
};
