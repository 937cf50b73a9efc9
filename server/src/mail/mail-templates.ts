import type { Language } from '@shiptime/domain/shared/text';
import { hasTranslation, translate } from '../http/language.ts';
import { unsubscribePlaceholder } from './unsubscribe-links.ts';

/** Parameters of each kind of e-mail, whose texts are in `locales/<language>/mail.json`. */
export type MailParams = {
  activation: { hours: number };
  account_exists: object;
  password_reset: { minutes: number };
  password_changed: object;
  sign_in_failures: { times: number };
  app_added: { factor: string };
  app_removed: { factor: string };
  passkey_added: { factor: string };
  passkey_removed: { factor: string };
  recovery_codes_renewed: object;
  recovery_code_used: { left: number };
  factors_reset: object;
  access_changed: { what: string; about: string; by: string };
  ledger_head: { day: string; position: number; line: string };
  access_alert: { what: string; about: string; by: string };
  administrator_asked: { about: string; by: string };
  email_change: { hours: number };
  email_changed: { email: string };
  invitation: { inviter: string; project_title: string; days: number };
  application_submit: Omit<ApplicationWords, 'actor'> & {
    vessel: string;
    at: string;
    receipt: string;
    deadline: string;
  };
  application_received: ApplicationWords & { vessel: string };
  application_accept: ApplicationWords & { vessel: string };
  application_reject: ApplicationWords;
  application_cancel: ApplicationWords & { voyages: string };
  application_clarify: ApplicationWords & { opened: string };
  application_respond: ApplicationWords & { question: string; proposed: string };
  application_correct: ApplicationWords;
  application_withdraw: ApplicationWords;
  application_withdrawal_asked: ApplicationWords;
  application_withdrawal_taken_back: ApplicationWords;
  application_reassign: ApplicationWords & { vessel: string };
  application_offered: ApplicationWords & { vessel: string };
  application_offer_declined: ApplicationWords & { vessel: string };
  application_voyage_asked: ApplicationWords & { vessel: string };
  application_voyage_agreed: ApplicationWords & { vessel: string };
  application_voyage_declined: ApplicationWords & { vessel: string };
  application_voyage_settled: Omit<ApplicationWords, 'actor'> & {
    vessel: string;
    other_title: string;
    other_name: string;
    email: string;
  };
  application_voyage_off: Omit<ApplicationWords, 'actor'> & { vessel: string };
  application_voyage_lapsed: Omit<ApplicationWords, 'actor'> & { vessel: string };
  application_outage: ApplicationWords & { vessel: string };
  application_finalise: Omit<ApplicationWords, 'actor'> & {
    vessel: string;
    voyages: string;
    particulars: string;
  };
  application_finalised: Omit<ApplicationWords, 'actor'> & { vessel: string; voyages: string };
  application_rescheduled: Omit<ApplicationWords, 'actor'> & {
    before: string;
    after: string;
    what: string;
    reason: string;
    particulars: string;
  };
  application_report_due: Omit<ApplicationWords, 'actor'> & { vessel: string; day: string };
  application_reported: ApplicationWords;
  application_remark: ApplicationWords & { place: string };
  application_remark_reply: ApplicationWords & { place: string };
  berth_request_received: BerthWords & Asker & Berths;
  berth_request_word_asked: BerthWords & Asker & Berths;
  berth_request_agreed: BerthWords & Asker & { actor: string };
  berth_request_disagreed: BerthWords & Asker & { actor: string };
  berth_request_question: BerthWords & { actor: string };
  berth_request_answer: BerthWords & { actor: string };
  berth_request_accepted: Omit<BerthWords, 'days'> &
    Berths & { actor: string; voyages: string; particulars: string };
  berth_request_guest: BerthWords & Asker & Berths;
  berth_request_declined: BerthWords & { actor: string };
  berth_request_taken_back: BerthWords & { actor: string };
  berth_request_ended: BerthWords & Asker & Berths;
  berth_request_lapsed: BerthWords & Berths & { reason: string };
  berth_request_rescheduled: Pick<BerthWords, 'title'> &
    Berths & { before: string; after: string; reason: string; particulars: string };
  co_proponent_added: ApplicationWords;
  co_proponent_removed: ApplicationWords;
  co_proponent_late: ApplicationWords;
  deadline_reminder: Omit<ApplicationWords, 'actor'> & { deadline: string };
  letter_year_open: { title: string; year: string; deadline: string };
  proponent_request_asked: ProponentRequestWords;
  proponent_request_granted: ProponentRequestWords;
  proponent_request_refused: ProponentRequestWords;
  privacy_asked: { asker: string; what: string; days: number };
  privacy_data: { days: number };
  privacy_erased: object;
  privacy_refused: { what: string };
  plan_send_to_national: PlanWords;
  plan_send_to_executive: PlanWords;
  plan_set_final: PlanWords;
  plan_return: PlanWords & { level: string };
  plan_reopen: PlanWords & { level: string };
  plan_amendment_asked: PlanWords;
  plan_mission_arrived: PlanWords & { title: string };
  webhook_switched_off: { host: string };
  availability: { count: number };
  digest: { count: number };
};

type BerthWords = { title: string; vessel: string; days: string };
type Berths = { berths: string };
type Asker = { asker: string };

type ProponentRequestWords = { asker: string; organization: string };

type PlanWords = { vessel: string; year: string; actor: string };

type ApplicationWords = { number: number; title: string; year: string; actor: string };

export type MailKind = keyof MailParams;

export type MailLink = { readonly label: string; readonly path: string };

export type MailContent<K extends MailKind = MailKind> = {
  readonly kind: K;
  readonly language: Language;
  readonly params: MailParams[K];
  readonly name?: string;
  readonly path?: string;
  readonly quote?: string | null;
  readonly links?: readonly MailLink[];
  readonly items?: readonly string[];
};

export type RenderedMail = { readonly subject: string; readonly text: string; readonly html: string };

/** Replaced by the portal's address on delivery, so that the address never comes from a request. */
const portalMarker = 'portal:';
const portalMarks = /portal:(?=\/)/g;

export const insertPortalAddress = (body: string, address: string): string =>
  body.replaceAll(portalMarks, address.replace(/\/+$/, ''));

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => escapes[character]!);

const linkTo = (path: string, language: Language): string =>
  `${portalMarker}${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

const paragraphs = (text: string): string => escape(text).replaceAll(/\r\n|\r|\n/g, '<br>');

const button = (link: string, label: string): string =>
  `<p style="margin:24px 0"><a href="${escape(link)}" style="display:inline-block;padding:12px 20px;` +
  `background:#26374a;color:#ffffff;text-decoration:none;border-radius:4px;font-weight:bold">${escape(label)}</a></p>`;

const list = (items: readonly string[]): string =>
  `<ul style="margin:0 0 16px;padding-left:24px">${items.map((item) => `<li>${paragraphs(item)}</li>`).join('')}</ul>`;

const page = (language: Language, subject: string, portal: string, body: readonly string[]): string =>
  `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f5f5f5;color:#333333;font:16px/1.5 'Noto Sans',Arial,sans-serif">
<div style="max-width:600px;margin:0 auto;padding:24px;background:#ffffff;border-top:4px solid #26374a">
<p style="margin:0 0 16px;font-weight:bold;color:#26374a">${escape(portal)}</p>
<h1 style="margin:0 0 16px;font-size:24px">${escape(subject)}</h1>
${body.join('\n')}
</div>
</body>
</html>
`;

const unseen = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;
const longestTitle = 250;

/** Breaks URLs in user text, so that only the portal's own links work. */
const withoutLinks = (text: string): string =>
  text.replaceAll(/:\/\//g, ': //').replaceAll(/(?<=[\p{L}\p{N}-])\.(?=[\p{L}\p{N}-]*\p{L}{2})/gu, '. ');

const asLine = (text: string): string =>
  withoutLinks(text.replaceAll(unseen, ' ').replaceAll(/\s+/g, ' ').trim()).slice(0, longestTitle);

const asLines = (text: string): string =>
  text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => withoutLinks(line.replaceAll('\t', ' ').replaceAll(unseen, '')))
    .join('\n');

const theirs = new Set([
  'about',
  'by',
  'title',
  'project_title',
  'other_title',
  'other_name',
  'actor',
  'asker',
  'inviter',
  'name',
  'factor',
  'question',
]);
const tamed = (params: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]: [string, unknown]) => [
      name,
      theirs.has(name) && typeof value === 'string' ? asLine(value) : value,
    ]),
  );

const titleInSubject = 60;

const withTitle = (subject: string, { number, title }: Record<string, unknown>): string => {
  if (number === undefined || typeof title !== 'string' || subject.includes(title)) return subject;
  const cut = title.slice(0, titleInSubject).replace(/\s+\S*$/u, '');
  return `${subject} – ${title.length > titleInSubject ? `${cut}…` : title}`;
};

export const renderMail = (mail: MailContent): RenderedMail => {
  const { kind, language, params, name, path } = mail;
  const quote = mail.quote ? asLines(mail.quote) : null;
  const items = (mail.items ?? []).map(asLines);
  const values = tamed({ ...params, name });
  const words = (key: string): string => translate(language, `mail:${key}`, values);
  const optional = (part: string): string[] =>
    hasTranslation(language, `mail:${kind}.${part}`) ? [words(`${kind}.${part}`)] : [];
  const subject = words(`${kind}.subject`).replaceAll(/\s+/g, ' ').trim();
  const before = [words(name ? 'frame.greeting' : 'frame.greeting_unnamed'), words(`${kind}.lead`)];
  const detail = optional('detail');
  const link = path === undefined ? undefined : linkTo(path, language);
  const [action] = link === undefined ? [] : optional('action');
  const note = optional('note');
  const links = (mail.links ?? []).map(({ label, path: to }) => ({ label, address: linkTo(to, language) }));
  const marked = unsubscribePlaceholder(kind);
  const stop = marked && linkTo(marked, language);
  const footer = words('frame.footer');
  const labelled = (label: string, address: string): string =>
    `${translate(language, 'mail:frame.action', { action: label })}\n${address}`;
  const text = [
    ...before,
    ...(quote ? [quote.replaceAll(/^/gm, '> ')] : []),
    ...detail,
    ...(items.length > 0 ? [items.map((item) => `- ${item}`).join('\n')] : []),
    ...(link && action ? [labelled(action, link)] : []),
    ...links.map(({ label, address }) => labelled(label, address)),
    ...note,
    ...(stop ? [`${words('frame.stop')}\n${stop}`] : []),
    `--\n${footer}`,
  ].join('\n\n');
  const html = page(language, subject, words('frame.portal'), [
    ...before.map((part) => `<p>${paragraphs(part)}</p>`),
    ...(quote
      ? [
          `<blockquote style="margin:0 0 16px;padding:8px 16px;border-left:4px solid #26374a">${paragraphs(quote)}</blockquote>`,
        ]
      : []),
    ...detail.map((part) => `<p>${paragraphs(part)}</p>`),
    ...(items.length > 0 ? [list(items)] : []),
    ...(link && action
      ? [
          button(link, action),
          `<p style="font-size:14px">${escape(words('frame.link_hint'))}<br>${escape(link)}</p>`,
        ]
      : []),
    ...links.map(({ label, address }) => `<p><a href="${escape(address)}">${escape(label)}</a></p>`),
    ...note.map((part) => `<p>${paragraphs(part)}</p>`),
    ...(stop
      ? [
          `<p style="font-size:14px">${escape(words('frame.stop'))}<br><a href="${escape(stop)}">${escape(stop)}</a></p>`,
        ]
      : []),
    `<p style="margin-top:32px;font-size:14px;color:#555555">${escape(footer)}</p>`,
  ]);
  return { subject: withTitle(subject, values), text, html };
};
