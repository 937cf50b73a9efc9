import { record } from '@shiptime/domain/plans/editing/undo';
import { changeOf, type MissionFields } from '@shiptime/domain/plans/editing/patches';
import type { Mission } from '@shiptime/domain/plans/missions';
import { type Kept, keptTogether } from '#lib/saving/kept-together.ts';
import type { PlanDocument } from './plan-document.ts';
import { asMission, type Contested, type Lost, type PlanState, unsavedFields } from './plan-state.ts';
import { known, lost as lostAnswers, type Unsure } from './unsure.ts';

export type KeptMission = Kept & { readonly was: Mission };

const baseOf = (was: Mission, edits: MissionFields, asked: ReadonlySet<string>): Kept['base'] =>
  Object.fromEntries(
    (Object.keys(edits) as (keyof MissionFields)[])
      .filter((field) => !asked.has(field))
      .map((field) => [field, was[field]]),
  );

/** Stores contested fields without a base, so that the conflict is detected again. */
export const keptOf = ({ plan, sent }: PlanDocument): readonly KeptMission[] | null => {
  // A request in flight may succeed without this tab.
  const state = { ...plan, unsure: lostAnswers(plan.unsure, sent?.changes ?? []) };
  const unsaved = [...unsavedFields(state)].flatMap(([id, edits]) => {
    const row = state.rows.get(id);
    const asked = new Set(state.contested.filter((one) => one.mission_id === id).map(({ field }) => field));
    if (!row) return [];
    const was = asMission(row);
    return [{ was, edits, base: baseOf(was, edits, asked), unsure: state.unsure.get(id) ?? {} }];
  });
  const gone = state.lost.flatMap(({ was, wanted }) => {
    const patch = changeOf(was, wanted);
    return patch?.kind === 'change' ? [{ was, edits: patch.after, base: {} }] : [];
  });
  const kept = [...gone, ...unsaved];
  return kept.length > 0 ? kept : null;
};

/** The later value of a field wins; notes are concatenated. */
export const keptByMission = (left: readonly (readonly KeptMission[])[]): readonly KeptMission[] => {
  const all = left.flat();
  return [...new Set(all.map(({ was }) => was.id))].flatMap((id) => {
    const [first, ...others] = all.filter(({ was }) => was.id === id);
    return first
      ? [{ was: first.was, ...keptTogether([first, ...others], (field) => field === 'notes') }]
      : [];
  });
};

const contestedIn = (row: Mission, { edits, base, unsure = {} }: KeptMission): readonly Contested[] =>
  (Object.keys(edits) as (keyof MissionFields)[])
    .filter((field) => {
      const own = [...(field in base ? [base[field]] : []), ...(unsure[field] ?? [])];
      return row[field] !== edits[field] && !own.includes(row[field]);
    })
    .map((field) => ({ mission_id: row.id, field, theirs: row[field] }));

/**
 * Merges unsaved edits of a closed tab; conflicting fields show both values, and edits of
 * removed missions are listed.
 */
export const restore = (state: PlanState, kept: readonly KeptMission[]): PlanState => {
  const lost: Lost[] = [];
  const contested: Contested[] = [];
  const wanted = new Map<number, Mission>();
  let unsure: Unsure = new Map();
  for (const one of kept) {
    const { was, edits } = one;
    const row = state.rows.get(was.id);
    if (row) {
      contested.push(...contestedIn(asMission(row), one));
      wanted.set(was.id, { ...asMission(row), ...edits });
      unsure = known(
        new Map([...unsure, [was.id, one.unsure ?? {}]]),
        { ...was, ...one.base },
        asMission(row),
      );
    } else lost.push({ was, wanted: { ...was, ...edits } });
  }
  const patch = state.missions.flatMap(
    (mission) => changeOf(mission, wanted.get(mission.id) ?? mission) ?? [],
  );
  return {
    ...state,
    missions: state.missions.map((mission) => wanted.get(mission.id) ?? mission),
    history: patch.length === 0 ? state.history : record(state.history, { kind: 'patch', patch }),
    contested,
    lost,
    unsure,
  };
};
