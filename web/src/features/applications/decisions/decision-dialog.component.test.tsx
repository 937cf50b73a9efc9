import { statuses } from '@shiptime/domain/applications/lifecycle';
import { applicationSchema } from '@shiptime/domain/applications/wire/application';
import { vesselFitSchema } from '@shiptime/domain/plans/wire/plan';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sessionStore } from '#lib/session.tsx';
import { expectAccessible } from '#test/accessible.ts';
import { exampleOf } from '#test/example.ts';
import { network } from '#test/network.ts';
import { answerReferenceLists, cabot, teleost } from '#test/reference.ts';
import { renderInApp, signInAs, unmountApp } from '#test/show.tsx';
import { translator } from '#test/words.ts';
import { type ReviewDecision, DecisionDialog } from './decision-dialog.tsx';

const submitted = exampleOf(applicationSchema, {
  id: 41,
  project_title: 'Who lives on St. Anns Bank',
  status_id: statuses.submitted,
  vessel_id: teleost.id,
});
const asksFor = { reject: 'reason', clarify: 'details', withdraw: 'justification' } as const;
const field = { reject: 'reason', clarify: 'details', withdraw: 'reason' } as const;

beforeEach(() => signInAs({ user_type_id: 3, vessels: [teleost.id] }));

describe.each(['en', 'fr'] as const)('a decision, %s', (language) => {
  const t = translator(language);
  const [onDone, onClose] = [vi.fn<() => void>(), vi.fn<() => void>()];
  beforeEach(() => {
    onDone.mockClear();
    onClose.mockClear();
  });
  const dialog = page.getByRole('dialog');
  const text = (words: string) =>
    dialog.getByRole('textbox', { name: t(`applications:texts.${words}.label`) });
  const confirm = (decision: ReviewDecision) =>
    dialog.getByRole('button', { name: t(`applications:actions.${decision}.confirm`) });
  const open = (decision: ReviewDecision) =>
    renderInApp(
      <DecisionDialog application={submitted} decision={decision} onClose={onClose} onDone={onDone} />,
      {
        language,
      },
    );

  it.each(['reject', 'clarify', 'withdraw'] as const)(
    'to %s says what it does and asks for its words',
    async (decision) => {
      network.post.refuses(`/ship_time_requests/41/${decision}`, 422, {
        errors: { [field[decision]]: [t('errors:fields.required')] },
      });
      await open(decision);
      await expect.element(dialog).toHaveAccessibleName(t(`applications:actions.${decision}.title`));
      await expect.element(dialog.getByText(t(`applications:actions.${decision}.body`))).toBeVisible();
      await confirm(decision).click();
      await expect.element(dialog.getByText(t('errors:fields.required'))).toBeVisible();
      await expect.element(text(asksFor[decision])).toHaveAttribute('aria-invalid', 'true');
      expect(onDone).not.toHaveBeenCalled();
      await expectAccessible();
    },
  );

  it('to reject what was accepted says that a yes is taken back', async () => {
    const accepted = { ...submitted, status_id: statuses.accepted };
    await renderInApp(
      <DecisionDialog application={accepted} decision="reject" onClose={onClose} onDone={onDone} />,
      {
        language,
      },
    );
    await expect.element(dialog.getByText(t('applications:actions.reject.body_accepted'))).toBeVisible();
  });

  it('is taken once, however often the button is pressed', async () => {
    const answer = network.post.holds('/ship_time_requests/41/accept', { data: submitted });
    await open('accept');
    await confirm('accept').dblClick();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).toBeVisible();
    answer();
    await expect.element(page.getByText(t('applications:actions.accept.done'))).toBeVisible();
    expect(onDone).toHaveBeenCalledOnce();
    expect(network.post.asked('/ship_time_requests/41/accept')).toHaveLength(1);
  });

  it('that somebody else was quicker with says who decided what', async () => {
    network.post.refuses('/ship_time_requests/41/accept', 409, {
      type: 'invalid_transition',
      meta: {
        decided_by: { first_name: 'Zoé', last_name: 'Roy' },
        action: 'reject',
        at: '2026-11-20T15:00:00.000Z',
      },
    });
    await open('accept');
    await confirm('accept').click();
    const said = dialog.getByRole('alert');
    await expect.element(said.getByText('Zoé Roy', { exact: false })).toBeVisible();
    await expect.element(said.getByText(t('applications:history.reject'), { exact: false })).toBeVisible();
  });

  it('whose answer was lost is asked for again under the same key, with the same words', async () => {
    network.post.isAway('/ship_time_requests/41/withdraw');
    await open('withdraw');
    await userEvent.fill(text('justification'), 'No ship.');
    await confirm('withdraw').click();
    await expect.element(dialog.getByRole('alert')).toBeVisible();
    network.post.answers('/ship_time_requests/41/withdraw', { data: submitted });
    await confirm('withdraw').click();
    await vi.waitUntil(() => onDone.mock.calls.length === 1);
    const asked = network.post.asked('/ship_time_requests/41/withdraw');
    expect(new Set(asked.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
    expect(asked.at(-1)?.body).toEqual({ reason: 'No ship.' });
  });

  it('that is left by mistake keeps its words for the next time', async () => {
    await open('clarify');
    await userEvent.fill(text('details'), 'Which months?');
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
    unmountApp();
    await open('clarify');
    await expect.element(text('details')).toHaveValue('Which months?');
    await dialog.getByRole('button', { name: t('ui:cancel') }).click();
  });

  it('that was being written is kept, encrypted, for the same user of this tab', async () => {
    await open('reject');
    await userEvent.fill(text('reason'), 'No ship is free.');
    unmountApp();
    sessionStore.expire();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('No ship');
    await signInAs({ user_type_id: 3, vessels: [teleost.id] });
    await open('reject');
    await expect.element(text('reason')).toHaveValue('No ship is free.');
    await dialog.getByRole('button', { name: t('ui:cancel') }).click();
    unmountApp();
    await open('reject');
    await expect.element(text('reason')).toHaveValue('');
  });

  it('about another vessel judges each before it is chosen, the best first', async () => {
    answerReferenceLists();
    network.get.answers('/ship_time_requests/41/fits', {
      data: [exampleOf(vesselFitSchema, { vessel_id: cabot.id, verdict: 'fits' })],
    });
    network.post.answers('/ship_time_requests/41/reassign', { data: submitted });
    await open('reassign');
    const vessel = dialog.getByRole('combobox', { name: t('applications:feasibility.new_vessel') });
    await vessel.click();
    await userEvent.keyboard('{ArrowDown}');
    const best = page.getByRole('listbox').getByRole('option').first();
    await expect
      .element(best)
      .toHaveAccessibleName(expect.stringContaining(t('applications:feasibility.verdicts.fits')));
    await userEvent.keyboard('{Enter}');
    const judged = dialog.getByRole('status').getByText(t('applications:feasibility.verdicts.fits'));
    await expect.element(judged).toBeVisible();
    await expectAccessible();
    await userEvent.fill(text('reason'), 'Le navire est en radoub.');
    await confirm('reassign').click();
    await expect.element(page.getByText(t('applications:actions.reassign.done'))).toBeVisible();
    expect(network.post.asked('/ship_time_requests/41/reassign')).toMatchObject([
      { body: { vessel_id: cabot.id, reason: 'Le navire est en radoub.' } },
    ]);
  });
});
