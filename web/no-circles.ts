import type { Plugin } from 'vite';

/** The files that import each other, as a chain that ends where it began; none where all lead one way. */
export const circleIn = (imports: ReadonlyMap<string, readonly string[]>): readonly string[] | null => {
  const clear = new Set<string>();
  const walk = (file: string, way: readonly string[]): readonly string[] | null => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (clear.has(file)) return null;
    for (const next of imports.get(file) ?? []) {
      const circle = walk(next, [...way, file]);
      if (circle) return circle;
    }
    clear.add(file);
    return null;
  };
  for (const file of imports.keys()) {
    const circle = walk(file, []);
    if (circle) return circle;
  }
  return null;
};

/**
 * The bundler may share modules out so that two files need each other. Then one of them runs before what it needs is
 * there, and a page fails: such a build is refused.
 */
export const noCircles = (): Plugin => ({
  name: 'no-circles',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
    const circle = circleIn(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
    if (circle) this.error(`Files need each other: ${circle.join(' → ')}`);
  },
});
