import './lib/zod-without-eval.ts';
import './lib/trusted-types.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './ui/style/fonts.css';
import '@gcds-core/tokens/build/web/css/base.css';
import '@gcds-core/tokens/build/web/css/global.css';
import './ui/style/theme.css';
import './ui/style/global.css';
import { App } from './app/app.tsx';
import { routeLinkClicks } from './app/link-navigation.ts';
import { preloadPage, router } from './app/router.ts';
import { watchSessionEvents } from './app/session-events.ts';
import { isEmbedded, initializeEmbeddedPage } from './lib/embedded.ts';
import { startI18n } from './lib/i18n.ts';
import { connectApiToSession } from './lib/session-connection.ts';
import { sessionStore } from './lib/session-store.ts';

const frameAfter = 400;

const startPortal = async (): Promise<void> => {
  connectApiToSession();
  preloadPage();
  void sessionStore.start();
  await startI18n();
  watchSessionEvents();
  routeLinkClicks();
};

const start = async (): Promise<void> => {
  const root = document.getElementById('root');
  if (!root) return;
  await (isEmbedded() ? initializeEmbeddedPage() : startPortal());
  // Renders the page directly if it loads quickly, else its frame first.
  await Promise.race([router.load(), new Promise((resolve) => setTimeout(resolve, frameAfter))]);
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
};

void start();
