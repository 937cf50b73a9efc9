import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mail } from '@shiptime/domain/accounts/administration-wire';
import { aUser } from '#test/factories/people.ts';
import { aVoyageToAccept } from '#test/factories/voyages.ts';
import { calendarReaders, readCalendarWith } from '#test/calendar-readers.ts';
import { startTestApp, type TestApp } from '#test/harness.ts';

let demo: TestApp;
beforeAll(async () => {
  demo = await startTestApp({ demo: true });
});
afterAll(() => demo.close());

const accepted = async () => {
  const { plan, application, mission } = await aVoyageToAccept(demo.db, 2111);
  const admin = await demo.as(await aUser(demo.db, 'administrator'));
  expect((await admin.post(`/api/vessel_plans/${plan.id}/set_final`, {})).statusCode).toBe(200);
  return { application, mission };
};

describe('the mailbox of a demonstration', () => {
  it('shows what is attached to a mail of acceptance, by name and size, and gives it as a file to keep', async () => {
    const { application, mission } = await accepted();
    const mails = (await demo.visitor.get('/api/mailbox')).json().data as Mail[];
    for (const [to, summary] of [
      ['ada.2111@example.org', / · CCGS /],
      ['luc.2111@example.org', / · NGCC /],
    ] as const) {
      const mail = mails.find(({ to: reader, files }) => reader === to && files.length > 0)!;
      expect(mail.files).toEqual([{ name: `shiptime-${application}.ics`, size: expect.any(Number) }]);
      const file = await demo.visitor.get(`/api/mailbox/${mail.id}/files/1`);
      expect(file.statusCode).toBe(200);
      expect(file.headers).toMatchObject({
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': `attachment; filename="shiptime-${application}.ics"`,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      });
      expect(mail.files[0]!.size).toBe(Buffer.byteLength(file.body));
      for (const reader of Object.keys(calendarReaders) as (keyof typeof calendarReaders)[]) {
        const [event, ...others] = readCalendarWith(reader, file.body);
        expect(others).toEqual([]);
        expect({ reader, ...event }).toMatchObject({
          reader,
          ...{ uid: expect.stringMatching(`^mission-${mission}@`), isAllDay: true },
          ...{ start: '2111-05-12', end: '2111-05-17', status: 'CONFIRMED' },
        });
        expect(event!.summary).toMatch(summary);
      }
      const missing = [`${mail.id}/files/2`, `${mail.id}/files/0`, '999999/files/1'];
      for (const path of missing)
        expect((await demo.visitor.get(`/api/mailbox/${path}`)).statusCode).toBe(404);
    }
  });

  it('shows no file with a mail that has none', async () => {
    await demo.visitor.post('/api/auth/password/create', { email: 'ada.2111@example.org' });
    const [mail] = (await demo.visitor.get('/api/mailbox')).json().data as Mail[];
    expect(mail).toMatchObject({ kind: 'password_reset', files: [] });
    expect((await demo.visitor.get(`/api/mailbox/${mail!.id}/files/1`)).statusCode).toBe(404);
  });
});
