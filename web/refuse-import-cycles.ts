import type { Plugin } from 'vite';

export const findImportCycle = (
  imports: ReadonlyMap<string, readonly string[]>,
): readonly string[] | null => {
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

/** Fails the build if chunks import each other in a cycle, because one would run before its dependency. */
export const refuseImportCycles = (): Plugin => ({
  name: 'refuse-import-cycles',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
    const circle = findImportCycle(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
    if (circle) this.error(`Files need each other: ${circle.join(' → ')}`);
  },
});
