import { isEmpty, type Extent } from 'ol/extent.js';
import type BaseLayer from 'ol/layer/Base.js';
import OlMap from 'ol/Map.js';
import { fromLonLat, getPointResolution, type Projection, toLonLat } from 'ol/proj.js';
import View from 'ol/View.js';
import type { Position } from '@shiptime/domain/geography/position';
import { prefersReducedMotion } from '#lib/reduced-motion.ts';
import { addGraticule } from './add-graticule.ts';
import { drawBaseMap } from './base-map.ts';
import type { ProjectionName } from './projection-names.ts';
import { projectionDefinitions, registerProjection } from './projections.ts';

const follows = 'data-follows-finger';

/** A finger scrolls the page until it has tapped the map; the maps' style sheets set touch-action. */
const enableTouchPanning = (target: HTMLElement): (() => void) => {
  const listen = ({ target: tapped }: Event) =>
    target.toggleAttribute(
      follows,
      tapped instanceof Node && (target.parentElement ?? target).contains(tapped),
    );
  document.addEventListener('click', listen, true);
  return () => document.removeEventListener('click', listen, true);
};

export type NauticalMapOptions = {
  readonly projection: ProjectionName;
  readonly language: 'en' | 'fr';
  readonly degrees: (degrees: number) => string;
  readonly onGround: (isThere: boolean) => void;
};

const lasting = (milliseconds: number): number => (prefersReducedMotion() ? 0 : milliseconds);

export class NauticalMap {
  readonly map: OlMap;
  readonly projection: Projection;
  readonly #view: View;
  readonly #leaveFinger: () => void;

  constructor(target: HTMLElement, options: NauticalMapOptions) {
    this.projection = registerProjection(options.projection);
    this.#view = new View({
      projection: this.projection,
      center: fromLonLat([...projectionDefinitions[options.projection].centre], this.projection),
      zoom: 3,
      minZoom: 1.5,
      maxZoom: 14,
      enableRotation: false,
    });
    this.map = new OlMap({ target, controls: [], view: this.#view });
    this.#leaveFinger = enableTouchPanning(target);
    addGraticule(this.map, this.projection, options.degrees);
    void drawBaseMap(this.map, this.projection, options.language).then(options.onGround);
  }

  add(layer: BaseLayer): void {
    this.map.addLayer(layer);
  }

  place({ longitude, latitude }: Position): number[] {
    return fromLonLat([longitude, latitude], this.projection);
  }

  position(place: readonly number[]): Position {
    const [longitude = 0, latitude = 0] = toLonLat([...place], this.projection);
    return { longitude, latitude };
  }

  centre(): Position {
    return this.position(this.#view.getCenter() ?? [0, 0]);
  }

  metresPerPixel(): number {
    const resolution = this.#view.getResolution() ?? 1;
    return getPointResolution(this.projection, resolution, this.#view.getCenter() ?? [0, 0], 'm');
  }

  zoom(by: number): void {
    this.#view.animate({ zoom: (this.#view.getZoom() ?? 3) + by, duration: lasting(150) });
  }

  startAt(position: Position): void {
    this.#view.setCenter(this.place(position));
    this.#view.setZoom(5);
  }

  fit(extent: Extent, maxZoom: number, duration = 250): void {
    if (!isEmpty(extent))
      this.#view.fit(extent, { padding: [48, 48, 48, 48], maxZoom, duration: lasting(duration) });
  }

  isNearest(): boolean {
    return (this.#view.getZoom() ?? 0) >= this.#view.getMaxZoom();
  }

  lookAt(position: Position): void {
    const [x = 0, y = 0] = this.place(position);
    const [west, south, east, north] = this.#view.calculateExtent(this.map.getSize());
    if (west !== undefined && x > west && x < east! && y > south! && y < north!) return;
    this.#view.animate({ center: [x, y], duration: lasting(250) });
  }

  close(): void {
    this.#leaveFinger();
    this.map.setTarget(undefined);
    this.map.dispose();
  }
}
