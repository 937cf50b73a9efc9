import type { Licence } from '@shiptime/domain/integrations/licences';
import type { OpenSchedule } from '@shiptime/domain/plans/versions/open-schedule';
import { featureBuilderByLayer, type LayerName } from './layers.ts';

export const describeLicence = ({ name_en, name_fr, url_en, url_fr }: Licence) => ({
  name_en,
  name_fr,
  url_en,
  url_fr,
});

/** GDAL uses `name` as the layer's name. */
export const createLayerGeoJson = (schedule: OpenSchedule, layer: LayerName, licence: Licence) => ({
  type: 'FeatureCollection',
  name: layer,
  fiscal_year: schedule.fiscal_year.name,
  version: schedule.version,
  published_at: schedule.published_at,
  licence: describeLicence(licence),
  features: featureBuilderByLayer[layer](schedule),
});
