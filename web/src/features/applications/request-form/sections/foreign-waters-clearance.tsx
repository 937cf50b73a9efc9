import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { findClearanceFilingDeadline } from '@shiptime/domain/applications/clearance';
import { highSeasCode } from '@shiptime/domain/geography/position-facts';
import { dayOfInstant, useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { useNow } from '#lib/use-now.ts';
import { Notice } from '#ui/notice.tsx';
import { type ReferenceLists, useReferenceList } from '#features/reference/reference-api.ts';
import { outcomeQuery } from '#features/applications/outcome/outcome-api.ts';
import { useAnswer, useApplication, useFormModel } from '../form-model.ts';
import styles from './foreign-waters-clearance.module.css';

const hour = 3_600_000;

type State = ReferenceLists['coastal_states'];

const useMissionStart = (): string | null => {
  const { id } = useApplication();
  const { readOnly } = useFormModel();
  const { data } = useQuery(outcomeQuery(id, readOnly));
  return data?.voyages.map(({ start_date }) => start_date).toSorted()[0] ?? null;
};

type Start = { readonly from: 'window' | 'mission'; readonly start: string | null };

const LastDay = ({ from, start, lead }: Start & { readonly lead: number | null }) => {
  const { t } = useTranslation('application_form');
  const { longDay } = useFormat();
  const last = findClearanceFilingDeadline(start, lead, dayOfInstant(new Date(useNow(hour)).toISOString()));
  if (!last || start === null) return null;
  return (
    <li data-state={last.state}>
      {t(`clearance.${from}`, { start: longDay(start), day: longDay(last.day) })}
      {last.state !== 'ahead' && <strong> ({t(`clearance.${last.state}`)})</strong>}
    </li>
  );
};

const OfState = ({ state, starts }: { readonly state: State; readonly starts: readonly Start[] }) => {
  const { t } = useTranslation('application_form');
  const { language, days: inDays } = useFormat();
  const { clearance_days: days } = state;
  const authority = state[`clearance_authority_${language}`];
  const source = state[`clearance_source_${language}`];
  const note = state[`clearance_note_${language}`];
  return (
    <li>
      <strong>{nameInLanguage(language, state)}</strong>
      <p>
        {days === null
          ? t('clearance.lead_unknown')
          : t('clearance.lead', { days: inDays(days), authority: authority ?? '' })}
      </p>
      <ul>
        {starts.map((start) => (
          <LastDay key={start.from} {...start} lead={days} />
        ))}
      </ul>
      {note && <p>{note}</p>}
      {source && <p>{t('clearance.source', { source })}</p>}
    </li>
  );
};

const Consents = () => {
  const { t } = useTranslation('application_form');
  const [foreign] = useAnswer<boolean>('in_foreign_waters');
  const [named] = useAnswer<readonly number[]>('coastal_state_ids');
  const [start] = useAnswer<string>('operational_window_start');
  const mission = useMissionStart();
  const states = useReferenceList('coastal_states').filter(
    ({ id, key }) => named?.includes(id) && key !== highSeasCode,
  );
  if (foreign !== true || states.length === 0) return null;
  const starts: readonly Start[] = [
    { from: 'window', start },
    { from: 'mission', start: mission },
  ];
  return (
    <Notice tone="info" title={t('clearance.title')}>
      <p>{t('clearance.help')}</p>
      {start === null && mission === null && <p>{t('clearance.no_window')}</p>}
      <ul className={styles['states']}>
        {states.map((state) => (
          <OfState key={state.id} state={state} starts={starts} />
        ))}
      </ul>
    </Notice>
  );
};

export const ForeignWatersClearance = ({ children }: { children: ReactNode }) => (
  <div className={styles['question']}>
    <div>{children}</div>
    <Consents />
  </div>
);
