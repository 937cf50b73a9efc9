import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SharedVoyageCandidate } from '@shiptime/domain/plans/wire/shared-voyages';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { paths } from '#lib/paths.ts';
import { useReferenceList } from '#features/reference/reference-api.ts';
import { useVessels } from '#features/vessels/vessel-api.ts';
import { Link } from '#ui/link.tsx';
import styles from './together.module.css';

type Voyage = SharedVoyageCandidate;

const useSaved = ({ saved_days: ports, saved_transit_days: transit }: Voyage): readonly string[] => {
  const { t } = useTranslation('together');
  const way = () => {
    if (transit === null) return [t('saves.transit_unknown')];
    return transit > 0 ? [t('saves.transit', { count: transit })] : [];
  };
  return [...(ports > 0 ? [t('saves.ports', { count: ports })] : []), ...way()];
};

const useReasons = (voyage: Voyage): readonly string[] => {
  const { t } = useTranslation('together');
  const { language, list, longDay, number, days } = useFormat();
  const ports = useReferenceList('ports');
  const areas = useReferenceList('project_areas').filter(({ id }) => voyage.shared_area_ids.includes(id));
  const vessel = useVessels().find(({ id }) => id === voyage.vessel_id);
  const port = (id: number | null) => {
    const found = ports.find((each) => each.id === id);
    return found ? nameInLanguage(language, found) : null;
  };
  const [from, to] = [port(voyage.mobilization_port_id), port(voyage.demobilization_port_id)];
  const { nautical_miles: miles, mobilization_days, operational_days, demobilization_days } = voyage;
  return [
    ...(areas.length > 0
      ? [t('why.areas', { areas: list(areas.map((area) => nameInLanguage(language, area))) })]
      : []),
    ...(miles === null ? [] : [t('why.apart', { miles: number(miles) })]),
    t('why.window', { count: voyage.common_days }),
    t('why.berths', {
      berths: number(voyage.berths),
      all: number(voyage.vessel_berths),
      vessel: vessel ? nameInLanguage(language, vessel) : '',
    }),
    ...(from ? [t('why.from', { port: from })] : []),
    ...(to ? [t('why.to', { port: to })] : []),
    t('why.voyage', {
      days: days(mobilization_days + operational_days + demobilization_days),
      first: voyage.ship_time_requests[0]?.project_title ?? '',
      earliest: longDay(voyage.earliest_start),
      latest: longDay(voyage.latest_start),
    }),
  ];
};

export const SharedVoyageCard = ({ voyage, children }: { voyage: Voyage; children?: ReactNode }) => {
  const { t } = useTranslation('together');
  const headingId = useId();
  const [saved, reasons] = [useSaved(voyage), useReasons(voyage)];
  return (
    <article className={styles['card']} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles['names']}>
        {voyage.ship_time_requests.map(({ id, project_title }) => (
          <Link key={id} href={paths.request(id)}>
            {t('application', { title: project_title ?? '', number: id })}
          </Link>
        ))}
      </h3>
      {saved.map((sentence) => (
        <p key={sentence}>
          <strong>{sentence}</strong>
        </p>
      ))}
      <ul className={styles['reasons']}>
        {reasons.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {children}
    </article>
  );
};
