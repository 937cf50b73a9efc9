import { useState } from 'react';
import { type Concessions, normalizeConcessions } from '@shiptime/domain/proposals/proposal-bodies';

/** Limits of splitting and shortening that the planner sets; starts with `known`. */
export const useConcessions = (known: Concessions = normalizeConcessions({})) => {
  const [chosen, setChosen] = useState<Partial<Concessions>>({});
  const concessions: Concessions = { ...known, ...chosen };
  const set = <L extends keyof Concessions>(limit: L, value: Concessions[L]) =>
    setChosen((before) => ({ ...before, [limit]: value }));
  return { concessions, set };
};

export type ConcessionsControls = ReturnType<typeof useConcessions>;
