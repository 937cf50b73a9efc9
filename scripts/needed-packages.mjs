import path from 'node:path';

const above = (place) => {
  const end = place.lastIndexOf('node_modules/');
  return end > 0 ? place.slice(0, end - 1) : '';
};

const placeOf = (packages, place, name) => {
  const here = path.posix.join(place, 'node_modules', name);
  if (packages[here]) return here;
  return place === '' ? undefined : placeOf(packages, above(place), name);
};

const namesIn = ({ dependencies, devDependencies, optionalDependencies, peerDependencies }) =>
  Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies, ...peerDependencies });

export const packagesNeededBy = (workspaces, packages) => {
  const needed = new Set(workspaces);
  for (const place of needed) {
    const entry = packages[place] ?? {};
    if (entry.link) needed.add(entry.resolved);
    for (const name of namesIn(entry)) {
      const found = placeOf(packages, place, name);
      if (found && !entry.peerDependenciesMeta?.[name]?.optional) needed.add(found);
    }
  }
  return needed;
};
