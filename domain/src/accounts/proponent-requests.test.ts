import { describe, expect, it } from 'vitest';
import { roles, type RoleName } from '../shared/actor.ts';
import type { PermissionDecision } from '../shared/permission-decision.ts';
import {
  mayCreateProponentRequest,
  mayDecideProponentRequest,
  proponentRequestBody,
  proponentRequestStates,
} from './proponent-requests.ts';

const roleNames = Object.keys(roles) as RoleName[];
const actor = (role: RoleName, id = 1) => ({ id, role: roles[role], vesselIds: [] });
const answer = (decision: PermissionDecision): string => (decision.allowed ? 'yes' : decision.code);

describe('a request to become a proponent', () => {
  it.each(roleNames)('is written by co-proponents alone, one at a time: %s', (role) => {
    const isGeneral = role === 'co_proponent';
    expect(answer(mayCreateProponentRequest(actor(role), false))).toBe(isGeneral ? 'yes' : 'forbidden');
    expect(answer(mayCreateProponentRequest(actor(role), true))).toBe(
      isGeneral ? 'request_open' : 'forbidden',
    );
  });

  it.each(roleNames)('is decided once, by administrators, never by whoever asks: %s', (role) => {
    for (const state of proponentRequestStates) {
      const decided = state === 'open' ? 'yes' : 'request_decided';
      const expected = role === 'administrator' ? decided : 'not_found';
      expect(answer(mayDecideProponentRequest(actor(role), { user_id: 2, state }))).toBe(expected);
      expect(answer(mayDecideProponentRequest(actor('administrator', 2), { user_id: 2, state }))).toBe(
        'forbidden',
      );
    }
  });

  it('brings a grant with its agency, or a letter', () => {
    const asks = (body: object) => proponentRequestBody.safeParse(body).success;
    const university = {
      kind: 'university',
      organization: 'Dalhousie',
      agency: 'NSERC',
      grant_number: 'RGPIN-1',
    };
    const organization = { kind: 'organization', organization: 'Ocean Trust', letter: 'I may sign for it.' };
    expect([asks(university), asks(organization)]).toEqual([true, true]);
    for (const body of [university, organization])
      for (const field of Object.keys(body)) {
        expect(asks({ ...body, [field]: ' ' })).toBe(false);
        expect(asks({ ...body, [field]: undefined })).toBe(false);
      }
    expect(asks({ ...organization, letter: 'é'.repeat(4000) })).toBe(true);
    expect(asks({ ...organization, letter: 'é'.repeat(4001) })).toBe(false);
  });
});
