import './without-trusted-types.ts';
import '#lib/zod-without-eval.ts';
import '#ui/style/fonts.css';
import '@gcds-core/tokens/build/web/css/base.css';
import '@gcds-core/tokens/build/web/css/global.css';
import '#ui/style/theme.css';
import '#ui/style/global.css';
import { afterEach, beforeEach } from 'vitest';
import { startI18n } from '#lib/i18n.ts';
import { queryClient } from '#lib/query-client.ts';
import { connectApiToSession } from '#lib/session-connection.ts';
import { sessionStore } from '#lib/session.tsx';
import { removeFakeNetwork, installFakeNetwork } from './network.ts';
import { unmountApp } from './show.tsx';

document.head.insertAdjacentHTML('beforeend', '<meta name="csrf-token" content="token">');

connectApiToSession();
await startI18n();
await Promise.all(['1em "Noto Sans Variable"', '700 1em Lato'].map((font) => document.fonts.load(font)));

beforeEach(installFakeNetwork);

afterEach(() => {
  unmountApp();
  sessionStore.expire();
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
  const unanswered = removeFakeNetwork();
  if (unanswered.length > 0)
    throw new Error(`asked for, and not answered by the test: ${unanswered.join(', ')}`);
});
