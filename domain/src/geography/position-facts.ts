import { type Atlas, findAreasAt, isOnLand } from './atlas.ts';
import { depthAt } from './depth-grid.ts';
import type { Position } from './position.ts';
import { findSketchedAreasAt } from './sketched-areas.ts';
import { sketchedProtectedAreas } from './sketched-protected-areas.ts';

type Named = { readonly name_en: string; readonly name_fr: string };

export type PositionFacts = {
  readonly onLand: boolean;
  /** Foreign state of these or nearby waters; `hs` for the high seas, null for Canadian waters. */
  readonly state: string | null;
  readonly stateName: Named | null;
  /**
   * `in`: clearly foreign; `near`: Canadian, but within a few miles of the limit; `claimed`: also claimed by
   * Canada.
   */
  readonly certainty: 'in' | 'near' | 'claimed' | null;
  readonly isTerritorial: boolean;
  readonly protectedAreas: readonly string[];
  readonly projectAreas: readonly string[];
  readonly sea: Named | null;
  readonly depth: number | null;
};

const home = 'ca';
export const highSeasCode = 'hs';

/**
 * Breadth of the territorial sea in nautical miles (United Nations Convention on the Law of the Sea, article
 * 3).
 */
const territorial = 12;
/** Nautical miles from a maritime boundary within which the coarse outlines cannot tell the side. */
const unsure = 3;
/** Nautical miles. A position this close to shore may lie in a harbour or inlet that the outlines lack. */
const shore = 3;
/** Nautical miles of tolerance for project areas, whose limits are approximate. */
const conventional = 150;

export const isForeignState = (state: string | null): boolean => state !== null && state !== highSeasCode;

type Waters = Pick<PositionFacts, 'state' | 'stateName' | 'certainty'>;

const canadian: Waters = { state: null, stateName: null, certainty: null };

export const findWatersAt = ({ states }: Atlas, position: Position): Waters => {
  const there = states.edges.at(position);
  const foreign = there.find((index) => states.of[index]?.key !== home);
  const isHome = there.some((index) => states.of[index]?.key === home);
  if (there.length === 0) return { state: highSeasCode, stateName: null, certainty: 'in' };
  const near =
    foreign ?? states.edges.nearest(position, unsure, (index) => states.of[index]?.key !== home)?.index;
  const state = near === undefined ? undefined : states.of[near];
  if (!state) return canadian;
  const certainty = foreign === undefined ? 'near' : isHome ? 'claimed' : 'in';
  const { key, name_en, name_fr } = state;
  return { state: key, stateName: { name_en, name_fr }, certainty };
};

const seaAt = (atlas: Atlas, position: Position): Named | null => {
  const [sea] = findAreasAt(atlas.seas, position).toSorted((a, b) => b.rank - a.rank);
  return sea ? { name_en: sea.name_en, name_fr: sea.name_fr } : null;
};

export const describePosition = (atlas: Atlas, position: Position): PositionFacts => {
  const waters = findWatersAt(atlas, position);
  const shoreMiles = atlas.land.nearest(position, territorial)?.miles ?? null;
  const onLand = isOnLand(atlas, position) && (shoreMiles === null || shoreMiles > shore);
  const { edges, of } = atlas.projectAreas;
  const areas = new Set([...edges.at(position), ...edges.near(position, conventional).keys()]);
  const projectAreas = [...areas].map((index) => of[index]!.key);
  if (onLand)
    return {
      ...waters,
      onLand,
      isTerritorial: false,
      protectedAreas: [],
      projectAreas,
      sea: null,
      depth: null,
    };
  const drawn = findAreasAt(atlas.protectedAreas, position).map(({ key }) => key);
  return {
    ...waters,
    onLand,
    isTerritorial: shoreMiles !== null && waters.state !== highSeasCode,
    protectedAreas: [...drawn, ...findSketchedAreasAt(sketchedProtectedAreas, position)],
    projectAreas,
    sea: seaAt(atlas, position),
    depth: depthAt(atlas.depth, position),
  };
};
