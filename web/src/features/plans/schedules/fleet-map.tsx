import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FleetSnapshot } from '@shiptime/domain/plans/versions/fleet-snapshot';
import { useFormat } from '../../../lib/format.ts';
import { nameIn } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import { Table } from '../../../ui/table.tsx';
import { useList } from '../../reference/api.ts';
import { PortMap } from '../map/port-map.tsx';
import styles from '../map/map.module.css';
import { TextButton } from '../text-button.tsx';
import { FleetMission } from './fleet-mission.tsx';
import { type PortVisits, portVisits } from './port-visits.ts';

/** Where missions begin and end: on a map, and in a table that says the same. */
export const FleetMap = ({ fleet }: { fleet: FleetSnapshot }) => {
  const { t } = useTranslation('scheduler');
  const { language, number, list } = useFormat();
  const ports = useList('ports');
  const [chosen, setChosen] = useState<number | null>(null);
  const [openId, setOpenId] = useState<number | null>(null);
  const visits = useMemo(() => portVisits(fleet), [fleet]);
  const names = useMemo(
    () => new Map(ports.map((port) => [port.id, nameIn(language, port)])),
    [ports, language],
  );
  const placed = useMemo(
    () =>
      visits.flatMap(({ port_id, missions }) => {
        const port = ports.find(({ id }) => id === port_id);
        if (!port || port.longitude === null || port.latitude === null) return [];
        const { longitude, latitude } = port;
        return [{ id: port_id, name: nameIn(language, port), longitude, latitude, count: missions.length }];
      }),
    [visits, ports, language],
  );
  const vessels = new Map(
    fleet.plans.map(({ snapshot }) => [snapshot.vessel_id, nameIn(language, snapshot.names.vessel)]),
  );
  const there = visits.find(({ port_id }) => port_id === chosen);
  return (
    <div className={styles['beside']}>
      <PortMap ports={placed} chosen={chosen} onChoose={setChosen} />
      <div>
        {there ? (
          <Section
            title={names.get(there.port_id) ?? ''}
            actions={
              <Button small onPress={() => setChosen(null)}>
                {t('map.all')}
              </Button>
            }
          >
            <ul>
              {there.missions.map(({ id, title }) => (
                <li key={id}>
                  <TextButton onPress={() => setOpenId(id)}>{title}</TextButton>
                </li>
              ))}
            </ul>
          </Section>
        ) : (
          <Table<PortVisits>
            caption={t('map.caption')}
            columns={[
              {
                key: 'port',
                header: t('map.port'),
                isRowHeader: true,
                cell: ({ port_id }) => (
                  <TextButton onPress={() => setChosen(port_id)}>
                    {names.get(port_id) ?? String(port_id)}
                  </TextButton>
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
            rows={visits}
            rowKey={({ port_id }) => port_id}
            empty={t('table.none')}
          />
        )}
      </div>
      <FleetMission fleet={fleet} missionId={openId} onClose={() => setOpenId(null)} />
    </div>
  );
};
