import { useTranslation } from 'react-i18next';
import type { Panel } from './frame/panel-model.ts';

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

export const createPanelWords = (key: Name): Panel['Words'] => {
  const Words: Panel['Words'] = ({ children }) => {
    const { t } = useTranslation('scheduler');
    return children({ name: t(key) });
  };
  return Words;
};
