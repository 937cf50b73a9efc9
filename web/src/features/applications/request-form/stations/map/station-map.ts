import Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import Translate from 'ol/interaction/Translate.js';
import VectorLayer from 'ol/layer/Vector.js';
import OlMap from 'ol/Map.js';
import type { FeatureLike } from 'ol/Feature.js';
import { fromLonLat, getPointResolution, toLonLat } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import View from 'ol/View.js';
import type { Position } from '@shiptime/domain/applications/station-geometry';
import { roundDegrees } from '../station-edits.ts';
import type { Country } from './countries.ts';
import { addGrid } from './grid.ts';
import { drawTrack, groundLayers, trackLayer } from './layers.ts';
import { definitions, type ProjectionName, projectionOf } from './projections.ts';
import { isSameLook, type Look, styleOf } from './station-style.ts';

export type MapStation = Position & { readonly id: number } & Look;

export type MapListener = {
  readonly onClick: (id: number | null, position: Position) => void;
  readonly onDragged: (id: number, position: Position) => void;
  /** The map has come to rest. */
  readonly onCentre: (position: Position, metresPerPixel: number) => void;
};

const isPoint = (feature: FeatureLike): feature is Feature<Point> => feature instanceof Feature;

/** The stations and their track on a map. It knows nothing of the form: it shows what it is given and tells what is done. */
export class StationMap {
  readonly #name: ProjectionName;
  readonly #map: OlMap;
  readonly #points = new VectorSource<Feature<Point>>();
  readonly #track = trackLayer();
  readonly #listener: MapListener;
  #fitted = false;
  #order: readonly number[] = [];

  /** `format` writes degrees as the reader does. */
  constructor(
    target: HTMLElement,
    name: ProjectionName,
    format: (degrees: number) => string,
    listener: MapListener,
  ) {
    this.#name = name;
    this.#listener = listener;
    const projection = projectionOf(name);
    const view = new View({
      projection,
      center: fromLonLat([...definitions[name].centre], projection),
      zoom: 3,
      minZoom: 1.5,
      maxZoom: 14,
      enableRotation: false,
    });
    const layer = new VectorLayer({
      source: this.#points,
      style: styleOf as never,
      zIndex: 5,
      declutter: true,
    });
    this.#map = new OlMap({ target, controls: [], layers: [this.#track, layer], view });
    this.#map.on('click', ({ pixel, coordinate }) => {
      const id = this.#stationAt(pixel)?.getId();
      this.#listener.onClick(typeof id === 'number' ? id : null, this.#position(coordinate));
    });
    this.#map.on('moveend', () => this.#listener.onCentre(this.centre(), this.#metresPerPixel()));
    addGrid(this.#map, projection, format);
  }

  drawGround(countries: readonly Country[]): void {
    for (const layer of groundLayers(countries, this.#name, projectionOf(this.#name)))
      this.#map.addLayer(layer);
  }

  letDrag(): void {
    const drag = new Translate({
      hitTolerance: 8,
      layers: (layer) => layer.getSource() === this.#points,
    });
    drag.on('translating', () => this.#drawTrack());
    drag.on('translateend', ({ features }) => {
      for (const feature of features.getArray()) {
        const [id, shape] = [feature.getId(), feature.getGeometry()];
        if (typeof id === 'number' && shape instanceof Point)
          this.#listener.onDragged(id, this.#position(shape.getCoordinates()));
      }
    });
    this.#map.addInteraction(drag);
  }

  show(stations: readonly MapStation[]): void {
    const projection = projectionOf(this.#name);
    const known = new Map(this.#points.getFeatures().map((feature) => [feature.getId(), feature]));
    for (const { id, longitude, latitude, label, isChosen, isFlagged } of stations) {
      const place = fromLonLat([longitude, latitude], projection);
      const feature = known.get(id) ?? new Feature(new Point(place));
      const look = { label, isChosen, isFlagged } satisfies Look;
      if (known.delete(id)) {
        // Each change is told to the layer: three hundred that change nothing would be told too.
        const there = feature.getGeometry()?.getCoordinates();
        if (there?.[0] !== place[0] || there?.[1] !== place[1]) feature.getGeometry()?.setCoordinates(place);
        if (!isSameLook(feature.get('look') as Look, look)) feature.set('look', look);
        continue;
      }
      feature.set('look', look);
      feature.setId(id);
      this.#points.addFeature(feature);
    }
    for (const feature of known.values()) this.#points.removeFeature(feature);
    this.#order = stations.map(({ id }) => id);
    this.#drawTrack();
    if (!this.#fitted && stations.length > 0) this.fit(0);
  }

  /** All stations in view. */
  fit(duration = 250): void {
    const extent = this.#points.getExtent();
    if (this.#points.getFeatures().length === 0 || !extent) return;
    this.#fitted = true;
    this.#map.getView().fit(extent, { padding: [48, 48, 48, 48], maxZoom: 9, duration });
  }

  zoom(by: number): void {
    const view = this.#map.getView();
    view.animate({ zoom: (view.getZoom() ?? 3) + by, duration: 150 });
  }

  /** In view, without a change where it is there already. */
  lookAt({ longitude, latitude }: Position): void {
    const view = this.#map.getView();
    const place = fromLonLat([longitude, latitude], projectionOf(this.#name));
    const [west, south, east, north] = view.calculateExtent(this.#map.getSize());
    const [x = 0, y = 0] = place;
    if (west !== undefined && x > west && x < east! && y > south! && y < north!) return;
    view.animate({ center: place, duration: 250 });
  }

  centre(): Position {
    return this.#position(this.#map.getView().getCenter() ?? [0, 0]);
  }

  close(): void {
    this.#map.setTarget(undefined);
    this.#map.dispose();
  }

  /** True on the ground at the centre of the map, whatever the projection does elsewhere. */
  #metresPerPixel(): number {
    const view = this.#map.getView();
    const resolution = view.getResolution() ?? 1;
    return getPointResolution(projectionOf(this.#name), resolution, view.getCenter() ?? [0, 0], 'm');
  }

  #stationAt(pixel: number[]): Feature<Point> | undefined {
    return this.#map
      .getFeaturesAtPixel(pixel, {
        hitTolerance: 8,
        layerFilter: (layer) => layer.getSource() === this.#points,
      })
      .find(isPoint);
  }

  #position(coordinate: readonly number[]): Position {
    const [longitude = 0, latitude = 0] = toLonLat([...coordinate], projectionOf(this.#name));
    return { longitude: roundDegrees(longitude), latitude: roundDegrees(latitude) };
  }

  #drawTrack(): void {
    const positions = this.#order.flatMap((id) => {
      const coordinates = this.#points.getFeatureById(id)?.getGeometry()?.getCoordinates();
      return coordinates ? [this.#position(coordinates)] : [];
    });
    const source = this.#track.getSource();
    if (source) drawTrack(source, positions, projectionOf(this.#name));
  }
}
