import { statuses } from '@shiptime/domain/applications/lifecycle';
import { applicationSchema } from '@shiptime/domain/applications/wire/application';
import { clarificationSchema } from '@shiptime/domain/applications/wire/history';
import { stagesSchema } from '@shiptime/domain/applications/wire/stages';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#test/accessible.ts';
import { exampleOf } from '#test/example.ts';
import { network } from '#test/network.ts';
import { renderInApp, signInAs } from '#test/show.tsx';
import { translator } from '#test/words.ts';
import { ApplicationProgress } from './application-progress.tsx';

const plain = exampleOf(applicationSchema, { id: 41, status_id: statuses.clarification_needed });
const at = '2027-05-04T15:00:00.000Z';
const stage = { stage: 'coordinator_decision', state: 'current', started_at: null } as const;

describe.each(['en', 'fr'] as const)('where an application stands, %s', (language) => {
  const t = translator(language);
  const open = async (status_id: number, waiting_for: 'proponents' | 'coordinators', can = {}) => {
    await signInAs({ id: 1 });
    const application = { ...plain, status_id, can: { ...plain.can, ...can } } as typeof plain;
    const stages = exampleOf(stagesSchema, {
      current: stage.stage,
      chain: [stage],
      waiting_for,
      results_expected: '2027-09',
    });
    network.get.answers('/ship_time_requests/41', { data: { ...plain, stages } });
    network.get.answers('/ship_time_requests/41/clarifications', {
      data: [exampleOf(clarificationSchema, { kind: 'question', created_at: at })],
    });
    await renderInApp(<ApplicationProgress application={application} isOpenAtFirst />, { language });
  };
  const step = page.getByRole('listitem').first();

  it('says when the question was asked, and to a proponent that it is their turn', async () => {
    await open(statuses.clarification_needed, 'proponents', { respond: true });
    await expect
      .element(step.getByText(t('application_form:where.asks_you'), { exact: false }))
      .toBeVisible();
    await expect.element(step.getByRole('time')).toHaveAttribute('datetime', at);
    await expect.element(page.getByText(t('application_form:where.with.you'))).toBeVisible();
    await expectAccessible();
  });

  it('says to others who is waited for', async () => {
    await open(statuses.clarification_needed, 'proponents');
    await expect.element(step.getByText(t('application_form:where.asked'), { exact: false })).toBeVisible();
    await expect.element(page.getByText(t('application_form:where.with.proponents'))).toBeVisible();
  });

  it('says to the coordinators that it is their turn', async () => {
    await open(statuses.submitted, 'coordinators', { reject: true });
    await expect.element(page.getByText(t('application_form:where.with.you'))).toBeVisible();
  });
});
