import { applicationRow } from '@shiptime/domain/applications/wire/application';
import { statuses } from '@shiptime/domain/applications/lifecycle';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { exampleOf } from '#test/example.ts';
import { expectAccessible } from '#test/accessible.ts';
import { network } from '#test/network.ts';
import { show, signInAs } from '#test/show.tsx';
import { speak } from '#test/words.ts';
import { DecisionDialog } from './decision-dialog.tsx';

const application = exampleOf(applicationRow, {
  id: 41,
  project_title: 'Who lives on St. Anns Bank',
  status_id: statuses.submitted,
  vessel_id: 3,
});

it.each(['en', 'fr'] as const)('a rejection asks for its reason, %s', async (language) => {
  const t = speak(language);
  const onDone = vi.fn<() => void>();
  await signInAs({ user_type_id: 3, vessels: [3] });
  network.post.refuses('/ship_time_requests/41/reject', 422, {
    message: 'invalid',
    errors: { reason: [t('errors:fields.required')] },
  });
  await show(
    <DecisionDialog application={application} decision="reject" onClose={() => undefined} onDone={onDone} />,
    { language },
  );
  const dialog = page.getByRole('dialog', { name: t('applications:actions.reject.title') });
  await expect.element(dialog.getByText(t('applications:actions.reject.body'))).toBeVisible();
  await expectAccessible();
  const reason = dialog.getByRole('textbox', { name: t('applications:texts.reason.label') });
  await userEvent.fill(reason, 'No');
  await dialog.getByRole('button', { name: t('applications:actions.reject.confirm') }).click();
  await expect.element(dialog.getByText(t('errors:fields.required'))).toBeVisible();
  await expect.element(reason).toHaveValue('No');
  expect(onDone).not.toHaveBeenCalled();
});
