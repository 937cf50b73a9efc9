import { fold } from '../shared/text.ts';
import type { ConstraintKind } from './constraints.ts';

/** The first that fits, in folded English or French words. */
const words: readonly (readonly [RegExp, ConstraintKind])[] = [
  [/dry.?dock|cale seche|carenage/, 'drydock'],
  [/refit|radoub/, 'refit'],
  [/maintenance|entretien/, 'maintenance'],
  [/crew change|(releve|changement) d.equipage/, 'crew_change'],
  [/lay.?up|laid up|desarmement/, 'lay_up'],
  [/alongside|a quai/, 'alongside'],
  [/standby|en attente|veille/, 'standby'],
  [/program|ice.?breaking|deglacage/, 'other_program'],
];

/** The kind that a constraint's name says, in either language; null where it says none. */
export const kindOfName = (name: string): ConstraintKind | null => {
  const folded = fold(name);
  return words.find(([pattern]) => pattern.test(folded))?.[1] ?? null;
};
