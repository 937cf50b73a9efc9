import { type Atlas, milesOnLand, openAtlas } from '@shiptime/domain/geography/atlas';
import { spotAt } from '@shiptime/domain/geography/spot';
import type { Asked, Answered } from './atlas-questions.ts';
import { fetchTopology, outlineFiles } from './outline-files.ts';

const open = async (): Promise<Atlas> => {
  const [land, lakes, states, protected_areas, project_areas, seas, depth] = await Promise.all([
    fetchTopology('land_fine'),
    fetchTopology('lakes'),
    fetchTopology('states'),
    fetchTopology('protected_areas'),
    fetchTopology('project_areas'),
    fetchTopology('seas'),
    fetch(outlineFiles.depth).then((answer) => answer.arrayBuffer()),
  ]);
  return openAtlas({
    land,
    lakes,
    states,
    protected_areas,
    project_areas,
    seas,
    depth: new Uint8Array(depth),
  });
};

let atlas: Promise<Atlas> | null = null;

const answer = async ({ id, kind, positions }: Asked): Promise<Answered> => {
  try {
    atlas ??= open();
    const opened = await atlas;
    if (kind === 'spots') return { id, found: positions.map((position) => spotAt(opened, position)) };
    const legs = positions.map((position, index) => {
      const before = positions[index - 1];
      return before ? milesOnLand(opened, before, position) : 0;
    });
    return { id, found: legs };
  } catch {
    atlas = null;
    return { id, found: null };
  }
};

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  void answer(data).then((said) => postMessage(said));
});
