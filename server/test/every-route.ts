import type { AppSettings } from '../src/context.ts';

/** With these every route is there: those of a demonstration, and those of signing in by a federation, which is never asked. */
export const everyRoute: Partial<AppSettings> = {
  demo: true,
  publicUrl: 'https://shiptime.example',
  federation: {
    issuer: 'https://federation.example',
    clientId: 'shiptime',
    clientSecret: 'secret',
    name_en: 'Federation',
    name_fr: 'Fédération',
  },
};
