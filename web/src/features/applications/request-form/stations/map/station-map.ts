import Feature from 'ol/Feature.js';
import type { FeatureLike } from 'ol/Feature.js';
import LineString from 'ol/geom/LineString.js';
import Point from 'ol/geom/Point.js';
import Translate from 'ol/interaction/Translate.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import { Stroke, Style } from 'ol/style.js';
import type { Position } from '@shiptime/domain/geography/position';
import { Chart, type ChartOptions } from '#map/chart.ts';
import { trackLine } from '#map/lines.ts';
import { roundDegrees } from '../station-edits.ts';
import { isSameLook, type Look, styleOf } from './station-style.ts';

export type MapStation = Position & { readonly id: number } & Look;

export type MapListener = {
  readonly onClick: (id: number | null, position: Position) => void;
  readonly onDragged: (id: number, position: Position) => void;
  /** The map has come to rest. */
  readonly onCentre: (position: Position, metresPerPixel: number) => void;
};

/** The ports at the ends of the track, and the points of a way from one place to another. */
export type ShownWays = {
  readonly from: Position | null;
  readonly to: Position | null;
  readonly points: (from: Position, to: Position) => readonly Position[] | undefined;
};

const noWays: ShownWays = { from: null, to: null, points: () => undefined };

const isPoint = (feature: FeatureLike): feature is Feature<Point> => feature instanceof Feature;
const track = new Style({ stroke: new Stroke({ color: '#26374a', width: 2, lineDash: [6, 5] }) });

/** The stations and their track on a map. It knows nothing of the form: it shows what it is given and tells what is done. */
export class StationMap {
  readonly #chart: Chart;
  readonly #points = new VectorSource<Feature<Point>>();
  readonly #track = new VectorSource();
  readonly #listener: MapListener;
  #fitted = false;
  #order: readonly number[] = [];
  #ways: ShownWays = noWays;

  constructor(target: HTMLElement, options: ChartOptions, listener: MapListener) {
    this.#listener = listener;
    this.#chart = new Chart(target, options);
    this.#chart.add(new VectorLayer({ source: this.#track, style: track, zIndex: 4 }));
    this.#chart.add(
      new VectorLayer({ source: this.#points, style: styleOf as never, zIndex: 5, declutter: true }),
    );
    this.#chart.map.on('click', ({ pixel, coordinate }) => {
      const id = this.#stationAt(pixel)?.getId();
      this.#listener.onClick(typeof id === 'number' ? id : null, this.#position(coordinate));
    });
    this.#chart.map.on('moveend', () => this.#listener.onCentre(this.centre(), this.#chart.metresPerPixel()));
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
    this.#chart.map.addInteraction(drag);
  }

  show(stations: readonly MapStation[], shown: ShownWays = noWays): void {
    this.#ways = shown;
    const known = new Map(this.#points.getFeatures().map((feature) => [feature.getId(), feature]));
    for (const station of stations) {
      const { id, label, isChosen, isFlagged } = station;
      const place = this.#chart.place(station);
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
    this.#chart.fit(extent, 9, duration);
  }

  zoom(by: number): void {
    this.#chart.zoom(by);
  }

  lookAt(position: Position): void {
    this.#chart.lookAt(position);
  }

  centre(): Position {
    return rounded(this.#chart.centre());
  }

  close(): void {
    this.#chart.close();
  }

  #stationAt(pixel: number[]): Feature<Point> | undefined {
    return this.#chart.map
      .getFeaturesAtPixel(pixel, {
        hitTolerance: 8,
        layerFilter: (layer) => layer.getSource() === this.#points,
      })
      .find(isPoint);
  }

  #position(place: readonly number[]): Position {
    return rounded(this.#chart.position(place));
  }

  /** Round land where the way is known; straight while a station is dragged. */
  #drawTrack(): void {
    const { from, to, points } = this.#ways;
    const places = this.#order.flatMap((id) => {
      const coordinates = this.#points.getFeatureById(id)?.getGeometry()?.getCoordinates();
      return coordinates ? [this.#position(coordinates)] : [];
    });
    const positions = places.length === 0 ? [] : [from, ...places, to].filter((place) => place !== null);
    this.#track.clear(true);
    if (positions.length < 2) return;
    const turns = positions.flatMap((place, index) => {
      const before = positions[index - 1];
      return before ? (points(before, place) ?? [before, place]).slice(1) : [place];
    });
    const line = new LineString(trackLine(turns));
    line.transform('EPSG:4326', this.#chart.projection);
    this.#track.addFeature(new Feature(line));
  }
}

const rounded = ({ latitude, longitude }: Position): Position => ({
  latitude: roundDegrees(latitude),
  longitude: roundDegrees(longitude),
});
