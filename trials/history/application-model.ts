import type { Answer, ModelAction } from './model-actions.ts';
import {
  acceptedStatus,
  type Application,
  clarificationStatus,
  draftStatus,
  inReviewStatus,
  type Person,
  rejectedStatus,
  submittedStatus,
  withdrawnStatus,
  type ModelState,
} from './world.ts';

export type Outcome = {
  readonly status: number;
  readonly type?: string;
  readonly next: (answer: Answer) => ModelState;
};
type No = readonly [number, string?] | undefined;

export const refusedOutcome = (world: ModelState, [status, type]: readonly [number, string?]): Outcome => ({
  status,
  ...(type && { type }),
  next: () => world,
});

const isOf = (who: Person, { owner, others }: Application): boolean =>
  who.id === owner || others.includes(who.id);

const unseen = (who: Person, application: Application): No =>
  isOf(who, application) || (who.role >= 3 && application.status !== draftStatus)
    ? undefined
    : [404, 'not_found'];

const unwriting = (who: Person, application: Application): No =>
  unseen(who, application) ??
  (isOf(who, application) ? undefined : [403, 'not_an_applicant']) ??
  (who.role === 6 ? [403, 'forbidden'] : undefined);

const unowned = (who: Person, application: Application): No =>
  unwriting(who, application) ?? (who.id === application.owner ? undefined : [403, 'only_primary_proponent']);

const unapplying = ({ role }: Person): No =>
  role === 1 || role === 6 ? [403, 'account_cannot_apply'] : undefined;

const foreign = (who: Person, vessel: number | null): No => {
  if (who.role === 5 || (who.role === 3 && vessel !== null && who.vessels.includes(vessel))) return undefined;
  return [403, who.role === 3 ? 'not_your_vessel' : 'forbidden'];
};

const otherThan = (application: Application, ...statuses: readonly number[]): No =>
  statuses.includes(application.status) ? undefined : [409, 'invalid_transition'];

const late = ({ isOpen }: ModelState): No => (isOpen ? undefined : [409, 'deadline_passed']);

const readOnly = ({ status }: Application): No => (status === draftStatus ? undefined : [409, 'read_only']);

const unedited = (world: ModelState, who: Person, application: Application): No =>
  unwriting(who, application) ?? readOnly(application) ?? late(world);

const changed = (world: ModelState, after: Application): ModelState => ({
  ...world,
  applications: world.applications.map((one) => (one.id === after.id ? after : one)),
});

const without = (world: ModelState, id: number): ModelState => ({
  ...world,
  applications: world.applications.filter((one) => one.id !== id),
});

const done =
  (status: number, next: Outcome['next']) =>
  (world: ModelState, no: No): Outcome[] => [no ? refusedOutcome(world, no) : { status, next }];

const withStatus = (world: ModelState, application: Application, status: number): Outcome['next'] => {
  const after = changed(world, { ...application, status });
  const isGone = status === rejectedStatus || status === withdrawnStatus;
  const missions = after.missions.filter((one) => !isGone || one.application !== application.id);
  return () => ({ ...after, missions });
};

/** Above the regional level only administrators change missions of a plan; nobody changes a final plan. */
const planned = (world: ModelState, who: Person, vessels: readonly number[]): No => {
  const levels = world.plans.filter(({ vessel }) => vessels.includes(vessel)).map(({ level }) => level);
  if (levels.some((level) => level !== 'regional') && who.role !== 5) return [409, 'plan_level'];
  return levels.includes('final') ? [409, 'read_only'] : undefined;
};

const vesselsOf = (world: ModelState, application: number): number[] =>
  world.missions.filter((one) => one.application === application).map(({ vessel }) => vessel);

const mostPeople = 5;
const mostStations = 300;

const people = (world: ModelState, who: Person, application: Application, deed: ModelAction): Outcome[] => {
  if (!('person' in deed)) throw new TypeError(deed.kind);
  const { person } = deed;
  const { others, owner, status } = application;
  if (deed.kind === 'add person') {
    const no =
      unowned(who, application) ??
      (person === owner ? [422, 'self'] : undefined) ??
      (others.includes(person) ? [422, 'duplicate'] : undefined) ??
      (others.length >= mostPeople ? [422, 'limit_reached'] : undefined);
    const after = changed(world, { ...application, others: [...others, person] });
    return done(201, () => after)(world, no as No);
  }
  const leaving = (): No =>
    unseen(who, application) ??
    (others.includes(who.id) && who.role !== 6 ? undefined : [403, 'forbidden']) ??
    (status === rejectedStatus || status === acceptedStatus || status === withdrawnStatus
      ? [409, 'read_only']
      : undefined);
  const no =
    unseen(who, application) ??
    (person === owner ? [403, 'forbidden'] : undefined) ??
    (person === who.id ? leaving() : unowned(who, application)) ??
    (others.includes(person) ? undefined : [404, 'not_found']);
  const after = changed(world, { ...application, others: others.filter((id) => id !== person) });
  return done(204, () => after)(world, no as No);
};

const writing = (world: ModelState, who: Person, application: Application, deed: ModelAction): Outcome[] => {
  const no = unedited(world, who, application);
  switch (deed.kind) {
    case 'save':
      return done(200, () => changed(world, { ...application, text: deed.text }))(world, no);
    case 'put stations': {
      const isMany = deed.count > mostStations;
      // Rights are checked first, the status last.
      return done(200, () => changed(world, { ...application, stations: deed.count }))(
        world,
        isMany ? (unwriting(who, application) ?? [422]) : no,
      );
    }
    default: {
      const stations = application.stations + 1;
      const full: No = stations > mostStations ? [409, 'limit_reached'] : undefined;
      return done(201, () => changed(world, { ...application, stations }))(world, no ?? full);
    }
  }
};

const made =
  (world: ModelState, who: Person, stations = 0) =>
  ({ body }: Answer): ModelState => ({
    ...world,
    applications: [
      ...world.applications,
      {
        id: body!.data!.id!,
        owner: who.id,
        others: [],
        status: draftStatus,
        vessel: null,
        text: (body!.data!['executive_summary'] as string | null) ?? null,
        stations,
      },
    ],
  });

const decided = (world: ModelState, who: Person, application: Application, deed: ModelAction): Outcome[] => {
  const reviewing = unseen(who, application) ?? foreign(who, application.vessel);
  const to = (status: number) => done(200, withStatus(world, application, status));
  switch (deed.kind) {
    case 'clarify':
      return to(clarificationStatus)(world, reviewing ?? otherThan(application, submittedStatus));
    case 'respond':
      return to(submittedStatus)(
        world,
        unwriting(who, application) ?? otherThan(application, clarificationStatus),
      );
    case 'accept': {
      const no =
        reviewing ??
        otherThan(application, submittedStatus, clarificationStatus) ??
        (world.isOpen ? [409, 'deadline_not_passed'] : undefined) ??
        planned(world, who, [application.vessel!]);
      return done(200, () => accept(world, application))(world, no as No);
    }
    case 'reject': {
      // An accepted application can be rejected once none of its missions has a date.
      const sails = world.missions.some((one) => one.application === application.id && one.start !== null);
      const isOver = sails && application.status === acceptedStatus;
      const no =
        reviewing ??
        otherThan(
          application,
          submittedStatus,
          clarificationStatus,
          inReviewStatus,
          ...(isOver ? [] : [acceptedStatus]),
        ) ??
        planned(world, who, vesselsOf(world, application.id));
      return to(rejectedStatus)(world, no);
    }
    default: {
      const no =
        reviewing ??
        otherThan(application, submittedStatus, clarificationStatus, inReviewStatus) ??
        planned(world, who, vesselsOf(world, application.id));
      return to(withdrawnStatus)(world, no);
    }
  }
};

const asked = { before: 4, operational: 49, after: 2 } as const;

const accept = (world: ModelState, application: Application): ModelState => ({
  ...changed(world, { ...application, status: inReviewStatus }),
  missions: [
    ...world.missions,
    { id: 0, vessel: application.vessel!, application: application.id, ...asked, start: null },
  ],
});

const reassigned = (world: ModelState, who: Person, application: Application, vessel: number): Outcome[] => {
  const no =
    unseen(who, application) ??
    (who.role === 4 ? undefined : foreign(who, application.vessel)) ??
    otherThan(application, submittedStatus, clarificationStatus, inReviewStatus) ??
    (vessel === application.vessel ? [422] : undefined) ??
    (world.plans.some((plan) => plan.vessel === vessel && plan.level === 'final')
      ? [409, 'plan_level']
      : undefined);
  return done(200, () => changed(world, { ...application, vessel }))(world, no as No);
};

export type ModelLookups = {
  readonly person: (id: number) => Person;
  readonly complete: ReadonlyMap<number, number>;
};

export const predictCreation = (world: ModelState, who: Person): Outcome[] =>
  done(201, made(world, who))(world, unapplying(who) ?? late(world));

export const predictApplicationOutcomes = (
  world: ModelState,
  deed: Extract<ModelAction, { application: number }>,
  { person, complete }: ModelLookups,
): Outcome[] => {
  const who = person(deed.by);
  const application = world.applications.find(({ id }) => id === deed.application);
  if (!application) return [refusedOutcome(world, [404])];
  switch (deed.kind) {
    case 'read':
      return done(200, () => world)(world, unseen(who, application));
    case 'remove':
      return done(204, () => without(world, application.id))(
        world,
        unowned(who, application) ?? readOnly(application),
      );
    case 'copy':
      return done(201, made(world, who, application.stations))(
        world,
        unwriting(who, application) ?? unapplying(who) ?? late(world),
      );
    case 'submit': {
      const no =
        unowned(who, application) ?? unapplying(who) ?? otherThan(application, draftStatus) ?? late(world);
      const vessel = complete.get(application.id);
      const sent = (to: number | null) =>
        changed(world, { ...application, status: submittedStatus, vessel: to });
      if (no || vessel !== undefined) return done(200, () => sent(vessel ?? null))(world, no);
      const asAnswered = ({ body }: Answer) =>
        sent((body?.data?.['vessel_id'] as number | undefined) ?? null);
      return [refusedOutcome(world, [422]), { status: 200, next: asAnswered }];
    }
    case 'add person':
    case 'remove person':
      return people(world, who, application, deed);
    case 'save':
    case 'put stations':
    case 'add station':
      return writing(world, who, application, deed);
    case 'reassign':
      return reassigned(world, who, application, deed.vessel);
    default:
      return decided(world, who, application, deed);
  }
};
