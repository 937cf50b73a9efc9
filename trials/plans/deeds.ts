/** What a planner did, and on which mission; null where that is not known, as with undo. */
export type Deed = {
  readonly by: string;
  readonly mission: number | null;
  /**
   * `settle` and `give_way`: chose the own value, or another’s, where both were shown. `command`: left to the server, as
   * with a join.
   */
  readonly kind: 'edit' | 'settle' | 'give_way' | 'command';
  readonly at: number;
  /** When the mission was put down again. */
  readonly done?: number;
  readonly fields?: readonly string[];
  /** What the fields of a dialog said before they were filled in, and what they were filled in with. */
  readonly found?: Readonly<Record<string, string>>;
  readonly made?: Readonly<Record<string, unknown>>;
  /** How the mission's bar was shown before and afterwards. */
  readonly before?: string;
  readonly after?: string;
};

/** The day and the part of the day at which a mission starts are moved, and shown, together. */
export const sameField = (a: string, b: string) =>
  a === b || (a.startsWith('start_') && b.startsWith('start_'));

/** A command goes by the plan as it stands when it is given; a batch has what was changed on the page since the last. */
const leadsTo =
  ({ isCommand }: { readonly isCommand: boolean }) =>
  ({ kind, mission }: Deed): boolean =>
    isCommand ? kind === 'command' || mission === null : kind !== 'command';

/** Whoever chose between two values knew both: what came before is done with, and after giving way nothing is begun. */
const sinceSettled = (deeds: readonly Deed[], field: string): readonly Deed[] => {
  const settled = deeds.findLastIndex(
    ({ kind, fields }) =>
      (kind === 'settle' || kind === 'give_way') && fields?.some((each) => sameField(each, field)),
  );
  return settled < 0 ? deeds : deeds.slice(deeds[settled]?.kind === 'settle' ? settled : settled + 1);
};

/** Without what was taken back again: a bar that looks as it did before a deed is not in the way of what comes after. */
const standing = (deeds: readonly Deed[]): readonly Deed[] =>
  deeds.reduce<readonly Deed[]>((before, deed) => {
    const since = before.findIndex((each) => deed.after !== undefined && each.before === deed.after);
    return since < 0
      ? [...before, deed]
      : before.filter((each, index) => index < since || each.before === undefined);
  }, []);

/** What led to a write of the field, as far as it stands: `deeds` are those about the mission since it was last clean. */
export const editsOf = (
  deeds: readonly Deed[],
  write: { readonly isCommand: boolean },
  field: string,
): readonly Deed[] =>
  standing(sinceSettled(deeds.filter(leadsTo(write)), field)).filter(
    ({ fields }) => fields?.some((each) => sameField(each, field)) !== false,
  );

/** A dialog in which a field was filled in with what it said changes nothing there: it is not sent. */
export const changesNothing = ({ found, made }: Deed, field: string): boolean =>
  found?.[field] !== undefined && found[field] === String(made?.[field]);
