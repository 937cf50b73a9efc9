import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { type Language, translator } from '../words.ts';

const field = (name: string): string => `applications:fields.${name}.label`;

export const applicationForm = (page: Page, language: Language) => {
  const t = translator(language);
  const labelled = (name: string) => page.getByRole('main').getByLabel(t(field(name)));

  const steps = {
    fill: (name: string, value: string) => labelled(name).first().fill(value),
    choose: async (name: string, option: string) => {
      const control = labelled(name).first();
      if ((await control.evaluate((element) => element.tagName)) === 'SELECT') {
        await control.selectOption({ label: option });
        return;
      }
      // Clicks first to scroll, since scrolling closes an open list.
      await control.click();
      await control.fill(option);
      await page.getByRole('option', { name: option, exact: true }).click();
    },
    yesOrNo: (name: string, answer: 'yes' | 'no') =>
      page
        .getByRole('radiogroup', { name: t(field(name)) })
        .getByText(t(`ui:${answer}`), { exact: true })
        .click(),
    tick: (group: string, option: string) =>
      page
        .getByRole('group', { name: t(field(group)) })
        .getByText(option, { exact: true })
        .click(),
    tickOne: (name: string) =>
      page
        .locator('label')
        .filter({ hasText: t(field(name)) })
        .click(),
    goTo: async (section: string) => {
      await page
        .getByRole('navigation', { name: t('application_form:sections') })
        .getByRole('link', { name: t(`applications:sections.${section}`) })
        .click();
      await expect(
        page.getByRole('heading', { level: 2, name: t(`applications:sections.${section}`) }),
      ).toBeVisible();
    },
    saved: () => expect(page.locator('[data-status="saved"]')).toBeVisible({ timeout: 20_000 }),
    complete: (section: string) =>
      expect(
        page
          .getByRole('navigation', { name: t('application_form:sections') })
          .getByRole('link', { name: t(`applications:sections.${section}`) }),
      ).toContainText(t('applications:section_states.complete')),
    importStations: async (file: string) => {
      const dialog = page.getByRole('dialog');
      await page.getByRole('button', { name: t('application_form:stations.import'), exact: true }).click();
      await dialog
        .locator('input[type=file]')
        .setInputFiles(path.resolve(import.meta.dirname, '../files', file));
      await dialog
        .getByRole('button', { name: t('application_form:stations.import_now'), exact: true })
        .click();
      await expect(dialog).toBeHidden({ timeout: 60_000 });
    },
  };
  return steps;
};

export type ApplicationContent = {
  readonly title: string;
  readonly vessel: string;
  readonly agency: string;
  readonly type: string;
  readonly theme: string;
  readonly hours: string;
  readonly port: string;
  readonly area: string;
  readonly days: string;
  readonly windows: Readonly<Record<string, string>>;
};

export const fillInApplication = async (
  page: Page,
  language: Language,
  wish: ApplicationContent,
): Promise<void> => {
  const t = translator(language);
  const form = applicationForm(page, language);

  await form.choose('agency_id', wish.agency);
  await form.tickOne('is_responsible_manager');
  await form.yesOrNo('multi_year', 'no');
  await form.complete('general_information');

  await form.goTo('project_description');
  await form.fill(
    'executive_summary',
    'Environmental DNA and cameras along the bank, to see who lives there.',
  );
  await form.fill('impact_statement', 'The protected area is managed on what this survey finds.');
  await form.fill('mission_objectives', 'Sample every station twice, by day and by night.');
  await form.choose('project_type_id', wish.type);
  await form.choose('thematic_area_id', wish.theme);
  await form.complete('project_description');

  await form.goTo('requirements');
  await form.choose('vessel_preference_1_id', wish.vessel);
  await form.fill('vessel_preference_justification', 'The winches and the laboratory serve this work.');
  await form.fill('min_science_berths', '6');
  await form.fill('ideal_science_berths', '8');
  await form.yesOrNo('helicopter_required', 'no');
  await form.complete('requirements');

  await form.goTo('scheduling');
  await form.fill('operational_days', wish.days);
  await form.choose('operating_hours_id', wish.hours);
  for (const [name, day] of Object.entries(wish.windows)) await form.fill(name, day);
  await form.fill('mobilization_days', '1');
  await form.choose('mobilization_port_id', wish.port);
  await form.fill('demobilization_days', '1');
  await form.choose('demobilization_port_id', wish.port);
  await form.complete('scheduling');

  await form.goTo('area_of_operations');
  await form.tick('project_area_ids', wish.area);
  await form.importStations('st-anns-bank.csv');
  await form.yesOrNo('in_foreign_waters', 'no');
  await form.yesOrNo('in_marine_protected_areas', 'no');
  await form.complete('area_of_operations');

  await form.goTo('collaborations');
  await form.tickOne('no_collaborations');
  await form.complete('collaborations');

  await form.goTo('funding');
  await form.tickOne('funding_unknown');
  await form.complete('funding');
  await form.saved();

  await page
    .getByRole('link', { name: t('application_form:submit.go') })
    .first()
    .click();
};
