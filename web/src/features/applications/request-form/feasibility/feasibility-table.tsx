import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { paths } from '#lib/paths.ts';
import { useIsNarrow } from '#lib/use-is-narrow.ts';
import { Button } from '#ui/button.tsx';
import type { SortState } from '#ui/column-header.tsx';
import { Link } from '#ui/link.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { type TableColumn, Table } from '#ui/table.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useReferenceList } from '#features/reference/reference-api.ts';
import { FeasibilityReasons, VerdictMark } from '#features/applications/components/verdict.tsx';
import {
  type FeasibilityRow,
  type FeasibilitySort,
  feasibilitySorts,
  sortFeasibilityRows,
} from './feasibility-rows.ts';
import type { VesselPreferencesControls } from './use-fleet-feasibility.ts';
import styles from './fleet-feasibility.module.css';

const shownFirst = { wide: 8, narrow: 2 } as const;

type ButtonsProps = { readonly row: FeasibilityRow; readonly choices: VesselPreferencesControls };

const ChoiceButtons = ({ row: { vessel, name }, choices }: ButtonsProps) => {
  const { t } = useTranslation('application_form');
  return (
    <div className={styles['buttons']}>
      {(['first', 'second'] as const).map((which) => (
        <PlainButton
          key={which}
          small
          variant={choices[which] === vessel.id ? 'primary' : 'secondary'}
          aria-pressed={choices[which] === vessel.id}
          data-choose={which}
          onClick={() => choices.choose(vessel.id, which)}
        >
          {t(`fleet.${which}_choice`)}
          <VisuallyHidden>{` – ${name}`}</VisuallyHidden>
        </PlainButton>
      ))}
    </div>
  );
};

type Props = {
  readonly rows: readonly FeasibilityRow[];
  readonly choices: VesselPreferencesControls;
  readonly hasWindow: boolean;
  /** True once the form states a need or a filter is set; before, no verdicts are shown. */
  readonly isJudged: boolean;
  readonly isPartial: boolean;
  readonly sort: SortState;
  readonly onSort: (sort: SortState) => void;
};

const useRegionName = () => {
  const { t } = useTranslation('application_form');
  const { language } = useFormat();
  const regions = useReferenceList('regions');
  return ({ vessel }: FeasibilityRow): string => {
    const region = regions.find(({ id }) => id === vessel.region_id);
    return region ? nameInLanguage(language, region) : t('fleet.unknown');
  };
};

const useColumns = ({
  choices,
  hasWindow,
  isJudged,
  isPartial,
}: Props): readonly TableColumn<FeasibilityRow>[] => {
  const { t } = useTranslation('application_form');
  const { language, number } = useFormat();
  const classes = useReferenceList('vessel_classes');
  const regionOf = useRegionName();
  const known = (value: number | null) => (value === null ? t('fleet.unknown') : number(value));
  const column = (key: FeasibilitySort, header: string, of: (row: FeasibilityRow) => number | null) =>
    ({ key, header, align: 'end', isSortable: true, cell: (row: FeasibilityRow) => known(of(row)) }) as const;
  return [
    {
      key: 'name',
      header: t('fleet.ship'),
      isRowHeader: true,
      isSortable: true,
      cell: ({ vessel, name }) => {
        const shipClass = classes.find(({ id }) => id === vessel.vessel_class_id);
        return (
          <>
            <Link href={paths.shipInformation(vessel.id)}>{name}</Link>
            {shipClass && <span className={styles['soft']}>{nameInLanguage(language, shipClass)}</span>}
          </>
        );
      },
    },
    {
      key: 'choice',
      header: '',
      label: t('fleet.choice'),
      cell: (row) => <ChoiceButtons row={row} choices={choices} />,
    },
    ...(isJudged
      ? [
          {
            key: 'verdict',
            header: t('fleet.verdict'),
            isSortable: true,
            cell: ({ found }: FeasibilityRow) => (
              <>
                <VerdictMark verdict={found.verdict} isPartial={isPartial} />
                {found.reasons.length > 0 && <FeasibilityReasons found={found} />}
              </>
            ),
          },
        ]
      : []),
    { key: 'region', header: t('fleet.region'), isSortable: true, cell: regionOf },
    column('berths', t('fleet.berths'), ({ vessel }) => vessel.science_berths),
    column('endurance', t('fleet.endurance'), ({ vessel }) => vessel.endurance),
    column('demand', t(hasWindow ? 'fleet.others' : 'fleet.others_year'), ({ demand }) => demand),
  ];
};

export const FeasibilityTable = (props: Props) => {
  const { rows, sort, onSort } = props;
  const { t } = useTranslation('application_form');
  const { compare } = useFormat();
  const isNarrow = useIsNarrow();
  const regionOf = useRegionName();
  const columns = useColumns(props);
  const [asksForAll, setAsksForAll] = useState(false);
  const by = feasibilitySorts.find((key) => key === sort.key) ?? 'verdict';
  const sorted = sortFeasibilityRows(rows, {
    by,
    isDescending: sort.direction === 'descending',
    compare,
    regionOf,
  });
  const shown = asksForAll ? sorted : sorted.slice(0, shownFirst[isNarrow ? 'narrow' : 'wide']);
  return (
    <>
      <Table
        caption={t('fleet.title')}
        columns={columns}
        rows={shown}
        rowKey={({ vessel }) => vessel.id}
        wide
        sort={sort}
        onSort={onSort}
        empty={t('fleet.none')}
      />
      {shown.length < sorted.length && (
        <div className={styles['more']}>
          <Button small onPress={() => setAsksForAll(true)}>
            {t('fleet.more', { count: sorted.length - shown.length })}
          </Button>
        </div>
      )}
    </>
  );
};
