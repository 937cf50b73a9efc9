/**
 * Counts an import at the first folder where the paths differ: `a/b/x.ts` → `a/c/y.ts` is an import from
 * `a/b` to `a/c`.
 */
export const findFolderCycles = (arrows) => {
  const graphs = new Map();
  const examples = new Map();
  for (const [from, to] of arrows) {
    const a = from.split('/');
    const b = to.split('/');
    let shared = 0;
    while (shared < a.length - 1 && shared < b.length - 1 && a[shared] === b[shared]) shared += 1;
    const folder = a.slice(0, shared).join('/');
    if (!graphs.has(folder)) graphs.set(folder, new Map());
    const graph = graphs.get(folder);
    if (!graph.has(a[shared])) graph.set(a[shared], new Set());
    if (a[shared] !== b[shared]) graph.get(a[shared]).add(b[shared]);
    const arrow = `${folder}: ${a[shared]} → ${b[shared]}`;
    if (!examples.has(arrow)) examples.set(arrow, `${from} → ${to}`);
  }
  return [...graphs].flatMap(([folder, graph]) =>
    cyclesOf(graph).map((members) => ({
      name: `${folder}: ${members.join(', ')}`,
      arrows: members
        .flatMap((a) => members.map((b) => examples.get(`${folder}: ${a} → ${b}`)))
        .filter((example) => example !== undefined),
    })),
  );
};

const reachable = (graph, start) => {
  const seen = new Set();
  const open = [start];
  while (open.length > 0)
    for (const next of graph.get(open.pop()) ?? [])
      if (!seen.has(next)) {
        seen.add(next);
        open.push(next);
      }
  return seen;
};

const cyclesOf = (graph) => {
  const reach = new Map([...graph.keys()].map((node) => [node, reachable(graph, node)]));
  const leadsBack = (a, b) => reach.get(a).has(b) && (reach.get(b)?.has(a) ?? false);
  const nodes = [...graph.keys()].filter((node) => leadsBack(node, node)).toSorted();
  return nodes
    .map((node) => nodes.filter((other) => leadsBack(node, other)))
    .filter(([first], index) => first === nodes[index]);
};
