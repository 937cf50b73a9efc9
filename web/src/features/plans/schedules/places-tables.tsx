import { useTranslation } from 'react-i18next';
import type { FleetSnapshot } from '@shiptime/domain/plans/versions/fleet-snapshot';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { Stack } from '#ui/stack.tsx';
import { Table } from '#ui/table.tsx';
import type { MapPlace } from '../map/open-map.ts';
import { TextButton } from '../text-button.tsx';

export type PlaceRow = MapPlace & {
  readonly name: string;
  readonly missions: readonly { readonly id: number; readonly title: string }[];
  readonly vessel_ids: readonly number[];
};

type PlacesTablesProps = {
  readonly fleet: FleetSnapshot;
  readonly ports: readonly PlaceRow[];
  readonly areas: readonly PlaceRow[];
  readonly onChoose: (place: MapPlace) => void;
};

export const PlacesTables = ({ fleet, ports, areas, onChoose }: PlacesTablesProps) => {
  const { t } = useTranslation('scheduler');
  const { language, number, list } = useFormat();
  const vessels = new Map(
    fleet.plans.map(({ snapshot }) => [snapshot.vessel_id, nameInLanguage(language, snapshot.names.vessel)]),
  );
  const tables = [
    { key: 'port', rows: ports },
    ...(areas.length > 0 ? [{ key: 'area', rows: areas } as const] : []),
  ] as const;
  return (
    <Stack>
      {tables.map(({ key, rows }) => (
        <Table<PlaceRow>
          key={key}
          caption={t(`map.${key}_caption`)}
          columns={[
            {
              key,
              header: t(`map.${key}`),
              isRowHeader: true,
              cell: (place) => (
                <span data-place={`${place.kind} ${place.id}`}>
                  <TextButton onPress={() => onChoose(place)}>{place.name}</TextButton>
                </span>
              ),
            },
            {
              key: 'missions',
              header: t('table.caption'),
              align: 'end',
              cell: ({ missions }) => number(missions.length),
            },
            {
              key: 'vessels',
              header: t('map.vessels'),
              cell: ({ vessel_ids }) => list(vessel_ids.map((id) => vessels.get(id) ?? '')),
            },
          ]}
          rows={rows}
          rowKey={({ id }) => id}
          empty={t('table.none')}
        />
      ))}
    </Stack>
  );
};
