import { useTranslation } from 'react-i18next';
import type { RoomPanel } from './frame/room-model.ts';

type Name =
  | 'tabs.activity'
  | 'tabs.history'
  | 'tabs.notes'
  | 'tabs.versions'
  | 'views.calendar'
  | 'views.table'
  | 'baseline.title'
  | 'load.title'
  | 'view.title';

export const named = (key: Name): RoomPanel['Words'] => {
  const Words: RoomPanel['Words'] = ({ children }) => {
    const { t } = useTranslation('scheduler');
    return children({ name: t(key) });
  };
  return Words;
};
