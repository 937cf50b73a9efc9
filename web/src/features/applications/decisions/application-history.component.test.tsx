import { statuses } from '@shiptime/domain/applications/lifecycle';
import { clarificationSchema, historyEntrySchema } from '@shiptime/domain/applications/wire/history';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { exampleOf } from '#test/example.ts';
import { network } from '#test/network.ts';
import { answerReferenceLists } from '#test/reference.ts';
import { renderInApp, signInAs } from '#test/show.tsx';
import { translator } from '#test/words.ts';
import { ApplicationHistory } from './application-history.tsx';
import { OpenQuestion } from './open-question.tsx';

const message = exampleOf(clarificationSchema, { corrections: [], opened_fields: [] });
const entry = exampleOf(historyEntrySchema, {});

it.each(['en', 'fr'] as const)('shows each question and answer once, %s', async (language) => {
  await signInAs({ id: 1 });
  answerReferenceLists();
  network.get.answers('/ship_time_requests/41/clarifications', {
    data: [
      { ...message, id: 1, kind: 'question', body: 'How heavy is the winch?' },
      { ...message, id: 2, kind: 'answer', body: 'Two tonnes.' },
      { ...message, id: 3, kind: 'question', body: 'Who pays for it?', opened_fields: ['project_title'] },
    ],
  });
  network.get.answers('/ship_time_requests/41/history', {
    data: ['How heavy is the winch?', 'Two tonnes.', 'Who pays for it?', 'No ship is free.'].map(
      (reason, index) => ({ ...entry, id: index, reason, to_status_id: statuses.submitted }),
    ),
  });
  await renderInApp(
    <>
      <OpenQuestion id={41} />
      <ApplicationHistory id={41} isQuestionShown />
    </>,
    { language },
  );
  const t = translator(language);
  const label = t('applications:fields.project_title.label');
  await expect.element(page.getByText(label, { exact: false })).toBeVisible();
  await expect.element(page.getByText('No ship is free.')).toBeVisible();
  for (const text of ['How heavy is the winch?', 'Two tonnes.', 'Who pays for it?']) {
    expect(page.getByText(text).elements()).toHaveLength(1);
  }
});
