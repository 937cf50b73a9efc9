import type { AppSettings } from '../src/context.ts';

export const settingsWithEveryRoute: Partial<AppSettings> = {
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
