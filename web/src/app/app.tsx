import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useLanguage } from '../lib/i18n.ts';
import { localeOf } from '../lib/language.ts';
import { queryClient } from '../lib/query-client.ts';
import { router } from './router.ts';

export const App = () => (
  <QueryClientProvider client={queryClient}>
    <I18nProvider locale={localeOf(useLanguage())}>
      <RouterProvider router={router} />
    </I18nProvider>
  </QueryClientProvider>
);
