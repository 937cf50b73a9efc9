import type { Plugin } from 'vite';

export const renameDismissButton = (code: string): string | null =>
  code.includes('Rejeter') ? code.replace('Rejeter', 'Fermer') : null;

export const nameDismissButtons = (): Plugin => ({
  name: 'name-dismiss-buttons',
  transform(code, id) {
    if (!id.includes('/intl/overlays/fr-FR')) return null;
    return {
      code: renameDismissButton(code) ?? this.error('React Aria renamed its button: remove this plugin'),
      map: null,
    };
  },
});
