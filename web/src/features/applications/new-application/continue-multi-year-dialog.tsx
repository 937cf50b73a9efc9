import type { Application } from '@shiptime/domain/applications/wire/application';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '#lib/session.tsx';
import { Select } from '#ui/select.tsx';
import { useOpenFiscalYear } from './open-fiscal-year.ts';
import { useReferenceList } from '#features/reference/reference-api.ts';
import { CopyApplicationDialog } from './copy-application-dialog.tsx';

type ContinueDialogProps = { readonly earlier: readonly Application[]; readonly onClose: () => void };

export const ContinueMultiYearDialog = ({ earlier, onClose }: ContinueDialogProps) => {
  const { t } = useTranslation('application_form');
  const years = new Map(useReferenceList('fiscal_years').map((year) => [year.id, year]));
  const startOf = ({ fiscal_year_id }: Application) => years.get(fiscal_year_id)?.start_date ?? '';
  const open = useOpenFiscalYear()?.start_date ?? '';
  const before = earlier.filter((row) => startOf(row) < open);
  const user = useSignedInUser();
  const isOthers = ({ user_id }: Application) => Number(user_id !== user.id);
  const sorted = (before.length > 0 ? before : earlier).toSorted(
    (a, b) => isOthers(a) - isOthers(b) || startOf(b).localeCompare(startOf(a)) || b.id - a.id,
  );
  const [chosen, setChosen] = useState<number | null>(null);
  const source = sorted.find(({ id }) => id === chosen) ?? sorted[0];
  if (!source) return null;
  const labelOf = (row: Application) =>
    t('home.of_year', {
      title: row.project_title ?? t('untitled'),
      year: years.get(row.fiscal_year_id)?.name ?? '',
    });
  return (
    <CopyApplicationDialog
      source={source}
      title={t('home.continue_title')}
      onClose={onClose}
      choice={
        <Select
          label={t('home.which')}
          name="continued_application"
          options={sorted.map((row) => ({ id: row.id, label: labelOf(row) }))}
          value={source.id}
          onChange={setChosen}
          placeholder={null}
        />
      }
    />
  );
};
