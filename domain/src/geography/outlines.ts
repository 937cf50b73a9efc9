/** Closed rings, longitude before latitude; outer ring first, then holes. */
export type Ring = readonly (readonly [longitude: number, latitude: number])[];
export type Polygon = readonly Ring[];

type Shape =
  | { readonly type: 'Polygon'; readonly arcs: readonly (readonly number[])[] }
  | { readonly type: 'MultiPolygon'; readonly arcs: readonly (readonly (readonly number[])[])[] };

/** TopoJSON with one object and delta-encoded positions. */
export type Topology = {
  readonly transform: {
    readonly scale: readonly [number, number];
    readonly translate: readonly [number, number];
  };
  readonly arcs: readonly (readonly (readonly [number, number])[])[];
  readonly objects: Readonly<
    Record<
      string,
      {
        readonly geometries: readonly (Shape & { readonly properties?: Readonly<Record<string, unknown>> })[];
      }
    >
  >;
};

export type Outline<Properties = unknown> = {
  readonly properties: Properties;
  readonly polygons: readonly Polygon[];
};

export const decodeTopology = <Properties>({
  transform,
  arcs,
  objects,
}: Topology): readonly Outline<Properties>[] => {
  const [[width, height], [west, south]] = [transform.scale, transform.translate];
  const decoded = arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]): readonly [number, number] => {
      x += dx;
      y += dy;
      return [x * width + west, y * height + south];
    });
  });
  // In TopoJSON a reversed arc is the bitwise complement of its index.
  const line = (ids: readonly number[]): Ring =>
    ids.flatMap((id, index) => {
      const points = id < 0 ? (decoded[~id] ?? []).toReversed() : (decoded[id] ?? []);
      return index === 0 ? points : points.slice(1);
    });
  const [object] = Object.values(objects);
  return (object?.geometries ?? []).map((shape) => {
    const properties = (shape.properties ?? {}) as Properties;
    const polygons = shape.type === 'Polygon' ? [shape.arcs] : shape.arcs;
    return { properties, polygons: polygons.map((rings) => rings.map(line)) };
  });
};
