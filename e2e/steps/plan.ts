import { expect, type Page } from '@playwright/test';
import type { apiAs } from './people.ts';
import { type Language, translator } from '../words.ts';

type Api = Awaited<ReturnType<typeof apiAs>>;
type Year = {
  id: number;
  name: string;
  start_date: string;
  end_date: string;
  deadline_at: string;
  active: boolean;
};

export const fetchOpenYear = async (api: Api): Promise<Year> => {
  const { data } = await api<{ data: { open_fiscal_year: Year } }>('GET', '/portal');
  return data.open_fiscal_year;
};

export const moveDeadline = (api: Api, year: Year, deadline_at: string): Promise<unknown> =>
  api('PATCH', `/fiscal_years/${year.id}`, {
    deadline_at,
    reason: 'A journey looks at both sides of the deadline.',
  });

export const createCompleteDraft = async (api: Api, year: Year): Promise<number> => {
  const { data } = await api<{ data: { id: number }[] }>(
    'GET',
    `/ship_time_requests?filter[status_id]=2&filter[fiscal_year_id]=${year.id}&sort=id`,
  );
  const copy = await api<{ data: { id: number } }>('POST', `/ship_time_requests/${data[0]!.id}/copy`, {
    fiscal_year_id: year.id,
  });
  return copy.data.id;
};

const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

export const findFreeDay = async (api: Api, year: Year, vessel: string): Promise<string> => {
  const vessels = await api<{ data: { id: number; name_en: string; name_fr: string }[] }>('GET', '/vessels');
  const { id } = vessels.data.find(({ name_en, name_fr }) => name_en === vessel || name_fr === vessel)!;
  const constraints = await api<{ data: { start_date: string; end_date: string }[] }>(
    'GET',
    `/vessels/${id}/scheduling_constraints?filter[fiscal_year_id]=${year.id}`,
  );
  let day = `${year.start_date.slice(0, 4)}-05-01`;
  const taken = () =>
    constraints.data.some((c) => c.start_date <= addDays(day, 18) && c.end_date >= addDays(day, -3));
  while (taken() && day < year.end_date) day = addDays(day, 1);
  return day;
};

export const windowsStartingOn = (day: string) => ({
  operational_window_start: day,
  operational_window_end: addDays(day, 45),
  preferred_start_window_start: day,
  preferred_start_window_end: addDays(day, 14),
});

export const rejectOtherApplications = async (
  api: Api,
  year: Year,
  vessel: string,
  title: string,
): Promise<void> => {
  type Asked = { id: number; project_title: string };
  const vessels = await api<{ data: { id: number; name_en: string; name_fr: string }[] }>('GET', '/vessels');
  const { id } = vessels.data.find(({ name_en, name_fr }) => name_en === vessel || name_fr === vessel)!;
  const filters = `filter[fiscal_year_id]=${year.id}&filter[status_id]=2,3&filter[vessel_id]=${id}`;
  const { data } = await api<{ data: Asked[] }>('GET', `/ship_time_requests?${filters}`);
  for (const asked of data.filter(({ project_title }) => project_title !== title))
    await api('POST', `/ship_time_requests/${asked.id}/reject`, { reason: 'No room is left.' });
};

export const acceptFromInbox = async (page: Page, language: Language, title: string): Promise<void> => {
  const t = translator(language);
  await page.getByRole('table').getByRole('link', { name: title }).click();
  await expect(page.getByRole('complementary').getByRole('heading', { level: 2, name: title })).toBeVisible();
  await page.getByRole('button', { name: t('applications:actions.accept.label'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('applications:actions.accept.confirm'), exact: true })
    .click();
  await expect(page.getByText(t('applications:actions.accept.done')).first()).toBeVisible();
};

export const openPlan = async (page: Page, language: Language, year: Year, vessel: string): Promise<void> => {
  await page.goto(`/vesselPlans?fiscalYearId=${year.id}&lang=${language}`);
  await page.getByRole('link', { name: vessel, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(vessel);
};

export const placeMission = async (
  page: Page,
  language: Language,
  title: string,
  day: string,
): Promise<void> => {
  const t = translator(language);
  await page
    .getByRole('toolbar', { name: t('scheduler:room.panels') })
    .getByRole('button', { name: new RegExp(t('scheduler:room.unscheduled')) })
    .click();
  await page.getByRole('button', { name: t('scheduler:place.button_for', { title }) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('plans:fields.start_date.label')).first().fill(day);
  await dialog.getByRole('button', { name: t('scheduler:place.submit') }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(t('scheduler:unscheduled.none'))).toBeVisible();
};

export type ForwardPlanStep = 'send_to_national' | 'send_to_executive' | 'set_final';

export const advancePlan = async (page: Page, language: Language, step: ForwardPlanStep): Promise<void> => {
  const t = translator(language);
  const label = t(`plans:steps.${step}`);
  const button = page.getByRole('main').getByRole('button', { name: label });
  await expect(button).not.toHaveAttribute('aria-disabled', 'true', { timeout: 20_000 });
  await button.click();
  await page.getByRole('dialog').getByRole('button', { name: label }).click();
  await expect(page.getByText(t(`scheduler:steps.done.${step}`)).first()).toBeVisible();
};
