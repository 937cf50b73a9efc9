import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { fieldId } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { useFormModel } from '../form-model.ts';
import { PartRemarkThread } from '../parts/part-remarks.tsx';
import { PartProblems } from '../parts/part-table.tsx';
import { StationOperationDialog } from './station-operation-dialog.tsx';
import { StationConflicts } from './station-conflicts.tsx';
import { stationValuesOf } from './station-edits.ts';
import { StationTools } from './station-tools.tsx';
import { type StationsModel, useStationsModel } from './use-stations-model.ts';
import { positionsSummaryId, StationsWorkspace } from './stations-workspace.tsx';
import styles from './stations-layout.module.css';

const loadImport = () => import('./import/station-import-dialog.tsx');
const ImportDialog = lazy(() => loadImport().then((module) => ({ default: module.StationImportDialog })));

/** Preloads the import, because the network may be gone when a file is chosen. */
const useImportAtHand = (isWanted: boolean): void => {
  useEffect(() => {
    if (isWanted) loadImport().catch(() => undefined);
  }, [isWanted]);
};

const namedAtMost = 5;

type Open =
  | { readonly what: 'import'; readonly pasted: string | null }
  | { readonly what: 'remove' | 'operation' }
  | null;

const Imported = ({ count }: { readonly count: number }) => {
  const { t } = useTranslation('application_form');
  const go = () => {
    const found = document.querySelector<HTMLElement>(`#${positionsSummaryId}:not(:empty)`);
    const goal = found ?? document.getElementById(fieldId('in_foreign_waters'));
    goal?.scrollIntoView({ block: 'start' });
    goal?.focus({ preventScroll: true });
  };
  return (
    <Notice
      tone="success"
      title={t('stations.imported', { count })}
      actions={
        <Button small icon="chevron-down" onPress={go}>
          {t('stations.imported_go')}
        </Button>
      }
    >
      <p>{t('stations.imported_lead')}</p>
    </Notice>
  );
};

type DialogsProps = {
  readonly stations: StationsModel;
  readonly open: Open;
  readonly onClose: () => void;
  readonly onImported: (count: number) => void;
};

const Dialogs = ({ stations, open, onClose, onImported }: DialogsProps) => {
  const { t } = useTranslation('application_form');
  const format = useFormat();
  const { list, ticked, acts, select } = stations;
  if (open?.what === 'import')
    return (
      <Suspense fallback={null}>
        <ImportDialog list={list} pasted={open.pasted} onClose={onClose} onImported={onImported} />
      </Suspense>
    );
  if (open?.what === 'operation' && ticked.length > 0)
    return (
      <StationOperationDialog
        count={ticked.length}
        onApply={(operation) => acts.setOperation(ticked, operation)}
        onClose={onClose}
      />
    );
  if (open?.what !== 'remove' || ticked.length === 0) return null;
  const others = ticked.length - namedAtMost;
  const names = ticked.slice(0, others > 0 ? namedAtMost : ticked.length).map(({ name }) => name);
  return (
    <ConfirmDialog
      name="stations-remove"
      isOpen
      danger
      title={t('stations.remove_title', { count: ticked.length })}
      confirmLabel={t('parts.delete')}
      onConfirm={() => {
        acts.remove(ticked.map(({ id }) => id));
        select(new Set());
        onClose();
      }}
      onCancel={onClose}
    >
      <p>{format.list(others > 0 ? [...names, t('stations.others', { count: others })] : names)}</p>
      <p>{t('stations.remove_body', { count: ticked.length })}</p>
    </ConfirmDialog>
  );
};

export const Stations = () => {
  const { t } = useTranslation('application_form');
  const format = useFormat();
  const { context, readOnly } = useFormModel();
  useImportAtHand(!readOnly);
  const stations = useStationsModel();
  const { list, rows, ticked, acts } = stations;
  const [open, setOpen] = useState<Open>(null);
  const [imported, setImported] = useState(0);
  const limit = context.settings.station_limit;
  const fullReason = rows.length >= limit ? t('stations.full', { max: format.number(limit) }) : null;
  return (
    <section
      className={styles['stations']}
      id="field-stations"
      data-spaced
      tabIndex={-1}
      aria-label={t('groups.stations')}
    >
      <PartRemarkThread part="stations" />
      <PartProblems part="stations" />
      <p aria-live="polite">{t('stations.count', { count: rows.length, max: format.number(limit) })}</p>
      {fullReason !== null && !readOnly && (
        <Notice tone="warning" live>
          {fullReason}
        </Notice>
      )}
      <StationTools
        path={list.path}
        hasStations={rows.length > 0}
        selected={ticked.length}
        onImport={() => setOpen({ what: 'import', pasted: null })}
        onRemove={() => setOpen({ what: 'remove' })}
      />
      {imported > 0 && rows.length > 0 && <Imported count={imported} />}
      {list.isUnreachable && (
        <Notice tone="warning" live>
          {t('stations.unreachable')}
        </Notice>
      )}
      <StationConflicts
        conflicts={list.conflicts}
        onTakeTheirs={({ id }) => list.queue?.takeTheirs(id)}
        onKeepMine={({ id, mine, theirs }) => {
          list.queue?.keepMine(id);
          if (!theirs) acts.add(stationValuesOf(mine));
        }}
      />
      <StationsWorkspace
        stations={stations}
        fullReason={fullReason}
        onPaste={(pasted) => setOpen({ what: 'import', pasted })}
        onRemove={() => setOpen({ what: 'remove' })}
        onOperation={() => setOpen({ what: 'operation' })}
      />
      <Dialogs stations={stations} open={open} onClose={() => setOpen(null)} onImported={setImported} />
    </section>
  );
};
