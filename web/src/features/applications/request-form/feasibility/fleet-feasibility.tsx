import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { nameIn } from '../../../../lib/i18n.ts';
import type { SortState } from '../../../../ui/column-header.tsx';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { type Column, Table } from '../../../../ui/table.tsx';
import { useVessels } from '../../../vessels/api.ts';
import { fleetConstraintsQuery } from '../../../vessels/constraint-api.ts';
import { useAnswers, useFormModel } from '../form-model.ts';
import { countVerdicts, type FleetRow, fleetRows, sortFleet } from './fleet-rows.ts';
import { Reasons, VerdictMark } from './verdict.tsx';
import styles from './fleet-feasibility.module.css';

const useColumns = (): readonly Column<FleetRow>[] => {
  const { t } = useTranslation('application_form');
  const { number } = useFormat();
  const answers = useAnswers();
  const choiceOf = (id: number) => {
    if (id === answers.vessel_preference_1_id) return t('fleet.first_choice');
    return id === answers.vessel_preference_2_id ? t('fleet.second_choice') : null;
  };
  const known = (value: number | null) => (value === null ? t('fleet.unknown') : number(value));
  return [
    {
      key: 'name',
      header: t('fleet.ship'),
      isRowHeader: true,
      isSortable: true,
      cell: ({ vessel, name }) => {
        const choice = choiceOf(vessel.id);
        return (
          <>
            {name}
            {choice && <span className={styles['choice']}>{choice}</span>}
          </>
        );
      },
    },
    {
      key: 'verdict',
      header: t('fleet.verdict'),
      isSortable: true,
      cell: ({ found }) => <VerdictMark verdict={found.verdict} />,
    },
    { key: 'reasons', header: t('fleet.reasons'), cell: ({ found }) => <Reasons found={found} /> },
    ...(['berths', 'endurance', 'draft', 'speed'] as const).map((key): Column<FleetRow> => ({
      key,
      header: t(`fleet.${key}`),
      align: 'end',
      isSortable: true,
      cell: ({ vessel }) =>
        known(
          {
            berths: vessel.science_berths,
            endurance: vessel.endurance,
            draft: vessel.draft,
            speed: vessel.cruising_speed,
          }[key],
        ),
    })),
  ];
};

/** For each ship of the fleet whether it could serve, and what stands against it, while the answers are typed. */
export const FleetFeasibility = () => {
  const { t } = useTranslation('application_form');
  const { context } = useFormModel();
  const { language, compare } = useFormat();
  const answers = useAnswers();
  const vessels = useVessels();
  const constraints = useQuery(fleetConstraintsQuery(context.fiscalYear.id)).data;
  const columns = useColumns();
  const [open, setOpen] = useState(false);
  const [sort, setSort] = useState<SortState>({ key: 'verdict', direction: 'ascending' });
  const rows = useMemo(
    () =>
      fleetRows(answers, {
        vessels,
        constraints: constraints ?? [],
        nameOf: (vessel) => nameIn(language, vessel),
      }),
    [answers, vessels, constraints, language],
  );
  const counts = countVerdicts(rows);
  return (
    <div>
      <Disclosure title={t('fleet.title')} isOpen={open} onToggle={setOpen}>
        <p className={styles['lead']}>{t('fleet.lead')}</p>
        <div className={styles['frame']}>
          <Table
            caption={t('fleet.title')}
            columns={columns}
            rows={sortFleet(rows, sort, compare)}
            rowKey={({ vessel }) => vessel.id}
            sort={sort}
            onSort={setSort}
          />
        </div>
      </Disclosure>
      <output className={styles['counts']}>
        {t('fleet.fits', { count: counts.fits })} · {t('fleet.almost', { count: counts.almost })} ·{' '}
        {t('fleet.no', { count: counts.no })}
      </output>
    </div>
  );
};
