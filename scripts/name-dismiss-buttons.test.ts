import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { renameDismissButton } from '../web/name-dismiss-buttons.ts';

it('calls the button that closes a list “Fermer” in French', () => {
  const file = '../node_modules/react-aria/dist/private/intl/overlays/fr-FR.mjs';
  const code = readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8');
  expect(renameDismissButton(code)).toContain('"dismiss": `Fermer`');
  expect(renameDismissButton('"dismiss": `Congédier`')).toBeNull();
});
