import Feature from 'ol/Feature.js';
import type { FeatureLike } from 'ol/Feature.js';
import { shiftKeyOnly } from 'ol/events/condition.js';
import { createEmpty, extend } from 'ol/extent.js';
import LineString from 'ol/geom/LineString.js';
import Point from 'ol/geom/Point.js';
import DragBox from 'ol/interaction/DragBox.js';
import DragZoom from 'ol/interaction/DragZoom.js';
import Translate from 'ol/interaction/Translate.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import { Stroke, Style } from 'ol/style.js';
import type { Position } from '@shiptime/domain/geography/position';
import { NauticalMap, type NauticalMapOptions } from '#map/nautical-map.ts';
import { trackLine } from '#map/map-lines.ts';
import { roundDegrees } from '../station-edits.ts';
import { isSameLook, type StationLook, stationStyleOf } from './station-style.ts';

export type MapStation = Position & { readonly id: number } & StationLook;

export type StationMove = { readonly id: number; readonly position: Position };

export type MapListener = {
  readonly onClick: (id: number | null, position: Position, toOthers: boolean) => void;
  readonly onBox: (ids: readonly number[]) => void;
  readonly onDragged: (moves: readonly StationMove[]) => void;
  readonly onCentre: (position: Position, metresPerPixel: number) => void;
};

export type ShownSeaRoutes = {
  readonly from: Position | null;
  readonly to: Position | null;
  readonly points: (from: Position, to: Position) => readonly Position[] | undefined;
};

const noWays: ShownSeaRoutes = { from: null, to: null, points: () => undefined };

const isPoint = (feature: FeatureLike): feature is Feature<Point> => feature instanceof Feature;
const track = new Style({ stroke: new Stroke({ color: '#26374a', width: 2, lineDash: [6, 5] }) });

/** Draws stations and their track and reports pointer actions; independent of the form. */
export class StationMap {
  readonly #chart: NauticalMap;
  readonly #points = new VectorSource<Feature<Point>>();
  readonly #track = new VectorSource();
  readonly #listener: MapListener;
  #fitted = false;
  #startedAt: Position | null = null;
  #order: readonly number[] = [];
  #ways: ShownSeaRoutes = noWays;

  constructor(target: HTMLElement, options: NauticalMapOptions, listener: MapListener) {
    this.#listener = listener;
    this.#chart = new NauticalMap(target, options);
    this.#chart.add(new VectorLayer({ source: this.#track, style: track, zIndex: 4 }));
    this.#chart.add(
      new VectorLayer({ source: this.#points, style: stationStyleOf as never, zIndex: 5, declutter: true }),
    );
    this.#chart.map.on('click', ({ pixel, coordinate, originalEvent }) => {
      const id = this.#stationAt(pixel)?.getId();
      const { shiftKey, ctrlKey, metaKey } = originalEvent as MouseEvent;
      const toOthers = shiftKey || ctrlKey || metaKey;
      this.#listener.onClick(typeof id === 'number' ? id : null, this.#position(coordinate), toOthers);
    });
    this.#chart.map.on('moveend', () => this.#listener.onCentre(this.centre(), this.#chart.metresPerPixel()));
  }

  letDrag(): void {
    const drag = new Translate({
      hitTolerance: 8,
      layers: (layer) => layer.getSource() === this.#points,
    });
    let before = new Map<Feature<Point>, number[]>();
    drag.on('translatestart', ({ features }) => {
      before = this.#goingAlong(features.item(0) as Feature<Point>);
    });
    drag.on('translating', ({ features }) => {
      const led = features.item(0) as Feature<Point>;
      const [from, to] = [before.get(led), led.getGeometry()?.getCoordinates()];
      if (from && to) moveAlong(before, led, [to[0]! - from[0]!, to[1]! - from[1]!]);
      this.#drawTrack();
    });
    drag.on('translateend', () => {
      const moves = [...before.keys()].flatMap((feature): StationMove[] => {
        const [id, place] = [feature.getId(), feature.getGeometry()?.getCoordinates()];
        return typeof id === 'number' && place ? [{ id, position: this.#position(place) }] : [];
      });
      if (moves.length > 0) this.#listener.onDragged(moves);
    });
    this.#chart.map.addInteraction(drag);
    this.#letSelect();
  }

  /** Shift-drag selects instead of zooming. */
  #letSelect(): void {
    const { map } = this.#chart;
    const zooms = map
      .getInteractions()
      .getArray()
      .filter((one) => one instanceof DragZoom);
    for (const zoom of zooms) map.removeInteraction(zoom);
    const box = new DragBox({ condition: shiftKeyOnly });
    box.on('boxend', () => {
      const ids = this.#points
        .getFeaturesInExtent(box.getGeometry().getExtent())
        .flatMap((feature) => [feature.getId()].filter((id) => typeof id === 'number'));
      if (ids.length > 0) this.#listener.onBox(ids);
    });
    map.addInteraction(box);
  }

  /** Returns all selected stations if `led` is selected, else `led`. */
  #goingAlong(led: Feature<Point>): Map<Feature<Point>, number[]> {
    const isSelected = (feature: Feature<Point>) => (feature.get('look') as StationLook).isSelected;
    const all = isSelected(led) ? this.#points.getFeatures().filter(isSelected) : [led];
    return new Map(all.map((feature) => [feature, feature.getGeometry()?.getCoordinates() ?? []]));
  }

  show(stations: readonly MapStation[], shown: ShownSeaRoutes = noWays): void {
    this.#ways = shown;
    const known = new Map(this.#points.getFeatures().map((feature) => [feature.getId(), feature]));
    for (const station of stations) {
      const { id, label, colour, isChosen, isSelected, isFlagged } = station;
      const place = this.#chart.place(station);
      const feature = known.get(id) ?? new Feature(new Point(place));
      const look = { label, colour, isChosen, isSelected, isFlagged } satisfies StationLook;
      if (known.delete(id)) {
        const there = feature.getGeometry()?.getCoordinates();
        if (there?.[0] !== place[0] || there?.[1] !== place[1]) feature.getGeometry()?.setCoordinates(place);
        if (!isSameLook(feature.get('look') as StationLook, look)) feature.set('look', look);
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
    const port = shown.from ?? shown.to;
    if (!this.#fitted && !this.#startedAt && port) {
      this.#startedAt = port;
      this.#chart.startAt(port);
    }
  }

  keepView(): void {
    this.#fitted = true;
  }

  fit(duration = 250): void {
    const extent = this.#points.getExtent();
    if (this.#points.getFeatures().length === 0 || !extent) return;
    this.#fitted = true;
    this.#chart.fit(extent, 9, duration);
  }

  /** Zooms to the stations without warnings, because one misplaced station would shrink the rest. */
  fitSound(): void {
    const sound = this.#points
      .getFeatures()
      .filter((feature) => !(feature.get('look') as StationLook).isFlagged);
    const extent = createEmpty();
    for (const feature of sound) extend(extent, feature.getGeometry()?.getExtent() ?? createEmpty());
    if (sound.length === 0) this.fit(0);
    else this.#chart.fit(extent, 9, 0);
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

  fitFrame(): void {
    this.#chart.map.updateSize();
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

const moveAlong = (
  before: ReadonlyMap<Feature<Point>, readonly number[]>,
  led: Feature<Point>,
  [x = 0, y = 0]: readonly number[],
): void => {
  for (const [feature, [fromX = 0, fromY = 0]] of before)
    if (feature !== led) feature.getGeometry()?.setCoordinates([fromX + x, fromY + y]);
};

const rounded = ({ latitude, longitude }: Position): Position => ({
  latitude: roundDegrees(latitude),
  longitude: roundDegrees(longitude),
});
