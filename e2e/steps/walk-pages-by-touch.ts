import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { type Language, translator } from '../words.ts';
import { password } from './people.ts';
import { createTouchDriver } from './touch-driver.ts';

const wishes = {
  en: {
    title: 'Life on the St. Anns Bank',
    agency: 'Fisheries and Oceans Canada',
    type: 'Monitoring and assessment',
    theme: 'Population and Ecosystem Assessment',
    hours: '24 hours per day',
    window: ['July 1', 'Aug 15'],
    area: 'Cabot Strait',
    says: [
      'Who lives on the bank.',
      'The area is managed by it.',
      'Sample all stations twice.',
      'Its winches.',
    ],
  },
  fr: {
    title: 'La vie au banc de Sainte-Anne',
    agency: 'Pêches et Océans Canada',
    type: 'Surveillance et évaluation',
    theme: 'Évaluation des populations et des écosystèmes',
    hours: '24 heures par jour',
    window: ['1 juil', '15 août'],
    area: 'Détroit de Cabot',
    says: ['Qui vit sur le banc.', 'Il est géré par cela.', 'Chaque station deux fois.', 'Ses treuils.'],
  },
} as const;

const colleague = 'a.colleague@uqar.ca';
const stationFile = path.resolve(import.meta.dirname, '../files/st-anns-bank.csv');

const answersOn = (page: Page, language: Language) => {
  const t = translator(language);
  const thumb = createTouchDriver(page);
  const main = page.getByRole('main');
  const label = (name: string) => t(`applications:fields.${name}.label`);
  const labelled = (name: string) => main.getByLabel(label(name)).first();
  return {
    t,
    thumb,
    main,
    label,
    labelled,
    dialog: page.getByRole('dialog'),
    button: (name: string, within: Locator = main) =>
      within.getByRole('button', { name: t(name), exact: true }).first(),
    write: (name: string, text: string) => thumb.write(labelled(name), text),
    yesOrNo: (name: string, answer: 'yes' | 'no') =>
      thumb.tap(
        page.getByRole('radiogroup', { name: label(name) }).getByText(t(`ui:${answer}`), { exact: true }),
      ),
    tick: (name: string) => thumb.tap(page.locator('label').filter({ hasText: label(name) })),
    choose: async (name: string, option: string) => {
      const control = labelled(name);
      await control.waitFor();
      if ((await control.evaluate((element) => element.tagName)) === 'SELECT') {
        await thumb.pick(control, option);
        return;
      }
      await thumb.write(control, option.split(' ')[0]!.slice(0, 4));
      await page.waitForTimeout(600);
      await thumb.tap(page.getByRole('option', { name: option, exact: true }));
    },
    take: (what: 'starts' | 'return') => {
      const [begins = ''] = t(`application_form:proposed.${what}`, { work: '…', port: '…' }).split('…');
      return thumb.tap(main.getByRole('button', { name: begins.replaceAll('\u00a0', ' ') }));
    },
    next: async (section: string) => {
      const name = t(`applications:sections.${section}`);
      await thumb.tap(main.getByRole('link', { name, exact: true }).last());
      await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport();
    },
  };
};

type Answers = ReturnType<typeof answersOn>;
type Part = readonly [name: string, what: () => Promise<void>];

const beginning = (page: Page, language: Language, answers: Answers): Part[] => {
  const { t, thumb, main, dialog, button, write } = answers;
  const wish = wishes[language];
  return [
    [
      'signing in',
      async () => {
        await page.goto(`/login?lang=${language}`);
        await thumb.write(
          page.getByLabel(t('accounts:email'), { exact: true }),
          'proponent@shiptime.example',
        );
        await thumb.write(page.getByLabel(t('accounts:password'), { exact: true }), password);
        await thumb.tap(button('accounts:sign_in.submit'));
        await expect(page).toHaveURL(/my-requests/);
      },
    ],
    [
      'a new application',
      async () => {
        await thumb.tap(main.getByRole('link', { name: t('application_form:mine.new') }).first());
        await write('project_title', wish.title);
        await thumb.tap(button('application_form:new.create'));
        await expect(page).toHaveURL(/\/request\/\d+/);
      },
    ],
    [
      'an invitation',
      async () => {
        await thumb.tap(button('application_form:people.open'));
        await thumb.write(dialog.getByLabel(t('application_form:people.email'), { exact: true }), colleague);
        for (const step of ['add_address', 'invite_address'])
          await thumb.tap(
            dialog.getByRole('button', { name: t(`application_form:people.${step}`, { email: colleague }) }),
          );
        await expect(dialog.getByText(colleague).first()).toBeVisible();
        await thumb.tap(button('ui:close', dialog));
      },
    ],
  ];
};

const inWords = (language: Language, answers: Answers): Part[] => {
  const { thumb, main, write, yesOrNo, tick, choose, take, next } = answers;
  const wish = wishes[language];
  return [
    [
      'general information',
      async () => {
        await choose('agency_id', wish.agency);
        await tick('is_responsible_manager');
        await yesOrNo('multi_year', 'no');
      },
    ],
    [
      'project description',
      async () => {
        await next('project_description');
        await write('executive_summary', wish.says[0]);
        await write('impact_statement', wish.says[1]);
        await write('mission_objectives', wish.says[2]);
        await choose('project_type_id', wish.type);
        await choose('thematic_area_id', wish.theme);
      },
    ],
    [
      'requirements',
      async () => {
        await next('requirements');
        await write('min_science_berths', '6');
        await write('ideal_science_berths', '8');
        await yesOrNo('helicopter_required', 'no');
        await thumb.tap(main.locator('[data-choose="first"]').first());
        await write('vessel_preference_justification', wish.says[3]);
      },
    ],
    [
      'scheduling',
      async () => {
        await next('scheduling');
        await write('operational_days', '10');
        await choose('operating_hours_id', wish.hours);
        await write('operational_window_start', wish.window[0]);
        await write('operational_window_end', wish.window[1]);
        await take('starts');
        await write('mobilization_days', '1');
        await choose('mobilization_port_id', 'Halifax');
        await take('return');
      },
    ],
  ];
};

const onTheMap = (page: Page, language: Language, answers: Answers): Part[] => {
  const { t, thumb, label, dialog, button, yesOrNo, next } = answers;
  return [
    [
      'area of operations',
      async () => {
        await next('area_of_operations');
        const list = label('project_area_ids');
        await thumb.write(page.getByRole('searchbox', { name: t('ui:search_in', { list }) }), 'Cabo');
        await thumb.tap(
          page
            .getByRole('group', { name: label('project_area_ids') })
            .getByText(wishes[language].area, { exact: true }),
        );
      },
    ],
    [
      'stations by tap',
      async () => {
        const map = page.getByRole('application', { name: t('application_form:map.label') });
        await thumb.tap(button('application_form:map.add_by_click'));
        await thumb.tapAt(map, 150, 120);
        await thumb.tapAt(map, 220, 160);
        await thumb.tap(button('application_form:map.add_by_click'));
        await expect(page.locator('tr[data-station]')).toHaveCount(2);
      },
    ],
    [
      'stations by file',
      async () => {
        await thumb.tap(button('application_form:stations.import'));
        await thumb.give(dialog.getByText(t('ui:choose_file'), { exact: true }), stationFile);
        await thumb.tap(button('application_form:stations.import_now', dialog));
        await expect(dialog).toBeHidden();
      },
    ],
    [
      'waters',
      async () => {
        await yesOrNo('in_foreign_waters', 'no');
        await yesOrNo('in_marine_protected_areas', 'no');
      },
    ],
  ];
};

const ending = (page: Page, answers: Answers): Part[] => {
  const { t, thumb, main, button, tick, next } = answers;
  return [
    [
      'collaborations',
      async () => {
        await next('collaborations');
        await tick('no_collaborations');
      },
    ],
    [
      'funding',
      async () => {
        await next('funding');
        await tick('funding_unknown');
      },
    ],
    [
      'submission',
      async () => {
        await thumb.tap(main.getByRole('link', { name: t('application_form:submit.go') }).last());
        await thumb.tap(button('application_form:submit.submit'));
        await thumb.tap(button('application_form:submit.submit', page.getByRole('alertdialog')));
        await expect(page.getByText(t('applications:statuses.submitted')).first()).toBeVisible();
      },
    ],
  ];
};

export const createTouchFormSteps = (page: Page, language: Language) => {
  const answers = answersOn(page, language);
  return {
    counted: answers.thumb.counted,
    parts: [
      ...beginning(page, language, answers),
      ...inWords(language, answers),
      ...onTheMap(page, language, answers),
      ...ending(page, answers),
    ],
  };
};
