// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { focusIfLost } from './focus-if-lost.ts';
import { keepPageFocus } from './use-page-focus-keeper.ts';

let stop: () => void = () => undefined;
const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1)
    await new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
};
const byId = (id: string): HTMLElement => document.getElementById(id)!;

const show = () => {
  document.body.innerHTML = `<div id="page"><main>
    <h1 id="page-heading">Page</h1>
    <section id="section"><h2 id="heading">Section</h2><form id="form"><button id="send">Send</button></form></section>
  </main></div>`;
  stop = keepPageFocus(byId('page'));
};

afterEach(() => {
  stop();
  history.replaceState(null, '', '/');
});

it.each([
  ['a button that goes', () => byId('send').remove(), 'heading'],
  ['its whole form', () => byId('form').remove(), 'heading'],
  ['its whole section', () => byId('section').remove(), 'page-heading'],
])('goes to the heading nearest to what was there: %s', async (_, change, heading) => {
  show();
  byId('send').focus();
  change();
  await frames(6);
  expect(document.activeElement?.id).toBe(heading);
});

it('goes to the heading where a press disables its own button', async () => {
  show();
  byId('send').focus();
  byId('send').toggleAttribute('disabled', true);
  byId('send').blur();
  await frames(6);
  expect(document.activeElement?.id).toBe('heading');
});

it('leaves it to others that know a better place', async () => {
  show();
  byId('send').focus();
  byId('form').innerHTML = '<input id="field">';
  await frames(2);
  byId('field').focus();
  await frames(6);
  expect(document.activeElement?.id).toBe('field');
});

it('leaves it to others that know a better place only after a slow reload', async () => {
  show();
  byId('send').focus();
  byId('send').remove();
  await frames(6);
  byId('page-heading').tabIndex = -1;
  focusIfLost(() => byId('page-heading'));
  await frames(3);
  expect(document.activeElement?.id).toBe('page-heading');
});

it('leaves it to the new page after a link', async () => {
  show();
  byId('send').focus();
  history.pushState(null, '', '/elsewhere');
  byId('section').remove();
  await frames(6);
  expect(document.activeElement).toBe(document.body);
});
