import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { shown, startAutosave } from './autosave-state.ts';
import {
  beginSave,
  discard,
  dueIn,
  edit,
  failed,
  holdBack,
  refused,
  resolve,
  saved,
  statusOf,
  stillRejected,
} from './autosave.ts';
import { merge, restore } from './merging.ts';
import { ApiError } from '#lib/api-error.ts';

const away = { kind: 'unreachable', error: new ApiError(0) } as const;

const base = { title: 'Halifax Line', days: 12, berths: null };

describe('typing', () => {
  it('shows what was typed over what is saved, and waits until it is quiet', () => {
    const state = edit(startAutosave(base), 'title', 'Halifax', 1000);
    expect(shown(state)).toEqual({ ...base, title: 'Halifax' });
    expect(statusOf(state)).toBe('dirty');
    expect(dueIn(state, 1000)).toBe(2000);
  });

  it('does not wait for ever while somebody goes on typing', () => {
    let state = startAutosave(base);
    for (let now = 0; now <= 24_000; now += 1000) state = edit(state, 'title', `text ${now}`, now);
    expect(dueIn(state, 24_000)).toBe(1000);
  });

  it('counts a value typed back as no edit', () => {
    const state = edit(edit(startAutosave(base), 'title', 'x', 0), 'title', 'Halifax Line', 1);
    expect(statusOf(state)).toBe('saved');
    expect(dueIn(state, 1)).toBeNull();
  });

  it('keeps a value typed back while the other one is on its way', () => {
    const sending = beginSave(edit(startAutosave(base), 'title', 'x', 0));
    const state = saved(edit(sending, 'title', 'Halifax Line', 1), { ...base, title: 'x' }, 2);
    expect(shown(state)['title']).toBe('Halifax Line');
    expect(statusOf(state)).toBe('dirty');
  });

  it('can be switched off', () => {
    const state = edit(startAutosave(base, false), 'title', 'x', 0);
    expect(dueIn(state, 60_000)).toBeNull();
  });
});

describe('saving', () => {
  it('keeps what was typed while a save was under way', () => {
    const sending = beginSave(edit(startAutosave(base), 'title', 'a', 0));
    const state = saved(edit(sending, 'title', 'ab', 1), { ...base, title: 'a' }, 2);
    expect(state.edits).toEqual({ title: 'ab' });
    expect(state.savedAt).toBe(2);
  });

  it('keeps everything when no answer comes, and tries again ever more slowly', () => {
    let state = beginSave(edit(startAutosave(base), 'title', 'a', 0));
    const waits: (number | null)[] = [];
    for (let i = 0; i < 6; i += 1) {
      state = failed(state, away, 0);
      waits.push(dueIn(state, 0));
      state = beginSave(state);
    }
    expect(waits).toEqual([4000, 8000, 16_000, 30_000, 30_000, 30_000]);
    expect(shown(state)['title']).toBe('a');
  });

  it('does not send a refused value again before it has changed, and lets the other fields through', () => {
    const typed = edit(edit(startAutosave(base), 'days', 9999, 0), 'title', 'New', 0);
    const state = refused(beginSave(typed), { days: ['too many'] }, 'invalid');
    expect(shown(state)['days']).toBe(9999);
    expect(stillRejected(state)['days']?.messages).toEqual(['too many']);
    expect(beginSave(state).sent).toEqual({ title: 'New' });
    const next = saved(beginSave(state), { ...base, title: 'New' }, 1);
    expect(statusOf(next)).toBe('failed');
    expect(dueIn(next, 90_000)).toBeNull();
    expect(beginSave(edit(next, 'days', 9, 90_000)).sent).toEqual({ days: 9 });
  });

  it('waits with everything that was sent where the refusal names no field', () => {
    const state = refused(beginSave(edit(startAutosave(base), 'title', 'x', 0)), {}, 'no');
    expect(dueIn(state, 90_000)).toBeNull();
    expect(stillRejected(state)['title']?.messages).toEqual(['no']);
  });

  it('shows a text as it was typed, though the server trims it', () => {
    const state = saved(
      beginSave(edit(startAutosave(base), 'title', 'Halifax ', 0)),
      { ...base, title: 'Halifax' },
      1,
    );
    expect(shown(state)['title']).toBe('Halifax ');
    expect(statusOf(state)).toBe('saved');
    expect(statusOf(edit(state, 'title', 'Halifax L', 2))).toBe('dirty');
  });

  it('knows a number that is none from nothing', () => {
    const state = edit(startAutosave(base), 'berths', Number.NaN, 0);
    expect(state.edits).toEqual({ berths: Number.NaN });
    const held = holdBack(state, (_, value) => !Number.isNaN(value));
    expect(beginSave(held).sent).toBeNull();
    expect(statusOf(held)).toBe('failed');
    expect(beginSave(edit(held, 'berths', 6, 1)).sent).toEqual({ berths: 6 });
  });

  it('throws away what is not saved, when told to', () => {
    const state = discard(edit(startAutosave(base), 'title', 'x', 0));
    expect([shown(state)['title'], statusOf(state)]).toEqual(['Halifax Line', 'saved']);
  });
});

describe('two people at once', () => {
  it('sees what the other saved while an own save was under way', () => {
    const sending = beginSave(edit(startAutosave(base), 'title', 'mine', 0));
    const state = saved(edit(sending, 'days', 30, 1), { ...base, title: 'mine', days: 20 }, 2);
    expect(state.conflicts).toEqual([{ field: 'days', mine: 30, theirs: 20 }]);
    expect(shown(state)['title']).toBe('mine');
  });

  it('is in no conflict with what it sent itself and never heard of again', () => {
    const lost = failed(beginSave(edit(startAutosave(base), 'title', 'first try ', 0)), away, 0);
    const typed = edit(lost, 'title', 'first try and more', 1);
    expect(merge(typed, { ...base, title: 'first try' }).conflicts).toEqual([]);
    expect(merge(typed, { ...base, title: 'somebody else' }).conflicts).toHaveLength(1);
  });

  it('takes over what only the other changed', () => {
    const state = merge(edit(startAutosave(base), 'title', 'mine', 0), { ...base, days: 20 });
    expect(shown(state)).toEqual({ title: 'mine', days: 20, berths: null });
    expect(state.conflicts).toEqual([]);
  });

  it('leaves the space after a word where it is when somebody saves another field', () => {
    const sent = beginSave(edit(startAutosave(base), 'title', 'Halifax ', 0));
    const state = merge(saved(sent, { ...base, title: 'Halifax' }, 1), { title: 'Halifax', days: 20 });
    expect(shown(state)).toMatchObject({ title: 'Halifax ', days: 20 });
    expect(statusOf(state)).toBe('saved');
    const unanswered = merge(failed(sent, away, 1), { ...base, title: 'Halifax' });
    expect(shown(unanswered)['title']).toBe('Halifax ');
    expect(statusOf(unanswered)).toBe('saved');
    expect(shown(merge(state, { ...base, title: 'Theirs' }))['title']).toBe('Theirs');
  });

  it('keeps both texts where both changed the same field, and sends neither', () => {
    const state = merge(edit(startAutosave(base), 'title', 'mine', 0), { ...base, title: 'theirs' });
    expect(state.conflicts).toEqual([{ field: 'title', mine: 'mine', theirs: 'theirs' }]);
    expect(statusOf(state)).toBe('conflict');
    expect(beginSave(state).sent).toBeNull();
  });

  it('keeps a conflict open until somebody has chosen, whatever is saved elsewhere', () => {
    const first = merge(edit(startAutosave(base), 'title', 'mine', 0), { ...base, title: 'theirs' });
    const second = merge(first, { ...base, title: 'theirs', days: 3 });
    expect(second.conflicts).toHaveLength(1);
    const chosen = resolve(second, 'title', 'both', 5);
    expect(chosen.conflicts).toEqual([]);
    expect(beginSave(chosen).sent).toEqual({ title: 'both' });
  });

  it('offers what was typed on while the question was open', () => {
    const asked = merge(edit(startAutosave(base), 'title', 'mine', 0), { ...base, title: 'theirs' });
    const state = edit(asked, 'title', 'mine, and more', 1);
    expect(state.conflicts).toEqual([{ field: 'title', mine: 'mine, and more', theirs: 'theirs' }]);
    expect(edit(state, 'title', 'theirs', 2).conflicts).toEqual([]);
  });

  it('asks when somebody else writes again what was once sent without an answer', () => {
    const lost = failed(beginSave(edit(startAutosave(base), 'title', 'X', 0)), away, 0);
    const known = merge(merge(lost, { ...base, title: 'X' }), { ...base, title: 'Y' });
    const state = merge(edit(known, 'title', 'Z', 1), { ...base, title: 'X' });
    expect(state.conflicts).toEqual([{ field: 'title', mine: 'Z', theirs: 'X' }]);
  });

  it('takes back what may have arrived: as it was before is then a change', () => {
    const lost = failed(beginSave(edit(startAutosave(base), 'title', 'X', 0)), away, 0);
    const back = edit(lost, 'title', 'Halifax Line', 1);
    expect(beginSave(back).sent).toEqual({ title: 'Halifax Line' });
    const state = merge(back, { ...base, title: 'X' });
    expect([shown(state)['title'], state.conflicts]).toEqual(['Halifax Line', []]);
  });

  it('choosing theirs leaves nothing to save', () => {
    const state = merge(edit(startAutosave(base), 'title', 'mine', 0), { ...base, title: 'theirs' });
    expect(statusOf(resolve(state, 'title', 'theirs', 1))).toBe('saved');
  });

  it('agreeing by chance is no conflict', () => {
    const state = merge(edit(startAutosave(base), 'title', 'same', 0), { ...base, title: 'same' });
    expect(statusOf(state)).toBe('saved');
  });

  it('never drops a text: after any merge it is shown, saved, or offered in a conflict', () => {
    const values = fc.record({ a: fc.constantFrom('1', '2', '3'), b: fc.constantFrom('1', '2', '3') });
    fc.assert(
      fc.property(
        values,
        values,
        fc.dictionary(fc.constantFrom('a', 'b'), fc.constantFrom('1', '2', '3')),
        (old, now, typed) => {
          let state = startAutosave(old);
          for (const [field, value] of Object.entries(typed)) state = edit(state, field, value, 0);
          const mine = state.edits;
          const after = merge(state, now);
          for (const [field, value] of Object.entries(mine)) expect(shown(after)[field]).toBe(value);
          for (const [field, value] of Object.entries(now)) {
            const offered = after.conflicts.some((c) => c.field === field && c.theirs === value);
            const theirsIsNew = old[field as 'a'] !== value;
            expect(shown(after)[field] === value || offered || !theirsIsNew).toBe(true);
          }
        },
      ),
    );
  });
});

describe('after a crash of the tab', () => {
  it('asks again where the other had emptied the answer', () => {
    const state = restore({ ...base, title: null }, { base: {}, edits: { title: 'mine' } }, 10);
    expect(state.conflicts).toEqual([{ field: 'title', mine: 'mine', theirs: null }]);
  });

  it('brings back what was typed, onto what the server has now', () => {
    const state = restore({ ...base, days: 5 }, { base, edits: { title: 'typed before the crash' } }, 10);
    expect(shown(state)).toEqual({ title: 'typed before the crash', days: 5, berths: null });
    expect(dueIn(state, 10)).toBe(2000);
  });

  it('asks where somebody else changed the same field since', () => {
    const state = restore({ ...base, title: 'theirs' }, { base, edits: { title: 'mine' } }, 10);
    expect(state.conflicts).toHaveLength(1);
  });
});
