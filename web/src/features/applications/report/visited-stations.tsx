import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StationResource } from '@shiptime/domain/applications/wire/parts';
import { useFormat } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Loading } from '#ui/loading.tsx';
import { Row, Stack } from '#ui/stack.tsx';
import styles from './report.module.css';

const StationsMap = lazy(() =>
  import('../request-form/stations/map/stations-map.tsx').then((module) => ({ default: module.StationsMap })),
);

const [doneColour, openColour] = ['#0a4a9e', '#6b7680'];
const noWays = { from: null, to: null, points: () => undefined };
const nothing = () => undefined;

type Props = {
  readonly stations: readonly StationResource[];
  /** Stations done; null: not reported yet. */
  readonly done: readonly number[] | null;
  readonly error?: string | undefined;
  readonly onChange: ((done: readonly number[]) => void) | null;
};

const ListOfStations = ({ stations, done, onChange }: Omit<Props, 'error'>) => {
  const { number } = useFormat();
  const chosen = new Set(done);
  return (
    <ul className={styles['stations']}>
      {stations.map(({ id, position, name, latitude, longitude }) => (
        <li key={id}>
          <Checkbox
            label={`${position}. ${name}`}
            description={`${number(latitude, 3)}, ${number(longitude, 3)}`}
            value={chosen.has(id)}
            isReadOnly={onChange === null}
            onChange={(isDone) =>
              onChange?.(isDone ? [...chosen, id] : [...chosen].filter((other) => other !== id))
            }
          />
        </li>
      ))}
    </ul>
  );
};

const OnMap = ({ stations, done, onChange }: Omit<Props, 'error'>) => {
  const { t } = useTranslation('application_form');
  const marks = useMemo(() => {
    const chosen = new Set(done);
    return stations.map(({ id, position, latitude, longitude }) => ({
      id,
      latitude,
      longitude,
      label: String(position),
      colour: chosen.has(id) ? doneColour : openColour,
      isChosen: false,
      isSelected: chosen.has(id),
      isFlagged: false,
    }));
  }, [stations, done]);
  const toggle = (ids: readonly number[], onlyAdd: boolean) => {
    const next = new Set(done);
    for (const id of ids) if (onlyAdd || !next.delete(id)) next.add(id);
    onChange?.([...next]);
  };
  return (
    <Suspense fallback={<Loading label={t('map.loading')} />}>
      <StationsMap
        stations={marks}
        rows={[]}
        ways={noWays}
        readOnly
        fullReason={null}
        added={null}
        onChoose={(id) => id !== null && toggle([id], false)}
        onSelect={toggle}
        onAdd={nothing}
        onMove={nothing}
      />
    </Suspense>
  );
};

export const VisitedStations = ({ stations, done, error, onChange }: Props) => {
  const { t } = useTranslation('application_form');
  const [withMap, setWithMap] = useState(false);
  const words =
    done === null
      ? t('report.stations_unsaid')
      : t('report.stations_of', { done: done.length, count: stations.length });
  return (
    <fieldset className={styles['group']} aria-describedby="stations-done">
      <legend>{t('report.fields.done_station_ids')}</legend>
      <Stack>
        <p id="stations-done" aria-live="polite">
          {words}
        </p>
        {error && (
          <p className={styles['wrong']} role="alert">
            {error}
          </p>
        )}
        <Row>
          {onChange && (
            <>
              <Button small icon="check" onPress={() => onChange(stations.map(({ id }) => id))}>
                {t('report.all_done')}
              </Button>
              <Button small icon="minus" onPress={() => onChange([])}>
                {t('report.none_done')}
              </Button>
            </>
          )}
          <Button small icon="ship" onPress={() => setWithMap(!withMap)}>
            {t(withMap ? 'report.hide_map' : 'report.show_map')}
          </Button>
        </Row>
        {withMap && <OnMap stations={stations} done={done} onChange={onChange} />}
        <ListOfStations stations={stations} done={done} onChange={onChange} />
      </Stack>
    </fieldset>
  );
};
