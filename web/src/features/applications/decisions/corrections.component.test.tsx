import { statuses } from '@shiptime/domain/applications/lifecycle';
import { applicationSchema } from '@shiptime/domain/applications/wire/application';
import { clarificationSchema, correctionSchema } from '@shiptime/domain/applications/wire/history';
import { formatDayRange } from '@shiptime/domain/shared/day-words';
import { constraintRowSchema } from '@shiptime/domain/vessels/vessel-wire';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#test/accessible.ts';
import { exampleOf } from '#test/example.ts';
import { network } from '#test/network.ts';
import { answerReferenceLists, cabot, teleost, year } from '#test/reference.ts';
import { renderInApp, signInAs, unmountApp } from '#test/show.tsx';
import { translator } from '#test/words.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { OpenQuestion } from './open-question.tsx';
import { ProposedCorrections } from './proposed-corrections.tsx';

const path = '/ship_time_requests/41';
const submitted = exampleOf(applicationSchema, {
  ...{ id: 41, project_title: 'Who lives on St. Anns Bank', status_id: statuses.clarification_needed },
  ...{
    vessel_id: teleost.id,
    fiscal_year_id: year.id,
    operational_days: 12,
    mission_objectives: 'Nine stations.',
  },
});

describe.each(['en', 'fr'] as const)('a question that opens fields, %s', (language) => {
  const t = translator(language);
  const onDone = vi.fn<() => void>();
  const dialog = page.getByRole('dialog');
  const days = t('applications:fields.operational_days.label');
  beforeEach(async () => {
    onDone.mockClear();
    await signInAs({ id: 1, user_type_id: 3, vessels: [teleost.id] });
    answerReferenceLists();
  });
  const open = (decision: 'clarify' | 'respond') =>
    renderInApp(
      <DecisionDialog
        application={submitted}
        decision={decision}
        onClose={() => undefined}
        onDone={onDone}
      />,
      { language },
    );

  it('names them, with those that go with them, and says nothing of fields where none is opened', async () => {
    network.post.answers(`${path}/clarify`, { data: submitted });
    await open('clarify');
    const details = dialog.getByRole('textbox', { name: t('applications:texts.details.label') });
    await userEvent.fill(details, 'Which days?');
    await expect.element(dialog.getByRole('checkbox')).not.toBeInTheDocument();
    await dialog.getByRole('button', { name: t('applications:corrections.open') }).click();
    await dialog
      .getByText(
        t('applications:corrections.field', {
          section: t('applications:sections.scheduling'),
          field: t('applications:fields.operational_window_end.label'),
        }),
      )
      .click();
    await expectAccessible();
    await dialog.getByRole('button', { name: t('applications:actions.clarify.confirm') }).click();
    await vi.waitUntil(() => onDone.mock.calls.length === 1);
    expect(network.post.asked(`${path}/clarify`)[0]?.body).toEqual({
      details: 'Which days?',
      open_fields: [
        'operational_window_start',
        'operational_window_end',
        'preferred_start_window_start',
        'preferred_start_window_end',
      ],
    });
  });

  it('has them in the answer, with what was submitted beside what is proposed; what is typed outlasts Escape', async () => {
    const question = exampleOf(clarificationSchema, {
      kind: 'question',
      opened_fields: ['operational_days'],
    });
    network.get.answers('/scheduling_constraints', { data: [] });
    network.get.answers(path, { data: submitted });
    network.get.answers(`${path}/clarifications`, { data: [question] });
    network.post.refuses(`${path}/respond`, 422, {
      errors: { 'corrections.operational_days': [t('errors:fields.quarter_days')] },
    });
    await open('respond');
    const field = dialog.getByRole('textbox', { name: days, exact: false });
    await expect.element(field).toHaveValue('12');
    await userEvent.fill(field, '9');
    await expect.element(dialog.getByText(t('applications:corrections.after'))).toBeVisible();
    await expectAccessible();
    unmountApp();
    await open('respond');
    await expect.element(field).toHaveValue('9');
    await userEvent.fill(
      dialog.getByRole('textbox', { name: t('applications:texts.answer.label') }),
      'Nine days.',
    );
    await dialog.getByRole('button', { name: t('applications:actions.respond.confirm') }).click();
    await expect.element(dialog.getByText(t('applications:corrections.not_right'))).toBeVisible();
    await expect.element(dialog.getByText(t('errors:fields.quarter_days'), { exact: false })).toBeVisible();
    expect(network.post.asked(`${path}/respond`).at(-1)?.body).toEqual({
      details: 'Nine days.',
      corrections: { operational_days: 9 },
    });
    await dialog
      .getByRole('button', { name: t('applications:corrections.put_back_of', { field: days }) })
      .click();
    await expect.element(field).toHaveValue('12');
    await dialog.getByRole('button', { name: t('ui:cancel') }).click();
  });

  it('offers to move the window away from a refit, but not to exchange ships, which cannot be corrected', async () => {
    const refit = { vessel_id: teleost.id, start_date: '2027-04-01', end_date: '2027-06-24' };
    network.get.answers('/scheduling_constraints', { data: [exampleOf(constraintRowSchema, refit)] });
    network.get.answers(path, {
      data: {
        ...submitted,
        ...{ vessel_preference_1_id: teleost.id, vessel_preference_2_id: cabot.id },
        ...{ operational_window_start: '2027-05-01', operational_window_end: '2027-05-20' },
      },
    });
    network.get.answers(`${path}/clarifications`, {
      data: [
        exampleOf(clarificationSchema, {
          kind: 'question',
          opened_fields: ['operational_window_start', 'operational_window_end'],
        }),
      ],
    });
    await open('respond');
    const days = formatDayRange(language, '2027-06-25', '2027-07-14');
    const move = dialog.getByRole('button', { name: t('application_form:warnings.move_window', { days }) });
    await expect.element(move).toBeVisible();
    const exchange = t('application_form:warnings.exchange_choices');
    await expect.element(dialog.getByRole('button', { name: exchange })).not.toBeInTheDocument();
  });

  it('opens them to the answer only, not to a decision taken beside the question', async () => {
    const question = exampleOf(clarificationSchema, {
      ...{ kind: 'question', body: 'Which days?', opened_fields: ['operational_days'] },
    });
    network.get.answers('/scheduling_constraints', { data: [] });
    network.get.answers(path, { data: submitted });
    network.get.answers(`${path}/clarifications`, { data: [question] });
    const decision = { decision: 'withdraw', onClose: () => undefined, onDone } as const;
    await renderInApp(
      <>
        <OpenQuestion id={41} />
        <DecisionDialog application={submitted} {...decision} />
      </>,
      { language },
    );
    await expect.element(page.getByText('Which days?')).toBeInTheDocument();
    await userEvent.fill(dialog.getByRole('textbox'), 'Asked for.');
    await expect.element(dialog.getByText(t('applications:corrections.opened_lead'))).not.toBeInTheDocument();
    expect(network.get.asked(path)).toEqual([]);
  });

  it('is decided field by field: none is taken or left unsaid', async () => {
    const corrections = [
      exampleOf(correctionSchema, {
        id: 7,
        field: 'operational_days',
        before: 12,
        after: 9,
        state: 'proposed',
      }),
      exampleOf(correctionSchema, {
        ...{ id: 8, field: 'mission_objectives', state: 'proposed' },
        ...{ before: 'Nine stations.', after: 'Nine stations and a mooring.' },
      }),
      exampleOf(correctionSchema, {
        id: 6,
        field: 'operational_days',
        before: 12,
        after: 8,
        state: 'replaced',
      }),
    ];
    network.get.answers(`${path}/clarifications`, {
      data: [exampleOf(clarificationSchema, { kind: 'answer', corrections })],
    });
    network.post.answers(`${path}/correct`, { data: submitted });
    await renderInApp(<ProposedCorrections id={41} onDone={onDone} />, { language });
    const group = (field: 'operational_days' | 'mission_objectives') =>
      page.getByRole('radiogroup', {
        name: t('applications:corrections.decide', { field: t(`applications:fields.${field}.label`) }),
        exact: false,
      });
    await expect.element(page.getByText('stations and a mooring.', { exact: true })).toBeVisible();
    await group('operational_days').getByText(t('applications:corrections.take'), { exact: true }).click();
    await page.getByRole('button', { name: t('applications:actions.correct.confirm') }).click();
    await expect.element(page.getByText(t('applications:corrections.choose_each'))).toBeVisible();
    expect(network.post.asked(`${path}/correct`)).toEqual([]);
    await group('mission_objectives').getByText(t('applications:corrections.leave'), { exact: true }).click();
    await userEvent.fill(
      page.getByRole('textbox', { name: t('applications:corrections.reason'), exact: false }),
      'No.',
    );
    await expectAccessible();
    await page.getByRole('button', { name: t('applications:actions.correct.confirm') }).click();
    await vi.waitUntil(() => onDone.mock.calls.length === 1);
    expect(network.post.asked(`${path}/correct`)[0]?.body).toEqual({
      accept: [7],
      decline: [8],
      reason: 'No.',
    });
  });
});
