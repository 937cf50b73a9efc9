import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Mission } from '@shiptime/domain/plans/missions';
import { foldText } from '@shiptime/domain/shared/text';
import { checkConstraintRows, indexKindsByName } from '@shiptime/domain/vessels/constraint-rows';
import { type ConstraintKind, constraintKinds } from '@shiptime/domain/vessels/constraints';
import type { Constraint } from '@shiptime/domain/vessels/vessel-wire';
import { i18n } from '#lib/i18n.ts';
import { describeFailure } from '#lib/problem.ts';
import { toApiError } from '#lib/api-client.ts';
import { scheduleFileTypes } from '#lib/schedule-file.ts';
import { FileField } from '#ui/file-field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { Select } from '#ui/select.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { useReferenceList } from '#features/reference/reference-api.ts';
import { saveConstraint } from '../constraint-api.ts';
import { ImportPreview } from './import-preview.tsx';
import { readConstraintsFile } from './read-constraints.ts';

type Read = Awaited<ReturnType<typeof readConstraintsFile>>;

type ImportConstraintsProps = {
  readonly vesselId: number;
  readonly constraints: readonly Constraint[];
  readonly missions: readonly Mission[];
  readonly homePortId: number | null;
  readonly onClose: () => void;
};

const useKnown = (existing: readonly Constraint[], homePortId: number | null, isLoaded: boolean) => {
  const ports = useReferenceList('ports');
  const years = useReferenceList('fiscal_years');
  return useMemo(() => {
    const kinds = (isLoaded ? (['en', 'fr'] as const) : []).flatMap((language) =>
      constraintKinds.map(
        (kind) => [i18n.getFixedT(language, 'vessels')(`constraints.kinds.${kind}`), kind] as const,
      ),
    );
    const named = ports.flatMap(({ id, key, name_en, name_fr }) =>
      [key, name_en, name_fr].map((name) => [foldText(name.trim()), id] as const),
    );
    return { ports: new Map(named), kinds: indexKindsByName(kinds), existing, homePortId, years };
  }, [ports, years, existing, homePortId, isLoaded]);
};

const useImport = ({ vesselId, constraints, homePortId, onClose }: ImportConstraintsProps) => {
  const { t } = useTranslation('vessels');
  const queryClient = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [read, setRead] = useState<Read | null>(null);
  const [usual, setUsual] = useState<ConstraintKind>('other');
  const [pending, setPending] = useState(false);
  const [saved, setSaved] = useState<ReadonlySet<number>>(new Set());
  const [refused, setRefused] = useState<ReadonlyMap<number, string>>(new Map());
  const [existing] = useState(constraints);
  const known = useKnown(existing, homePortId, read !== null);
  const rows = useMemo(
    () => (read?.kind === 'rows' ? checkConstraintRows(read.rows, usual, known) : []),
    [read, usual, known],
  );
  const ready = rows.flatMap((row, index) =>
    row.problems.length === 0 && row.leftOut === null && !saved.has(index) ? [{ row, index }] : [],
  );
  const choose = async (chosen: File | null) => {
    setFile(chosen);
    setSaved(new Set());
    setRefused(new Map());
    await i18n.loadLanguages(['en', 'fr']);
    setRead(chosen && (await readConstraintsFile(new Uint8Array(await chosen.arrayBuffer()))));
  };
  const save = async () => {
    setPending(true);
    const done = new Set(saved);
    const not = new Map<number, string>();
    for (const { row, index } of ready) {
      try {
        await saveConstraint(vesselId, row.fields, null);
        done.add(index);
      } catch (thrown) {
        not.set(index, describeFailure('save_constraint', toApiError(thrown)));
      }
    }
    setSaved(done);
    setRefused(not);
    setPending(false);
    await queryClient.invalidateQueries({ queryKey: ['constraints', vesselId] });
    if (not.size > 0) return;
    snackbar.success(t('import.saved', { count: ready.length }));
    onClose();
  };
  return { file, choose, read, usual, setUsual, rows, ready, save, pending, saved, refused };
};

export const ImportConstraintsDialog = (props: ImportConstraintsProps) => {
  const { t } = useTranslation('vessels');
  const { file, choose, read, usual, setUsual, rows, ready, save, pending, saved, refused } =
    useImport(props);
  return (
    <FormDialog
      name="constraints-import"
      title={t('import.title')}
      isOpen
      wide
      onClose={props.onClose}
      onSubmit={() => void save()}
      error={refused.size > 0 ? t('import.refused', { count: refused.size }) : null}
      pending={pending}
      submitLabel={
        ready.length > 0 ? t('import.submit', { count: ready.length }) : t('import.submit_nothing')
      }
      canSubmit={ready.length > 0}
    >
      <FileField
        label={t('import.file')}
        hint={t('import.hint')}
        name="file"
        accept={scheduleFileTypes}
        value={file}
        onChange={(chosen) => void choose(chosen)}
        error={read?.kind === 'unreadable' ? t(`import.unreadable.${read.code}`) : undefined}
      />
      {read?.kind === 'rows' && (
        <>
          <Select
            label={t('import.usual')}
            placeholder={null}
            width="short"
            options={constraintKinds.map((kind) => ({ id: kind, label: t(`constraints.kinds.${kind}`) }))}
            value={usual}
            onChange={(kind) => setUsual(kind ?? 'other')}
          />
          {read.cut.map((name, index) => (
            <Notice key={index} tone="warning">
              {t('import.cut', { name })}
            </Notice>
          ))}
          <ImportPreview rows={rows} saved={saved} refused={refused} missions={props.missions} />
        </>
      )}
    </FormDialog>
  );
};
