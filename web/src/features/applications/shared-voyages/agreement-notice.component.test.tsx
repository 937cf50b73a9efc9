import {
  type AgreementPart,
  type VoyageAgreement,
  voyageAgreementSchema,
} from '@shiptime/domain/plans/wire/shared-voyages';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#test/accessible.ts';
import { exampleOf } from '#test/example.ts';
import { network } from '#test/network.ts';
import { answerReferenceLists, teleost } from '#test/reference.ts';
import { renderInApp } from '#test/show.tsx';
import { translator } from '#test/words.ts';
import { AgreementsOfApplication } from './agreements-of-application.tsx';

const mine: AgreementPart = {
  position: 1,
  is_mine: true,
  ship_time_request_id: 41,
  project_title: 'Krill',
  operational_days: 10,
  proponent: { id: 1, first_name: 'Ada', last_name: 'Roy', email: 'ada@shiptime.example' },
  answer: null,
  answered_at: null,
  note: null,
  can: { agree: true, decline: true },
};
const hidden: AgreementPart = {
  ...mine,
  position: 2,
  is_mine: false,
  ship_time_request_id: null,
  project_title: null,
  operational_days: null,
  proponent: null,
  can: { agree: false, decline: false },
};
const asked = exampleOf(voyageAgreementSchema, {
  id: 6,
  vessel_id: teleost.id,
  messages: { en: 'Would you share a voyage?', fr: 'Partageriez-vous un voyage?' },
  state: 'asked',
  parts: [mine, hidden],
  can: { take_back: false, join: false, part: false },
});
const path = '/voyage_agreements/6/agree';

const found = (agreement: VoyageAgreement) =>
  network.get.answers('/voyage_agreements', { data: [agreement], meta: { last_page: 1 } } as never);

describe.each(['en', 'fr'] as const)('being asked to share a voyage, %s', (language) => {
  const t = translator(language);
  const words = (key: string) => t(`together:doing.${key}`);
  const button = (name: string) => page.getByRole('button', { name: words(`${name}.button`) });
  const dialog = page.getByRole('dialog');
  const open = async () => {
    network.openLive();
    answerReferenceLists();
    network.get.answers('/vessels', { data: [teleost] } as never);
    found(asked);
    await renderInApp(<AgreementsOfApplication id={41} />, { language });
  };

  it('the letter is read in one’s language, and nothing of the other application', async () => {
    await open();
    await expect.element(page.getByText(asked.messages[language])).toBeVisible();
    await expect.element(page.getByText('Krill', { exact: false })).toBeVisible();
    await expectAccessible();
  });

  it('one agrees with a note, and the keyboard goes on at what is left to do', async () => {
    await open();
    network.post.answers(path, { data: asked });
    await button('agree').click();
    await userEvent.fill(dialog.getByRole('textbox'), 'Welcome');
    await expectAccessible();
    found({ ...asked, parts: [{ ...mine, answer: 'agreed', can: { agree: false, decline: true } }, hidden] });
    await dialog.getByRole('button', { name: words('agree.label') }).click();
    await expect.element(button('agree')).not.toBeInTheDocument();
    await expect.element(button('decline')).toHaveFocus();
    expect(network.post.asked(path).map(({ body }) => body)).toEqual([
      { ship_time_request_id: 41, note: 'Welcome' },
    ]);
  });

  it('who declines without a word is told at the field; a note for one answer is none for another', async () => {
    const reason = t('errors:fields.required');
    await open();
    await button('agree').click();
    await userEvent.fill(dialog.getByRole('textbox'), 'Gladly');
    await userEvent.keyboard('{Escape}');
    await button('decline').click();
    await expect.element(dialog.getByRole('textbox')).toHaveValue('');
    network.post.refuses('/voyage_agreements/6/decline', 422, {
      type: 'invalid',
      message: 'no',
      errors: { note: [reason] },
    } as never);
    await dialog.getByRole('button', { name: words('decline.label') }).click();
    await expect
      .element(dialog.getByRole('textbox'))
      .toHaveAccessibleDescription(expect.stringContaining(reason));
  });
});
