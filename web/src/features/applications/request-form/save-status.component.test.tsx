import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { FormModelContext } from '#features/applications/request-form/form-model.ts';
import { expectAccessible } from '#test/accessible.ts';
import { createTestFormModel } from '#test/form-model.ts';
import { network } from '#test/network.ts';
import { answerReferenceLists } from '#test/reference.ts';
import { renderInApp, signInAs } from '#test/show.tsx';
import { translator } from '#test/words.ts';
import { SaveStatus } from './save-status.tsx';
import { openStationQueue, stationsPath, whenStationsSent } from './stations/open-station-queues.ts';

describe.each(['en', 'fr'] as const)('the line of saving, %s', (language) => {
  const t = translator(language);
  const automatic = page.getByRole('checkbox', { name: t('application_form:save.automatic') });
  const saveNow = page.getByRole('button', { name: t('application_form:save.now') });
  beforeEach(() => signInAs({ id: 1 }));
  const open = async () => {
    answerReferenceLists({});
    const { editor, ...rest } = createTestFormModel({ project_title: 'Tides' });
    editor.setEnabled(true);
    await renderInApp(
      <FormModelContext value={{ editor, ...rest }}>
        <SaveStatus step={{ section: 'general_information', isSubmitting: false, readsAll: false }} />
      </FormModelContext>,
      { language },
    );
    await expect.element(automatic).toBeChecked();
    return editor;
  };

  it('asks for no saving by hand while all is saved by itself', async () => {
    await open();
    expect(saveNow.query()).toBeNull();
    await expectAccessible();
  });

  it('has a button where nothing is saved by itself, never one that cannot be pressed', async () => {
    await open();
    await automatic.click();
    await expect.element(saveNow).toBeEnabled();
    await automatic.click();
    await expect.element(saveNow).not.toBeInTheDocument();
  });

  it('does not tell of saved text while stations wait for the portal', async () => {
    const editor = await open();
    const queue = await openStationQueue(editor, 1);
    network.delete.isAway(stationsPath(editor));
    void queue.apply({ kind: 'remove', ids: [7] });
    await expect.element(page.getByText(t('application_form:stations.unreachable'))).toBeVisible();
    queue.forget();
    await expect.element(page.getByText(t('application_form:save.saved'), { exact: true })).toBeVisible();
  });

  it('says what a half-typed station still needs, and no longer once it is cleared', async () => {
    const editor = await open();
    const queue = await openStationQueue(editor, 1);
    queue.keepTyped('new.name', { text: 'ST01', base: null });
    queue.keepTyped('new.latitude', { text: '47,5', base: null });
    const fields = t('application_form:stations.longitude').toLowerCase();
    await expect
      .element(page.getByText(t('application_form:stations.unfinished_new', { fields })))
      .toBeVisible();
    queue.forget();
    await expect.element(page.getByText(t('application_form:save.saved'), { exact: true })).toBeVisible();
  });

  it('says which station has a cell that cannot be saved, and lets the page be left without a wait', async () => {
    const editor = await open();
    const queue = await openStationQueue(editor, 1);
    const base = { id: 7, lock_version: 1, name: 'ST07', type: null, latitude: 47.5, longitude: -60 };
    queue.keepTyped('7.latitude', { text: 'north', base });
    const fields = t('application_form:stations.latitude').toLowerCase();
    await expect
      .element(page.getByText(t('application_form:stations.unfinished', { name: 'ST07', fields })))
      .toBeVisible();
    await whenStationsSent(editor.application().id);
    queue.forget();
  });
});
