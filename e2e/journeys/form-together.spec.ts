import { expect, test } from '../fixtures.ts';
import { runCoEditingTrial } from '../../trials/applications/co-editing.ts';
import { keyboardOn } from '../steps/keyboard.ts';
import { openPageSignedInAs } from '../steps/people.ts';
import { createSharedDraft, sharedFormOn } from '../steps/shared-draft.ts';
import { translator } from '../words.ts';

test('two people in one section: each sees the other, other fields merge, the same field is chosen from', async ({
  browser,
  portal,
  accessible,
}) => {
  const [en, fr] = [translator('en'), translator('fr')];
  const draft = await createSharedDraft(portal, 'Together', 'coproponent');
  const path = `/request/${draft.id}?section=project_description`;
  const first = await openPageSignedInAs(browser, portal, 'proponent', 'en', path);
  const second = await openPageSignedInAs(browser, portal, 'coproponent', 'fr', path);
  const [hers, his] = [sharedFormOn(first, 'en'), sharedFormOn(second, 'fr')];

  await test.step('who is here, and in which section, in both languages', async () => {
    const section = 'applications:sections.project_description';
    await expect(first.getByText(en('application_form:others.here'))).toContainText(en(section));
    await expect(second.getByText(fr('application_form:others.here'))).toContainText(fr(section));
    await second
      .getByRole('navigation', { name: fr('application_form:sections') })
      .getByRole('link', { name: fr('applications:sections.funding') })
      .click();
    await expect(first.getByText(en('application_form:others.here'))).toContainText(
      en('applications:sections.funding'),
    );
    await second.goBack();
    await expect(his.answer('executive_summary')).toBeVisible();
  });

  await test.step('different fields of the section: both are there for both', async () => {
    await Promise.all([
      hers.writeOn('executive_summary', 'Written by her.'),
      his.writeOn('impact_statement', 'Écrit par lui.'),
    ]);
    await expect(hers.answer('impact_statement')).toHaveValue('Écrit par lui.');
    await expect(his.answer('executive_summary')).toHaveValue('Written by her.');
    await Promise.all([hers.isSaved(), his.isSaved()]);
  });

  await test.step('two sentences of one field: both changes stay, and the caret with them', async () => {
    await hers.writeOn('mission_objectives', 'Count krill. Tow nets.');
    await hers.isSaved();
    await expect(his.answer('mission_objectives')).toHaveValue('Count krill. Tow nets.');
    await second.context().setOffline(true);
    await his.writeOn('mission_objectives', ' Et filmer.');
    await hers.answer('mission_objectives').fill('Count krill and squid. Tow nets.');
    await hers.isSaved();
    await second.context().setOffline(false);
    const merged = 'Count krill and squid. Tow nets. Et filmer.';
    await expect(his.answer('mission_objectives')).toHaveValue(merged);
    await second.keyboard.type(' Ici.');
    await expect(hers.answer('mission_objectives')).toHaveValue(`${merged} Ici.`);
    await Promise.all([hers.isSaved(), his.isSaved()]);
  });

  await test.step('the same field, in French: both texts side by side, and both are kept', async () => {
    await second.context().setOffline(true);
    await his.writeOn('executive_summary', ' Et par lui.');
    await hers.writeOn('executive_summary', ' And again by her.');
    await hers.isSaved();
    await second.context().setOffline(false);
    await expect(his.conflict.locator('blockquote')).toHaveText([
      'Written by her. Et par lui.',
      'Written by her. And again by her.',
    ]);
    await accessible(second);
    await keyboardOn(second).enter(
      his.conflict.getByRole('button', { name: fr('application_form:conflict.keep_both') }),
    );
    const both = 'Written by her. And again by her.\n\nWritten by her. Et par lui.';
    await expect(his.conflict).toBeHidden();
    await expect(his.answer('executive_summary')).toBeFocused();
    await expect(hers.answer('executive_summary')).toHaveValue(both);
    await his.isSaved();
  });

  await test.step('the same field, in English: what is typed while the question is open is part of it', async () => {
    await first.context().setOffline(true);
    await hers.writeOn('impact_statement', ' Hers.');
    await his.writeOn('impact_statement', ' Le sien.');
    await his.isSaved();
    await first.context().setOffline(false);
    await expect(hers.conflict).toBeVisible();
    await hers.writeOn('impact_statement', ' More of hers.');
    await expect(hers.conflict.locator('blockquote').first()).toHaveText(
      'Écrit par lui. Hers. More of hers.',
    );
    await accessible(first);
    await keyboardOn(first).enter(
      hers.conflict.getByRole('button', { name: en('application_form:conflict.keep_mine') }),
    );
    await expect(his.answer('impact_statement')).toHaveValue('Écrit par lui. Hers. More of hers.');
    await expect.poll(() => draft.saved('impact_statement')).toBe('Écrit par lui. Hers. More of hers.');
  });
  for (const page of [first, second]) await page.context().close();
});

test('two browsers and six scripted editors on one application, with the network gone now and then: nothing is lost, all agree', async ({
  browser,
  portal,
}) => {
  const { problems, acknowledged, conflicts, converged } = await runCoEditingTrial(
    browser,
    portal,
    12_000,
    5,
  );
  expect(problems).toEqual([]);
  expect(converged).toBe(true);
  expect(acknowledged).toBeGreaterThan(3);
  expect(conflicts).toBeGreaterThan(0);
});
