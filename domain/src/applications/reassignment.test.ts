import { describe, expect, it } from 'vitest';
import { type Actor, type RoleName, roles } from '../shared/actor.ts';
import { toPermissionFlags } from '../shared/permission-decision.ts';
import {
  mayAcceptOffer,
  checkOfferActions,
  type OfferFacts,
  type AffectedPlan,
  chooseReassignmentMethod,
  mayReassignOnPlan,
} from './reassignment.ts';

const as = (role: RoleName, vesselIds: readonly number[] = []): Actor => ({
  id: 1,
  role: roles[role],
  vesselIds,
});
const levels = ['regional', 'national', 'executive', 'final'] as const;
const ask = (actor: Actor) =>
  levels.map((review_level: AffectedPlan['review_level']) => {
    const decision = mayReassignOnPlan(actor, { vessel_id: 7, review_level });
    return decision.allowed ? 'yes' : decision.code;
  });

describe('an application in review that changes its ship, on each plan that it leaves or reaches', () => {
  it('is moved by coordinators of the vessel while their region composes the plan', () => {
    expect(ask(as('regional_vessel_coordinator', [7]))).toEqual([
      'yes',
      'level_not_yours',
      'level_not_yours',
      'read_only',
    ]);
    expect(ask(as('regional_vessel_coordinator', [8]))[0]).toBe('not_your_vessel');
  });

  it('by national representatives up to national review, by administrators until the plan is final', () => {
    expect(ask(as('national_science_representative'))).toEqual([
      'yes',
      'yes',
      'level_not_yours',
      'read_only',
    ]);
    expect(ask(as('administrator'))).toEqual(['yes', 'yes', 'yes', 'read_only']);
  });

  it('by nobody else', () => {
    for (const role of ['proponent', 'co_proponent', 'observer'] as const)
      expect(ask(as(role))[0]).toBe('forbidden');
  });
});

const at = (vessel_id: number, review_level: AffectedPlan['review_level'] = 'regional') => ({
  vessel_id,
  review_level,
});

describe('who gives an application in review to another ship', () => {
  const said = (actor: Actor, leaving: readonly AffectedPlan[], target: AffectedPlan) => {
    const { by, decision } = chooseReassignmentMethod(actor, leaving, target);
    return [by, decision.allowed || decision.code];
  };
  const mine = as('regional_vessel_coordinator', [7]);

  it('moves it at once between ships of one coordinator, and offers it to those of another', () => {
    expect(said(as('regional_vessel_coordinator', [7, 8]), [at(7)], at(8))).toEqual(['move', true]);
    expect(said(mine, [at(7)], at(8))).toEqual(['offer', true]);
    expect(said(mine, [at(7)], at(8, 'national'))).toEqual(['offer', true]);
    expect(said(as('national_science_representative'), [at(7)], at(8))).toEqual(['move', true]);
  });

  it('offers nothing that is not theirs to give, and nothing to a plan that is final', () => {
    expect(said(mine, [at(7, 'national')], at(8))).toEqual(['move', 'level_not_yours']);
    expect(said(mine, [at(7), at(9)], at(8))).toEqual(['move', 'not_your_vessel']);
    expect(said(mine, [at(7)], at(8, 'final'))).toEqual(['move', 'read_only']);
    expect(said(as('proponent'), [at(7)], at(8))).toEqual(['move', 'forbidden']);
  });
});

describe('an offer', () => {
  const offerCan = (actor: Actor, facts: OfferFacts) => toPermissionFlags(checkOfferActions(actor, facts));
  const offer = (some: Partial<OfferFacts> = {}): OfferFacts => ({
    state: 'waiting',
    from_vessel_id: 7,
    leaving: [at(7)],
    target: at(8),
    is_in_service: true,
    ...some,
  });
  const [mine, theirs] = [7, 8].map((id) => as('regional_vessel_coordinator', [id])) as [Actor, Actor];

  it('is answered by the ship that it was made to, and taken back by the one that made it', () => {
    expect(offerCan(mine, offer())).toEqual({ accept: false, decline: false, take_back: true });
    expect(offerCan(theirs, offer())).toEqual({ accept: true, decline: true, take_back: false });
    const above = { accept: true, decline: true, take_back: true };
    expect(offerCan(as('national_science_representative'), offer())).toEqual(above);
    expect(offerCan(as('administrator'), offer())).toEqual(above);
    const nothing = { accept: false, decline: false, take_back: false };
    expect(offerCan(as('observer'), offer())).toEqual(nothing);
    for (const state of ['accepted', 'declined', 'taken_back', 'lapsed'] as const)
      expect(offerCan(theirs, offer({ state }))).toEqual(nothing);
  });

  it('is accepted while every plan on the way may be changed', () => {
    const code = (facts: OfferFacts) => {
      const decision = mayAcceptOffer(theirs, facts);
      return decision.allowed || decision.code;
    };
    expect(code(offer({ leaving: [at(7, 'national')] }))).toBe('plan_level');
    expect(code(offer({ leaving: [at(7, 'final')] }))).toBe('read_only');
    expect(code(offer({ leaving: [at(7), at(9)] }))).toBe('plan_level');
    expect(code(offer({ target: at(8, 'national') }))).toBe('level_not_yours');
    expect(code(offer({ target: at(8, 'final') }))).toBe('read_only');
    expect(code(offer({ state: 'lapsed' }))).toBe('offer_closed');
    expect(code(offer({ is_in_service: false }))).toBe('vessel_gone');
  });
});
