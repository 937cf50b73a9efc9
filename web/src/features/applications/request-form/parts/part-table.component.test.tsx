import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createTestFormModel } from '#test/form-model.ts';
import { answerReferenceLists } from '#test/reference.ts';
import { renderInApp, signInAs } from '#test/show.tsx';
import { translator } from '#test/words.ts';
import { FormModelContext } from '../form-model.ts';
import { PartProblems } from './part-table.tsx';

const at = '2027-05-04T15:00:00.000Z';
const source = {
  ...{ id: 5, ship_time_request_id: 41, lock_version: 1, created_at: at, updated_at: at },
  organization: 'DFO',
  amount: 50_000,
  grant_number: null,
  ror: null,
};

describe.each(['en', 'fr'] as const)('the funding sources of a form, %s', (language) => {
  const t = translator(language);
  const open = async (status: 'confirmed' | null) => {
    await signInAs({ id: 1 });
    answerReferenceLists();
    const model = createTestFormModel({ funding_sources: [{ ...source, status }] });
    await renderInApp(
      <FormModelContext value={model}>
        <p>–</p>
        <PartProblems part="funding_sources" />
      </FormModelContext>,
      { language },
    );
    await expect.element(page.getByText('–')).toBeVisible();
  };

  it('name what a saved row still lacks', async () => {
    await open(null);
    const column = t('application_form:parts.funding_sources.status');
    const place = t('application_form:parts.place', { row: '1', column });
    await expect.element(page.getByText(place, { exact: false })).toBeVisible();
  });

  it('name nothing where the row is complete', async () => {
    await open('confirmed');
    expect(page.getByRole('listitem').query()).toBeNull();
  });
});
