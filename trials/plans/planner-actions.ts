export type PlannerAction = {
  readonly by: string;
  readonly mission: number | null;
  /**
   * `settle`, `give_way`: keeps the planner's own or the other's value. `command`: runs on the server, such
   * as a join.
   */
  readonly kind: 'edit' | 'settle' | 'give_way' | 'command';
  readonly at: number;
  readonly done?: number;
  readonly fields?: readonly string[];
  readonly found?: Readonly<Record<string, string>>;
  readonly made?: Readonly<Record<string, unknown>>;
  readonly before?: string;
  readonly after?: string;
};

/** Treats day and fraction of a start as one field. */
export const isSameField = (a: string, b: string) =>
  a === b || (a.startsWith('start_') && b.startsWith('start_'));

const leadsTo =
  ({ isCommand }: { readonly isCommand: boolean }) =>
  ({ kind, mission }: PlannerAction): boolean =>
    isCommand ? kind === 'command' || mission === null : kind !== 'command';

const sinceSettled = (deeds: readonly PlannerAction[], field: string): readonly PlannerAction[] => {
  const settled = deeds.findLastIndex(
    ({ kind, fields }) =>
      (kind === 'settle' || kind === 'give_way') && fields?.some((each) => isSameField(each, field)),
  );
  return settled < 0 ? deeds : deeds.slice(deeds[settled]?.kind === 'settle' ? settled : settled + 1);
};

const standing = (deeds: readonly PlannerAction[]): readonly PlannerAction[] =>
  deeds.reduce<readonly PlannerAction[]>((before, deed) => {
    const since = before.findIndex((each) => deed.after !== undefined && each.before === deed.after);
    return since < 0
      ? [...before, deed]
      : before.filter((each, index) => index < since || each.before === undefined);
  }, []);

export const findEditsBehindWrite = (
  deeds: readonly PlannerAction[],
  write: { readonly isCommand: boolean },
  field: string,
): readonly PlannerAction[] =>
  standing(sinceSettled(deeds.filter(leadsTo(write)), field)).filter(
    ({ fields }) => fields?.some((each) => isSameField(each, field)) !== false,
  );

export const changesNothing = ({ found, made }: PlannerAction, field: string): boolean =>
  found?.[field] !== undefined && found[field] === String(made?.[field]);
