import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { defaultWeights } from '@shiptime/domain/proposals/proposal-weights';
import { proposalWeightsSchema } from '@shiptime/domain/proposals/weights-wire';
import { expectAccessible } from '#test/accessible.ts';
import { exampleOf } from '#test/example.ts';
import { network } from '#test/network.ts';
import { answerReferenceLists, year } from '#test/reference.ts';
import { renderInApp, signInAs } from '#test/show.tsx';
import { translator } from '#test/words.ts';
import { FiscalYearsSection } from './fiscal-years-section.tsx';
import { WeightsDialog } from './weights-dialog.tsx';

const at = '/fiscal_years/5/weights';
const kept = exampleOf(proposalWeightsSchema, {
  ...defaultWeights,
  fiscal_year_id: 5,
  priority_3: 1.8,
  lock_version: 3,
});

beforeEach(() => signInAs({ user_type_id: 5 }));

describe.each(['en', 'fr'] as const)('what counts in the proposals of a year, %s', (language) => {
  const t = translator(language);
  const typed = (text: string) => (language === 'fr' ? text.replace('.', ',') : text);
  const dialog = page.getByRole('dialog', { name: t('reference:weights.title', { name: year.name }) });
  const fieldOf = (name: string) => dialog.getByRole('textbox', { name, exact: true });
  const third = fieldOf(t('reference:weights.fields.priority', { priority: 3 }));
  const second = fieldOf(t('reference:weights.fields.second_choice'));
  const save = dialog.getByRole('button', { name: t('reference:record.save') });
  const says = (words: string) => expect.stringContaining(words);
  const asDays = (count: string) =>
    t(`reference:weights.sentences.priority_${language === 'fr' && count < '2' ? 'one' : 'other'}`, {
      priority: 3,
      count: typed(count),
    });
  const open = async () => {
    network.get.answers(at, { data: kept });
    await renderInApp(<WeightsDialog year={year} onClose={() => undefined} />, { language });
    await expect.element(third).toHaveValue(typed('1.8'));
  };

  it('is said in sentences as one types, and saved as typed', async () => {
    network.patch.answers(at, { data: kept });
    await open();
    await expect.element(third).toHaveAccessibleDescription(asDays('1.8'));
    await userEvent.fill(third, typed('2.1'));
    await expect.element(third).toHaveAccessibleDescription(asDays('2.1'));
    await expectAccessible();
    await save.click();
    await expect.element(page.getByText(t('reference:record.saved'))).toBeVisible();
    const [asked] = network.patch.asked(at);
    expect(asked?.body).toEqual({ ...defaultWeights, priority_3: 2.1 });
    expect(asked?.headers.get('if-match')).toBe('"3"');
  });

  it('takes no number that is out of range, too fine or below a lower priority, and says so at its place', async () => {
    await open();
    await userEvent.fill(second, typed('1.5'));
    await userEvent.fill(third, '1');
    await save.click();
    await expect
      .element(second)
      .toHaveAccessibleDescription(says(t('errors:fields.out_of_range', { min: 0, max: 1 })));
    await userEvent.fill(second, typed('0.055'));
    await expect
      .element(second)
      .toHaveAccessibleDescription(says(t('errors:fields.too_fine', { step: typed('0.01') })));
    await userEvent.fill(second, typed('0.05'));
    await expect.element(third).toHaveAccessibleDescription(says(t('errors:fields.below_lower_priority')));
    expect(network.patch.asked(at)).toEqual([]);
    await expectAccessible();
  });

  it('goes back to the usual values', async () => {
    await open();
    await dialog.getByRole('button', { name: t('reference:weights.usual') }).click();
    await expect.element(third).toHaveValue(typed('1.6'));
    expect(network.patch.asked(at)).toEqual([]);
  });

  it('leaves the keyboard where it was', async () => {
    answerReferenceLists();
    network.get.answers(at, { data: kept });
    await renderInApp(<FiscalYearsSection />, { language });
    const opener = page.getByRole('button', { name: t('reference:weights.open_named', { name: year.name }) });
    await opener.click();
    await expect.element(third).toHaveValue(typed('1.8'));
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  it('that somebody else has changed meanwhile is not written over, and what was typed stays', async () => {
    network.patch.refuses(at, 412, {});
    await open();
    await userEvent.fill(third, typed('2.1'));
    await save.click();
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(t('problems:tasks.save_record'));
    await expect.element(third).toHaveValue(typed('2.1'));
  });
});
