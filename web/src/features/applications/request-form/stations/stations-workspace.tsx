import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { PlainButton } from '#ui/plain-button.tsx';
import { useFormModel } from '../form-model.ts';
import { StationDaysEstimate } from './station-days-estimate.tsx';
import { StationsMap } from './map/stations-map.tsx';
import { PositionsSummary } from './positions-summary.tsx';
import { StationSuggestions } from './station-suggestions.tsx';
import { SuggestedDays } from './suggested-days.tsx';
import styles from './stations-layout.module.css';
import { StationsTable } from './stations-table.tsx';
import { AnswerAppliedNotice } from './answer-applied-notice.tsx';
import type { ReplacedDaysState } from './suggested-days-button.tsx';
import { useFullWindowMode } from './use-full-window.ts';
import type { StationsModel } from './use-stations-model.ts';

export const positionsSummaryId = 'stations-places';

type Props = {
  readonly stations: StationsModel;
  readonly fullReason: string | null;
  readonly onPaste: (text: string) => void;
  readonly onRemove: () => void;
  readonly onOperation: () => void;
};

const Table = ({ stations, fullReason, onPaste, onRemove }: Omit<Props, 'onOperation'>) => {
  const { readOnly } = useFormModel();
  const { list, rows, acts, selected, select, chosen, choose } = stations;
  if ((!list.queue && !readOnly) || (rows.length === 0 && readOnly)) return null;
  return (
    <StationsTable
      rows={rows}
      legs={stations.legs}
      warnings={stations.warnings}
      hintsOf={stations.hintsOf}
      placeOf={stations.placeOf}
      selected={selected}
      onSelect={select}
      chosen={chosen}
      readOnly={readOnly}
      isFull={fullReason !== null}
      queue={list.queue}
      onAdd={(values) => acts.add(values)}
      on={{
        choose,
        step: acts.step,
        place: (id, position) => void list.move(id, position),
        remove: (id) => {
          select(new Set([id]));
          onRemove();
        },
        west: acts.west,
        change: (row, field, value) => void list.change(row.id, row, { [field]: value }),
        changeOperations: (base, operations) => void list.change(base.id, base, { operations }),
        removeOperation: acts.removeOperation,
        paste: onPaste,
      }}
    />
  );
};

const BelowTable = ({ stations, children }: Pick<Props, 'stations'> & { readonly children: ReactNode }) => {
  const { t } = useTranslation('application_form');
  const { readOnly } = useFormModel();
  const { rows, places, way, steaming, count } = stations;
  return (
    <>
      {!readOnly && (
        <p className={styles['help']} id="stations-table-help" data-no-print>
          {t('stations.help')}
        </p>
      )}
      <div id={positionsSummaryId} tabIndex={-1} className={styles['places']}>
        <StationSuggestions rows={rows} places={places} />
        <PositionsSummary rows={rows} places={places} trip={way.trip} />
      </div>
      {rows.length > 0 && (
        <StationDaysEstimate
          trip={way.trip}
          steaming={steaming}
          count={count}
          countsPorts={way.countsPorts}
          onCountPorts={way.countPorts}
        >
          {children}
        </StationDaysEstimate>
      )}
    </>
  );
};

type MapProps = Pick<Props, 'stations' | 'fullReason'> & { readonly children: ReactNode };

const WorkspaceMap = ({ stations, fullReason, children }: MapProps) => {
  const { readOnly } = useFormModel();
  const { acts, marks, rows, selected, select, choose, way } = stations;
  return (
    <StationsMap
      stations={marks}
      rows={rows}
      ways={way.shown}
      readOnly={readOnly}
      fullReason={fullReason}
      added={acts.added}
      onChoose={choose}
      onSelect={(ids, isBox) => {
        const next = new Set(selected);
        for (const id of ids) if (isBox || !next.delete(id)) next.add(id);
        select(next);
      }}
      onAdd={acts.addAt}
      onMove={acts.move}
    >
      {children}
    </StationsMap>
  );
};

/** Content that loads later goes below, so that rows under the pointer do not shift. */
export const StationsWorkspace = (props: Props) => {
  const { t } = useTranslation('application_form');
  const { number } = useFormat();
  const { readOnly } = useFormModel();
  const { stations, onRemove, onOperation } = props;
  const { ticked, acts, rows } = stations;
  const frame = useRef<HTMLDivElement>(null);
  const [isFull, setFull] = useState(false);
  const taken = useState<ReplacedDaysState[0]>(null);
  const leave = useCallback(() => {
    setFull(false);
    frame.current?.querySelector<HTMLButtonElement>('[data-full-window]')?.focus();
  }, []);
  useFullWindowMode(frame, isFull, leave);
  const { count, steaming } = stations;
  const proposal = <SuggestedDays count={count} speed={steaming.speed} taken={taken} />;
  return (
    <div ref={frame} className={styles['workspace']} data-full={isFull || undefined}>
      <div className={styles['bar']} data-no-print>
        <PlainButton
          small
          data-full-window
          icon={isFull ? 'close' : 'move'}
          onClick={() => (isFull ? leave() : setFull(true))}
        >
          {t(isFull ? 'stations.leave_full_window' : 'stations.full_window')}
        </PlainButton>
        <p aria-live="polite">
          {ticked.length > 0
            ? t('stations.selected', { count: ticked.length, all: number(rows.length) })
            : isFull && t('stations.count_only', { count: rows.length })}
        </p>
        {!readOnly && ticked.length > 0 && (
          <PlainButton small icon="add" onClick={onOperation}>
            {t('stations.add_operation_to', { count: ticked.length })}
          </PlainButton>
        )}
        {isFull && ticked.length > 0 && (
          <PlainButton small icon="trash" onClick={onRemove}>
            {t('stations.remove_selected', { count: ticked.length })}
          </PlainButton>
        )}
        {isFull && rows.length > 0 && <div className={styles['proposal']}>{proposal}</div>}
      </div>
      {acts.done && <AnswerAppliedNotice {...acts.done} />}
      <div className={styles['beside']}>
        <WorkspaceMap stations={stations} fullReason={props.fullReason}>
          <div className={styles['list']} data-spaced>
            <Table {...props} />
            <BelowTable stations={stations}>{!isFull && proposal}</BelowTable>
          </div>
        </WorkspaceMap>
      </div>
    </div>
  );
};
