import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '#test/show.tsx';
import { Disclosure } from './disclosure.tsx';

it('turns its arrow when it is open, and no picture beside its words', async () => {
  await renderInApp(
    <Disclosure title={<svg data-testid="picture" />} isOpen onToggle={() => undefined}>
      Two ships
    </Disclosure>,
  );
  const picture = page.getByTestId('picture');
  await expect.element(picture).toBeInTheDocument();
  const turnOf = (element: Element | null | undefined) => element && getComputedStyle(element).transform;
  expect(turnOf(picture.element().closest('button')?.firstElementChild)).not.toBe('none');
  expect(turnOf(picture.element())).toBe('none');
});
