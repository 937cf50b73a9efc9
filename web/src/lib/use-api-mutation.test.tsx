// @vitest-environment jsdom
import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { changeLanguage, startI18n } from './i18n.ts';
import { queryClient } from './query-client.ts';
import { useApiMutation } from './use-api-mutation.ts';

type Answered = { readonly answer: (text: string) => void; readonly fail: (error: ApiError) => void };

const sent: Answered[] = [];
const send = () =>
  new Promise<string>((answer, fail) => {
    sent.push({ answer, fail });
  });
const done = vi.fn<(text: string) => void>();
const tell = vi.fn<(problem: string) => void>();
let focused: Element | null;

const focusNextFrame = () =>
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    focused = document.activeElement;
  });

const Notes = () => {
  const { run, pending, problem, clearError } = useApiMutation(
    'save_notes',
    { mutationFn: send, onSuccess: (text) => done(text), onError: focusNextFrame },
    tell,
  );
  return (
    <form>
      <input aria-invalid={problem !== null} onChange={clearError} onInput={clearError} />
      <button type="button" aria-busy={pending} onClick={() => void run()}>
        Save
      </button>
      <p role="alert">{problem}</p>
    </form>
  );
};

let root: Root;
const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const click = () => act(async () => find('button').click());
const shown = () => find('p').textContent;
const settle = (how: () => void) => act(async () => how());

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await startI18n();
});

beforeEach(async () => {
  sent.length = 0;
  await changeLanguage('en');
  document.body.innerHTML = '<div></div>';
  root = createRoot(find('div'));
  await act(async () =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <Notes />
      </QueryClientProvider>,
    ),
  );
});

afterEach(async () => {
  onlineManager.setOnline(true);
  await act(async () => root.unmount());
  vi.clearAllMocks();
});

it('what is under way is not sent again at a double click; what is done may be done again', async () => {
  await act(async () => {
    find('button').click();
    find('button').click();
  });
  await click();
  expect(sent).toHaveLength(1);
  expect(find('button').getAttribute('aria-busy')).toBe('true');
  await settle(() => sent[0]?.answer('kept'));
  expect(done).toHaveBeenCalledWith('kept');
  expect(find('button').getAttribute('aria-busy')).toBe('false');
  await click();
  expect(sent).toHaveLength(2);
});

it('says what failed and why, in the language shown, until it is tried again', async () => {
  await click();
  await settle(() => sent[0]?.fail(new ApiError(503, {})));
  const english = shown();
  expect(english).toMatch(/^The notes could not be saved: /);
  expect(tell).toHaveBeenCalledWith(english);
  await act(async () => changeLanguage('fr'));
  expect(shown()).toMatch(/^Les notes n’ont pas pu être enregistrées\u00A0: /);
  await click();
  expect(shown()).toBe('');
});

it('an answer is dealt with, and a failure told, after the dialog is gone', async () => {
  await click();
  await act(async () => root.render(null));
  await settle(() => sent[0]?.answer('kept'));
  expect(done).toHaveBeenCalledWith('kept');
});

it('the keyboard finds the error at its field in the frame after the failure', async () => {
  await click();
  await settle(() => sent[0]?.fail(new ApiError(422, { errors: { notes: ['Too long.'] } })));
  await vi.waitFor(() => expect(focused).toBe(find('input')));
});

it('typing while it is under way does not lose its failure', async () => {
  await click();
  await act(async () => find('input').dispatchEvent(new InputEvent('input', { bubbles: true })));
  await settle(() => sent[0]?.fail(new ApiError(503, {})));
  expect(shown()).not.toBe('');
  await act(async () => find('input').dispatchEvent(new InputEvent('input', { bubbles: true })));
  expect(shown()).toBe('');
});

it('without a network it is tried and fails, rather than to wait for one', async () => {
  onlineManager.setOnline(false);
  await click();
  expect(sent).toHaveLength(1);
  await settle(() => sent[0]?.fail(new ApiError(0)));
  expect(shown()).not.toBe('');
});

it('a change that arrived is not told as failed when what comes after it fails', async () => {
  done.mockImplementationOnce(() => {
    throw new Error('the list could not be read again');
  });
  await click();
  await settle(() => sent[0]?.answer('kept'));
  expect(done).toHaveBeenCalledWith('kept');
  expect(shown()).toBe('');
  expect(tell).not.toHaveBeenCalled();
});
