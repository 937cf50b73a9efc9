import path from 'node:path';
import { expect, type Browser, type Page } from '@playwright/test';
import type { StationOperationDetails } from '@shiptime/domain/applications/operations';
import type { Portal } from '../portal.ts';
import { type Language, translator } from '../words.ts';
import { apiAs } from './people.ts';
import { fetchOpenYear } from './plan.ts';
import { storeSignedInSession } from './session.ts';

export type Station = {
  readonly id: number;
  readonly name: string;
  readonly type: string | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly operations?: readonly Partial<StationOperationDetails>[];
};

type Place = readonly [name: string, latitude: number, longitude: number];

export const halifaxLineStations = [
  ['HL01', 44.4, -63.45],
  ['HL02', 44.267, -63.317],
  ['HL03', 43.883, -62.883],
] as const;

export const createDraftWithStations = async (
  portal: Portal,
  title: string,
  stations: readonly Place[] = [],
) => {
  const api = await apiAs(portal, 'proponent');
  const year = await fetchOpenYear(api);
  const { data } = await api<{ data: { id: number } }>('POST', '/ship_time_requests', {
    fiscal_year_id: year.id,
    project_title: title,
  });
  const list = `/ship_time_requests/${data.id}/stations`;
  await api(
    'PUT',
    list,
    stations.map(([name, latitude, longitude]) => ({ name, latitude, longitude })),
  );
  const saved = async (): Promise<readonly Station[]> => (await api<{ data: Station[] }>('GET', list)).data;
  return {
    id: data.id,
    api,
    saved,
    becomes: (expected: readonly Partial<Station>[]) =>
      expect(async () =>
        expect((await saved()).slice(0, expected.length)).toMatchObject([...expected]),
      ).toPass({ timeout: 20_000 }),
    names: (expected: readonly string[]) =>
      expect(async () => expect((await saved()).map(({ name }) => name)).toEqual(expected)).toPass({
        timeout: 20_000,
      }),
  };
};

const sectionOf = (id: number, language: Language): string =>
  `/request/${id}?section=area_of_operations&lang=${language}`;

export const stationsOn = (page: Page, language: Language) => {
  const t = translator(language);
  const table = page.getByRole('table', { name: t('application_form:groups.stations') });
  const column = (field: string) => t(`application_form:stations.${field}`);
  const labelOf = (name: string, field: string) =>
    t('application_form:stations.cell_of', { column: column(field), name });
  const cell = (name: string, field: string) => table.getByLabel(labelOf(name, field), { exact: true });
  const dialog = page.getByRole('dialog');
  const button = (key: string, params?: Record<string, string | number>) =>
    page.getByRole('button', { name: t(key, params), exact: true });
  return {
    t,
    table,
    cell,
    button,
    dialog,
    map: page.getByRole('application', { name: t('application_form:map.label') }),
    fresh: (field: string) =>
      table.getByLabel(t('application_form:stations.cell_of_new', { column: column(field) }), {
        exact: true,
      }),
    act: (key: string, name: string) => table.getByRole('button', { name: t(key, { name }), exact: true }),
    row: (name: string) =>
      table
        .locator('tr[data-station]')
        .filter({ has: page.getByLabel(labelOf(name, 'name'), { exact: true }) }),
    says: (key: string, params?: Record<string, string | number>) =>
      expect(page.getByText(t(key, params)).first()).toBeVisible(),
    open: async (id: number) => {
      await page.goto(sectionOf(id, language));
      await expect(table).toBeVisible({ timeout: 60_000 });
    },
    openImport: async () => {
      await expect(async () => {
        if (!(await dialog.isVisible())) {
          await button('application_form:stations.import').click({ timeout: 2_000 });
        }
        await expect(dialog).toBeVisible({ timeout: 2_000 });
      }).toPass();
    },
    choose: (file: string) =>
      dialog
        .locator('input[type=file]')
        .setInputFiles(
          path.resolve(import.meta.dirname, '../../domain/src/applications/stations-file/fixtures', file),
        ),
    inPreview: (row: number, field: string) =>
      dialog.getByLabel(t('application_form:stations.cell', { row, column: column(field) }), { exact: true }),
    importNow: async () => {
      await dialog
        .getByRole('button', { name: t('application_form:stations.import_now'), exact: true })
        .click();
      await expect(dialog).toBeHidden();
    },
  };
};

export const openStations = async (
  browser: Browser,
  portal: Portal,
  who: string,
  language: Language,
  id: number,
) => {
  const context = await browser.newContext({
    baseURL: portal.url,
    locale: language === 'fr' ? 'fr-CA' : 'en-CA',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await storeSignedInSession(page, portal, who);
  const stations = stationsOn(page, language);
  await stations.open(id);
  return { ...stations, page, context };
};
