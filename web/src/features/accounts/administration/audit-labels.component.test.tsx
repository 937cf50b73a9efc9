import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '#test/show.tsx';
import { translator } from '#test/words.ts';
import { auditSubjects, useAuditLabels } from './audit-labels.ts';

const About = () => {
  const { aboutWords } = useAuditLabels();
  return (
    <ul>
      <li>{aboutWords('users', 3)}</li>
      <li>{aboutWords('users', null)}</li>
      <li>{aboutWords('ship_time_requests', 4182)}</li>
      <li>{aboutWords('what_was_once', 5)}</li>
    </ul>
  );
};

it.each(['en', 'fr'] as const)('names one thing in the singular, by its number, %s', async (language) => {
  const t = translator(language);
  await renderInApp(<About />, { language });
  const lines = () => page.getByRole('listitem').elements();
  await expect
    .poll(() => lines().map((each) => each.textContent))
    .toEqual([
      language === 'en' ? 'User no.\u00a03' : 'Utilisateur nº\u00a03',
      t('administration:audit.subjects.users'),
      language === 'en' ? 'Application no.\u00a04182' : 'Demande nº\u00a04182',
      'what_was_once 5',
    ]);
  for (const name of auditSubjects)
    expect(t(`administration:audit.one.${name}`, { id: 7 })).toMatch(/(no\.|nº)\u00a07$/);
});
