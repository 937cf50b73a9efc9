import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { indexSharedMissions } from '@shiptime/domain/plans/shared-voyages/shared-missions';
import type { FleetSnapshot } from '@shiptime/domain/plans/versions/fleet-snapshot';
import { useFormat } from '#lib/format.ts';
import { focusIfLost } from '#lib/focus-if-lost.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { UserText } from '#ui/user-text.tsx';
import { Section } from '#ui/section.tsx';
import { useReferenceList } from '#features/reference/reference-api.ts';
import styles from '../map/map.module.css';
import type { MapPlace } from '../map/open-map.ts';
import { PlacesMap } from '../map/places-map.tsx';
import { TextButton } from '../text-button.tsx';
import { FleetMissionDrawer } from './fleet-mission-drawer.tsx';
import { type PlaceRow, PlacesTables } from './places-tables.tsx';
import { findPortVisits } from './port-visits.ts';
import { groupMissionsByArea } from './scheduled-areas.ts';

const usePlaces = (fleet: FleetSnapshot) => {
  const { language } = useFormat();
  const list = useReferenceList('ports');
  return useMemo(() => {
    const ports = findPortVisits(fleet).map(({ port_id: id, missions, vessel_ids }) => {
      const port = list.find((each) => each.id === id);
      const name = port ? nameInLanguage(language, port) : String(id);
      return { kind: 'port', id, name, missions, vessel_ids, port } as const;
    });
    const areas = groupMissionsByArea(fleet).map(({ area, missions, vessel_ids }) => {
      const { id, key } = area;
      return { kind: 'area', id, key, name: nameInLanguage(language, area), missions, vessel_ids } as const;
    });
    const placed = ports.flatMap(({ id, name, missions, port }) => {
      if (!port || port.longitude === null || port.latitude === null) return [];
      const { longitude, latitude } = port;
      return [{ id, name, longitude, latitude, count: missions.length }];
    });
    const drawn = areas.map(({ id, key, name, missions }) => ({ id, key, name, count: missions.length }));
    return { ports, areas, placed, drawn };
  }, [fleet, list, language]);
};

const useTogether = (fleet: FleetSnapshot): ((id: number) => string) => {
  const { t } = useTranslation('plans');
  const mates = useMemo(
    () => new Map(fleet.plans.flatMap(({ snapshot }) => [...indexSharedMissions(snapshot.missions)])),
    [fleet],
  );
  return (id) => {
    const mate = mates.get(id)?.mission;
    return mate ? `– ${t('together.with', { mission: mate.title })}` : '';
  };
};

type FleetMapProps = {
  readonly fleet: FleetSnapshot;
  readonly isOpen?: boolean;
  readonly compact?: boolean;
};

export const FleetMap = ({ fleet, isOpen = false, compact = false }: FleetMapProps) => {
  const { t } = useTranslation('scheduler');
  const [chosen, setChosen] = useState<MapPlace | null>(null);
  const [openId, setOpenId] = useState<number | null>(null);
  const { ports, areas, placed, drawn } = usePlaces(fleet);
  const together = useTogether(fleet);
  const all: readonly PlaceRow[] = [...ports, ...areas];
  const beside = useRef<HTMLDivElement>(null);
  const goOnAt = (selector: string) =>
    focusIfLost(() => beside.current?.querySelector<HTMLElement>(selector) ?? null);
  const choose = (place: MapPlace) => {
    setChosen(place);
    goOnAt('button');
  };
  const leave = ({ kind, id }: MapPlace) => {
    setChosen(null);
    goOnAt(`[data-place="${kind} ${id}"] button`);
  };
  const there = all.find(({ kind, id }) => kind === chosen?.kind && id === chosen.id);
  return (
    <div className={classNames(styles['beside'], compact && styles['compact'])}>
      <PlacesMap ports={placed} areas={drawn} chosen={chosen} onChoose={choose} />
      <div ref={beside}>
        {there ? (
          <Section
            title={there.name}
            actions={
              <Button small onPress={() => leave(there)}>
                {t('map.all')}
              </Button>
            }
          >
            <ul>
              {there.missions.map(({ id, title }) => (
                <li key={id}>
                  <TextButton onPress={() => setOpenId(id)}>
                    <UserText text={title} />
                  </TextButton>{' '}
                  {together(id)}
                </li>
              ))}
            </ul>
          </Section>
        ) : (
          <PlacesTables fleet={fleet} ports={ports} areas={areas} onChoose={choose} />
        )}
      </div>
      <FleetMissionDrawer fleet={fleet} missionId={openId} isOpen={isOpen} onClose={() => setOpenId(null)} />
    </div>
  );
};
