type Versioned = { readonly id: number; readonly versions?: readonly { readonly number: number }[] };

/** `21v3`: plan 21, version 3. */
const oneVersion = /^(\d+)v(\d+)$/;

export type VersionReference = { readonly planId: number; readonly number: number };

export type BaselineParameter =
  | { readonly kind: 'last' }
  | { readonly kind: 'delivered' }
  | { readonly kind: 'latest'; readonly versions: readonly VersionReference[] }
  | { readonly kind: 'version'; readonly versions: readonly [VersionReference] };

export const formatVersionReference = ({ planId, number }: VersionReference): string => `${planId}v${number}`;

export const parseBaseline = (text: string, plans: readonly Versioned[]): BaselineParameter | null => {
  if (text === 'last') return { kind: 'last' };
  if (text === 'delivered') return { kind: 'delivered' };
  if (text === 'latest') {
    const versions = plans.flatMap(({ id, versions: taken = [] }) =>
      taken.length === 0 ? [] : [{ planId: id, number: Math.max(...taken.map(({ number }) => number)) }],
    );
    return versions.length === 0 ? null : { kind: 'latest', versions };
  }
  const [, planId, number] = (oneVersion.exec(text) ?? []).map(Number);
  const isThere = plans.some(
    ({ id, versions }) => id === planId && versions?.some((version) => version.number === number),
  );
  return isThere && planId !== undefined && number !== undefined
    ? { kind: 'version', versions: [{ planId, number }] }
    : null;
};
