import { attachmentRowSchema } from '@shiptime/domain/applications/wire/parts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#test/accessible.ts';
import { exampleOf } from '#test/example.ts';
import { network } from '#test/network.ts';
import { renderInApp, signInAs } from '#test/show.tsx';
import { translator } from '#test/words.ts';
import { dismissSnackbarMessage, snackbarStore } from '#ui/snackbar-store.ts';
import { findOrCreateUploadQueue } from './attachments-api.ts';
import { AttachmentsPanel } from './attachments-panel.tsx';

const path = '/ship_time_requests/41/attachments';
const map = exampleOf(attachmentRowSchema, {
  id: 7,
  ship_time_request_id: 41,
  name: 'Carte d’été.pdf',
  description: 'Où l’on va',
  kind: 'pdf',
  size: 1_300_000,
  sha256: 'a'.repeat(64),
  lock_version: 3,
});

class Sent extends EventTarget {
  static all: Sent[] = [];
  readonly upload = new EventTarget();
  readonly headers = new Map<string, string>();
  status = 0;
  responseText = '';
  url = '';
  body: FormData | null = null;
  open(_method: string, url: string): void {
    this.url = url;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers.set(name.toLowerCase(), value);
  }
  getResponseHeader(): null {
    return null;
  }
  send(body: FormData): void {
    this.body = body;
    Sent.all.push(this);
  }
  abort(): void {
    this.#end('abort');
  }
  fail(): void {
    this.#end('error');
  }
  progress(loaded: number, total: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }
  answer(status: number, body: object): void {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.#end('load');
  }
  #end(kind: string): void {
    this.dispatchEvent(new Event(kind));
    this.dispatchEvent(new Event('loadend'));
  }
}

beforeEach(async () => {
  await signInAs({ id: 1 });
  Sent.all = [];
  vi.stubGlobal('XMLHttpRequest', Sent);
  network.get.answers(path, { data: [map] });
});
afterEach(() => {
  for (const { key } of findOrCreateUploadQueue(41).uploads()) findOrCreateUploadQueue(41).cancel(key);
  for (const { id } of snackbarStore.read()) dismissSnackbarMessage(id);
  vi.unstubAllGlobals();
});

describe.each(['en', 'fr'] as const)('attachments, %s', (language) => {
  const t = translator(language);
  const words = (key: string, params?: Record<string, string | number>) =>
    t(`application_form:attachments.${key}`, params);
  const open = async (mayEdit = true) => {
    await renderInApp(<AttachmentsPanel applicationId={41} mayEdit={mayEdit} />, { language });
    await page.getByRole('button', { name: words('count', { files: 1 }) }).click();
  };
  const choose = async (...names: string[]) => {
    const files = names.map((name) => new File(['%PDF'], name, { type: 'application/pdf' }));
    await userEvent.upload(page.getByLabelText(words('add'), { exact: false }), files);
  };
  const sentTimes = (times: number) => vi.waitFor(() => expect(Sent.all).toHaveLength(times));

  it('are listed, described and removed', async () => {
    network.patch.answers(`${path}/7`, { data: { ...map, description: 'Une carte' } });
    network.delete.answers(`${path}/7`, {} as never);
    await open();
    await expect.element(page.getByText('Où l’on va')).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: words('describe', { name: map.name }) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Une carte');
    await dialog.getByRole('button', { name: words('save') }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    const [asked] = network.patch.asked(`${path}/7`);
    expect(asked).toMatchObject({ body: { description: 'Une carte' } });
    expect(asked!.headers.get('if-match')).toBe('"3"');
    await page.getByRole('button', { name: words('remove', { name: map.name }) }).click();
    network.get.answers(path, { data: [] });
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: words('remove_confirm') }).click();
    await expect.element(page.getByText(words('none'))).toBeVisible();
    expect(network.delete.asked(`${path}/7`)).toHaveLength(1);
  });

  it('are read, and no more, by whoever may not edit', async () => {
    await open(false);
    await expect
      .element(page.getByRole('button', { name: words('download', { name: map.name }) }))
      .toBeVisible();
    expect(page.getByRole('button', { name: words('remove', { name: map.name }) }).elements()).toEqual([]);
    expect(page.getByLabelText(words('add'), { exact: false }).elements()).toEqual([]);
  });

  it('tell how far they have come, and that they have arrived', async () => {
    await open();
    await choose('a.pdf', 'b.pdf');
    await sentTimes(2);
    expect(Sent.all[0]!.url).toBe(`/api${path}`);
    expect((Sent.all[0]!.body!.get('file') as File).name).toBe('a.pdf');
    Sent.all[0]!.progress(1, 4);
    const bar = page.getByLabelText(words('sending', { name: 'a.pdf' }));
    await expect.element(bar).toHaveAttribute('value', '0.25');
    Sent.all[0]!.progress(4, 4);
    const checking = page.getByLabelText(words('checking', { name: 'a.pdf' }));
    await expect.element(checking).toBeVisible();
    network.get.answers(path, { data: [map, { ...map, id: 8, name: 'a.pdf' }] });
    Sent.all[0]!.answer(201, { data: { ...map, id: 8, name: 'a.pdf' } });
    await expect.element(page.getByText(words('attached', { name: 'a.pdf' }))).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: words('download', { name: 'a.pdf' }) }))
      .toBeVisible();
  });

  it('that are refused say why, and nothing else is lost', async () => {
    await open();
    await choose('a.pdf');
    await sentTimes(1);
    const reason = t('errors:fields.not_attachable');
    Sent.all[0]!.answer(422, { type: 'invalid', message: 'no', errors: { file: [reason] } });
    await expect.element(page.getByText(words('refused', { name: 'a.pdf', reason }))).toBeVisible();
    await page.getByRole('button', { name: words('dismiss', { name: 'a.pdf' }) }).click();
    expect(page.getByText(reason, { exact: false }).elements()).toEqual([]);
    expect(Sent.all).toHaveLength(1);
  });

  it('can be stopped on their way', async () => {
    await open();
    await choose('a.pdf');
    await sentTimes(1);
    await page.getByRole('button', { name: words('stop', { name: 'a.pdf' }) }).click();
    await expect.element(page.getByLabelText(words('sending', { name: 'a.pdf' }))).not.toBeInTheDocument();
  });
});
