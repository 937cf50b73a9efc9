import { formatDay, formatDayRange } from '@shiptime/domain/shared/day-words';
import { applicationSchema } from '@shiptime/domain/applications/wire/application';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FormModelContext } from '#features/applications/request-form/form-model.ts';
import { expectAccessible } from '#test/accessible.ts';
import { exampleOf } from '#test/example.ts';
import { createTestFormModel } from '#test/form-model.ts';
import { network } from '#test/network.ts';
import { answerReferenceLists, year } from '#test/reference.ts';
import { renderInApp } from '#test/show.tsx';
import { translator } from '#test/words.ts';
import { OperationalWindowStrip } from './operational-window-strip.tsx';

const first = `${year.start_date.slice(0, 4)}-07-10`;
const last = `${year.start_date.slice(0, 4)}-08-20`;
const later = (day: string) => `${year.start_date.slice(0, 4)}-${day}`;

describe.each(['en', 'fr'] as const)('the window on the year, %s', (language) => {
  const t = translator(language);
  const open = async (readOnly = false, days: readonly [string | null, string | null] = [first, last]) => {
    answerReferenceLists({});
    network.get.answers('/ship_time_requests/41', { data: exampleOf(applicationSchema, { id: 41 }) });
    network.get.answers('/ship_time_requests/41/demand', { data: [] });
    network.get.answers('/scheduling_constraints', { data: [], meta: { total: 0, last_page: 1 } });
    const form = createTestFormModel(
      { operational_window_start: days[0], operational_window_end: days[1] },
      readOnly,
    );
    await renderInApp(
      <FormModelContext value={form}>
        <OperationalWindowStrip />
      </FormModelContext>,
      { language },
    );
    return form.editor;
  };
  const grip = (which: 'start' | 'whole' | 'end') =>
    page.getByRole('slider', { name: t(`application_form:window.grips.${which}`), exact: true });
  const editsOf = (editor: Awaited<ReturnType<typeof open>>) => {
    const { operational_window_start: start, operational_window_end: end } = editor.state().edits;
    return { start, end };
  };

  it('says where it stands, to whoever hears it', async () => {
    await open();
    await expect.element(grip('start')).toHaveAttribute('aria-valuetext', formatDay(language, first));
    await expect
      .element(grip('whole'))
      .toHaveAttribute('aria-valuetext', formatDayRange(language, first, last));
    await expect.element(grip('end')).toHaveAttribute('aria-valuetext', formatDay(language, last));
    await expectAccessible();
  });

  it('is moved by keys, a day at a time, a week with Shift', async () => {
    const editor = await open();
    const focus = (which: 'start' | 'whole' | 'end') => (grip(which).element() as HTMLElement).focus();
    await expect.element(grip('whole')).toBeInTheDocument();
    focus('whole');
    await userEvent.keyboard('{ArrowRight}');
    expect(editsOf(editor)).toEqual({ start: later('07-11'), end: later('08-21') });
    focus('end');
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    expect(editsOf(editor)).toEqual({ start: later('07-11'), end: later('08-14') });
    focus('start');
    await userEvent.keyboard('{ArrowUp}');
    expect(editsOf(editor).start).toBe(later('07-12'));
  });

  it('goes a month with Page Up and Page Down, to the ends of the year with Home and End, and says where it is', async () => {
    const editor = await open();
    await expect.element(grip('end')).toBeInTheDocument();
    (grip('end').element() as HTMLElement).focus();
    await userEvent.keyboard('{PageUp}');
    expect(editsOf(editor).end).toBe(later('09-20'));
    await expect.element(grip('end')).toHaveAttribute('aria-valuetext', formatDay(language, later('09-20')));
    await userEvent.keyboard('{PageDown}');
    await expect.element(grip('end')).toHaveAttribute('aria-valuetext', formatDay(language, last));
    await userEvent.keyboard('{End}');
    expect(editsOf(editor).end).toBe(year.end_date);
    (grip('start').element() as HTMLElement).focus();
    await userEvent.keyboard('{Home}');
    expect(editsOf(editor).start).toBe(year.start_date);
    await expect
      .element(grip('start'))
      .toHaveAttribute('aria-valuetext', formatDay(language, year.start_date));
  });

  it('is dragged, and is set when it is let go', async () => {
    const editor = await open();
    await expect.element(grip('whole')).toBeInTheDocument();
    const handle = grip('whole').element().parentElement!;
    const { left, top } = handle.getBoundingClientRect();
    const aMonth = (handle.closest('ul')!.clientWidth * 30) / 366;
    const at = (clientX: number) => ({
      ...{ clientX, clientY: top + 5, pageX: clientX, pageY: top + 5 },
      ...{ bubbles: true, button: 0, pointerId: 1, pointerType: 'mouse', isPrimary: true },
    });
    handle.dispatchEvent(new PointerEvent('pointerdown', at(left + 5)));
    window.dispatchEvent(new PointerEvent('pointermove', at(left + 5 + aMonth)));
    await expect.element(grip('start')).not.toHaveAttribute('aria-valuetext', formatDay(language, first));
    expect(editsOf(editor)).toEqual({ start: undefined, end: undefined });
    window.dispatchEvent(new PointerEvent('pointerup', at(left + 5 + aMonth)));
    await expect.poll(() => editsOf(editor).start).toBe(later('08-09'));
    expect(editsOf(editor).end).toBe(later('09-19'));
  });

  it('is drawn where there is none, from a day to another', async () => {
    const editor = await open(false, [null, null]);
    await expect.element(page.getByText(t('application_form:window.ground'))).toBeVisible();
    const ground = page.elementLocator(document.querySelector('[data-ground]')!);
    const { width } = ground.element().getBoundingClientRect();
    const at = (day: number) => ({ x: ((day + 0.5) / 366) * width, y: 8 });
    await userEvent.dragAndDrop(ground, ground, { sourcePosition: at(100), targetPosition: at(130) });
    await expect.poll(() => editsOf(editor)).toEqual({ start: later('07-10'), end: later('08-09') });
    await expect.element(grip('whole')).toBeInTheDocument();
    await expectAccessible();
  });

  it('stands where it was in a form that is read', async () => {
    await open(true);
    await expect.element(page.getByRole('figure')).toBeVisible();
    expect(grip('whole').query()).toBeNull();
  });
});
