import { expect, type Page } from '@playwright/test';
import type { Portal } from '../portal.ts';
import { type Language, translator } from '../words.ts';
import { apiAs } from './people.ts';
import { fetchOpenYear } from './plan.ts';

export type SharedDraft = {
  readonly id: number;
  readonly saved: (field: string) => Promise<unknown>;
};

export const createSharedDraft = async (
  portal: Portal,
  title: string,
  ...others: readonly string[]
): Promise<SharedDraft> => {
  const api = await apiAs(portal, 'proponent');
  const year = await fetchOpenYear(api);
  const { data } = await api<{ data: { id: number } }>('POST', '/ship_time_requests', {
    fiscal_year_id: year.id,
    project_title: title,
  });
  for (const who of others)
    await api('POST', `/ship_time_requests/${data.id}/co_proponents`, { email: `${who}@shiptime.example` });
  return {
    id: data.id,
    saved: async (field) => {
      const answer = await api<{ data: Record<string, unknown> }>('GET', `/ship_time_requests/${data.id}`);
      return answer.data[field];
    },
  };
};

export const sharedFormOn = (page: Page, language: Language) => {
  const t = translator(language);
  const answer = (field: string) => page.getByLabel(t(`applications:fields.${field}.label`));
  return {
    answer,
    conflict: page.getByRole('group', { name: t('application_form:conflict.title') }),
    writeOn: async (field: string, text: string) => {
      await answer(field).focus();
      await page.keyboard.press('ControlOrMeta+End');
      await page.keyboard.type(text);
    },
    /** Timeout in milliseconds; after a failed save, exceed the 30 s retry delay. */
    isSaved: (timeout = 20_000) => expect(page.locator('[data-status="saved"]')).toBeVisible({ timeout }),
    isNotSaved: (next: 'retried' | 'by_hand' | 'kept') =>
      expect(page.locator('[data-status="failed"]')).toContainText(
        new RegExp(`${t('problems:tasks.save_form')}.*${t(`application_form:save.${next}`)}`),
      ),
  };
};
