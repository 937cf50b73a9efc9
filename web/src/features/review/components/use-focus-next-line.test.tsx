// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { findInboxTitleLink, inboxTitleId } from '../inbox-titles.ts';
import { useFocusNextLine } from './use-focus-next-line.ts';

let next: ReturnType<typeof useFocusNextLine>;

type LinesProps = { ids: readonly number[]; onShown: (next: ReturnType<typeof useFocusNextLine>) => void };

const Lines = ({ ids, onShown }: LinesProps) => {
  const shown = useFocusNextLine(ids);
  useEffect(() => {
    onShown(shown);
  });
  return (
    <main>
      <h1 tabIndex={-1}>Inbox</h1>
      {ids.map((id) => (
        <article key={id}>
          <h3 id={inboxTitleId(id)}>
            <a href={`/request/${id}`}>{id}</a>
          </h3>
        </article>
      ))}
    </main>
  );
};

let show: (...ids: number[]) => Promise<void>;

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

beforeEach(async () => {
  document.body.innerHTML = '<div id="root"></div>';
  const root = createRoot(document.querySelector('#root')!);
  show = (...ids) => act(async () => root.render(<Lines ids={ids} onShown={(shown) => (next = shown)} />));
  await show(4, 7, 9);
});

const twoFrames = () =>
  act(
    () =>
      new Promise<void>((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
      ),
  );

it('the keyboard goes on at the line that takes the place of the one that was decided', async () => {
  next.leave(7);
  await show(4, 9);
  await twoFrames();
  expect(document.activeElement).toBe(findInboxTitleLink(9));
});

it('a home that is asked for before the list has come is the line that was decided, afterwards the next one', async () => {
  next.leave(7);
  const { home } = next;
  expect(home()).toBe(findInboxTitleLink(7));
  await show(4, 9);
  expect(home()).toBe(findInboxTitleLink(9));
  await show(4);
  expect(home()).toBe(findInboxTitleLink(4));
});

it('the heading is the home of an inbox that is empty now', async () => {
  next.leave(9);
  await show();
  expect(next.home()).toBe(document.querySelector('h1'));
});

it('after several were accepted the keyboard goes on at the first that is left', async () => {
  next.first();
  await show(9);
  await twoFrames();
  expect(document.activeElement).toBe(findInboxTitleLink(9));
});

it('also where the list comes after the dialog has closed', async () => {
  const button = document.createElement('button');
  document.body.append(button);
  button.focus();
  next.first();
  await twoFrames();
  expect(document.activeElement).toBe(button);
  button.remove();
  await show(9);
  await twoFrames();
  expect(document.activeElement).toBe(findInboxTitleLink(9));
});

it('a focus that is somewhere is left there', async () => {
  next.leave(7);
  findInboxTitleLink(4)!.focus();
  await show(4, 9);
  await twoFrames();
  expect(document.activeElement).toBe(findInboxTitleLink(4));
});
