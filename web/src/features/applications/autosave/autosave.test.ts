import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { displayedValues, createAutosaveState } from './autosave-state.ts';
import {
  beginSave,
  discardEdits,
  msUntilFormSave,
  applyEdit,
  markSaveFailed,
  withholdInvalid,
  markFieldsRefused,
  resolveConflict,
  acknowledgeSave,
  autosaveStatusOf,
  findRejectedEdits,
} from './autosave.ts';
import { mergeServerValues, restoreEdits } from './merge-values.ts';
import { ApiError } from '#lib/api-error.ts';

const away = { kind: 'unreachable', error: new ApiError(0) } as const;

const base = { title: 'Halifax Line', days: 12, berths: null };

describe('typing', () => {
  it('shows what was typed over what is saved, and waits until it is quiet', () => {
    const state = applyEdit(createAutosaveState(base), 'title', 'Halifax', 1000);
    expect(displayedValues(state)).toEqual({ ...base, title: 'Halifax' });
    expect(autosaveStatusOf(state)).toBe('dirty');
    expect(msUntilFormSave(state, 1000)).toBe(2000);
  });

  it('does not wait for ever while somebody goes on typing', () => {
    let state = createAutosaveState(base);
    for (let now = 0; now <= 24_000; now += 1000) state = applyEdit(state, 'title', `text ${now}`, now);
    expect(msUntilFormSave(state, 24_000)).toBe(1000);
  });

  it('counts a value typed back as no edit', () => {
    const state = applyEdit(
      applyEdit(createAutosaveState(base), 'title', 'x', 0),
      'title',
      'Halifax Line',
      1,
    );
    expect(autosaveStatusOf(state)).toBe('saved');
    expect(msUntilFormSave(state, 1)).toBeNull();
  });

  it('keeps a value typed back while the other one is on its way', () => {
    const sending = beginSave(applyEdit(createAutosaveState(base), 'title', 'x', 0));
    const state = acknowledgeSave(applyEdit(sending, 'title', 'Halifax Line', 1), { ...base, title: 'x' }, 2);
    expect(displayedValues(state)['title']).toBe('Halifax Line');
    expect(autosaveStatusOf(state)).toBe('dirty');
  });

  it('can be switched off', () => {
    const state = applyEdit(createAutosaveState(base, false), 'title', 'x', 0);
    expect(msUntilFormSave(state, 60_000)).toBeNull();
  });
});

describe('saving', () => {
  it('keeps what was typed while a save was under way', () => {
    const sending = beginSave(applyEdit(createAutosaveState(base), 'title', 'a', 0));
    const state = acknowledgeSave(applyEdit(sending, 'title', 'ab', 1), { ...base, title: 'a' }, 2);
    expect(state.edits).toEqual({ title: 'ab' });
    expect(state.savedAt).toBe(2);
  });

  it('keeps everything when no answer comes, and tries again ever more slowly', () => {
    let state = beginSave(applyEdit(createAutosaveState(base), 'title', 'a', 0));
    const waits: (number | null)[] = [];
    for (let i = 0; i < 6; i += 1) {
      state = markSaveFailed(state, away, 0);
      waits.push(msUntilFormSave(state, 0));
      state = beginSave(state);
    }
    expect(waits).toEqual([4000, 8000, 16_000, 30_000, 30_000, 30_000]);
    expect(displayedValues(state)['title']).toBe('a');
  });

  it('does not send a refused value again before it has changed, and lets the other fields through', () => {
    const typed = applyEdit(applyEdit(createAutosaveState(base), 'days', 9999, 0), 'title', 'New', 0);
    const state = markFieldsRefused(beginSave(typed), { days: ['too many'] }, 'invalid');
    expect(displayedValues(state)['days']).toBe(9999);
    expect(findRejectedEdits(state)['days']?.messages).toEqual(['too many']);
    expect(beginSave(state).sent).toEqual({ title: 'New' });
    const next = acknowledgeSave(beginSave(state), { ...base, title: 'New' }, 1);
    expect(autosaveStatusOf(next)).toBe('failed');
    expect(msUntilFormSave(next, 90_000)).toBeNull();
    expect(beginSave(applyEdit(next, 'days', 9, 90_000)).sent).toEqual({ days: 9 });
  });

  it('waits with everything that was sent where the refusal names no field', () => {
    const state = markFieldsRefused(
      beginSave(applyEdit(createAutosaveState(base), 'title', 'x', 0)),
      {},
      'no',
    );
    expect(msUntilFormSave(state, 90_000)).toBeNull();
    expect(findRejectedEdits(state)['title']?.messages).toEqual(['no']);
  });

  it('shows a text as it was typed, though the server trims it', () => {
    const state = acknowledgeSave(
      beginSave(applyEdit(createAutosaveState(base), 'title', 'Halifax ', 0)),
      { ...base, title: 'Halifax' },
      1,
    );
    expect(displayedValues(state)['title']).toBe('Halifax ');
    expect(autosaveStatusOf(state)).toBe('saved');
    expect(autosaveStatusOf(applyEdit(state, 'title', 'Halifax L', 2))).toBe('dirty');
  });

  it('knows a number that is none from nothing', () => {
    const state = applyEdit(createAutosaveState(base), 'berths', Number.NaN, 0);
    expect(state.edits).toEqual({ berths: Number.NaN });
    const held = withholdInvalid(state, (_, value) => !Number.isNaN(value));
    expect(beginSave(held).sent).toBeNull();
    expect(autosaveStatusOf(held)).toBe('failed');
    expect(beginSave(applyEdit(held, 'berths', 6, 1)).sent).toEqual({ berths: 6 });
  });

  it('throws away what is not saved, when told to', () => {
    const state = discardEdits(applyEdit(createAutosaveState(base), 'title', 'x', 0));
    expect([displayedValues(state)['title'], autosaveStatusOf(state)]).toEqual(['Halifax Line', 'saved']);
  });
});

describe('two people at once', () => {
  it('sees what the other saved while an own save was under way', () => {
    const sending = beginSave(applyEdit(createAutosaveState(base), 'title', 'mine', 0));
    const state = acknowledgeSave(applyEdit(sending, 'days', 30, 1), { ...base, title: 'mine', days: 20 }, 2);
    expect(state.conflicts).toEqual([{ field: 'days', mine: 30, theirs: 20 }]);
    expect(displayedValues(state)['title']).toBe('mine');
  });

  it('is in no conflict with what it sent itself and never heard of again', () => {
    const lost = markSaveFailed(
      beginSave(applyEdit(createAutosaveState(base), 'title', 'first try ', 0)),
      away,
      0,
    );
    const typed = applyEdit(lost, 'title', 'first try and more', 1);
    expect(mergeServerValues(typed, { ...base, title: 'first try' }).conflicts).toEqual([]);
    expect(mergeServerValues(typed, { ...base, title: 'somebody else' }).conflicts).toHaveLength(1);
  });

  it('takes over what only the other changed', () => {
    const state = mergeServerValues(applyEdit(createAutosaveState(base), 'title', 'mine', 0), {
      ...base,
      days: 20,
    });
    expect(displayedValues(state)).toEqual({ title: 'mine', days: 20, berths: null });
    expect(state.conflicts).toEqual([]);
  });

  it('leaves the space after a word where it is when somebody saves another field', () => {
    const sent = beginSave(applyEdit(createAutosaveState(base), 'title', 'Halifax ', 0));
    const state = mergeServerValues(acknowledgeSave(sent, { ...base, title: 'Halifax' }, 1), {
      title: 'Halifax',
      days: 20,
    });
    expect(displayedValues(state)).toMatchObject({ title: 'Halifax ', days: 20 });
    expect(autosaveStatusOf(state)).toBe('saved');
    const unanswered = mergeServerValues(markSaveFailed(sent, away, 1), { ...base, title: 'Halifax' });
    expect(displayedValues(unanswered)['title']).toBe('Halifax ');
    expect(autosaveStatusOf(unanswered)).toBe('saved');
    expect(displayedValues(mergeServerValues(state, { ...base, title: 'Theirs' }))['title']).toBe('Theirs');
  });

  it('keeps both texts where both changed the same field, and sends neither', () => {
    const state = mergeServerValues(applyEdit(createAutosaveState(base), 'title', 'mine', 0), {
      ...base,
      title: 'theirs',
    });
    expect(state.conflicts).toEqual([{ field: 'title', mine: 'mine', theirs: 'theirs' }]);
    expect(autosaveStatusOf(state)).toBe('conflict');
    expect(beginSave(state).sent).toBeNull();
  });

  it('keeps a conflict open until somebody has chosen, whatever is saved elsewhere', () => {
    const first = mergeServerValues(applyEdit(createAutosaveState(base), 'title', 'mine', 0), {
      ...base,
      title: 'theirs',
    });
    const second = mergeServerValues(first, { ...base, title: 'theirs', days: 3 });
    expect(second.conflicts).toHaveLength(1);
    const chosen = resolveConflict(second, 'title', 'both', 5);
    expect(chosen.conflicts).toEqual([]);
    expect(beginSave(chosen).sent).toEqual({ title: 'both' });
  });

  it('offers what was typed on while the question was open', () => {
    const asked = mergeServerValues(applyEdit(createAutosaveState(base), 'title', 'mine', 0), {
      ...base,
      title: 'theirs',
    });
    const state = applyEdit(asked, 'title', 'mine, and more', 1);
    expect(state.conflicts).toEqual([{ field: 'title', mine: 'mine, and more', theirs: 'theirs' }]);
    expect(applyEdit(state, 'title', 'theirs', 2).conflicts).toEqual([]);
  });

  it('asks when somebody else writes again what was once sent without an answer', () => {
    const lost = markSaveFailed(beginSave(applyEdit(createAutosaveState(base), 'title', 'X', 0)), away, 0);
    const known = mergeServerValues(mergeServerValues(lost, { ...base, title: 'X' }), {
      ...base,
      title: 'Y',
    });
    const state = mergeServerValues(applyEdit(known, 'title', 'Z', 1), { ...base, title: 'X' });
    expect(state.conflicts).toEqual([{ field: 'title', mine: 'Z', theirs: 'X' }]);
  });

  it('takes back what may have arrived: as it was before is then a change', () => {
    const lost = markSaveFailed(beginSave(applyEdit(createAutosaveState(base), 'title', 'X', 0)), away, 0);
    const back = applyEdit(lost, 'title', 'Halifax Line', 1);
    expect(beginSave(back).sent).toEqual({ title: 'Halifax Line' });
    const state = mergeServerValues(back, { ...base, title: 'X' });
    expect([displayedValues(state)['title'], state.conflicts]).toEqual(['Halifax Line', []]);
  });

  it('choosing theirs leaves nothing to save', () => {
    const state = mergeServerValues(applyEdit(createAutosaveState(base), 'title', 'mine', 0), {
      ...base,
      title: 'theirs',
    });
    expect(autosaveStatusOf(resolveConflict(state, 'title', 'theirs', 1))).toBe('saved');
  });

  it('agreeing by chance is no conflict', () => {
    const state = mergeServerValues(applyEdit(createAutosaveState(base), 'title', 'same', 0), {
      ...base,
      title: 'same',
    });
    expect(autosaveStatusOf(state)).toBe('saved');
  });

  it('never drops a text: after any merge it is shown, saved, or offered in a conflict', () => {
    const values = fc.record({ a: fc.constantFrom('1', '2', '3'), b: fc.constantFrom('1', '2', '3') });
    fc.assert(
      fc.property(
        values,
        values,
        fc.dictionary(fc.constantFrom('a', 'b'), fc.constantFrom('1', '2', '3')),
        (old, now, typed) => {
          let state = createAutosaveState(old);
          for (const [field, value] of Object.entries(typed)) state = applyEdit(state, field, value, 0);
          const mine = state.edits;
          const after = mergeServerValues(state, now);
          for (const [field, value] of Object.entries(mine))
            expect(displayedValues(after)[field]).toBe(value);
          for (const [field, value] of Object.entries(now)) {
            const offered = after.conflicts.some((c) => c.field === field && c.theirs === value);
            const theirsIsNew = old[field as 'a'] !== value;
            expect(displayedValues(after)[field] === value || offered || !theirsIsNew).toBe(true);
          }
        },
      ),
    );
  });
});

describe('after a crash of the tab', () => {
  it('asks again where the other had emptied the answer', () => {
    const state = restoreEdits({ ...base, title: null }, { base: {}, edits: { title: 'mine' } }, 10);
    expect(state.conflicts).toEqual([{ field: 'title', mine: 'mine', theirs: null }]);
  });

  it('brings back what was typed, onto what the server has now', () => {
    const state = restoreEdits(
      { ...base, days: 5 },
      { base, edits: { title: 'typed before the crash' } },
      10,
    );
    expect(displayedValues(state)).toEqual({ title: 'typed before the crash', days: 5, berths: null });
    expect(msUntilFormSave(state, 10)).toBe(2000);
  });

  it('asks where somebody else changed the same field since', () => {
    const state = restoreEdits({ ...base, title: 'theirs' }, { base, edits: { title: 'mine' } }, 10);
    expect(state.conflicts).toHaveLength(1);
  });
});
