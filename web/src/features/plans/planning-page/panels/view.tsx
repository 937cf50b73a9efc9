import { useTranslation } from 'react-i18next';
import { Checkbox } from '#ui/checkbox.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Select } from '#ui/select.tsx';
import { Stack } from '#ui/stack.tsx';
import { TimelineLegend } from './legend.tsx';
import { useEditingModel } from '#features/plans/edited-plan/scheduler-model.ts';
import { ColourLegend } from '#features/plans/timeline-view/colour-legend.tsx';
import { createPanelWords } from '../panel-words.tsx';
import { type Panel, usePanelModel } from '../frame/panel-model.ts';
import { selectableDensities } from '#features/plans/timeline/lanes.ts';
import { useTimelineView } from '#features/plans/timeline-view/use-timeline-view.ts';
import {
  colourModes,
  laneGroupings,
  type TimelineLayer,
  timelineLayers,
  laneOrders,
} from '#features/plans/timeline-view/timeline-view.ts';

const OfSeveral = () => {
  const { t } = useTranslation('scheduler');
  const { view, change } = useTimelineView();
  const { layout, setDensity } = usePanelModel();
  return (
    <>
      <Select
        label={t('view.density')}
        placeholder={null}
        options={selectableDensities.map((id) => ({ id, label: t(`view.densities.${id}`) }))}
        value={layout.density}
        onChange={(density) => density && setDensity(density)}
      />
      <Select
        label={t('view.group')}
        placeholder={null}
        options={laneGroupings.map((id) => ({ id, label: t(`view.groups.${id}`) }))}
        value={view.group}
        onChange={(group) => group && change({ group })}
      />
      <Select
        label={t('view.sort')}
        placeholder={null}
        options={laneOrders.map((id) => ({ id, label: t(`view.orders.${id}`) }))}
        value={view.sort}
        onChange={(sort) => sort && change({ sort })}
      />
    </>
  );
};

const Content = () => {
  const { t } = useTranslation('scheduler');
  const { view, change } = useTimelineView();
  const { plans } = useEditingModel();
  const put = (layer: TimelineLayer, isShown: boolean) => {
    const next = new Set(view.layers);
    if (isShown) next.add(layer);
    else next.delete(layer);
    change({ layers: next });
  };
  return (
    <Stack>
      <Select
        label={t('view.colour')}
        placeholder={null}
        options={colourModes.map((id) => ({ id, label: t(`view.colours.${id}`) }))}
        value={view.colour}
        onChange={(colour) => colour && change({ colour })}
      />
      <ColourLegend />
      <SearchField label={t('view.find')} value={view.find} onChange={(find) => change({ find })} />
      {timelineLayers.map((layer) => (
        <Checkbox
          key={layer}
          label={t(`view.layers.${layer}`)}
          value={view.layers.has(layer)}
          onChange={(isShown) => put(layer, isShown)}
        />
      ))}
      {view.layers.has('load') && (
        <Checkbox label={t('load.weekly')} value={view.weekly} onChange={(weekly) => change({ weekly })} />
      )}
      {plans.length > 1 && <OfSeveral />}
      <TimelineLegend />
    </Stack>
  );
};

export const viewPanel: Panel = {
  id: 'view',
  icon: 'settings',
  dock: 'beside',
  Words: createPanelWords('view.title'),
  Content,
};
