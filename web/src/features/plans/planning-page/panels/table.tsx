import { MissionTable } from '#features/plans/mission/mission-table.tsx';
import { ofVessel } from '../of-vessel.tsx';
import { named } from '../panel-words.tsx';
import { type RoomPanel, useRoom } from '../frame/room-model.ts';

const Content = () => <MissionTable onOpen={useRoom().openMission} />;

export const tablePanel: RoomPanel = {
  id: 'table',
  icon: 'list',
  dock: 'below',
  group: 'overview',
  Words: named('views.table'),
  Content: ofVessel(Content),
};
