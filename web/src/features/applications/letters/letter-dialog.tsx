import { useTranslation } from 'react-i18next';
import { letterLimits, fiscalYearMonths } from '@shiptime/domain/applications/letters';
import type { LetterOfIntent } from '@shiptime/domain/applications/wire/letters';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { useRememberedInput } from '#lib/use-remembered-input.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { MultiSelect } from '#ui/multi-select.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { Select } from '#ui/select.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { Row } from '#ui/stack.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useReferenceList } from '#features/reference/reference-api.ts';
import { useVessels } from '#features/vessels/vessel-api.ts';
import { saveLetter } from './letters-api.ts';
import { useLaterFiscalYears } from '../new-application/open-fiscal-year.ts';
import { useLetterLabels } from './use-letter-labels.ts';

type Typed = {
  readonly title: string;
  readonly summary: string;
  readonly yearIds: readonly number[];
  readonly days: number | null;
  readonly first: number | null;
  readonly last: number | null;
  readonly regionId: number | null;
  readonly areaIds: readonly number[];
  readonly vesselId: number | null;
  readonly berths: number | null;
};

const typedOf = (letter: LetterOfIntent | null): Typed => ({
  title: letter?.title ?? '',
  summary: letter?.summary ?? '',
  yearIds: letter?.years.map(({ fiscal_year_id }) => fiscal_year_id) ?? [],
  days: letter?.days ?? null,
  first: letter?.first_month ?? null,
  last: letter?.last_month ?? null,
  regionId: letter?.region_id ?? null,
  areaIds: letter?.project_area_ids ?? [],
  vesselId: letter?.vessel_id ?? null,
  berths: letter?.berths ?? null,
});

/** Sends missing values too; the server validates them and names the field. */
const bodyOf = (typed: Typed) => ({
  title: typed.title.trim(),
  summary: typed.summary.trim(),
  fiscal_year_ids: [...typed.yearIds],
  days: typed.days as number,
  first_month: typed.first as number,
  last_month: typed.last as number,
  region_id: typed.regionId,
  project_area_ids: [...typed.areaIds],
  vessel_id: typed.vesselId,
  berths: typed.berths,
});

type FieldsProps = {
  readonly typed: Typed;
  readonly set: (change: Partial<Typed>) => void;
  readonly at: (name: string) => string | undefined;
};

const When = ({ typed, set, at, letter }: FieldsProps & { letter: LetterOfIntent | null }) => {
  const { t } = useTranslation('letters');
  const { month, yearName } = useLetterLabels();
  const later = useLaterFiscalYears().map(({ id }) => id);
  const opened = letter?.years.filter(({ phase }) => phase !== 'later').map((year) => year.fiscal_year_id);
  const months = fiscalYearMonths.map((id) => ({ id, label: month(id) }));
  return (
    <>
      <MultiSelect
        label={t('fields.years')}
        hint={t('fields.years_hint')}
        name="fiscal_year_ids"
        options={[...(opened ?? []), ...later].map((id) => ({
          id,
          label: yearName(id),
          isDisabled: opened?.includes(id) ?? false,
        }))}
        value={typed.yearIds}
        error={at('fiscal_year_ids')}
        onChange={(yearIds) => set({ yearIds })}
      />
      <NumberField
        label={t('fields.days')}
        name="days"
        value={typed.days}
        error={at('days')}
        onChange={(days) => set({ days })}
      />
      <Row end>
        <Select
          label={t('fields.first_month')}
          name="first_month"
          options={months}
          value={typed.first}
          error={at('first_month')}
          onChange={(first) => set({ first })}
        />
        <Select
          label={t('fields.last_month')}
          name="last_month"
          options={months}
          value={typed.last}
          error={at('last_month')}
          onChange={(last) => set({ last })}
        />
      </Row>
    </>
  );
};

const Wishes = ({ typed, set, at }: FieldsProps) => {
  const { t } = useTranslation('letters');
  const { language } = useFormat();
  const [regions, areas, vessels] = [
    useReferenceList('regions'),
    useReferenceList('project_areas'),
    useVessels(),
  ];
  const options = (rows: readonly { id: number; name_en: string; name_fr: string; active: boolean }[]) =>
    rows.filter(({ active }) => active).map((row) => ({ id: row.id, label: nameInLanguage(language, row) }));
  return (
    <>
      <Select
        label={t('fields.region')}
        name="region_id"
        optional
        options={options(regions)}
        value={typed.regionId}
        error={at('region_id')}
        onChange={(regionId) => set({ regionId })}
      />
      <MultiSelect
        label={t('fields.areas')}
        name="project_area_ids"
        optional
        options={options(areas)}
        value={typed.areaIds}
        error={at('project_area_ids')}
        onChange={(areaIds) => set({ areaIds })}
      />
      <Select
        label={t('fields.vessel')}
        name="vessel_id"
        optional
        options={options(vessels)}
        value={typed.vesselId}
        error={at('vessel_id')}
        onChange={(vesselId) => set({ vesselId })}
      />
      <NumberField
        label={t('fields.berths')}
        name="berths"
        optional
        value={typed.berths}
        error={at('berths')}
        onChange={(berths) => set({ berths })}
      />
    </>
  );
};

const names = Object.keys(bodyOf(typedOf(null)));

type LetterDialogProps = { readonly letter: LetterOfIntent | null; readonly onClose: () => void };

export const LetterDialog = ({ letter, onClose }: LetterDialogProps) => {
  const { t } = useTranslation('letters');
  const kept = useRememberedInput<Typed>(
    `letter ${letter?.id ?? 'new'} ${letter?.lock_version ?? 0}`,
    typedOf(letter),
  );
  const typed = kept.value;
  const task = useApiMutation('save_letter', {
    mutationFn: () => saveLetter(letter, bodyOf(typed)),
    onSuccess: () => {
      kept.forget();
      snackbar.success(t(letter ? 'edit.done' : 'edit.sent'));
      onClose();
    },
  });
  const fields: FieldsProps = {
    typed,
    set: (change) => kept.set({ ...typed, ...change }),
    at: (name) => task.error?.field(name),
  };
  return (
    <FormDialog
      name="letter"
      isOpen
      wide
      title={t(letter ? 'edit.title' : 'edit.new')}
      onClose={onClose}
      onCancel={kept.forget}
      onSubmit={() => void task.run()}
      submitLabel={t(letter ? 'edit.label' : 'edit.send')}
      error={names.some(fields.at) ? null : task.problem}
      pending={task.pending}
    >
      {!letter && <p>{t('edit.read_by')}</p>}
      <TextField
        label={t('fields.title')}
        name="title"
        width="full"
        value={typed.title}
        error={fields.at('title')}
        onChange={(title) => fields.set({ title })}
      />
      <TextArea
        label={t('fields.summary')}
        hint={t('fields.summary_hint')}
        name="summary"
        max={letterLimits.summary}
        value={typed.summary}
        error={fields.at('summary')}
        onChange={(summary) => fields.set({ summary })}
      />
      <When {...fields} letter={letter} />
      <Wishes {...fields} />
    </FormDialog>
  );
};
