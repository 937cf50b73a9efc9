import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicationFields } from '@shiptime/domain/applications/sections/form';
import { sectionNames } from '@shiptime/domain/applications/sections/sections';
import type { BlankForm } from '@shiptime/domain/applications/wire/blank-form';
import { translate } from '#http/language.ts';
import { startTestApp, type TestApp } from '#test/harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe.each(['en', 'fr'] as const)(
  'the blank form, read by somebody without an account, %s',
  (language) => {
    const read = async (): Promise<BlankForm['sections']> =>
      (await test.visitor.get(`/api/application_form?lang=${language}`)).json().data.sections;

    it('has every question of the form in its section, with what is asked, its limit and its choices', async () => {
      const sections = await read();
      expect(sections.map(({ name }) => name)).toEqual(sectionNames);
      const questions = sections.flatMap(({ groups }) => groups.flatMap((group) => group.questions));
      const asked = new Set(questions.map(({ field }) => field));
      expect(applicationFields.filter((field) => !asked.has(field))).toEqual(['fiscal_year_id']);
      for (const field of applicationFields.filter((name) => asked.has(name)))
        expect(questions.map(({ label }) => label)).toContain(
          translate(language, `applications:fields.${field}.label`),
        );
      const summary = questions.find(({ field }) => field === 'executive_summary');
      expect(summary?.answer).toMatch(/1[,\s\u202f\u00a0]000/);
      const ship = questions.find(({ field }) => field === 'vessel_preference_1_id');
      expect(ship?.choices).toContain(language === 'fr' ? 'NGCC Amundsen' : 'CCGS Amundsen');
    });

    it('is a PDF, printed once until a list changes', async () => {
      const at = `/api/application_form/export.pdf?lang=${language}`;
      const first = await test.visitor.get(at);
      expect(first.headers['content-type']).toBe('application/pdf');
      expect(first.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      expect((await test.visitor.get(at)).rawPayload.equals(first.rawPayload)).toBe(true);
    });
  },
);
