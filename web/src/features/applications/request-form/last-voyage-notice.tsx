import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { estimateDaysToRepeat } from '@shiptime/domain/plans/estimate-repeat-days';
import { reportDayFields } from '@shiptime/domain/plans/voyage-report';
import type { VoyageReport } from '@shiptime/domain/plans/wire/voyage-report';
import { useFormat } from '#lib/format.ts';
import { paths } from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { stationsQuery, voyageReportQuery } from '../application-api.ts';
import { useAnswer, useApplication, useFormModel } from './form-model.ts';
import { SuggestedDaysButton } from './stations/suggested-days-button.tsx';

type ReportProps = { readonly report: VoyageReport };

const Lost = ({ report }: ReportProps) => {
  const { t } = useTranslation('application_form');
  const { number, days } = useFormat();
  const lost = reportDayFields
    .slice(1)
    .filter((field) => (report[field] ?? 0) > 0)
    .map((field) =>
      t(`last_voyage.lost.${field as 'weather_days' | 'breakdown_days' | 'other_days'}`, {
        days: days(report[field] ?? 0),
      }),
    );
  return (
    <li>
      {t('last_voyage.delivered', {
        delivered: number(report.delivered_days ?? 0),
        planned: days(report.planned_days ?? 0),
      })}
      {lost.length > 0 && ` ${t('last_voyage.lost_to', { lost: lost.join(', ') })}`}
    </li>
  );
};

const mostNamed = 8;

const NotDone = ({ report }: ReportProps) => {
  const { t } = useTranslation('application_form');
  const { number } = useFormat();
  const { data: stations = [] } = useQuery(stationsQuery(report.id));
  const { done_station_ids: done, stations_count: count } = report;
  if (count === 0 || done === null) return null;
  const names = stations
    .filter(({ id }) => !done.includes(id))
    .map(({ name, position }) => name ?? String(position));
  const more = names.length - mostNamed;
  return (
    <li>
      {t('report.stations_of', { done: number(done.length), count })}
      {'. '}
      {names.length > 0 &&
        t(more > 0 ? 'last_voyage.not_done_more' : 'last_voyage.not_done', {
          names: names.slice(0, mostNamed).join(', '),
          more: number(more),
        })}
    </li>
  );
};

/** Proposes the days at sea needed to repeat the work, estimated from the report. */
const OnceMore = ({ report }: ReportProps) => {
  const { t } = useTranslation('application_form');
  const { number, days } = useFormat();
  const [mobilization] = useAnswer<number>('mobilization_days');
  const [demobilization] = useAnswer<number>('demobilization_days');
  const more = estimateDaysToRepeat(report, (mobilization ?? 0) + (demobilization ?? 0));
  if (!more) return null;
  return (
    <>
      <p>
        {t(more.weather > 0 ? 'last_voyage.pace_weather' : 'last_voyage.pace', {
          work: days(more.work),
          weather: days(more.weather),
          days: days(more.days),
        })}
      </p>
      <SuggestedDaysButton
        days={more.days}
        label={t('last_voyage.use', { days: number(more.days) })}
        same={t('last_voyage.same', { days: number(more.days) })}
      />
    </>
  );
};

export const LastVoyageNotice = () => {
  const { t } = useTranslation('application_form');
  const { readOnly } = useFormModel();
  const { copied_from_id: from } = useApplication();
  const isAsked = from !== null && !readOnly;
  const { data: report } = useQuery({ ...voyageReportQuery(from ?? 0), enabled: isAsked });
  if (!isAsked || !report?.submitted_at) return null;
  return (
    <Notice tone="info" title={t('last_voyage.title')}>
      <ul>
        <Lost report={report} />
        <NotDone report={report} />
        {report.next_time && <li>{t('last_voyage.next_time', { text: report.next_time })}</li>}
      </ul>
      <OnceMore report={report} />
      <Link href={paths.report(report.id)}>{t('last_voyage.read', { id: report.id })}</Link>
    </Notice>
  );
};
