import { useEffect, useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { accountSchema } from '@shiptime/domain/accounts/account-wire';
import { PageHeading } from '#ui/page-heading.tsx';
import { exampleOf } from '#test/example.ts';
import { network } from '#test/network.ts';
import { renderInApp, signInAs } from '#test/show.tsx';
import { translator } from '#test/words.ts';
import { TourHost } from './tour-host.tsx';

const Late = ({ isThere }: { readonly isThere: boolean }) => {
  const [shown, setShown] = useState(isThere);
  useEffect(() => {
    const arrive = () => setShown(true);
    window.addEventListener('arrive', arrive);
    return () => window.removeEventListener('arrive', arrive);
  }, []);
  return (
    <>
      <header>
        <button type="button" data-tour="portal">
          portal
        </button>
      </header>
      {shown && <PageHeading title="heading" />}
      <TourHost />
    </>
  );
};

let id = 100;

beforeEach(async () => {
  id += 1;
  const options = { first_login: true, tour_put_off: 0, digest: 'single' } as const;
  await signInAs({ id, options });
  network.patch.answers(`/users/${id}`, { data: exampleOf(accountSchema, { id }) });
});

describe.each(['en', 'fr'] as const)('after the tour, %s', (language) => {
  const t = translator(language);
  const skip = page.getByRole('button', { name: t('app:tour.skip') });
  const heading = page.getByRole('heading', { level: 1 });

  it('the heading of the page has the focus', async () => {
    await renderInApp(<Late isThere />, { language });
    await skip.click();
    await expect.element(skip).not.toBeInTheDocument();
    await expect.element(heading).toHaveFocus();
  });

  it('the heading has it when it comes, if the page is still loading', async () => {
    await renderInApp(<Late isThere={false} />, { language });
    await skip.click();
    await expect.element(skip).not.toBeInTheDocument();
    window.dispatchEvent(new Event('arrive'));
    await expect.element(heading).toHaveFocus();
  });

  it('marks the control that a step names, and none where it names none', async () => {
    await renderInApp(<Late isThere />, { language });
    const portal = page.getByRole('button', { name: 'portal', includeHidden: true });
    await expect.element(page.getByText(t('app:tour.welcome.text'))).toBeVisible();
    await expect.element(portal).toHaveAttribute('data-tour-active');
    await page.getByRole('button', { name: t('app:tour.next') }).click();
    await expect.element(page.getByText(t('app:tour.life.text'))).toBeVisible();
    await expect.element(portal).not.toHaveAttribute('data-tour-active');
    await skip.click();
  });
});
