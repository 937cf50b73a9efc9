import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameInLanguage } from '#lib/i18n.ts';
import { useFormat } from '#lib/format.ts';
import { useIdParam, useSearchNumber, useSetSearch } from '#lib/navigation.ts';
import { paths } from '#lib/paths.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Button } from '#ui/button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Select } from '#ui/select.tsx';
import { Row, Stack } from '#ui/stack.tsx';
import { useReferenceList } from '../reference/reference-api.ts';
import { useSelectableYears } from '../reference/use-selectable-years.ts';
import { ConstraintStrip } from './components/constraint-strip.tsx';
import { usePlannedMissions } from './planned-missions.ts';
import { ConstraintDialog } from './components/constraint-dialog.tsx';
import { ConstraintTable } from './components/constraint-table.tsx';
import { RemoveConstraintDialog } from './components/remove-constraint-dialog.tsx';
import type { Constraint } from '@shiptime/domain/vessels/vessel-wire';
import { constraintsQuery, vesselPermissionsQuery } from './constraint-api.ts';

const ImportConstraintsDialog = lazy(() =>
  import('./import/import-constraints-dialog.tsx').then((module) => ({
    default: module.ImportConstraintsDialog,
  })),
);

type Open =
  | { readonly kind: 'edit'; readonly constraint: Constraint | null }
  | { readonly kind: 'import' }
  | { readonly kind: 'remove'; readonly constraint: Constraint };

type Year = {
  readonly id: number;
  readonly name: string;
  readonly start_date: string;
  readonly end_date: string;
};

const yearsOf = (constraints: readonly Constraint[], years: readonly Year[]): readonly Year[] =>
  years
    .filter((year) =>
      constraints.some(
        ({ start_date, end_date }) => start_date <= year.end_date && end_date >= year.start_date,
      ),
    )
    .toSorted((a, b) => b.start_date.localeCompare(a.start_date));

type OpenDialogProps = Pick<
  ComponentProps<typeof ConstraintDialog>,
  'vesselId' | 'missions' | 'year' | 'homePortId'
> & {
  readonly open: Open;
  readonly all: readonly Constraint[] | undefined;
  readonly onClose: () => void;
};

const OpenDialog = ({ open, all, vesselId, homePortId, missions, year, onClose }: OpenDialogProps) => {
  if (open.kind === 'remove')
    return <RemoveConstraintDialog constraint={open.constraint} onClose={onClose} />;
  if (!all) return null;
  if (open.kind === 'edit')
    return (
      <ConstraintDialog
        {...{ vesselId, homePortId, missions, year, onClose }}
        existing={all}
        constraint={open.constraint}
      />
    );
  return (
    <Suspense fallback={null}>
      <ImportConstraintsDialog {...{ vesselId, homePortId, missions, onClose }} constraints={all} />
    </Suspense>
  );
};

type ConstraintsProps = Pick<OpenDialogProps, 'vesselId' | 'homePortId'> & { readonly editable: boolean };

const Constraints = ({ vesselId, homePortId, editable }: ConstraintsProps) => {
  const { t } = useTranslation('vessels');
  const years = useReferenceList('fiscal_years');
  const yearId = useSearchNumber('fiscalYearId') ?? null;
  const shown = useSelectableYears(yearId);
  const setSearch = useSetSearch();
  const query = useQuery(constraintsQuery(vesselId, yearId));
  const missions = usePlannedMissions(vesselId);
  const all = useQuery({ ...constraintsQuery(vesselId, null), enabled: editable }).data;
  const [open, setOpen] = useState<Open | null>(null);
  const year = years.find(({ id }) => id === yearId);
  return (
    <Stack>
      <Select
        label={t('constraints.year')}
        options={shown.map(({ id, name }) => ({ id, label: name }))}
        value={yearId}
        onChange={(id) => setSearch({ fiscalYearId: id ?? undefined })}
        placeholder={t('constraints.all_years')}
        isFilter
        width="short"
      />
      {editable && (
        <Row>
          <Button icon="add" variant="primary" onPress={() => setOpen({ kind: 'edit', constraint: null })}>
            {t('constraints.add')}
          </Button>
          <Button icon="upload" onPress={() => setOpen({ kind: 'import' })}>
            {t('import.open')}
          </Button>
        </Row>
      )}
      <QueryView query={query}>
        {(constraints) => (
          <Stack>
            {(year ? [year] : yearsOf(constraints, years)).map((each) => (
              <ConstraintStrip key={each.id} constraints={constraints} missions={missions} year={each} />
            ))}
            <ConstraintTable
              constraints={constraints}
              missions={missions}
              onEdit={(constraint) => setOpen({ kind: 'edit', constraint })}
              onRemove={(constraint) => setOpen({ kind: 'remove', constraint })}
            />
          </Stack>
        )}
      </QueryView>
      {open && (
        <OpenDialog {...{ open, all, vesselId, homePortId, missions, year }} onClose={() => setOpen(null)} />
      )}
    </Stack>
  );
};

export const ConstraintsPage = () => {
  const { t } = useTranslation('vessels');
  const { language } = useFormat();
  const vesselId = useIdParam() ?? 0;
  const vessel = useQuery(vesselPermissionsQuery(vesselId));
  return (
    <>
      <Breadcrumbs crumbs={[{ label: t('constraints.plans'), href: paths.vesselPlans() }]} />
      <QueryView query={vessel}>
        {(ship) => (
          <>
            <PageHeading
              title={t('constraints.title', { ship: nameInLanguage(language, ship) })}
              lead={t('constraints.lead')}
            />
            <Constraints
              vesselId={vesselId}
              homePortId={ship.home_port_id}
              editable={ship.can?.edit_constraints ?? false}
            />
          </>
        )}
      </QueryView>
    </>
  );
};
