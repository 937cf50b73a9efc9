export type Deed = {
  readonly by: string;
  readonly mission: number | null;
  /**
   * `settle`, `give_way`: chose the own or the other value of a conflict. `command`: done by the server, such
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

/** Day and fraction of a start change together. */
export const sameField = (a: string, b: string) =>
  a === b || (a.startsWith('start_') && b.startsWith('start_'));

const leadsTo =
  ({ isCommand }: { readonly isCommand: boolean }) =>
  ({ kind, mission }: Deed): boolean =>
    isCommand ? kind === 'command' || mission === null : kind !== 'command';

const sinceSettled = (deeds: readonly Deed[], field: string): readonly Deed[] => {
  const settled = deeds.findLastIndex(
    ({ kind, fields }) =>
      (kind === 'settle' || kind === 'give_way') && fields?.some((each) => sameField(each, field)),
  );
  return settled < 0 ? deeds : deeds.slice(deeds[settled]?.kind === 'settle' ? settled : settled + 1);
};

const standing = (deeds: readonly Deed[]): readonly Deed[] =>
  deeds.reduce<readonly Deed[]>((before, deed) => {
    const since = before.findIndex((each) => deed.after !== undefined && each.before === deed.after);
    return since < 0
      ? [...before, deed]
      : before.filter((each, index) => index < since || each.before === undefined);
  }, []);

export const editsOf = (
  deeds: readonly Deed[],
  write: { readonly isCommand: boolean },
  field: string,
): readonly Deed[] =>
  standing(sinceSettled(deeds.filter(leadsTo(write)), field)).filter(
    ({ fields }) => fields?.some((each) => sameField(each, field)) !== false,
  );

export const changesNothing = ({ found, made }: Deed, field: string): boolean =>
  found?.[field] !== undefined && found[field] === String(made?.[field]);
