import en from '@shiptime/locales/en/mail.json' with { type: 'json' };
import noticesEn from '@shiptime/locales/en/notices.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { languages } from '@shiptime/domain/shared/text';
import type { NoticeKind } from './deliver-notice.ts';
import { renderMail, insertPortalAddress, type MailKind, type MailParams } from './mail-templates.ts';

const application = { number: 4711, title: 'Line <P>', year: '2028-2029', actor: 'Anna Lindqvist' };
const unsigned = { number: 4711, title: 'Line <P>', year: '2028-2029' };
const vessel = 'NGCC Amundsen';
const berths = { title: 'Line <P>', vessel, days: '12 to 16 May 2028' };
const [asker, actor] = ['Bo Roy', 'Anna Lindqvist'];
const plan = { vessel, year: '2028-2029', actor: 'Anna Lindqvist' };

const params: { [K in MailKind]: MailParams[K] } = {
  activation: { hours: 72 },
  account_exists: {},
  password_reset: { minutes: 60 },
  password_changed: {},
  sign_in_failures: { times: 10 },
  app_added: { factor: 'Telephone' },
  app_removed: { factor: 'Telephone' },
  passkey_added: { factor: 'Laptop' },
  passkey_removed: { factor: 'Laptop' },
  recovery_codes_renewed: {},
  recovery_code_used: { left: 9 },
  factors_reset: {},
  access_changed: { what: 'Rights changed', about: 'Line <P>', by: 'Kim <P>' },
  ledger_head: { day: '2026-11-28', position: 42, line: 'day,position,hash' },
  administrator_asked: { about: 'Line <P>', by: 'Kim <P>' },
  access_alert: { what: 'Rights changed', about: 'Line <P>', by: 'Kim <P>' },
  email_change: { hours: 72 },
  email_changed: { email: 'new@example.org' },
  invitation: { inviter: 'Maya O’Brien', project_title: 'Plankton & <krill>', days: 30 },
  application_submit: {
    ...{ ...unsigned, vessel, at: '12 April 2027, 14:03', receipt: '7K2M-9XQ4-TB0C' },
    deadline: '30 April 2027',
  },
  application_received: { ...application, vessel },
  application_accept: { ...application, vessel },
  application_reject: application,
  application_cancel: { ...application, voyages: 'You sail on CCGS M. Perley' },
  application_clarify: { ...application, opened: 'Open: days' },
  application_respond: { ...application, question: 'How deep?', proposed: 'Proposed: days' },
  application_correct: application,
  application_withdraw: application,
  application_reassign: { ...application, vessel },
  application_offered: { ...application, vessel },
  application_offer_declined: { ...application, vessel },
  application_voyage_asked: { ...application, vessel },
  application_voyage_agreed: { ...application, vessel },
  application_voyage_declined: { ...application, vessel },
  application_voyage_settled: {
    ...unsigned,
    vessel,
    other_title: 'Krill',
    other_name: 'Ada Roy',
    email: 'ada@example.ca',
  },
  application_voyage_off: { ...unsigned, vessel },
  application_voyage_lapsed: { ...unsigned, vessel },
  application_outage: { ...application, vessel },
  application_report_due: { ...unsigned, vessel, day: '16 May 2027' },
  application_reported: application,
  application_withdrawal_asked: application,
  application_withdrawal_taken_back: application,
  application_finalise: { ...unsigned, vessel, voyages: 'You sail on CCGS M. Perley', particulars: 'Ask' },
  application_finalised: { ...unsigned, vessel, voyages: 'The mission sails on CCGS M. Perley' },
  application_rescheduled: {
    ...unsigned,
    before: 'You sail in May',
    after: 'You sail in June',
    what: 'voyage changed (ship and dates)',
    reason: 'Reason: the engine',
    particulars: 'Ask',
  },
  application_remark: { ...application, place: 'Funding – Funding sources' },
  application_remark_reply: { ...application, place: 'Funding' },
  berth_request_received: { ...berths, asker, berths: '31' },
  berth_request_word_asked: { ...berths, asker, berths: '31' },
  berth_request_agreed: { ...berths, asker, actor },
  berth_request_disagreed: { ...berths, asker, actor },
  berth_request_question: { ...berths, actor },
  berth_request_answer: { ...berths, actor },
  berth_request_accepted: {
    title: 'Line <P>',
    vessel,
    actor,
    berths: '31',
    voyages: 'You sail.',
    particulars: 'Ask',
  },
  berth_request_guest: { ...berths, asker, berths: '31' },
  berth_request_declined: { ...berths, actor },
  berth_request_taken_back: { ...berths, actor },
  berth_request_ended: { ...berths, asker, berths: '31' },
  berth_request_lapsed: { ...berths, berths: '31', reason: '\nReason: repairs' },
  berth_request_rescheduled: {
    ...{ title: 'Line <P>', berths: '31', particulars: 'Ask' },
    ...{ before: 'In May', after: 'In June', reason: '\nReason: repairs' },
  },
  co_proponent_added: application,
  co_proponent_removed: application,
  co_proponent_late: application,
  deadline_reminder: { ...unsigned, deadline: '2027-04-30 23:59' },
  letter_year_open: { title: 'Line <P>', year: '2028-2029', deadline: '30 April 2027' },
  proponent_request_asked: { asker, organization: 'Ocean <P>' },
  proponent_request_granted: { asker, organization: 'Ocean <P>' },
  proponent_request_refused: { asker, organization: 'Ocean <P>' },
  privacy_asked: { asker, what: 'a copy', days: 30 },
  privacy_data: { days: 30 },
  privacy_erased: {},
  privacy_refused: { what: 'a copy' },
  plan_send_to_national: plan,
  plan_send_to_executive: plan,
  plan_set_final: plan,
  plan_return: { ...plan, level: 'Régional' },
  plan_reopen: { ...plan, level: 'Régional' },
  plan_amendment_asked: plan,
  plan_mission_arrived: { ...plan, title: 'Line <P>' },
  webhook_switched_off: { host: 'ships.example.org' },
  availability: { count: 2 },
  digest: { count: 2 },
};
const kinds = Object.keys(params) as MailKind[];

it('has words for each kind and no others', () => {
  expect(
    Object.keys(en)
      .filter((key) => key !== 'frame')
      .toSorted(),
  ).toEqual(kinds.toSorted());
});

it('has words on the page for each kind that is a notice as well', () => {
  const notices: Readonly<Record<NoticeKind, string>> = noticesEn;
  expect(Object.keys(notices).filter((kind) => !kinds.some((known) => known === kind))).toEqual([]);
});

describe.each(languages)('in %s', (language) => {
  it.each(kinds)('%s says everything, in words and in values', (kind) => {
    const mail = renderMail({
      kind,
      language,
      params: params[kind],
      name: 'Élise',
      path: '/somewhere/token',
    });
    for (const part of [mail.subject, mail.text, mail.html]) {
      expect(part).not.toMatch(/\{\{|\}\}|undefined|mail:|frame\./);
    }
    expect(mail.html).toContain(`<html lang="${language}">`);
    for (const value of Object.values(params[kind])) expect(mail.text).toContain(String(value));
  });
});

it('names the project in the subject, cut between two words', () => {
  const subjectWith = (title: string) =>
    renderMail({ kind: 'application_withdraw', language: 'en', params: { ...application, title }, path: '/' })
      .subject;
  expect(subjectWith('Krill in spring')).toMatch(/ – Krill in spring$/);
  const long = subjectWith('Atlantic Zone Monitoring Program, Maritimes: fall survey 2028 and moorings');
  expect(long).toMatch(/ – Atlantic Zone Monitoring Program, Maritimes: fall survey…$/);
});

it('takes what people wrote as text', () => {
  const mail = renderMail({
    kind: 'invitation',
    language: 'en',
    params: { inviter: '<b>Eve</b>\r\nBcc: all@example.org', project_title: '"A" & <script>', days: 30 },
    quote: 'first <i>line</i>\nsecond',
    path: '/invitation/x?next=<y>',
  });
  expect(mail.subject).not.toMatch(/[\r\n]/);
  expect(mail.html).not.toMatch(/<script|<b>|<i>|<y>/);
  expect(mail.html).toContain('&quot;A&quot; &amp; &lt;script&gt;');
  expect(mail.html).toContain('first &lt;i&gt;line&lt;/i&gt;<br>second');
  expect(mail.text).toContain('> first <i>line</i>\n> second');
});

it.each(['text', 'html'] as const)(
  'has what somebody wrote right after the words that announce it, in %s',
  (form) => {
    const mail = renderMail({
      kind: 'berth_request_received',
      language: 'en',
      params: params.berth_request_received,
      quote: 'Two moorings on the way.',
      path: '/berth-requests/1',
    })[form];
    const announced = mail.indexOf('Purpose:');
    const written = mail.indexOf('Two moorings');
    expect(announced).toBeGreaterThan(0);
    expect(written).toBeGreaterThan(announced);
    expect(mail.indexOf('You can accept, decline or ask')).toBeGreaterThan(written);
  },
);

it('learns the address of the portal at delivery, and leads to the page in the language of the mail', () => {
  const { text, html } = renderMail({
    kind: 'activation',
    language: 'fr',
    params: { hours: 72 },
    path: '/a/b',
  });
  expect(insertPortalAddress(text, 'https://portal.example/')).toContain(
    'Vérifier mon adresse courriel\u00a0:\nhttps://portal.example/a/b?lang=fr',
  );
  expect(insertPortalAddress(html, '')).toContain('href="/a/b?lang=fr"');
});
