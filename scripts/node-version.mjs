// Uses old syntax, so that old Node versions can report the problem.
import fs from 'fs';

const launcherNode = '20.19';

const wantedNode = function () {
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

export const oldNodeMessage = function (wanted) {
  return (
    'Shiptime needs Node ' +
    wanted +
    ' or newer; this is Node ' +
    process.versions.node +
    '. Install Node 24 LTS from https://nodejs.org/ and try again.'
  );
};

export const runOnWantedNode = function (work) {
  const wanted = wantedNode();
  if (!isOldNode(process.versions.node, wanted)) return work();
  if (isOldNode(process.versions.node, launcherNode)) {
    console.error(oldNodeMessage(wanted));
    process.exitCode = 1;
    return undefined;
  }
  return import('./packaged-node.mjs').then(function (packaged) {
    return packaged.runOnPackagedNode(wanted);
  });
};
