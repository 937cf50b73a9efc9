import type { Page } from '@playwright/test';
import type { translator } from '../words.ts';

export const peopleDialog = (page: Page, t: ReturnType<typeof translator>) => {
  const dialog = page.getByRole('dialog');
  return {
    dialog,
    invite: page.getByRole('button', { name: t('application_form:people.open'), exact: true }),
    field: dialog.getByLabel(t('application_form:people.email'), { exact: true }),
    submit: dialog.getByRole('button', { name: t('application_form:people.add'), exact: true }),
    addNamed: (email: string) =>
      dialog.getByRole('button', { name: t('application_form:people.add_address', { email }), exact: true }),
    inviteNamed: (email: string) =>
      dialog.getByRole('button', {
        name: t('application_form:people.invite_address', { email }),
        exact: true,
      }),
  };
};
