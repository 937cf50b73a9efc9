import { useTranslation } from 'react-i18next';
import { endDayInterpretations, missionImportKinds } from '@shiptime/domain/plans/imports/mission-file';
import { nameInLanguage, useLanguage } from '#lib/i18n.ts';
import { describeFailure } from '#lib/problem.ts';
import { scheduleFileTypes } from '#lib/schedule-file.ts';
import { toApiError } from '#lib/api-client.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { FileField } from '#ui/file-field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { Select } from '#ui/select.tsx';
import { Row } from '#ui/stack.tsx';
import { useVessels } from '#features/vessels/vessel-api.ts';
import { MissingYearsNotice } from './missing-years-notice.tsx';
import { ImportRowTables } from './import-row-tables.tsx';
import { UnknownNames } from './unknown-names.tsx';
import type { MissionImportControls } from './use-mission-import.ts';

const ReadingChoices = ({ reading, setReading, isCalendar, read }: MissionImportControls) => {
  const { t } = useTranslation('mission_import');
  const language = useLanguage();
  const vessels = useVessels().map((row) => nameInLanguage(language, row));
  const isWithoutVessel = read?.kind === 'rows' && read.rows.some(({ vessel }) => vessel.trim() === '');
  return (
    <Row end>
      <Select
        label={t('usual_kind')}
        isFilter
        placeholder={t('usual_kind_none')}
        options={missionImportKinds.map((kind) => ({ id: kind, label: t(`usual_kinds.${kind}`) }))}
        value={reading.usual_kind}
        onChange={(usual_kind) => setReading({ usual_kind })}
      />
      {!isCalendar && (
        <Select
          label={t('end_day')}
          placeholder={null}
          options={endDayInterpretations.map((each) => ({ id: each, label: t(`end_days.${each}`) }))}
          value={reading.end_day}
          onChange={(end_day) => setReading({ end_day: end_day ?? 'included' })}
        />
      )}
      {isWithoutVessel && (
        <Select
          label={t('usual_vessel')}
          isFilter
          options={vessels
            .toSorted((a, b) => a.localeCompare(b, language))
            .map((name) => ({ id: name, label: name }))}
          value={reading.vessel || null}
          onChange={(vessel) => setReading({ vessel: vessel ?? '' })}
        />
      )}
    </Row>
  );
};

const Imported = ({ imported, undoing }: MissionImportControls) => {
  const { t } = useTranslation('mission_import');
  if (imported === null || imported.entry_id === null) return null;
  const { entry_id, created, changed, removed } = imported;
  return (
    <Notice
      tone={undoing.problem ? 'error' : 'success'}
      title={t('imported', { count: created + changed + removed.length })}
      live
      actions={
        <Button icon="undo" pending={undoing.pending} onPress={() => void undoing.run(entry_id)}>
          {t('undo')}
        </Button>
      }
    >
      {undoing.problem && <p>{undoing.problem}</p>}
    </Notice>
  );
};

const Summary = ({ data, reading, setReading }: MissionImportControls) => {
  const { t } = useTranslation('mission_import');
  if (!data) return null;
  const { created, changed, left, refused, absent, created_plans } = data.meta;
  return (
    <>
      <Notice tone={refused > 0 ? 'warning' : 'success'} live>
        <p>
          {[
            t('summary.created', { count: created }),
            t('summary.changed', { count: changed }),
            t('summary.left', { count: left }),
            t('summary.refused', { count: refused }),
          ].join(' ')}{' '}
          {created_plans > 0 && t('summary.plans', { count: created_plans })}
        </p>
      </Notice>
      {absent > 0 && (
        <Checkbox
          label={t('remove_absent', { count: absent })}
          description={t('remove_absent_explained')}
          value={reading.remove_absent}
          onChange={(remove_absent) => setReading({ remove_absent })}
        />
      )}
    </>
  );
};

type ImportMissionsProps = { readonly state: MissionImportControls; readonly onClose: () => void };

export const ImportMissionsDialog = ({ state, onClose }: ImportMissionsProps) => {
  const { t } = useTranslation('mission_import');
  const { file, read, rows, data, rehearsal, task, choose, isSettled } = state;
  const ready = data ? data.meta.created + data.meta.changed : 0;
  const isReady = ready > 0 || (data?.meta.removed.length ?? 0) > 0;
  const failed = rehearsal.error ? describeFailure('import_missions', toApiError(rehearsal.error)) : null;
  return (
    <FormDialog
      name="missions-import"
      title={t('title')}
      isOpen
      wide
      onClose={onClose}
      onSubmit={() => void task.run()}
      error={task.problem ?? failed}
      pending={task.pending}
      submitLabel={ready > 0 ? t('submit', { count: ready }) : t('submit_nothing')}
      cancelLabel={t('close')}
      canSubmit={isReady && isSettled}
    >
      <FileField
        label={t('file')}
        hint={t('hint')}
        name="file"
        accept={scheduleFileTypes}
        value={file}
        onChange={(chosen) => void choose(chosen)}
        error={read?.kind === 'unreadable' ? t(`unreadable.${read.code}`) : undefined}
      />
      {read?.kind === 'rows' && rows.length === 0 && <p>{t('nothing')}</p>}
      {rows.length > 0 && (
        <>
          <Imported {...state} />
          <ReadingChoices {...state} />
          <Summary {...state} />
          <MissingYearsNotice years={data?.meta.missing_years ?? []} />
          <UnknownNames {...state} />
          <ImportRowTables {...state} />
        </>
      )}
    </FormDialog>
  );
};
