// Written so that even an old Node can read it and say what is wrong.
import fs from 'fs';

const leastOf = function () {
  const file = new URL('../package.json', import.meta.url);
  return JSON.parse(fs.readFileSync(file, 'utf8')).engines.node.replace('>=', '');
};

export const isOldNode = function (version, least) {
  const have = version.split('.').map(Number);
  const need = least.split('.').map(Number);
  for (let i = 0; i < need.length; i += 1) {
    if (have[i] !== need[i]) return have[i] < need[i];
  }
  return false;
};

/** Says in a sentence when this Node is too old, and then returns false. */
export const checkNode = function () {
  const least = leastOf();
  if (!isOldNode(process.versions.node, least)) return true;
  console.error(
    'Shiptime needs Node ' +
      least +
      ' or newer; this is Node ' +
      process.versions.node +
      '. See https://nodejs.org/',
  );
  process.exitCode = 1;
  return false;
};
