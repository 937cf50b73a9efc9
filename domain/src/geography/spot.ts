import { type Atlas, foundIn, isDry } from './atlas.ts';
import { depthAt } from './depth-grid.ts';
import type { Position } from './position.ts';
import { areasAt } from './sketches.ts';
import { undrawnProtectedAreas } from './undrawn-protected-areas.ts';

type Named = { readonly name_en: string; readonly name_fr: string };

/** What the outlines say of a place. It proposes answers and never gives one: boundaries at sea are law. */
export type Spot = {
  readonly onLand: boolean;
  /** Another state's waters, or `hs`, the high seas; null: Canadian, as far as can be seen. */
  readonly state: string | null;
  readonly stateName: Named | null;
  /** `near`: Canadian, a few miles from its limit. `claimed`: by Canada as well. */
  readonly certainty: 'in' | 'near' | 'claimed' | null;
  /** Within 12 nautical miles of a shore: a territorial sea, if the state measures from its shore. */
  readonly isTerritorial: boolean;
  /** By their keys. */
  readonly protectedAreas: readonly string[];
  /** In which it lies, or not far beyond. */
  readonly projectAreas: readonly string[];
  readonly sea: Named | null;
  /** Metres. */
  readonly depth: number | null;
};

const home = 'ca';
export const highSeas = 'hs';

/** Nautical miles. United Nations Convention on the Law of the Sea, article 3. */
const territorial = 12;
/** So close to a limit its accuracy does not tell on which side a station lies. */
const unsure = 3;
/** A station this close to the shore may well be in a harbour or an inlet that the outlines do not know. */
const shore = 3;
/**
 * The limits of named seas are conventional, and programs go by the name of a sea beyond them: into the estuary from
 * the Gulf, to the shelf of Greenland on the Labrador Sea. So many nautical miles are not worth a question.
 */
const conventional = 150;

/** Whether a state's waters are another country's: those of the high seas are nobody's. */
export const isForeign = (state: string | null): boolean => state !== null && state !== highSeas;

type Waters = Pick<Spot, 'state' | 'stateName' | 'certainty'>;

const canadian: Waters = { state: null, stateName: null, certainty: null };

export const watersAt = ({ states }: Atlas, position: Position): Waters => {
  const there = states.edges.at(position);
  const foreign = there.find((index) => states.of[index]?.key !== home);
  const isHome = there.some((index) => states.of[index]?.key === home);
  if (there.length === 0) return { state: highSeas, stateName: null, certainty: 'in' };
  const near =
    foreign ?? states.edges.nearest(position, unsure, (index) => states.of[index]?.key !== home)?.index;
  const state = near === undefined ? undefined : states.of[near];
  if (!state) return canadian;
  const certainty = foreign === undefined ? 'near' : isHome ? 'claimed' : 'in';
  const { key, name_en, name_fr } = state;
  return { state: key, stateName: { name_en, name_fr }, certainty };
};

/** The smallest sea that holds a position is its best name. */
const seaAt = (atlas: Atlas, position: Position): Named | null => {
  const [sea] = foundIn(atlas.seas, position).toSorted((a, b) => b.rank - a.rank);
  return sea ? { name_en: sea.name_en, name_fr: sea.name_fr } : null;
};

export const spotAt = (atlas: Atlas, position: Position): Spot => {
  const waters = watersAt(atlas, position);
  const shoreMiles = atlas.land.nearest(position, territorial)?.miles ?? null;
  const onLand = isDry(atlas, position) && (shoreMiles === null || shoreMiles > shore);
  const { edges, of } = atlas.projectAreas;
  const areas = new Set([...edges.at(position), ...edges.near(position, conventional).keys()]);
  const projectAreas = [...areas].map((index) => of[index]!.key);
  // On land nothing is said of the sea.
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
  const drawn = foundIn(atlas.protectedAreas, position).map(({ key }) => key);
  return {
    ...waters,
    onLand,
    isTerritorial: shoreMiles !== null && waters.state !== highSeas,
    protectedAreas: [...drawn, ...areasAt(undrawnProtectedAreas, position)],
    projectAreas,
    sea: seaAt(atlas, position),
    depth: depthAt(atlas.depth, position),
  };
};
