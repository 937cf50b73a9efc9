import { describe, expect, it } from 'vitest';
import { roles } from '@shiptime/domain/shared/actor';
import { readOnlyKey } from './read-only.ts';

const regional = { vessel_id: 7, review_level: 'regional' } as const;
const actor = (role: keyof typeof roles, ...vesselIds: number[]) => ({ id: 1, role: roles[role], vesselIds });

describe('why a plan can only be read', () => {
  it('is the level, the vessel, the role, or that it is final', () => {
    expect(readOnlyKey(actor('regional_vessel_coordinator', 7), regional)).toBeNull();
    expect(readOnlyKey(actor('national_science_representative'), regional)).toBe('read_only');
    expect(readOnlyKey(actor('regional_vessel_coordinator', 8), regional)).toBe('read_only_vessel');
    expect(readOnlyKey(actor('observer'), regional)).toBe('read_only_role');
    const final = { ...regional, review_level: 'final' } as const;
    expect(readOnlyKey(actor('national_science_representative'), final)).toBe('read_only_final');
    expect(readOnlyKey(actor('administrator'), final)).toBe('read_only_amendable');
  });
});
