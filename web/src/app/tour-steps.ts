import type { MenuEntry } from './menu.ts';

export type TourStep =
  | 'welcome'
  | 'life'
  | 'menu'
  | 'my_applications'
  | 'apply'
  | 'inbox'
  | 'scheduling'
  | 'language'
  | 'help';

export const selectTourSteps = (entries: readonly MenuEntry['key'][]): TourStep[] => {
  const plans = entries.includes('scheduling');
  const own: TourStep[] = plans
    ? [...(entries.includes('inbox') ? (['inbox'] as const) : []), 'scheduling']
    : ['life', 'apply', 'my_applications'];
  return ['welcome', ...(plans ? (['menu'] as const) : []), ...own, 'language', 'help'];
};
