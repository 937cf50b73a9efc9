import { describe, expect, it } from 'vitest';
import { roles } from '@shiptime/domain/shared/actor';
import { readOnlyReasonKey } from './read-only-reason.ts';

const regional = { vessel_id: 7, review_level: 'regional' } as const;
const actor = (role: keyof typeof roles, ...vesselIds: number[]) => ({ id: 1, role: roles[role], vesselIds });

describe('why a plan can only be read', () => {
  it('is the level, the vessel, the role, or that it is final', () => {
    expect(readOnlyReasonKey(actor('regional_vessel_coordinator', 7), regional)).toBeNull();
    expect(readOnlyReasonKey(actor('national_science_representative'), regional)).toBe('read_only');
    expect(readOnlyReasonKey(actor('regional_vessel_coordinator', 8), regional)).toBe('read_only_vessel');
    expect(readOnlyReasonKey(actor('observer'), regional)).toBe('read_only_role');
    const executive = { ...regional, review_level: 'executive' } as const;
    expect(readOnlyReasonKey(actor('regional_vessel_coordinator', 8), executive)).toBe('read_only');
    const final = { ...regional, review_level: 'final' } as const;
    expect(readOnlyReasonKey(actor('national_science_representative'), final)).toBe('read_only_final');
    expect(readOnlyReasonKey(actor('administrator'), final)).toBe('read_only_amendable');
  });
});
