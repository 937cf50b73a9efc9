export type Person = {
  readonly id: number;
  readonly role: 1 | 2 | 3 | 4 | 5 | 6;
  readonly vessels: readonly number[];
  readonly email: string;
  readonly token: string;
};

export type Level = 'regional' | 'national' | 'executive' | 'final';

export type Application = {
  readonly id: number;
  readonly owner: number;
  readonly others: readonly number[];
  readonly status: number;
  readonly vessel: number | null;
  readonly text: string | null;
  readonly stations: number;
};

export type Mission = {
  readonly id: number;
  readonly vessel: number;
  readonly application: number | null;
  readonly before: number;
  readonly operational: number;
  readonly after: number;
  readonly start: number | null;
};

export type Plan = {
  readonly id: number;
  readonly vessel: number;
  readonly level: Level;
  readonly versions: number;
};

/** Span in quarter days; `to` is exclusive. */
type Block = { readonly vessel: number; readonly from: number; readonly to: number };

export type ModelState = {
  readonly isOpen: boolean;
  readonly year: { readonly id: number; readonly from: number; readonly to: number };
  readonly applications: readonly Application[];
  readonly missions: readonly Mission[];
  readonly plans: readonly Plan[];
  readonly blocks: readonly Block[];
};

export const draftStatus = 1;
export const submittedStatus = 2;
export const clarificationStatus = 3;
export const inReviewStatus = 4;
export const rejectedStatus = 5;
export const acceptedStatus = 6;
export const withdrawnStatus = 7;

export const isPlanned = (status: number): boolean => status === inReviewStatus || status === acceptedStatus;

export const lengthOf = ({ before, operational, after }: Mission): number => before + operational + after;

/** Omits the id, which the database assigns. */
const plain = ({ id: _id, ...mission }: Mission): string => JSON.stringify(mission);

const parts = (world: ModelState): readonly string[] => [
  ...world.applications.map((one) =>
    JSON.stringify({ ...one, others: one.others.toSorted((a, b) => a - b) }),
  ),
  ...world.missions.map(plain),
  ...world.plans.map((one) => JSON.stringify(one)),
];

export const listDifferences = (expected: ModelState, found: ModelState): string[] => {
  const left = parts(found).slice();
  const missing = parts(expected).filter((part) => {
    const at = left.indexOf(part);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return [...missing.map((part) => `expected ${part}`), ...left.map((part) => `found ${part}`)];
};
