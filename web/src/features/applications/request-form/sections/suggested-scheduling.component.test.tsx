import { applicationSchema } from '@shiptime/domain/applications/wire/application';
import { formatDayRange } from '@shiptime/domain/shared/day-words';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { FormModelContext } from '#features/applications/request-form/form-model.ts';
import { expectAccessible } from '#test/accessible.ts';
import { exampleOf } from '#test/example.ts';
import { createTestFormModel } from '#test/form-model.ts';
import { network } from '#test/network.ts';
import { answerReferenceLists, year } from '#test/reference.ts';
import { renderInApp } from '#test/show.tsx';
import { translator } from '#test/words.ts';
import { Scheduling } from './scheduling.tsx';

const day = (of: string) => `${year.start_date.slice(0, 4)}-${of}`;
const halifax = { id: 9, key: 'halifax', name_en: 'Halifax', name_fr: 'Halifax', active: true };

describe.each(['en', 'fr'] as const)('what the form can tell by itself, %s', (language) => {
  const t = translator(language);
  const nobody = {
    ...{ preferred_start_window_start: null, preferred_start_window_end: null },
    ...{ demobilization_days: null, demobilization_port_id: null },
  };
  const open = async (answers: object = {}, readOnly = false) => {
    answerReferenceLists({ ports: [halifax] });
    network.get.answers('/ship_time_requests/41', { data: exampleOf(applicationSchema, { id: 41 }) });
    network.get.answers('/ship_time_requests/41/demand', { data: [] });
    network.get.answers('/scheduling_constraints', { data: [], meta: { total: 0, last_page: 1 } });
    const form = createTestFormModel(
      {
        ...{ operational_days: 10, copied_from_id: null, ...nobody },
        ...{ operational_window_start: day('07-01'), operational_window_end: day('08-15') },
        ...{ mobilization_days: 1, mobilization_port_id: halifax.id, ...answers },
      },
      readOnly,
    );
    await renderInApp(
      <FormModelContext value={form}>
        <Scheduling />
      </FormModelContext>,
      { language },
    );
    await expect.element(page.getByText(t('application_form:groups.mobilization')).first()).toBeVisible();
    return form.editor;
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const starts = t('application_form:proposed.starts', {
    work: language === 'en' ? '10 days' : '10\u00a0jours',
    days: formatDayRange(language, day('07-01'), day('08-06')),
  });
  const back = t('application_form:proposed.return', {
    port: 'Halifax',
    days: language === 'en' ? '1 day' : '1\u00a0jour',
  });
  const undo = () => button(t('application_form:hints.undo'));

  it('is every start that leaves time for the work, taken with a press and taken back with another', async () => {
    const editor = await open();
    await button(starts).click();
    expect(editor.state().edits).toMatchObject({
      preferred_start_window_start: day('07-01'),
      preferred_start_window_end: day('08-06'),
    });
    await expect.element(page.getByText(t('application_form:proposed.starts_done'))).toBeVisible();
    await expectAccessible();
    await undo().click();
    await expect.element(button(starts)).toBeVisible();
  });

  it('is that one comes back to where one left from', async () => {
    const editor = await open();
    await button(back).click();
    expect(editor.state().edits).toMatchObject({
      demobilization_days: 1,
      demobilization_port_id: halifax.id,
    });
    await undo().click();
    await expect.element(button(back)).toBeVisible();
  });

  it('is not said over what somebody wrote, nor to whoever only reads', async () => {
    await open({ preferred_start_window_start: day('07-10'), demobilization_days: 2 });
    await expect.element(button(starts)).not.toBeInTheDocument();
    await expect.element(button(back)).not.toBeInTheDocument();
    await open({}, true);
    await expect.element(button(starts)).not.toBeInTheDocument();
  });
});
