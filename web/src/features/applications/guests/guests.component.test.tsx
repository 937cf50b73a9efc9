import { voyageSchema } from '@shiptime/domain/applications/wire/outcome';
import { type BerthRequest, berthRequestSchema, openVoyageSchema } from '@shiptime/domain/plans/wire/guests';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#test/accessible.ts';
import { exampleOf } from '#test/example.ts';
import { network } from '#test/network.ts';
import { answerReferenceLists, teleost } from '#test/reference.ts';
import { renderInApp, signInAs } from '#test/show.tsx';
import { translator } from '#test/words.ts';
import { BerthRequestPage } from './berth-request-page.tsx';
import { OpenVoyagesPage } from './open-voyages-page.tsx';
import { OwnBerthRequests } from './own-berth-requests.tsx';

const days = { start_date: '2099-05-12', end_date: '2099-05-16' };
const free = exampleOf(openVoyageSchema, {
  ...days,
  id: 12,
  title: 'Krill',
  vessel_id: teleost.id,
  project_area_ids: [],
  spare_berths: 4,
  berth_request_id: null,
  can: { ask: true },
});
const no = {
  accept: false,
  decline: false,
  ask: false,
  answer: false,
  agree: false,
  disagree: false,
  withdraw: false,
  take_back: false,
};
const bo = { id: 7, first_name: 'Bo', last_name: 'Roy', email: 'bo@shiptime.example' };
const asked = exampleOf(berthRequestSchema, {
  ...days,
  id: 6,
  mission_id: 12,
  vessel_id: teleost.id,
  voyage_title: 'Krill',
  voyage: null,
  user: bo,
  ship_time_request_id: null,
  project_title: null,
  berths: 2,
  granted_berths: null,
  spare_berths: 4,
  state: 'waiting',
  is_questioned: false,
  word: null,
  entries: [{ id: 1, action: 'asked', body: null, user: bo, created_at: '2098-01-01T12:00:00.000Z' }],
  can: no,
});
const listed = (path: string, rows: readonly object[]) =>
  network.get.answers(path as never, { data: rows, meta: { total: rows.length, last_page: 1 } } as never);

describe.each(['en', 'fr'] as const)('joining a voyage, %s', (language) => {
  const t = translator(language);
  const dialog = page.getByRole('dialog');
  beforeEach(() => {
    network.openLive();
    answerReferenceLists();
    listed('/ship_time_requests', []);
  });
  const openPage = async (request: BerthRequest) => {
    network.get.answers('/berth_requests/6', { data: request });
    await renderInApp(<BerthRequestPage />, {
      language,
      path: '/berth-requests/6',
      route: '/berth-requests/$id',
    });
  };

  it('one sees free berths, asks for some, and is told at the field what is missing', async () => {
    await signInAs({ id: 7, user_type_id: 2, vessels: [] });
    listed('/open_voyages', [free]);
    await renderInApp(<OpenVoyagesPage />, {
      language,
      path: '/voyages-to-join',
      route: '/voyages-to-join',
    });
    await expect.element(page.getByRole('link', { name: 'Krill' })).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: `${t('guests:go_ask')} – Krill` }).click();
    await expectAccessible();
    network.post.refuses('/berth_requests', 422, {
      type: 'invalid',
      message: 'no',
      errors: { objectives: [t('errors:fields.required')] },
    } as never);
    await dialog.getByRole('button', { name: t('guests:ask.label') }).click();
    const what = dialog.getByRole('textbox', { name: t('guests:ask.objectives') });
    await expect
      .element(what)
      .toHaveAccessibleDescription(expect.stringContaining(t('errors:fields.required')));
    await userEvent.fill(what, 'Two moorings');
    network.post.answers('/berth_requests', { data: asked });
    await dialog.getByRole('button', { name: t('guests:ask.label') }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(network.post.asked('/berth_requests').at(-1)?.body).toMatchObject({
      mission_id: 12,
      berths: 1,
      objectives: 'Two moorings',
      ship_time_request_id: null,
    });
  });

  it('no voyage with free berths is said', async () => {
    await signInAs({ id: 7, user_type_id: 2, vessels: [] });
    listed('/open_voyages', []);
    await renderInApp(<OpenVoyagesPage />, {
      language,
      path: '/voyages-to-join',
      route: '/voyages-to-join',
    });
    await expect.element(page.getByText(t('guests:none_hint'))).toBeVisible();
    await expectAccessible();
  });

  it('the coordinator accepts with a number of berths, and the keyboard goes on', async () => {
    await signInAs({ id: 3, user_type_id: 3, vessels: [teleost.id] });
    await openPage({ ...asked, can: { ...no, accept: true, decline: true, ask: true } });
    await expect.element(page.getByText(t('guests:asked.word.none'))).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: t('guests:doing.accept.button') }).click();
    await expect.element(dialog.getByRole('textbox')).toHaveValue('2');
    await expectAccessible();
    network.post.answers('/berth_requests/6/accept', { data: asked });
    const after = {
      ...asked,
      state: 'accepted' as const,
      granted_berths: 2,
      can: { ...no, take_back: true },
    };
    network.get.answers('/berth_requests/6', { data: after });
    await dialog.getByRole('button', { name: t('guests:doing.accept.label') }).click();
    await expect
      .element(page.getByRole('button', { name: t('guests:doing.take_back.button') }))
      .toHaveFocus();
    expect(network.post.asked('/berth_requests/6/accept').at(-1)?.body).toEqual({ berths: 2 });
  });

  it('whoever is asked answers with the question in view', async () => {
    await signInAs({ id: 7, user_type_id: 2, vessels: [] });
    const question = 'How heavy are the moorings?';
    const by = { id: 3, first_name: 'Ada', last_name: 'Lee' };
    const entries = [
      ...asked.entries,
      {
        id: 2,
        action: 'question' as const,
        body: question,
        user: by,
        created_at: '2098-01-02T12:00:00.000Z',
      },
    ];
    await openPage({ ...asked, is_questioned: true, entries, can: { ...no, answer: true } } as BerthRequest);
    await page.getByRole('button', { name: t('guests:doing.answer.button') }).click();
    await expect.element(dialog.getByText(question)).toBeVisible();
    await expectAccessible();
  });

  it('the guest reads “you sail on …” at home', async () => {
    await signInAs({ id: 7, user_type_id: 2, vessels: [] });
    const sails = exampleOf(voyageSchema, {
      ...days,
      mission_id: 12,
      shared_with: null,
      mobilization_port: null,
      demobilization_port: null,
      vessel: { id: teleost.id, name_en: teleost.name_en, name_fr: teleost.name_fr },
      reopened: false,
      requested_berths: 2,
      approved_berths: 2,
    });
    const accepted = { ...asked, state: 'accepted', granted_berths: 2, voyage: sails, can: no };
    listed('/berth_requests', [accepted, { ...asked, id: 8, is_questioned: true }]);
    await renderInApp(<OwnBerthRequests />, { language });
    await expect
      .element(
        page.getByRole('heading', {
          name: new RegExp(language === 'en' ? 'You will sail on' : 'Vous naviguerez à bord'),
        }),
      )
      .toBeVisible();
    await expect.element(page.getByText(t('guests:mine.questioned'))).toBeVisible();
    await expectAccessible();
  });
});
