import { Fragment, type ReactNode, type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { translationAt } from '#lib/i18n.ts';
import { paths } from '#lib/paths.ts';
import { describeFailure, addCause } from '#lib/problem.ts';
import { Button } from '#ui/button.tsx';
import { fieldId } from '#ui/field.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { Link, LinkButton } from '#ui/link.tsx';
import { sectionNames, sectionOfField } from '@shiptime/domain/applications/sections/sections';
import { setAutosavePreference } from '../autosave/open-editors.ts';
import type { AutosaveState } from '../autosave/autosave-state.ts';
import { autosaveStatusOf, findRejectedEdits } from '../autosave/autosave.ts';
import { useApplication, useAutosave, useFormModel, useCompletenessProblemsBySection } from './form-model.ts';
import {
  stationsSaveStatus,
  type StationsSaveStatus as Status,
  subscribeToStations,
} from './stations/open-station-queues.ts';
import { useUnfinishedStationsText } from './stations/use-unfinished-stations-text.ts';
import { type FormStep, useReviewLabel, useFormStepLabel } from './form-step-label.ts';
import styles from './save-status.module.css';

const icons: Record<Status, IconName> = {
  saved: 'success',
  dirty: 'edit',
  saving: 'refresh',
  failed: 'alert',
  conflict: 'alert',
  unfinished: 'alert',
};

const coveredAbove = '--covered-above';

const useKeptClear = (bar: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const { current } = bar;
    if (!current) return undefined;
    const { style } = document.documentElement;
    const measure = () => style.setProperty(coveredAbove, `${current.offsetHeight}px`);
    const watch = new ResizeObserver(measure);
    measure();
    watch.observe(current);
    return () => {
      watch.disconnect();
      style.removeProperty(coveredAbove);
    };
  }, [bar]);
};

export const StickyBar = ({ status, children }: { status?: Status; children: ReactNode }) => {
  const bar = useRef<HTMLDivElement>(null);
  useKeptClear(bar);
  return (
    <div ref={bar} className={styles['bar']} data-status={status}>
      {children}
    </div>
  );
};

const anyRefused = (state: AutosaveState): string => Object.keys(findRejectedEdits(state)).join(' ');

const RefusedFields = () => {
  useTranslation('applications');
  const { id } = useApplication();
  const names = useAutosave(anyRefused);
  if (names === '') return null;
  return names.split(' ').map((field, index) => (
    <Fragment key={field}>
      {index > 0 && ', '}
      <Link href={`${paths.request(id, { section: sectionOfField(field) ?? undefined })}#${fieldId(field)}`}>
        {translationAt(`applications:fields.${field}.label`) ?? field}
      </Link>
    </Fragment>
  ));
};

const useStatus = (): Status => {
  const { id } = useApplication();
  const answers = useAutosave(autosaveStatusOf);
  const stations = useSyncExternalStore(subscribeToStations, () => stationsSaveStatus(id));
  return answers === 'saved' ? stations : answers;
};

export const SaveStatusText = ({ isShort = false }: { isShort?: boolean }) => {
  const { t } = useTranslation(['application_form', 'problems']);
  const state = useAutosave((state) => state);
  const format = useFormat();
  const status = useStatus();
  const unfinished = useUnfinishedStationsText();
  const problem = () => {
    const { failure, enabled } = state;
    if (autosaveStatusOf(state) !== 'failed') return t('application_form:stations.unreachable');
    if (!failure) return addCause(t('problems:tasks.save_form'), t('application_form:save.refused'));
    const retry = enabled ? t('application_form:save.retried') : t('application_form:save.by_hand');
    const next = failure.kind === 'closed' ? t('application_form:save.kept') : retry;
    return `${describeFailure('save_form', failure.error)} ${next}`;
  };
  const words = () => {
    if (status === 'failed') return problem();
    if (status === 'unfinished') return unfinished;
    if (status === 'dirty' && !state.enabled) return t('application_form:save.dirty_off');
    if (isShort && status === 'saved') return t('application_form:save.short');
    if (status === 'saved' && state.savedAt) {
      return t('application_form:save.saved_at', {
        at: format.hour(new Date(state.savedAt).toISOString()),
      });
    }
    return t(`application_form:save.${status}`);
  };
  return (
    <output className={styles['words']}>
      <Icon name={icons[status]} size={20} />
      <span>
        {words()} <RefusedFields />
      </span>
    </output>
  );
};

export const SaveControls = () => {
  const { t } = useTranslation('application_form');
  const { editor } = useFormModel();
  const isAutomatic = useAutosave(({ enabled }) => enabled);
  const isByHand = useAutosave(({ enabled, failure }) => !enabled || failure !== null);
  const automatic = useRef<HTMLInputElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    if (!isByHand && isPressed.current && document.activeElement === document.body)
      automatic.current?.focus();
    isPressed.current = false;
  }, [isByHand]);
  const save = () => {
    isPressed.current = true;
    void editor.saveNow();
  };
  return (
    <div className={styles['actions']}>
      <label className={styles['switch']}>
        <input
          ref={automatic}
          type="checkbox"
          checked={isAutomatic}
          onChange={(event) => {
            setAutosavePreference(event.target.checked);
            editor.setEnabled(event.target.checked);
          }}
        />
        {t('save.automatic')}
      </label>
      {isByHand && (
        <Button small icon="save" onPress={save}>
          {t('save.now')}
        </Button>
      )}
    </div>
  );
};

const ToSubmit = () => {
  const review = useReviewLabel();
  const { id } = useApplication();
  const missing = useCompletenessProblemsBySection();
  if (sectionNames.some((section) => missing[section].length > 0)) return null;
  return (
    <LinkButton small icon="send" href={paths.request(id, { section: 'submit' })}>
      {review}
    </LinkButton>
  );
};

const Bar = ({ step }: { step: FormStep }) => {
  const status = useStatus();
  return (
    <StickyBar status={status}>
      <div className={styles['place']}>
        <strong>{useFormStepLabel(step)}</strong>
        <SaveStatusText />
      </div>
      {!step.isSubmitting && <ToSubmit />}
      <SaveControls />
    </StickyBar>
  );
};

export const SaveStatus = ({ step }: { step: FormStep }) =>
  useFormModel().readOnly ? null : <Bar step={step} />;
