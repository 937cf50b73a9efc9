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
import { openStationQueue, stationsPath } from './stations/open-station-queues.ts';

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
});
