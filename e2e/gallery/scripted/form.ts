import type { SeededPortal } from '../stage/scene.ts';
import type { DialogActions } from './dialog-actions.ts';
import type { DialogOpening } from './opening.ts';

const section =
  (name: string) =>
  ({ draft }: SeededPortal) =>
    `/request/${draft}?section=${name}`;

const openFiles = async ({ page, press }: DialogActions) => {
  if (page.viewportSize()!.width < 900)
    await page
      .locator('main button[aria-controls][aria-expanded]:has(+ *)')
      .filter({ hasText: /\d/ })
      .first()
      .click();
  await press('application_form:attachments.count');
};

export const formDialogOpenings: readonly DialogOpening[] = [
  {
    name: 'people',
    who: 'proponent',
    at: section('general_information'),
    open: (hand) => hand.press('application_form:people.open'),
  },
  {
    name: 'person-remove',
    who: 'proponent',
    at: section('general_information'),
    open: async (hand) => {
      await hand.press('application_form:people.open');
      await hand.press('application_form:people.remove', hand.dialog);
    },
  },
  {
    name: 'person-remove',
    face: 'leave',
    who: 'coproponent',
    at: section('general_information'),
    open: async (hand) => {
      await hand.page.locator('main button:has([aria-hidden="true"] > span)').first().click();
      await hand.press('applications:actions.leave.label', hand.dialog);
    },
  },
  {
    name: 'remark-remove',
    who: 'proponent',
    at: section('scheduling'),
    open: async (hand) => {
      await hand.press('application_form:remarks.open_beside_one');
      await hand.press('application_form:remarks.delete');
    },
  },
  {
    name: 'attachment-describe',
    who: 'proponent',
    at: section('project_description'),
    open: async (hand) => {
      await openFiles(hand);
      await hand.press('application_form:attachments.describe');
    },
  },
  {
    name: 'attachment-remove',
    who: 'proponent',
    at: section('project_description'),
    open: async (hand) => {
      await openFiles(hand);
      await hand.press('application_form:attachments.remove');
    },
  },
  ...(['funding_sources', 'collaborators', 'areas_of_consideration'] as const).map((part): DialogOpening => ({
    name: 'part',
    face: part,
    who: 'proponent',
    at: section(
      {
        funding_sources: 'funding',
        collaborators: 'collaborations',
        areas_of_consideration: 'area_of_operations',
      }[part],
    ),
    open: (hand) => hand.press(`application_form:parts.${part}.add`),
  })),
  {
    name: 'part-remove',
    who: 'proponent',
    at: section('funding'),
    open: (hand) =>
      hand.press('application_form:parts.delete_row', hand.page.locator('#field-funding_sources')),
  },
  {
    name: 'stations-import',
    who: 'proponent',
    at: section('area_of_operations'),
    open: (hand) => hand.press('application_form:stations.import'),
  },
  {
    name: 'stations-import',
    face: 'read',
    who: 'proponent',
    at: section('area_of_operations'),
    open: async (hand) => {
      await hand.press('application_form:stations.import');
      await hand.dialog.locator('input[type=file]').setInputFiles('e2e/files/st-anns-bank.csv');
      await hand.dialog.getByRole('table').first().waitFor();
    },
  },
  {
    name: 'stations-remove',
    who: 'proponent',
    at: section('area_of_operations'),
    open: async ({ page, t, press }) => {
      const name = t('application_form:stations.select', { name: '' }).trim();
      await page.getByRole('checkbox', { name }).last().click({ force: true });
      await press('application_form:stations.remove_selected_one');
    },
  },
  {
    name: 'submit',
    who: 'proponent',
    at: section('submit'),
    open: (hand) => hand.press('application_form:submit.submit'),
  },
];
