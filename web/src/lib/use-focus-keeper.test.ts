// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepFocusOnRemoval } from './use-focus-keeper.ts';

let stop: () => void;
let region: HTMLElement;
const frames = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
const byId = (id: string): HTMLElement => document.getElementById(id)!;

const show = (html: string, home?: () => HTMLElement | null) => {
  document.body.innerHTML = `<h1 id="heading" tabindex="-1">Page</h1><section tabindex="-1">${html}</section>`;
  region = document.querySelector('section')!;
  stop = keepFocusOnRemoval(region, home);
};

const rows = ['a', 'b', 'c']
  .map(
    (id) =>
      `<li id="${id}"><button id="${id}-up" data-act="up">Up</button><button id="${id}-remove" data-act="remove">x</button></li>`,
  )
  .join('');

beforeEach(() => show(`<ul>${rows}</ul>`));
afterEach(() => stop());

it('goes to the same button of the row that has come into the place', async () => {
  byId('b-remove').focus();
  byId('b').remove();
  await frames();
  expect(document.activeElement).toBe(byId('c-remove'));
});

it('goes to the row before where the last one is gone', async () => {
  byId('c-remove').focus();
  byId('c').remove();
  await frames();
  expect(document.activeElement).toBe(byId('b-remove'));
});

it('goes to the region where nothing is left to go to', async () => {
  show('<button id="only">Send</button>');
  byId('only').focus();
  byId('only').remove();
  await frames();
  expect(document.activeElement).toBe(region);
});

it('goes home where a home was named', async () => {
  show('<button id="undo">Undo</button><button id="next">Next</button>', () => byId('heading'));
  byId('undo').focus();
  byId('undo').remove();
  await frames();
  expect(document.activeElement).toBe(byId('heading'));
});

it('finds the place again after a question in a dialog that outlived the row', async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div role="alertdialog"><button id="yes">Yes</button></div>',
  );
  byId('a-remove').focus();
  byId('yes').focus();
  byId('a').remove();
  await frames();
  expect(document.activeElement).toBe(byId('yes'));
  document.querySelector('[role="alertdialog"]')!.remove();
  await frames();
  expect(document.activeElement).toBe(byId('b-remove'));
});

it('finds the place again where the answer was pressed with a mouse, and the row went before its dialog', async () => {
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog"><button id="send">Send</button></div>');
  byId('a-remove').focus();
  byId('send').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  byId('send').focus();
  byId('a').remove();
  document.querySelector('[role="dialog"]')!.remove();
  await frames();
  expect(document.activeElement).toBe(byId('b-remove'));
});

it('forgets the place where somebody has pressed elsewhere', async () => {
  byId('a-remove').focus();
  byId('heading').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  byId('a').remove();
  await frames();
  expect(document.activeElement).toBe(document.body);
});

it('leaves the focus alone where somebody has gone on elsewhere', async () => {
  byId('a-remove').focus();
  byId('heading').focus();
  byId('a').remove();
  byId('heading').blur();
  await frames();
  expect(document.activeElement).toBe(document.body);
});

it('goes on at once within a dialog, to the dialog itself where nothing is left in it', async () => {
  document.body.innerHTML =
    '<div role="dialog" tabindex="-1"><button id="close">x</button><div id="body"><p><button id="repair">All</button></p></div></div>';
  const inDialog = byId('body');
  const end = keepFocusOnRemoval(inDialog);
  byId('repair').focus();
  byId('repair').remove();
  await Promise.resolve();
  expect(document.activeElement).toBe(document.querySelector('[role="dialog"]'));
  end();
});
