import { statuses } from '@shiptime/domain/applications/lifecycle';
import { applicationSchema } from '@shiptime/domain/applications/wire/application';
import { clarificationSchema } from '@shiptime/domain/applications/wire/history';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { exampleOf } from '#test/example.ts';
import { network } from '#test/network.ts';
import { answerReferenceLists, year } from '#test/reference.ts';
import { renderInApp, signInAs } from '#test/show.tsx';
import { translator } from '#test/words.ts';
import { DecisionButtons } from './decision-buttons.tsx';

const plain = exampleOf(applicationSchema, {
  ...{ id: 41, fiscal_year_id: year.id, status_id: statuses.clarification_needed },
});
const asked = { ...plain, can: { ...plain.can, respond: true } };
const question = exampleOf(clarificationSchema, { kind: 'question', body: 'Which days?', opened_fields: [] });

it.each(['en', 'fr'] as const)('asks at once for what a link has led to, %s', async (language) => {
  const t = translator(language);
  await signInAs({ id: 1 });
  answerReferenceLists();
  network.get.answers('/ship_time_requests/41/clarifications', { data: [question] });
  await renderInApp(<DecisionButtons application={asked} asked="respond" onDone={() => undefined} />, {
    language,
  });
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('Which days?')).toBeVisible();
  await expect.element(dialog.getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('button', { name: t('applications:actions.respond.label') }))
    .toHaveFocus();
});
